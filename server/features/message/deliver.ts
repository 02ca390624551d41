import type { SQL } from 'drizzle-orm';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { mailPushes } from './mail-pushes.ts';
import { ofSending } from './mailed.store.ts';
import { quietNow } from './quiet.store.ts';
import { insertSending, isReceiver, type Sending } from './sending.store.ts';
import { tellReaders } from './tell-readers.ts';

/** Tells everybody whom the condition on user rows finds, once their quiet hours are over unless it is urgent; returns how many they are. */
export async function deliver(
  context: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>,
  ports: Pick<Services, 'bus' | 'config'>,
  sending: Sending,
  receivers: SQL,
): Promise<number> {
  const { db, now, afterCommit } = context;
  const quiet = sending.priority === 'urgent' ? [] : await quietNow(db, isReceiver(sending.enterpriseId, receivers), now);
  const got = await insertSending(db, sending, receivers, quiet, now);
  const userIds = got.filter(({ isHeld }) => !isHeld).map(({ userId }) => userId);
  if (userIds.length > 0) {
    await mailPushes(context, ports, ofSending(sending));
    afterCommit(() => tellReaders(ports.bus, userIds));
  }
  return got.length;
}
