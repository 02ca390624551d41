import { boxOf, type Box, type Shape } from '@skyhelm/core/airspace/shape';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';

export { keepInAir, untilKept } from './air-lock.ts';

/** The kind of job that is left behind by every change of what an enterprise is held to in the air. */
export const AIRSPACE_CHANGE = 'airspace.change';

export interface AirspaceChange {
  enterpriseId: string;
  /** Where it has changed; nothing for all of it. */
  boxes: Box[] | null;
}

/** The kind of job by which the routes that aircraft have on board are held to the air again. */
export const ABOARD_CHECK = 'airspace.aboard';

export interface AboardCheck {
  enterpriseId: string;
  /** Only that of this one; nothing for all of them. */
  deviceId: string | null;
}

/** In the transaction of whatever makes it necessary: also a server that starts later does it. */
export const scheduleAboardCheck = (jobs: Services['jobs'], tx: Queryable, payload: AboardCheck, now: Date): Promise<void> =>
  jobs.schedule(tx, { key: `${ABOARD_CHECK} ${newId()}`, kind: ABOARD_CHECK, payload, runAt: now });

/** More are looked at as if all had changed: telling them apart would take longer than looking. */
const BOXES_MAX = 200;

type Context = Pick<RequestContext, 'db' | 'now' | 'afterCommit'>;

/** In the transaction of the change: what flies is held to it at once, and what is planned is looked at again, also by a server that starts later. */
export async function airspaceChanged(
  { jobs, bus }: Pick<Services, 'jobs' | 'bus'>,
  { db, now, afterCommit }: Context,
  enterpriseId: string,
  shapes: readonly Shape[] | 'all',
): Promise<void> {
  afterCommit(() => publish(bus, 'airspace.changed', { enterpriseId }));
  await lookAgain(jobs, db, enterpriseId, shapes, now);
}

/** Holds what is planned and what is on board to the air again, where it is another one than before. */
export async function lookAgain(
  jobs: Services['jobs'],
  db: Queryable,
  enterpriseId: string,
  shapes: readonly Shape[] | 'all',
  now: Date,
): Promise<void> {
  await scheduleAboardCheck(jobs, db, { enterpriseId, deviceId: null }, now);
  // What holds for some aircraft only is no matter of routes that nobody has sent to one.
  if (shapes.length === 0) return;
  const boxes = shapes === 'all' || shapes.length > BOXES_MAX ? null : shapes.map(boxOf);
  const payload: AirspaceChange = { enterpriseId, boxes };
  await jobs.schedule(db, { key: `${AIRSPACE_CHANGE} ${newId()}`, kind: AIRSPACE_CHANGE, payload, runAt: now });
}
