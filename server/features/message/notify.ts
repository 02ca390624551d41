import { topicOf, type MessageKind } from '@skyhelm/contract/message';
import type { Params } from '@skyhelm/i18n/translate';
import type { Bus } from '../../platform/bus/bus.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { tellHooksIn } from '../web-hook/index.ts';
import { factsOf } from './about.ts';
import { eventsOf } from './hook-events.ts';
import { insertMessages } from './message.store.ts';
import { quietPeople } from './quiet.store.ts';
import { tellReaders } from './tell-readers.ts';

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

function heldUntil(quietUntil: Date | undefined, atTheLatest: Date | undefined, now: Date): Date | null {
  if (!quietUntil || (atTheLatest && atTheLatest <= now)) return null;
  return atTheLatest && atTheLatest < quietUntil ? atTheLatest : quietUntil;
}

/** Tells many of a tenant, each in words of their own. */
export async function notifyEach(
  { db, now, afterCommit }: Context,
  bus: Bus,
  enterpriseId: string,
  kind: MessageKind,
  /** `about`: the record a reader is led to. */
  told: readonly { userId: string; params: Params; about?: string }[],
  /** Held no longer than until then. */
  atTheLatest?: Date,
): Promise<void> {
  // What cannot be muted is not to be missed: a stranger in the account, or a zone in the way of a flight, waits for no morning.
  const quiet = topicOf(kind)
    ? await quietPeople(
        db,
        told.map(({ userId }) => userId),
        now,
      )
    : new Map<string, Date>();
  const rows = told.map(({ userId, params, about }) => ({
    id: newId(now.getTime()),
    enterpriseId,
    kind,
    createdAt: now,
    heldUntil: heldUntil(quiet.get(userId), atTheLatest, now),
    heldAtMostUntil: atTheLatest ?? null,
    userId,
    params: factsOf(params, about),
  }));
  for (let start = 0; start < rows.length; start += BATCH) await insertMessages(db, rows.slice(start, start + BATCH));
  const userIds = rows.filter((row) => row.heldUntil === null).map((row) => row.userId);
  afterCommit(() => tellReaders(bus, userIds));
  await tellHooksIn({ db, afterCommit }, bus, eventsOf(enterpriseId, kind, told, now));
}
