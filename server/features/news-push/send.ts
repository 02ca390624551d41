import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { newId } from '../../platform/ids.ts';
import { deliver } from '../message/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { tellHooksIn } from '../web-hook/index.ts';
import { lockDue, updatePush, type PushRow } from './news-push.store.ts';
import { nextSending } from './plan.ts';
import { receiversOf } from './receivers.store.ts';

const KIND = 'newsPush.send';
const keyOf = (id: string): string => `${KIND} ${id}`;

type Ports = Pick<Services, 'bus' | 'jobs' | 'config'>;
type Context = Pick<RequestContext, 'db' | 'afterCommit' | 'now'>;

export const cancelTimer = ({ jobs }: Pick<Services, 'jobs'>, tx: Queryable, id: string): Promise<void> => jobs.cancel(tx, keyOf(id));

/** Sends what is due and sets the timer for what is not. Returns how many got it; nothing where it waits. */
export async function sendOrWait(context: Context, ports: Ports, row: PushRow): Promise<number | undefined> {
  const { db, now } = context;
  if (row.nextAt! > now) {
    await ports.jobs.schedule(db, { key: keyOf(row.id), kind: KIND, payload: { id: row.id }, runAt: row.nextAt! });
    return undefined;
  }
  const { enterpriseId, id: pushId, priority, title, content } = row;
  const by = row.editor ?? row.founder;
  const sending = row.sendings + 1;
  const told = { enterpriseId, pushId, sending, priority, params: { title, content, by } };
  const count = await deliver(context, ports, told, receiversOf(row));
  if (count > 0) {
    const push = { id: pushId, sending, priority, title, text: content, by, receivers: count };
    await tellHooksIn(context, ports.bus, [{ id: newId(now.getTime()), enterpriseId, event: 'push.sent', at: now, data: { push } }]);
  }
  const nextAt = nextSending(row, now);
  await updatePush(db, row, { sendings: sending, sentAt: now, nextAt, state: nextAt ? 'waiting' : 'sent' });
  if (nextAt) await ports.jobs.schedule(db, { key: keyOf(pushId), kind: KIND, payload: { id: pushId }, runAt: nextAt });
  else await cancelTimer(ports, db, pushId);
  return count;
}

export const handlePushTimers = (services: Services): void =>
  services.jobs.handle(KIND, (payload) => sendDue(services, (payload as { id: string }).id));

/**
 * Messages, the next timer and the note that it was sent are one transaction under the lock of the push: a server that dies in the middle of it
 * has sent nothing, and one that comes second finds nothing due.
 */
async function sendDue(services: Services, id: string): Promise<void> {
  const { database, clock, secrets } = services;
  const now = clock.now();
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (db) => {
    const row = await lockDue(db, id, now);
    if (!row) return;
    const count = await sendOrWait({ db, now, afterCommit: (effect) => void effects.push(effect) }, services, row);
    const entry = { operation: 'newsPush.sent', target: { id, name: row.title }, details: { count } } as const;
    const whose = { enterpriseId: row.enterpriseId as EnterpriseId, actor: SYSTEM };
    await operationLog(secrets).writeLog(db, systemOrigin(now), [{ ...entry, ...whose }]);
  });
  for (const effect of effects) await effect();
}
