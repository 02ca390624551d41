import type { Services } from '../services.ts';

const BEAT_MS = 3_000;
const TOLD_EVERY_MS = 250;

/** It was cancelled, or taken for dead: whatever it was about to save must not be. */
export class Stopped extends Error {}

/** Of work behind a request, whose row says in which phase it is and how far it has come. */
export interface Progress<P extends string> {
  /** Throws `Stopped`. */
  say(phase: P, done: number): Promise<void>;
  end(): void;
}

export interface ProgressState<P extends string> {
  phase: P;
  done: number;
}

/** Tells the reader how far it is and everybody that it is alive, also while one step takes long. `keep` is false once it is to go on no longer. */
export function keepProgress<P extends string>(
  { database, log }: Pick<Services, 'database' | 'log'>,
  first: P,
  keep: (state: ProgressState<P>) => Promise<boolean>,
): Progress<P> {
  let state: ProgressState<P> = { phase: first, done: 0 };
  let toldAt = 0;
  let isStopped = false;
  const tell = async () => {
    toldAt = performance.now();
    if (!(await keep(state))) isStopped = true;
  };
  const beat = setInterval(
    () =>
      void tell().catch(
        (error: unknown) => database.pool.ending || log.warn({ err: error }, 'the progress of an import could not be told'),
      ),
    BEAT_MS,
  );
  return {
    async say(phase, done) {
      const isDue = phase !== state.phase || performance.now() - toldAt > TOLD_EVERY_MS;
      state = { phase, done };
      if (isDue) await tell();
      if (isStopped) throw new Stopped();
    },
    end: () => clearInterval(beat),
  };
}
