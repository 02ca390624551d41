import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { newId } from '../../platform/ids.ts';
import { deliver } from '../message/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { tellHooksIn } from '../web-hook/index.ts';
import { beatsAhead, lockUnstopped, updatePush, type PushRow } from './news-push.store.ts';
import { nextSending, pulledBack } from './plan.ts';
import { receiversOf } from './receivers.store.ts';

const KIND = 'newsPush.send';
const BEATS = 'newsPush.beats';
const BEATS_SECONDS = 60;
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

/** A clock that was ahead for a while must not silence a cycle for as long, nor end what has not come to its end. */
export async function watchBeats(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(BEATS, async () => {
    for (const { id } of await beatsAhead(database.db, clock.now())) await sendDue(services, id);
  });
  await jobs.schedule(database.db, { key: BEATS, kind: BEATS, payload: {}, runAt: clock.now(), everySeconds: BEATS_SECONDS });
}

/** A form that was opened before names times that are none any more. */
async function righted(db: Queryable, row: PushRow, now: Date): Promise<PushRow> {
  const times = pulledBack(row, now);
  return times ? updatePush(db, row, { ...times, state: times.nextAt ? 'waiting' : 'sent', version: row.version + 1 }) : row;
}

/**
 * Messages, the next timer and the note that it was sent are one transaction under the lock of the push: a server that dies in the middle of it
 * has sent nothing, and one that comes second finds nothing due. What is not due, since the clock was ahead, waits on.
 */
async function sendDue(services: Services, id: string): Promise<void> {
  const { database, clock, secrets } = services;
  const now = clock.now();
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (db) => {
    const found = await lockUnstopped(db, id);
    const row = found && (await righted(db, found, now));
    if (!row?.nextAt) return cancelTimer(services, db, id);
    const count = await sendOrWait({ db, now, afterCommit: (effect) => void effects.push(effect) }, services, row);
    if (count === undefined) return;
    const entry = { operation: 'newsPush.sent', target: { id, name: row.title }, details: { count } } as const;
    const whose = { enterpriseId: row.enterpriseId as EnterpriseId, actor: SYSTEM };
    await operationLog(secrets).writeLog(db, systemOrigin(now), [{ ...entry, ...whose }]);
  });
  for (const effect of effects) await effect();
}
