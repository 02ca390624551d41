import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BusError, type Bus } from './bus.ts';
import { delivery, type Listener } from './deliver.ts';
import { isPattern, isSubject, matches, requireSubject } from './subject-match.ts';

type Answer = (payload: unknown) => unknown;

interface Entry {
  pattern: string;
  listener: Listener;
  isOn: boolean;
}

/** Who listens to one subject: thousands of vehicles publish ten times a second each, and listeners come and go seldom. */
interface Route {
  subject: string;
  entries: readonly Entry[];
  /** Nobody has come or gone since it was made. */
  isCurrent: boolean;
}

interface Published {
  route: Route;
  payload: unknown;
}

const ROUTES_MAX = 20_000;

/** Everything within one process. */
export function memoryBus(log?: Pick<Logger, 'error'>): Bus {
  const exact = new Map<string, Set<Entry>>();
  const patterns = new Set<Entry>();
  const routes = new Map<string, Route>();
  const servers = new Map<string, Answer[]>();

  function routeOf(subject: string): Route {
    const known = routes.get(subject);
    if (known) return known;
    requireSubject(isSubject(subject), subject);
    const entries = [...(exact.get(subject) ?? []), ...[...patterns].filter(({ pattern }) => matches(pattern, subject))];
    const route = { subject, entries, isCurrent: true };
    if (routes.size >= ROUTES_MAX) outdateAll();
    routes.set(subject, route);
    return route;
  }

  function outdate(route: Route): void {
    route.isCurrent = false;
    routes.delete(route.subject);
  }

  function outdateAll(): void {
    for (const route of routes.values()) route.isCurrent = false;
    routes.clear();
  }

  /** Who listens to what this one listens to is to be found out anew. */
  function outdateFor({ pattern }: Entry): void {
    if (!isSubject(pattern)) return outdateAll();
    const route = routes.get(pattern);
    if (route) outdate(route);
  }

  const deliver = delivery(log);

  let published: Published[] = [];
  /** What listeners publish meanwhile comes after all that was published before. */
  function deliverAll(): void {
    for (let at = 0; at < published.length; at++) {
      const { route, payload } = published[at]!;
      const { entries, subject } = route.isCurrent ? route : routeOf(route.subject);
      for (const entry of entries) if (entry.isOn) deliver(entry.listener, payload, subject);
    }
    published = [];
  }

  function hear(pattern: string, listener: Listener): () => void {
    requireSubject(isPattern(pattern), pattern);
    const entry = { pattern, listener, isOn: true };
    const known = isSubject(pattern) ? (exact.get(pattern) ?? new Set()) : patterns;
    known.add(entry);
    if (known !== patterns) exact.set(pattern, known);
    outdateFor(entry);
    return () => {
      entry.isOn = false;
      known.delete(entry);
      if (known.size === 0 && exact.get(pattern) === known) exact.delete(pattern);
      outdateFor(entry);
    };
  }

  return {
    publish(subject, payload) {
      if (published.push({ route: routeOf(subject), payload }) === 1) queueMicrotask(deliverAll);
    },

    subscribe: hear,
    subscribeOwn: hear,

    async request(subject, payload, timeoutMs) {
      requireSubject(isSubject(subject), subject);
      const waiting = servers.get(subject);
      const answer = waiting?.shift();
      if (!waiting || !answer) throw new BusError('nobody', subject);
      waiting.push(answer);
      return within(timeoutMs, subject, async () => answer(payload));
    },

    serve(subject, answer) {
      requireSubject(isSubject(subject), subject);
      const own: Answer = (payload) => answer(payload);
      servers.set(subject, [...(servers.get(subject) ?? []), own]);
      return () => {
        const left = (servers.get(subject) ?? []).filter((one) => one !== own);
        if (left.length > 0) servers.set(subject, left);
        else servers.delete(subject);
      };
    },

    standing: () => ({ isConnected: true, lost: 0 }),

    async close() {
      exact.clear();
      patterns.clear();
      outdateAll();
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
