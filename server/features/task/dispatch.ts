import type { Position } from '@skyhelm/core/geo/position';
import { error, warning, type Issue } from '@skyhelm/core/issue';
import type { LicenceGrade } from '@skyhelm/core/certification/licence';
import type { Route } from '@skyhelm/core/plan/route';
import { mountIssues } from '@skyhelm/core/task/mount';
import { papersDay } from '@skyhelm/core/task/papers-day';
import { aircraftReachIssues, enduranceIssues } from '@skyhelm/core/task/reach';
import type { Mount, TaskCraft } from '@skyhelm/core/task/task';
import type { Airframe } from '@skyhelm/core/vehicle/airframe';
import type { DeviceId, EnterpriseId, UserId } from '@skyhelm/contract/ids';
import type { Bus } from '../../platform/bus/bus.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { mayUserFly } from '../certification/index.ts';
import { enduranceFor, findAnyDevice, lastAirframe, mayPersonFly } from '../device/index.ts';
import { personFacts } from './task.store.ts';

export interface Dispatch {
  craft: TaskCraft;
  mount: Mount;
  grade: LicenceGrade;
  executorId: string | null;
  deviceId: string | null;
  startTime: Date | null;
}

interface Checking {
  db: Queryable;
  bus: Bus;
  enterpriseId: EnterpriseId;
  now: Date;
}

/** Nothing where it speaks on no link now and never has. */
async function airframeOf({ db, bus, enterpriseId }: Checking, deviceId: string): Promise<Airframe | undefined> {
  const crafts = await askGateway(bus, 'gateway.crafts', { deviceIds: [deviceId] }).catch(() => undefined);
  const heard = crafts?.[deviceId]?.kind;
  return heard === undefined || heard === 'other' ? lastAirframe(db, enterpriseId, deviceId) : heard;
}

const FLOWN_TYPES = ['uav', 'simulator'];

/** Whether somebody may fly such a flight, by their papers. */
export async function pilotIssues(
  { db, enterpriseId, now }: Omit<Checking, 'bus'>,
  { executorId, craft, grade, startTime }: Pick<Dispatch, 'executorId' | 'craft' | 'grade' | 'startTime'>,
): Promise<Issue[]> {
  if (executorId === null) return [];
  const at = ['executorId'];
  if (!(await personFacts(db, enterpriseId, executorId))) return [error('task.pilot.gone', undefined, at)];
  const on = papersDay(startTime, now.getTime());
  const verdict = await mayUserFly(db, { enterpriseId, userId: executorId as UserId }, { category: craft, grade, on }, now);
  return verdict.may ? [] : [error(`task.pilot.${verdict.reason}`, undefined, at)];
}

async function deviceIssues(checking: Checking, { executorId, deviceId, craft, mount }: Dispatch): Promise<Issue[]> {
  if (deviceId === null) return [];
  const { db, bus, enterpriseId } = checking;
  const at = ['deviceId'];
  const found = await findAnyDevice(db, enterpriseId, deviceId);
  if (!found) return [error('task.device.gone', undefined, at)];
  if (!found.isOperable || !FLOWN_TYPES.includes(found.type)) return [error('task.device.unusable', undefined, at)];
  const issues: Issue[] = [];
  if (executorId !== null && !(await mayPersonFly(db, enterpriseId, deviceId, executorId)))
    issues.push(error('task.device.mayNotFly', undefined, at));
  const airframe = await airframeOf(checking, deviceId);
  if (airframe === undefined) issues.push(warning('task.device.typeUnknown', undefined, at));
  else if (airframe !== craft) issues.push(error('task.device.otherType', undefined, at));
  const carried = await askGateway(bus, 'gateway.cameras', { deviceIds: [deviceId] }).catch(() => undefined);
  return [...issues, ...mountIssues(mount, carried?.[deviceId])];
}

/** Where it was heard last; nothing where nobody hears it. */
async function placeOf(bus: Bus, deviceId: string): Promise<Position | undefined> {
  const snapshots = await askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }).catch(() => undefined);
  const { latitude, longitude } = snapshots?.[deviceId]?.state ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Whether the aircraft would first have to be brought from far away. */
export async function awayIssues(bus: Bus, deviceId: string | null, site: Position, craft: TaskCraft): Promise<Issue[]> {
  const place = deviceId === null ? undefined : await placeOf(bus, deviceId);
  return place ? aircraftReachIssues(place, site, craft) : [];
}

/** Whether the way is longer than one charge of this aircraft. */
export async function lastingIssues(
  { db, enterpriseId }: Pick<Checking, 'db' | 'enterpriseId'>,
  deviceId: DeviceId | null,
  route: Route,
  site: Position,
): Promise<Issue[]> {
  return deviceId === null ? [] : enduranceIssues(route, site, await enduranceFor(db, enterpriseId, deviceId, undefined));
}

/** Whether this pilot may fly this aircraft for this task, today or on the day it is planned for. Whoever is not chosen yet is no matter of it. */
export const dispatchIssues = async (checking: Checking, dispatch: Dispatch): Promise<Issue[]> => [
  ...(await pilotIssues(checking, dispatch)),
  ...(await deviceIssues(checking, dispatch)),
];
