import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import type { Issue } from '@skyhelm/core/issue';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { PLAN_FLOWN, type FlownRow, type PlanFlown } from '../flown-route/index.ts';
import { byItself } from './by-itself.ts';
import { pilotIssues } from './dispatch.ts';
import { isPlanOfToday, wasPlanOfToday } from './plan-of-today.ts';
import { requireItsTime, takeFromExecutor } from './release.ts';
import { takeStep } from './step.ts';
import { lockAnyTask, type TaskRow } from './task-access.store.ts';
import { flightAhead, flightAt, isTied, noteFlight } from './task-flight.store.ts';
import { holdTaskOfRoute, taskOfRoute } from './task-route.store.ts';
import { tell } from './tell.ts';
import { heightIssues } from './weighed-crew.ts';

interface Flying extends Pick<Services, 'bus' | 'blobs'> {
  db: Queryable;
  actor: Actor;
  now: Date;
}

/**
 * The plan of a task goes nowhere but with its executor on its aircraft, once both have been looked at: else approval and licence would be a matter of courtesy. Asked
 * when it is sent and again when what is on board is started: the task may have been given back, revoked or flown since, and on the ground its time or the licence may
 * have run out, and what was approved automatically up to a height may be flown higher: the aircraft may be set to return at another, or know of other rally points and another ground.
 * Answers with what papers and height have against it. Of what is in the air nobody asks for time, papers or height: it has to come down, whatever it flies until then.
 */
export async function requireTaskFlown(
  { db, bus, blobs, actor, now }: Flying,
  routeId: RouteId,
  deviceId: DeviceId,
  { flying }: Pick<VehicleState, 'flying'>,
): Promise<Issue[]> {
  const { enterpriseId } = actor;
  const found = await holdTaskOfRoute(db, enterpriseId, routeId);
  if (!found) return [];
  const isTheirs = actor.kind === 'user' && found.executorId === actor.userId && found.deviceId === deviceId;
  if (!isTheirs || found.status !== 'executing') refuse('task.notFlown');
  if (flying === true) return [];
  requireItsTime(found, now);
  return [...(await pilotIssues({ db, enterpriseId, now }, found)), ...(await heightIssues({ db, bus, blobs, now }, found, 'now'))];
}

/** What was sent before an edit is on board until something else is: it would be flown on the approval of another plan. */
export async function refuseReplaced(db: Queryable, { enterpriseId }: Actor, row: FlownRow): Promise<void> {
  const found = await taskOfRoute(db, enterpriseId, row.routeId);
  if (found && !(await isPlanOfToday(db, enterpriseId, row))) refuse('route.otherVersionAboard');
}

/** A flight is noted when it takes off; should it not be there by now, it never will be. */
const PATIENCE_MS = 600_000;

/** What is flown once a task is completed is none of its work, whoever flies its plan. What is its own already stays so, whatever the clock says by now. */
async function isItsWork(db: Queryable, row: TaskRow, flightId: string | undefined, at: Date): Promise<boolean> {
  const { startedAt, completedAt } = row;
  if (startedAt === null) return false;
  return completedAt === null || at <= completedAt || (flightId !== undefined && (await isTied(db, row, flightId)));
}

/** No task is completed before it was started, though the clock was set back in between. */
export const completedAt = ({ startedAt, lastStartedAt }: TaskRow, at: Date): Date =>
  new Date(Math.max(at.getTime(), startedAt?.getTime() ?? 0, lastStartedAt?.getTime() ?? 0));

const flightOf = async (
  db: Queryable,
  row: TaskRow,
  { enterpriseId, deviceId, flightId }: PlanFlown,
  at: Date,
): Promise<string | undefined> => flightId ?? (await flightAt(db, enterpriseId, deviceId, at)) ?? flightAhead(db, row, deviceId, at);

type Ports = Pick<Services, 'database' | 'clock' | 'secrets' | 'bus'>;

/** Ties the flight to the task, once it has begun and again when it has ended, and completes the task if its plan was flown to the end. Told twice, it is as good as once. */
export async function planFlown(services: Ports, flown: PlanFlown): Promise<void> {
  const { enterpriseId, deviceId, routeId, isWhole } = flown;
  const at = new Date(flown.at);
  const found = await taskOfRoute(services.database.db, enterpriseId, routeId);
  if (!found) return;
  await byItself(services, enterpriseId, async (context) => {
    const { db, now } = context;
    const row = (await lockAnyTask(db, enterpriseId, found.id))!;
    const flightId = await flightOf(db, row, flown, at);
    if (!(await isItsWork(db, row, flightId, at))) return;
    // Whoever has flown a plan that was replaced since has not flown this one.
    const isWholePlan = isWhole && (await wasPlanOfToday(db, flown));
    if (flightId !== undefined) await noteFlight(db, row, flightId, isWholePlan);
    else if (now.getTime() - at.getTime() < PATIENCE_MS) throw new Error('the flight along a plan has not been noted yet');
    // An aircraft may still fly for whoever had the task before: that is no work of its present executor.
    if (!isWholePlan || row.status !== 'executing' || row.deviceId !== deviceId) return;
    const changes = { completedAt: completedAt(row, at), finisherName: row.executorName };
    const completed = await takeStep(context, row, 'system', { action: 'complete', changes });
    await takeFromExecutor(context, row);
    await tell(context, services.bus, completed, ['founderId', 'executorId'], 'taskCompleted');
  });
}

export const handleFlownPlans = (services: Services): void =>
  services.jobs.handle(PLAN_FLOWN, (payload) => planFlown(services, payload as PlanFlown));
