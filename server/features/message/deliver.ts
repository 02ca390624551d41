import type { SQL } from 'drizzle-orm';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { insertSending, type Sending } from './sending.store.ts';

/** Tells everybody whom the condition on user rows finds; returns how many they are. */
export async function deliver(
  { db, now, afterCommit }: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>,
  bus: Bus,
  sending: Sending,
  receivers: SQL,
): Promise<number> {
  const userIds = await insertSending(db, sending, receivers, now);
  if (userIds.length > 0) afterCommit(() => publish(bus, 'message.created', { userIds }));
  return userIds.length;
}
