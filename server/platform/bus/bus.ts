/**
 * What happened, told to whoever listens. Subjects are dotted, `*` stands for one part, `>` for the rest, as in NATS.
 * Payloads are plain JSON values that nobody changes after publishing: a bus between hosts sends copies, this one may not.
 */
export interface Bus {
  publish(subject: string, payload: unknown): void;
  /** Listeners are called after `publish` has returned; one that fails is logged and holds up nobody else. */
  subscribe(pattern: string, listener: (payload: unknown, subject: string) => void | Promise<void>): () => void;
  /** Only what this very process publishes: for what is to be written or sent once, however many servers hear of it. */
  subscribeOwn(pattern: string, listener: (payload: unknown, subject: string) => void | Promise<void>): () => void;
  /** Rejects with a BusError when nobody serves the subject, when the answer fails or takes too long. */
  request(subject: string, payload: unknown, timeoutMs: number): Promise<unknown>;
  /** Where several serve one subject, exactly one of them gets each request: one of this process where there is one. */
  serve(subject: string, answer: (payload: unknown) => unknown): () => void;
  standing(): BusStanding;
  close(): Promise<void>;
}

export interface BusStanding {
  /** Other servers hear what is published here, and we hear them; always so where there are none. */
  isConnected: boolean;
  /** So many events never left this process, because the bus was away or they were too large for it. */
  lost: number;
}

export class BusError extends Error {
  readonly reason: 'nobody' | 'timeout' | 'failed';

  constructor(reason: BusError['reason'], subject: string, cause?: unknown) {
    super(`${subject}: ${SAID[reason]}`, { cause });
    this.reason = reason;
  }
}

const SAID: Record<BusError['reason'], string> = {
  nobody: 'nobody serves this subject',
  timeout: 'no answer in time',
  failed: 'the answer failed',
};
