import type { MessageKind } from '@skyhelm/contract/message';
import type { UserId } from '@skyhelm/contract/ids';
import type { TaskPermission } from '@skyhelm/contract/task-steps';
import type { Language, Params } from '@skyhelm/i18n/translate';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { notify, notifyEach } from '../message/index.ts';
import { holdersReaching, holdersReachingAll } from '../role/index.ts';
import type { StepContext } from './by-itself.ts';
import type { TaskRow } from './task-access.store.ts';
import { handsIn } from './task-record.ts';
import { personFacts } from './task.store.ts';

type Who = 'founderId' | 'executorId' | 'submittedBy';

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
  for (const id of ids) {
    const person = await personFacts(context.db, row.enterpriseId, id);
    const to = { enterpriseId: row.enterpriseId, userId: id };
    if (person) await notify(context, bus, to, kind, { task: row.name, ...params(person.language) });
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
  const told = (await approversOf(context, row)).map((userId) => ({ userId, params: { by: context.by.name, task: row.name } }));
  // Half of the time that is left is theirs to decide in, quiet hours or not.
  const { now } = context;
  const latest = row.approvalDeadline && new Date((now.getTime() + row.approvalDeadline.getTime()) / 2);
  await notifyEach(context, bus, row.enterpriseId, 'taskSubmitted', told, latest ?? undefined);
  return told.length;
}
