import type { UserImportId } from '@skyhelm/contract/ids';
import type { ImportPhase } from '@skyhelm/contract/user-import-facts';
import type { Services } from '../../platform/services.ts';
import { keepRunning } from './user-import.store.ts';

const BEAT_MS = 3_000;
const TOLD_EVERY_MS = 250;

/** It was cancelled, or taken for dead: whatever it was about to save must not be. */
export class Stopped extends Error {}

export interface Progress {
  /** Throws `Stopped`. */
  say(phase: ImportPhase, done: number): Promise<void>;
  end(): void;
}

/** Tells the reader how far it is and everybody that it is alive, also while one step takes long. */
export function keepProgress({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>, id: UserImportId): Progress {
  let state: { phase: ImportPhase; done: number } = { phase: 'checking', done: 0 };
  let toldAt = 0;
  let isStopped = false;
  const tell = async () => {
    toldAt = performance.now();
    if (!(await keepRunning(database.db, id, clock.now(), state))) isStopped = true;
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
