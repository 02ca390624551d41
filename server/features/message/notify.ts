import type { MessageKind } from '@skyhelm/contract/message';
import type { Params } from '@skyhelm/i18n/translate';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { insertMessages } from './message.store.ts';

type Context = Pick<RequestContext, 'db' | 'afterCommit' | 'now'>;

/** Tells a user something. Only the facts are kept: the sentence is made when it is read, in the reader's language. */
export const notify = (
  context: Context,
  bus: Bus,
  { enterpriseId, userId }: { enterpriseId: string; userId: string },
  kind: MessageKind,
  params: Params,
): Promise<void> => notifyEach(context, bus, enterpriseId, kind, [{ userId, params }]);

const BATCH = 500;

/** Tells many of a tenant, each in words of their own. */
export async function notifyEach(
  { db, now, afterCommit }: Context,
  bus: Bus,
  enterpriseId: string,
  kind: MessageKind,
  told: readonly { userId: string; params: Params }[],
): Promise<void> {
  const rows = told.map((one) => ({ id: newId(now.getTime()), enterpriseId, kind, createdAt: now, ...one }));
  for (let start = 0; start < rows.length; start += BATCH) await insertMessages(db, rows.slice(start, start + BATCH));
  if (told.length > 0) afterCommit(() => publish(bus, 'message.created', { userIds: told.map(({ userId }) => userId) }));
}
