import type { MessageKind } from '@skyhelm/contract/message';
import type { UserId } from '@skyhelm/contract/ids';
import type { TaskPermission } from '@skyhelm/contract/task-steps';
import { plannedTime } from '@skyhelm/core/task/start-window';
import { toldBy } from '@skyhelm/core/task/told-by';
import type { Language, Params } from '@skyhelm/i18n/translate';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { notifyEach } from '../message/index.ts';
import { holdersReaching, holdersReachingAll } from '../role/index.ts';
import type { StepContext } from './by-itself.ts';
import type { TaskRow } from './task-access.store.ts';
import { handsIn } from './task-record.ts';
import { personFacts } from './task.store.ts';

type Who = 'founderId' | 'executorId' | 'submittedBy';

/** Told after the last moment to do something about it, these would be in vain. */
const TO_ACT_ON: readonly MessageKind[] = ['taskPassed', 'taskFailed', 'taskExpired', 'taskNotReleased', 'taskDispatched', 'taskGivenBack'];

function latestFor(row: Parameters<typeof plannedTime>[0], now: Date): Date | undefined {
  const latest = toldBy(plannedTime(row), now.getTime());
  return latest === undefined ? undefined : new Date(latest);
}

/** Those who are still there, each once, and not whoever does it: they know. */
export async function tell(
  context: StepContext,
  bus: Bus,
  row: TaskRow,
  who: readonly Who[],
  kind: MessageKind,
  params: (language: Language) => Params = () => ({}),
): Promise<void> {
  const ids = new Set(who.flatMap((one) => row[one] ?? []).filter((id) => id !== context.by.id));
  // Of one that was posted everything else happens by itself.
  const isToBeActedOn = TO_ACT_ON.includes(kind) && !(kind === 'taskPassed' && row.isPosted);
  const latest = isToBeActedOn ? latestFor(row, context.now) : undefined;
  for (const userId of ids) {
    const person = await personFacts(context.db, row.enterpriseId, userId);
    if (!person) continue;
    const told = [{ userId, params: { task: row.name, ...params(person.language) }, about: row.id }];
    await notifyEach(context, bus, row.enterpriseId, kind, told, latest);
  }
}

/** Whoever may do something with it, apart from its founder. What software or somebody who has gone has founded only those see who reach all. */
export async function holdersOver(db: Queryable, { enterpriseId, founderId }: TaskRow, permission: TaskPermission): Promise<UserId[]> {
  const founder = founderId === null ? undefined : await personFacts(db, enterpriseId, founderId);
  const holders = founder
    ? await holdersReaching(db, enterpriseId, permission, [founder.id])
    : await holdersReachingAll(db, enterpriseId, permission);
  return holders.map(({ id }) => id as UserId);
}

/** Whoever may pass it, apart from those who had a hand in it. */
export async function approversOf({ db }: Pick<StepContext, 'db'>, row: TaskRow): Promise<UserId[]> {
  const hands = handsIn(row);
  return (await holdersOver(db, row, 'approval:pass')).filter((id) => !hands.includes(id));
}

/** Says how many there are. */
export async function tellApprovers(context: StepContext, bus: Bus, row: TaskRow): Promise<number> {
  const params = { by: context.by.name, task: row.name };
  const told = (await approversOf(context, row)).map((userId) => ({ userId, params, about: row.approvalId! }));
  const latest = latestFor({ ...row, deadline: row.approvalDeadline ?? row.deadline }, context.now);
  await notifyEach(context, bus, row.enterpriseId, 'taskSubmitted', told, latest);
  return told.length;
}
