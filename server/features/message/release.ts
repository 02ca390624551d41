import { quietUntil, type QuietHours } from '@skyhelm/core/message/quiet-hours';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { mailMessages } from './mail-messages.ts';
import { mailPushes } from './mail-pushes.ts';
import { withIds } from './mailed.store.ts';
import type { Recipient } from './message.store.ts';
import { holdUntil, releaseDue } from './quiet.store.ts';
import { tellReaders } from './tell-readers.ts';

const RELEASE = 'message.release';
const MINUTE_SECONDS = 60;

type Context = Pick<RequestContext, 'db' | 'afterCommit' | 'now'>;
type Ports = Pick<Services, 'bus' | 'config'>;

/** Quiet hours end with a minute of every clock on earth, and so does the beat. What is to be mailed goes with it: who tells somebody something does not wait for that. */
export async function scheduleRelease(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(RELEASE, () => releaseHeld(services));
  const period = MINUTE_SECONDS * 1000;
  const runAt = new Date(Math.floor(clock.now().getTime() / period) * period);
  await jobs.schedule(database.db, { key: RELEASE, kind: RELEASE, payload: {}, runAt, everySeconds: MINUTE_SECONDS });
}

async function releaseHeld(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (db) => {
    const context = { db, now, afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    await tell(context, services, await releaseDue(db, now));
    await mailMessages(context, services);
  });
  for (const effect of effects) await effect();
}

/** What waits for the end of the hours from before follows the new ones; without any it comes now. */
export async function followQuietHours(context: Context, ports: Ports, to: Recipient, hours: QuietHours | null): Promise<void> {
  const until = (hours && quietUntil(hours, context.now)) ?? null;
  const held = await holdUntil(context.db, to, until);
  if (until === null) await tell(context, ports, held);
}

async function tell(context: Context, ports: Ports, released: readonly { id: string; userId: string }[]): Promise<void> {
  if (released.length === 0) return;
  await mailPushes(context, ports, withIds(released.map(({ id }) => id)));
  const userIds = [...new Set(released.map(({ userId }) => userId))];
  context.afterCommit(() => tellReaders(ports.bus, userIds));
}
