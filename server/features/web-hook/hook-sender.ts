import { DELIVERY_DAYS } from '@skyhelm/contract/web-hook-rules';
import { deliveryFaultOf, NotTaken } from '../../platform/egress/delivery-fault.ts';
import { dialable, guardedPost, type Answer } from '../../platform/egress/guarded-post.ts';
import { signedHeaders } from '../../platform/egress/hook-signature.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import { keptWorking } from '../../platform/jobs/kept-working.ts';
import type { Services } from '../../platform/services.ts';
import * as store from './delivery.store.ts';
import { hearEvents } from './hear-events.ts';
import { noteFailed, noteTaken } from './outcome.store.ts';
import { CLAIM_MS, PAUSES_MS } from './patience.ts';
import { tellOfOff, type NotifyEach } from './tell-of-off.ts';

const TIMEOUT_MS = 10_000;
/** An enterprise alone has half of them. */
const AT_ONCE = 40;
const OF_EACH = 4;
const ANSWER_BYTES = 1024;

export const WEB_HOOK_SECRET = 'web hook secret';

type SenderServices = Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'bus' | 'secrets'>;

export interface HookSender {
  /** Begins to send what is due, as much as there is room for, and says when there will be more. */
  run(): Promise<Date | undefined>;
  /** Whatever is under way has come to its end. */
  settled(): Promise<void>;
}

/** `again` is called whenever there is room for more. */
export function hookSender(services: SenderServices, notifyEach: NotifyEach, again: () => void, timeoutMs = TIMEOUT_MS): HookSender {
  const { config, database, clock, log, secrets } = services;
  const { db } = database;
  const limits = { mayDial: dialable(config.webHookNetworks), timeoutMs, answerBytes: ANSWER_BYTES };

  async function post({ id, body, address, secretSealed }: store.Claimed): Promise<Answer> {
    const secret = secrets.unseal(WEB_HOOK_SECRET, secretSealed);
    const headers = { ...signedHeaders(secret, clock.now(), body), 'x-skyhelm-delivery': id, 'user-agent': 'Skyhelm' };
    return guardedPost({ url: address, headers, body }, limits);
  }

  async function attempt(row: store.Claimed): Promise<void> {
    const tried = await post(row).then(
      (answer) => ({ answer, error: isTaken(answer) ? null : deliveryFaultOf(new NotTaken(answer.status)) }),
      (error: unknown) => ({ answer: undefined, error: deliveryFaultOf(error) }),
    );
    const now = clock.now();
    const outcome = { status: tried.answer?.status ?? null, answer: plain(tried.answer?.text ?? ''), error: tried.error };
    if (tried.error === null) {
      await db.transaction((tx) => noteTaken(tx, row, { ...outcome, state: 'delivered', deliveredAt: now }));
      return;
    }
    log.info({ delivery: row.id, attempt: row.attempts, reason: tried.error.code }, 'a web hook was not taken over');
    const pause = PAUSES_MS[row.attempts - 1];
    const next = pause === undefined ? { state: 'givenUp' as const } : { nextTryAt: new Date(now.getTime() + pause) };
    const counts = await db.transaction((tx) => noteFailed(tx, row, { ...outcome, ...next }, now));
    // What can still be tried again is not taken from anybody by one answer.
    if (counts && pause === undefined) await tellOfOff(services, notifyEach, row.hookId, now);
  }

  const underWay = new Map<Promise<void>, store.Claimed>();

  function begin(row: store.Claimed): void {
    const trying = attempt(row)
      .catch((error: unknown) => log.error({ err: error, delivery: row.id }, 'the outcome of a web hook could not be saved'))
      .finally(() => {
        underWay.delete(trying);
        again();
      });
    underWay.set(trying, row);
  }

  return {
    async run() {
      const limit = AT_ONCE - underWay.size;
      if (limit > 0) {
        const now = clock.now();
        const until = new Date(now.getTime() + CLAIM_MS);
        const share = { limit, ofEach: OF_EACH, underWay: [...underWay.values()] };
        for (const row of await db.transaction((tx) => store.claimDue(tx, now, until, share))) begin(row);
      }
      return store.nextDueAt(db, clock.now());
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.keys());
    },
  };
}

const isTaken = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The database holds no nought characters. */
const plain = (text: string): string => text.replaceAll('\0', '');

export function startWebHooks(services: SenderServices, notifyEach: NotifyEach, backWithinMs?: number): { stop(): Promise<void> } {
  const hearing = hearEvents(services, backWithinMs);
  const sender = hookSender(services, notifyEach, () => working.look());
  const working = keptWorking(services, 'web hooks', () => sender.run());
  const leave = [subscribe(services.bus, 'webHook.added', working.look), subscribe(services.bus, 'bus.resumed', working.look)];
  return {
    async stop() {
      for (const end of leave) end();
      await hearing.close();
      await working.stop();
      await sender.settled();
    },
  };
}

const CLEANING = 'webHook.cleaning';
const DAY_SECONDS = 86_400;

export async function scheduleDeliveryCleaning({ jobs, database, clock }: Services): Promise<void> {
  jobs.handle(CLEANING, async () => {
    await store.forgetDeliveriesBefore(database.db, new Date(clock.now().getTime() - DELIVERY_DAYS * DAY_SECONDS * 1000));
  });
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS });
}
