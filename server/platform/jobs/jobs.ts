import type { Queryable } from '../db/database.ts';

export interface Schedule {
  /** The same key again replaces the timer. */
  key: string;
  kind: string;
  payload: unknown;
  runAt: Date;
  everySeconds?: number;
}

/** A server that dies in the middle of it leaves it to another: what it does twice must be as good as once. */
export type Work = (payload: unknown) => Promise<void>;

export interface JobTally {
  kind: string;
  run: number;
  failed: number;
}

/** `long` for what may take minutes, as whatever goes through all routes of an enterprise or deletes what is old. */
export type Lane = 'short' | 'long';

/** Timers that survive a restart and fire once, however many servers run. */
export interface Jobs {
  /** In the caller's transaction: a timer for a change that was rolled back does not exist. */
  schedule(tx: Queryable, schedule: Schedule): Promise<void>;
  cancel(tx: Queryable, key: string): Promise<void>;
  /** Who does the work of a kind. Failing jobs are tried again with growing pauses. What is long keeps nothing short waiting. */
  handle(kind: string, work: Work, lane?: Lane): void;
  start(): void;
  /** Lets what runs come to its end and takes up nothing more. */
  stop(): Promise<void>;
  /** What this server has run since it started. */
  tally(): JobTally[];
}
