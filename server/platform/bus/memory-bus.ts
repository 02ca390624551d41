import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BusError, type Bus } from './bus.ts';
import { isPattern, isSubject, matches } from './subject-match.ts';

type Listener = (payload: unknown, subject: string) => void | Promise<void>;
type Answer = (payload: unknown) => unknown;

interface Published {
  subject: string;
  payload: unknown;
}

interface Patterned {
  pattern: string;
  listener: Listener;
}

const MATCHING_MAX = 20_000;

/** Everything within one process. */
export function memoryBus(log?: Pick<Logger, 'error'>): Bus {
  const exact = new Map<string, Set<{ listener: Listener }>>();
  const patterns = new Set<Patterned>();
  /** Which patterns a subject matches: thousands of vehicles publish ten times a second each, and patterns come and go seldom. */
  const matching = new Map<string, Patterned[]>();
  const servers = new Map<string, Answer[]>();

  function patternsFor(subject: string): Patterned[] {
    const known = matching.get(subject);
    if (known) return known;
    const found = [...patterns].filter(({ pattern }) => matches(pattern, subject));
    if (matching.size >= MATCHING_MAX) matching.clear();
    matching.set(subject, found);
    return found;
  }

  function deliver(listener: Listener, { payload, subject }: Published): void {
    const fail = (error: unknown) => log?.error({ err: error, subject }, 'a listener failed');
    try {
      const done = listener(payload, subject);
      if (done instanceof Promise) done.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  let published: Published[] = [];
  /** What listeners publish meanwhile comes after all that was published before. */
  function deliverAll(): void {
    for (let at = 0; at < published.length; at++) {
      const one = published[at]!;
      const listeners = exact.get(one.subject);
      if (listeners) for (const entry of listeners.size > 1 ? [...listeners] : listeners) deliver(entry.listener, one);
      for (const entry of patternsFor(one.subject)) if (patterns.has(entry)) deliver(entry.listener, one);
    }
    published = [];
  }

  return {
    publish(subject, payload) {
      // A subject that was published on before is known to be one.
      if (!matching.has(subject)) require(isSubject(subject), subject);
      if (published.push({ subject, payload }) === 1) queueMicrotask(deliverAll);
    },

    subscribe(pattern, listener) {
      require(isPattern(pattern), pattern);
      if (!isSubject(pattern)) {
        const entry = { pattern, listener };
        patterns.add(entry);
        matching.clear();
        return () => {
          patterns.delete(entry);
          matching.clear();
        };
      }
      const entry = { listener };
      const known = exact.get(pattern) ?? new Set();
      exact.set(pattern, known.add(entry));
      return () => {
        known.delete(entry);
        if (known.size === 0 && exact.get(pattern) === known) exact.delete(pattern);
      };
    },

    async request(subject, payload, timeoutMs) {
      require(isSubject(subject), subject);
      const waiting = servers.get(subject);
      const answer = waiting?.shift();
      if (!waiting || !answer) throw new BusError('nobody', subject);
      waiting.push(answer);
      return within(timeoutMs, subject, async () => answer(payload));
    },

    serve(subject, answer) {
      require(isSubject(subject), subject);
      const own: Answer = (payload) => answer(payload);
      servers.set(subject, [...(servers.get(subject) ?? []), own]);
      return () => {
        const left = (servers.get(subject) ?? []).filter((one) => one !== own);
        if (left.length > 0) servers.set(subject, left);
        else servers.delete(subject);
      };
    },

    async close() {
      exact.clear();
      patterns.clear();
      matching.clear();
      servers.clear();
    },
  };
}

async function within(timeoutMs: number, subject: string, work: () => Promise<unknown>): Promise<unknown> {
  const given = new AbortController();
  const late = sleep(timeoutMs, undefined, { signal: given.signal }).then(
    () => Promise.reject(new BusError('timeout', subject)),
    () => undefined,
  );
  const answered = work().catch((error: unknown) => Promise.reject(new BusError('failed', subject, error)));
  return Promise.race([answered, late]).finally(() => given.abort());
}

function require(isWellFormed: boolean, subject: string): void {
  if (!isWellFormed) throw new Error(`not a bus subject: ${JSON.stringify(subject)}`);
}
