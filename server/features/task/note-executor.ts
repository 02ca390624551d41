import type { UserId } from '@skyhelm/contract/ids';
import type { ExecutorTurn } from '@skyhelm/contract/task';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { notifyEach } from '../message/index.ts';
import type { TaskRow } from './task-access.store.ts';
import { heldBy, insertStep, personFacts } from './task.store.ts';
import { holdersOver } from './tell.ts';

type Context = RequestContext & { actor: Actor };

const TURNS = { frozen: 'executorFrozen', recovered: 'executorRecovered', deleted: 'executorDeleted' } as const satisfies Record<
  string,
  ExecutorTurn
>;

/** Whoever does it is among them: that somebody is in the middle of a task is not written on their account. */
async function concernedBy({ db }: Context, row: TaskRow, gone: UserId): Promise<Set<string>> {
  const founder = row.founderId === null ? undefined : await personFacts(db, row.enterpriseId, row.founderId);
  const concerned = new Set<string>([...(founder ? [founder.id] : []), ...(await holdersOver(db, row, 'task:revoke'))]);
  concerned.delete(gone);
  return concerned;
}

/** What an executor who is frozen or deleted was about to fly nobody else flies on or completes, and its aircraft may be in the air at this moment. */
async function tellOfLost(context: Context, { bus }: Pick<Services, 'bus'>, row: TaskRow, userId: UserId): Promise<void> {
  const params = { task: row.name, executor: row.executorName, device: row.deviceName };
  const told = [...(await concernedBy(context, row, userId))].map((one) => ({ userId: one, params, about: row.id }));
  await notifyEach(context, bus, row.enterpriseId, 'taskPilotGone', told);
}

/** Puts on record with each task that is theirs to fly what became of its executor: why it stood still is asked of the task, months later, by who never sees accounts. */
export const noteExecutor =
  (ports: Pick<Services, 'bus'>) =>
  async (context: Context, userId: UserId, became: keyof typeof TURNS): Promise<void> => {
    const { db, actor, now, record } = context;
    const action = TURNS[became];
    for (const row of await heldBy(db, actor.enterpriseId, userId)) {
      await insertStep(db, row, { at: now, action, byName: actor.name, executorName: row.executorName });
      const details = { taskNumber: row.number, executor: row.executorName };
      record({ operation: `task.${action}`, target: { id: row.id, name: row.name }, details });
      if (became !== 'recovered' && row.status === 'executing') await tellOfLost(context, ports, row, userId);
    }
  };
