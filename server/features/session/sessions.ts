import type { SessionEnd } from '@skyhelm/contract/channels/global';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { SQL } from 'drizzle-orm';
import { idleSince } from '../../platform/auth/session-life.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { lockAccount } from './account.store.ts';
import { countOnline, deleteExpired, deleteSessions, onlineIds, type WhichSessions } from './session.store.ts';
import { forgetOver } from './throttle.store.ts';

const MINUTE = 60_000;
/** Heartbeats come every 5 s and are written at most every 30 s: whoever is older has gone. */
const ONLINE_MS = 2 * MINUTE;

/** Ends them in the caller's transaction; whoever remembers them and their sockets are told after it. */
export async function endSessions(
  context: Pick<RequestContext, 'db' | 'afterCommit'>,
  bus: Bus,
  which: WhichSessions,
  why: SessionEnd,
): Promise<{ ended: number }> {
  // A sign-in under way holds this lock: its session is either seen by the delete below or never made.
  await lockAccount(context.db, which.userId);
  const sessionIds = await deleteSessions(context.db, which);
  if (sessionIds.length > 0) context.afterCommit(() => publish(bus, 'session.ended', { userId: which.userId, sessionIds, why }));
  return { ended: sessionIds.length };
}

/** People of the tenant who are signed in and at their desks. */
export const onlineCount = (db: Queryable, enterpriseId: EnterpriseId, now: Date): Promise<number> =>
  countOnline(db, enterpriseId, new Date(now.getTime() - ONLINE_MS), now);

/** The same people, to be asked for by their ids. */
export const peopleOnline = (enterpriseId: EnterpriseId, now: Date): SQL =>
  onlineIds(enterpriseId, new Date(now.getTime() - ONLINE_MS), now);

const CLEANING = 'session.cleaning';
const CLEANING_SECONDS = 300;

/** Removes what has run out. Nothing depends on it for safety: expiry is checked wherever a session or code is used. */
export async function scheduleCleaning({ jobs, database, clock, config, bus }: Services): Promise<void> {
  jobs.handle(CLEANING, async () => {
    const now = clock.now();
    for (const ended of await deleteExpired(database.db, now, idleSince(config, now)))
      publish(bus, 'session.ended', { ...ended, why: 'expired' });
    await forgetOver(database.db, now);
  });
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: CLEANING_SECONDS });
}
