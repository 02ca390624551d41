import type { MessageKind } from '@skyhelm/contract/message';
import type { Params } from '@skyhelm/i18n/translate';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { insertMessage } from './message.store.ts';

/** Tells a user something. Only the facts are kept: the sentence is made when it is read, in the reader's language. */
export async function notify(
  context: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>,
  bus: Bus,
  to: { enterpriseId: string; userId: string },
  kind: MessageKind,
  params: Params,
): Promise<void> {
  await insertMessage(context.db, { id: newId(context.now.getTime()), ...to, kind, params, createdAt: context.now });
  context.afterCommit(() => publish(bus, 'message.created', { userId: to.userId }));
}
