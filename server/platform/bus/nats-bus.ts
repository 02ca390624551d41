import { RequestError, TimeoutError, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { BusError, type Bus } from './bus.ts';
import { delivery, type Listener } from './deliver.ts';
import { memoryBus } from './memory-bus.ts';
import { natsStanding } from './nats-standing.ts';
import { isSubject, requireSubject } from './subject-match.ts';
import { publish } from './subjects.ts';

/** Each server is one member: of several that serve a subject NATS chooses one. */
const QUEUE = 'servers';

interface Entry {
  listener: Listener;
  isOn: boolean;
}

interface Asked {
  asked: unknown;
  withinMs: number;
}

type Answered = { answer?: unknown } | { refused: 'nobody' | 'failed' };

export interface NatsBus extends Bus {
  /** NATS knows by now who listens to what and who serves what. */
  settled(): Promise<void>;
}

/**
 * Between servers. Within this process nothing takes the way over NATS: what is told here is told here at once, also while NATS is away.
 * `room` keeps installations that share a NATS apart. The connection must not echo.
 */
export function natsBus(nats: NatsConnection, room: string, log: Pick<Logger, 'error' | 'warn' | 'info'>): NatsBus {
  const local = memoryBus(log);
  const deliver = delivery(log);
  const heard = new Map<string, { entries: Set<Entry>; subscription: Subscription }>();
  const served = new Map<string, { count: number; subscription: Subscription }>();
  const onWire = (subject: string) => `${room}.${subject}`;
  const standing = natsStanding(nats, log, () => publish(local, 'bus.resumed', {}));

  /** Nothing where the other side could not take it. */
  function packed(subject: string, value: unknown): Uint8Array | undefined {
    const bytes = Buffer.from(JSON.stringify(value ?? null));
    const most = nats.info?.max_payload ?? Infinity;
    if (bytes.length <= most) return bytes;
    log.error({ subject, bytes: bytes.length, most }, 'too large for the bus: raise max_payload of NATS');
    return undefined;
  }

  function hearOthers(pattern: string): { entries: Set<Entry>; subscription: Subscription } {
    const entries = new Set<Entry>();
    const callback = (error: Error | null, message: Msg): void => {
      if (error) return log.error({ err: error, pattern }, 'NATS does not let us listen');
      const [payload, subject] = [message.json(), message.subject.slice(room.length + 1)];
      for (const { listener } of [...entries].filter(({ isOn }) => isOn)) deliver(listener, payload, subject);
    };
    return { entries, subscription: nats.subscribe(onWire(pattern), { callback }) };
  }

  async function answerOf(subject: string, { asked, withinMs }: Asked): Promise<Answered | undefined> {
    try {
      return { answer: await local.request(subject, asked, withinMs) };
    } catch (error) {
      const reason = error instanceof BusError ? error.reason : 'failed';
      // Whoever asked has given up by now.
      if (reason === 'timeout') return undefined;
      if (reason === 'failed') log.error({ err: error, subject }, 'a request of another server failed');
      return { refused: reason };
    }
  }

  const serveOthers = (subject: string): Subscription =>
    nats.subscribe(onWire(subject), {
      queue: QUEUE,
      callback: (error, message) => {
        if (error) return log.error({ err: error, subject }, 'NATS does not let us serve');
        void answerOf(subject, message.json<Asked>()).then((answered) => {
          if (answered) message.respond(packed(subject, answered) ?? packed(subject, { refused: 'failed' }));
        });
      },
    });

  async function askOthers(subject: string, asked: unknown, withinMs: number): Promise<unknown> {
    // Nothing has left: whoever asked may say so.
    if (!standing.isConnected()) throw new BusError('nobody', subject);
    const bytes = packed(subject, { asked, withinMs } satisfies Asked);
    if (!bytes) throw new BusError('failed', subject);
    const answered = await nats.request(onWire(subject), bytes, { timeout: withinMs }).then(
      (message) => message.json<Answered>(),
      (error: unknown) => Promise.reject(new BusError(reasonOf(error), subject, error)),
    );
    if ('refused' in answered) throw new BusError(answered.refused, subject);
    return answered.answer;
  }

  return {
    publish(subject, payload) {
      local.publish(subject, payload);
      if (standing.isClosed()) return;
      const bytes = standing.isConnected() ? packed(subject, payload) : undefined;
      if (bytes) nats.publish(onWire(subject), bytes);
      else standing.lose();
    },

    subscribe(pattern, listener) {
      const leave = local.subscribe(pattern, listener);
      if (standing.isClosed()) return leave;
      const one = heard.get(pattern) ?? hearOthers(pattern);
      heard.set(pattern, one);
      const entry = { listener, isOn: true };
      one.entries.add(entry);
      return () => {
        leave();
        entry.isOn = false;
        if (!one.entries.delete(entry) || one.entries.size > 0) return;
        one.subscription.unsubscribe();
        heard.delete(pattern);
      };
    },

    subscribeOwn: (pattern, listener) => local.subscribe(pattern, listener),

    async request(subject, payload, timeoutMs) {
      requireSubject(isSubject(subject), subject);
      return served.has(subject) ? local.request(subject, payload, timeoutMs) : askOthers(subject, payload, timeoutMs);
    },

    serve(subject, answer) {
      const leave = local.serve(subject, answer);
      if (standing.isClosed()) return leave;
      const one = served.get(subject) ?? { count: 0, subscription: serveOthers(subject) };
      served.set(subject, one);
      one.count++;
      let isOn = true;
      return () => {
        leave();
        if (!isOn) return;
        isOn = false;
        if (--one.count > 0) return;
        one.subscription.unsubscribe();
        served.delete(subject);
      };
    },

    standing: () => ({ isConnected: standing.isConnected(), lost: standing.lost() }),
    settled: () => nats.flush(),

    async close() {
      await local.close();
      heard.clear();
      served.clear();
      await standing.close();
    },
  };
}

/** Where it may have arrived all the same nobody may say that it did not. */
function reasonOf(error: unknown): BusError['reason'] {
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof RequestError && error.isNoResponders() ? 'nobody' : 'timeout';
}
