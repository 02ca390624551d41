import type { Services } from '../services.ts';

/** At the latest after this long it looks again: another server may have died with a claim. */
const LOOK_AGAIN_MS = 30_000;

export interface KeptWorking {
  /** There may be something to do. */
  look(): void;
  stop(): Promise<void>;
}

/** Works off rows that wait, now and whenever it is told to look. `run` says when the next one is due. */
export function keptWorking(
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  what: string,
  run: () => Promise<Date | undefined>,
): KeptWorking {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let askedAgain = false;
  let stopped = false;

  const round = async (): Promise<void> => {
    let pause = LOOK_AGAIN_MS;
    do {
      askedAgain = false;
      try {
        const next = await run();
        if (next) pause = Math.min(pause, Math.max(0, next.getTime() - clock.now().getTime()));
      } catch (error) {
        // The database may be away for a moment; the rows wait in it.
        log.error({ err: error }, `${what} could not be read`);
      }
    } while (askedAgain && !stopped);
    running = undefined;
    if (!stopped) timer = setTimeout(look, pause);
  };
  const look = (): void => {
    askedAgain = true;
    if (running || stopped) return;
    clearTimeout(timer);
    running = round();
  };

  look();
  return {
    look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
