const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

interface Timer {
  runAt: Date;
  /** Where it failed and was put off: the moment it was meant for. */
  beatAt: Date | null;
  everySeconds: number | null;
  attempts: number;
}

/** The next beat after now: what fell due while nobody ran is made up for once, not once for each beat missed. */
export function nextRun({ runAt, beatAt, everySeconds }: Pick<Timer, 'runAt' | 'beatAt' | 'everySeconds'>, now: Date): Date | undefined {
  if (everySeconds === null) return undefined;
  const period = everySeconds * 1000;
  const beat = (beatAt ?? runAt).getTime();
  const beats = Math.max(1, Math.floor((now.getTime() - beat) / period) + 1);
  return new Date(beat + beats * period);
}

/** Doubles with each attempt; a repeating job is never put off beyond its own period. */
export function retryAfterMs({ attempts, everySeconds }: Pick<Timer, 'attempts' | 'everySeconds'>): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
  return everySeconds === null ? pause : Math.min(pause, everySeconds * 1000);
}
