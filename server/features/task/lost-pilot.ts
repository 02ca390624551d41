import type { UserId } from '@skyhelm/contract/ids';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { notifyEach } from '../message/index.ts';
import type { TaskRow } from './task-access.store.ts';
import { executedBy, personFacts } from './task.store.ts';
import { holdersOver } from './tell.ts';

type Context = RequestContext & { actor: Actor };

/** Whoever does it is among them: that somebody is in the middle of a task is not written on their account. */
async function concernedBy({ db }: Context, row: TaskRow, gone: UserId): Promise<Set<string>> {
  const founder = row.founderId === null ? undefined : await personFacts(db, row.enterpriseId, row.founderId);
  const concerned = new Set<string>([...(founder ? [founder.id] : []), ...(await holdersOver(db, row, 'task:revoke'))]);
  concerned.delete(gone);
  return concerned;
}

/** What an executor who is frozen or deleted was about to fly nobody else flies on or completes, and its aircraft may be in the air at this moment. */
export const tellOfLostPilot =
  ({ bus }: Pick<Services, 'bus'>) =>
  async (context: Context, userId: UserId): Promise<void> => {
    for (const row of await executedBy(context.db, context.actor.enterpriseId, userId)) {
      const params = { task: row.name, executor: row.executorName, device: row.deviceName };
      const told = [...(await concernedBy(context, row, userId))].map((one) => ({ userId: one, params, about: row.id }));
      await notifyEach(context, bus, row.enterpriseId, 'taskPilotGone', told);
    }
  };
