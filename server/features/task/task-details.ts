import type { TaskDetails } from '@skyhelm/contract/task';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findPlan } from '../route/index.ts';
import type { FoundTask } from './found-task.store.ts';
import { entryOf } from './task-record.ts';
import { stepsOf } from './task.store.ts';

/** As this reader sees it, with its plan and all that has happened to it. */
export async function detailsOf({ db, actor, now }: { db: Queryable; actor: Actor; now: Date }, found: FoundTask): Promise<TaskDetails> {
  const { row } = found;
  const { id, version, route } = await findPlan(db, row.enterpriseId, row.routeId);
  return {
    ...entryOf(found, actor, now),
    plan: row.plan,
    parameters: row.parameters,
    remark: row.remark,
    routeId: id,
    routeVersion: version,
    route,
    steps: await stepsOf(db, row),
  };
}
