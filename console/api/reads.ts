import { toast } from '../ui/toast.ts';
import { ApiError, SessionEnded, TransportError } from './api-error.ts';
import type { Call } from './call.ts';
import { send } from './client.ts';

/** The same key is the same question, whoever asks it. */
export interface Question<T> {
  key: string;
  ask(signal: AbortSignal): Promise<T>;
  /** For how long an answer is taken as it is. */
  freshMs?: number;
}

export interface Answer<T> {
  data: T | undefined;
  /** Beside data, it is the failure to read them again. */
  error: Error | null;
  isFetching: boolean;
}

interface Kept {
  question: Question<unknown>;
  answer: Answer<unknown>;
  /** Nothing while there is no answer, or none that still holds. */
  readAt: number | undefined;
  watchers: Set<() => void>;
  asking: { stop: AbortController; done: Promise<void> } | undefined;
  forgetting?: ReturnType<typeof setTimeout>;
}

const FRESH_MS = 5_000;
const KEPT_MS = 5 * 60_000;
const RETRIES = 2;
const NOTHING_YET: Answer<never> = { data: undefined, error: null, isFetching: true };

const known = new Map<string, Kept>();

export const questionOf = <I, O>(call: Call<I, O>, input: NoInfer<I>): Question<O> => ({
  key: `${call.path} ${JSON.stringify(input)}`,
  ask: (signal) => send(call, input, { signal, quiet: true }),
});

export const answerTo = <T>({ key }: Question<T>): Answer<T> => (known.get(key)?.answer ?? NOTHING_YET) as Answer<T>;

/** Tells of every change of the answer, and asks unless there is a fresh one. Returns what stops it: a question nobody waits for is cancelled. */
export function watch<T>(question: Question<T>, told: () => void): () => void {
  const { key } = question;
  const kept = known.get(key) ?? { question, answer: NOTHING_YET, readAt: undefined, watchers: new Set(), asking: undefined };
  known.set(key, kept);
  clearTimeout(kept.forgetting);
  kept.watchers.add(told);
  if (!isFresh(kept)) void ask(kept);
  return () => {
    kept.watchers.delete(told);
    if (kept.watchers.size > 0) return;
    cancel(kept);
    const forget = () => known.get(key) === kept && known.delete(key);
    if (kept.answer.data === undefined) forget();
    else kept.forgetting = setTimeout(forget, KEPT_MS);
  };
}

export async function readAgain({ key }: Question<unknown>): Promise<void> {
  const kept = known.get(key);
  if (kept) await ask(kept);
}

/** What is on the screen and no longer fresh. */
export function readOutdated(): void {
  for (const kept of known.values()) if (kept.watchers.size > 0 && !isFresh(kept)) void ask(kept);
}

/** What these calls have read is overtaken: what is on the screen is asked for again, the rest when it is next shown. */
export async function outdate(...calls: readonly Call<never, unknown>[]): Promise<void> {
  const overtaken = [...known.values()].filter(({ question }) => calls.some(({ path }) => question.key.startsWith(`${path} `)));
  for (const kept of overtaken) {
    kept.readAt = undefined;
    // What is under way may have been answered before the change.
    cancel(kept);
  }
  await Promise.all(overtaken.filter(({ watchers }) => watchers.size > 0).map(ask));
}

export function forgetAll(): void {
  for (const [key, kept] of known) {
    cancel(kept);
    kept.readAt = undefined;
    tell(kept, { data: undefined, error: null });
    if (kept.watchers.size === 0) known.delete(key);
  }
}

const isFresh = ({ readAt, question }: Kept): boolean =>
  readAt !== undefined && performance.now() - readAt < (question.freshMs ?? FRESH_MS);

function cancel(kept: Kept): void {
  kept.asking?.stop.abort();
  kept.asking = undefined;
  kept.answer = { ...kept.answer, isFetching: false };
}

function tell(kept: Kept, change: Partial<Answer<unknown>>): void {
  kept.answer = { ...kept.answer, ...change };
  kept.watchers.forEach((told) => told());
}

function ask(kept: Kept): Promise<void> {
  if (kept.asking) return kept.asking.done;
  const stop = new AbortController();
  const end = (change: Partial<Answer<unknown>>) => {
    kept.asking = undefined;
    tell(kept, { ...change, isFetching: false });
  };
  const done = persist(kept.question, stop.signal).then(
    (data) => {
      if (stop.signal.aborted) return;
      kept.readAt = performance.now();
      end({ data: isSame(kept.answer.data, data) ? kept.answer.data : data, error: null });
    },
    (error: Error) => {
      if (stop.signal.aborted) return;
      end({ error });
      // A first failure is shown in place of the data; a later one beside data that stay.
      if (kept.answer.data !== undefined && !(error instanceof SessionEnded) && !isBusy(error)) toast.error(error.message);
    },
  );
  kept.asking = { stop, done };
  tell(kept, { isFetching: true, ...(kept.answer.data === undefined && { error: null }) });
  return done;
}

/** The server has had no room for it: what is on the screen stays, and is read again in time. */
const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'request.busy';

/** A lost connection is often back in a moment, and so is a server with too much to do. Any other refusal would be the same again. */
async function persist<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0, pause = 0; ; failures++) {
    try {
      return await question.ask(signal);
    } catch (error) {
      const isPassing = error instanceof TransportError || isBusy(error);
      if (!isPassing || failures === RETRIES || signal.aborted) throw error;
      pause = (isBusy(error) ? error.retryAfterSeconds : undefined) ?? 2 ** failures;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
    signal.throwIfAborted();
  }
}

/** What has not changed stays the same object, so that nothing is drawn again for it. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
