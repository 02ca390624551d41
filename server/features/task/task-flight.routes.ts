import { getTaskFlight, getTaskProgress, type SentPlan } from '@skyhelm/contract/task-flight';
import { getTaskResults } from '@skyhelm/contract/task-results';
import type { TaskId } from '@skyhelm/contract/ids';
import { holds } from '@skyhelm/core/identity/permission';
import type { Issue } from '@skyhelm/core/issue';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { flownBy } from '../flown-route/index.ts';
import { proveAir } from './air.ts';
import { isPlanOfToday } from './plan-of-today.ts';
import { found } from './refuse-issues.ts';
import { releaseIssues } from './release.ts';
import { flownFor, resultsOf } from './results.ts';
import { contextOf } from './step.ts';
import type { TaskRow } from './task-access.store.ts';
import { detailsOf } from './task-details.ts';
import { findTask, type FoundTask } from './found-task.store.ts';
import { entryOf, personTo } from './task-record.ts';

type Context = RequestContext & { actor: Actor };

const seen = async (context: Context, id: TaskId) => (await findTask(context, id)) ?? refuse('record.notFound');

const isExecutor = (actor: Actor, { row, isReached }: FoundTask): boolean => personTo(actor, { ...row, isReached }).isExecutor;

/** What the start of the task would be refused for, and what is worth a thought. */
async function foundNow(context: Context, services: Services, row: TaskRow): Promise<Issue[]> {
  if (row.status !== 'published' && row.status !== 'executing') return [];
  const step = contextOf(context, services);
  return [...(await releaseIssues(step, services, row)), ...(await proveAir({ ...step, blobs: services.blobs }, row)).issues];
}

/** As its aircraft was sent it last. */
async function sentPlan({ db }: Context, { enterpriseId, deviceId, routeId }: TaskRow): Promise<SentPlan | null> {
  const row = deviceId === null ? undefined : await flownBy(db, enterpriseId, deviceId, routeId);
  if (!row || row.course === 'sending') return null;
  const { course, isAboard, entryPoint, manner, cycles, beginsAt, endsAt, firstItem, rounds, reached } = row;
  const isCurrent = await isPlanOfToday(db, enterpriseId, row);
  return { course, isAboard, isCurrent, entryPoint, manner, cycles, beginsAt, endsAt, firstItem, rounds, reached };
}

/** A task while it is flown, and what has come of it. */
export const taskFlightRoutes = (services: Services): Implementation[] => [
  implement(getTaskFlight, async (context, { id }) => {
    const one = await seen(context, id);
    if (!isExecutor(context.actor, one) && !holds(context.actor.permissions, 'task:check')) refuse('request.forbidden');
    const issues = await foundNow(context, services, one.row);
    return {
      task: await detailsOf(context, one),
      found: found(issues),
    };
  }),

  implement(getTaskProgress, async (context, { id }) => {
    const { db, actor, now } = context;
    const one = await seen(context, id);
    const { version, status, may } = entryOf(one, actor, now);
    const maySee = isExecutor(actor, one) || holds(actor.permissions, 'task:results');
    const flown = maySee ? await flownFor({ db, actor, now, bus: services.bus }, one.row) : { flights: [], lostFlights: 0 };
    return { version, status, may, plan: await sentPlan(context, one.row), ...flown };
  }),

  implement(getTaskResults, async (context, { id }) => {
    const { db, actor, now } = context;
    return resultsOf({ db, actor, now, bus: services.bus }, await seen(context, id));
  }),
];
