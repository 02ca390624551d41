import { FENCE_SCOPES } from '@skyhelm/contract/fence';
import type { DeviceId, FenceId } from '@skyhelm/contract/ids';
import { bothFences, NO_FENCE, type Fence, type SingleFence } from '@skyhelm/core/airspace/fence';
import { DEVICE_TYPES, hasLink } from '@skyhelm/core/device/type';
import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { department } from '../../tables/department.table.ts';
import { device, deviceUser } from '../../tables/device.table.ts';
import { devicesWithin, mayFly, standingColumns } from '../device/index.ts';
import { user } from '../../tables/user.table.ts';
import type { FenceRow } from './fence.store.ts';
import { fence, fenceDevice } from '../../tables/fence.table.ts';

const LINKED = DEVICE_TYPES.filter(hasLink);

const isNamed = sql`exists (select 1 from ${fenceDevice} where ${fenceDevice.fenceId} = ${fence.id} and ${fenceDevice.deviceId} = ${device.id})`;

/** Its user is in the department of the fence, or somewhere below it. */
const isOfDepartment = sql`exists (select 1 from ${deviceUser}
  join ${user} on ${user.id} = ${deviceUser.userId}
  join ${department} on ${department.enterpriseId} = ${user.enterpriseId} and ${department.id} = ${user.departmentId}
  where ${deviceUser.deviceId} = ${device.id} and ${deviceUser.kind} = 'owner'
    and strpos(${department.path}, ${fence.departmentId}::text || '/') > 0)`;

/** Condition on pairs of a fence and a device of one tenant. */
const holds: SQL = sql`case ${fence.scope} when 'enterprise' then true when 'device' then ${isNamed} else ${isOfDepartment} end`;

export type Held = Pick<FenceRow, 'id' | 'version' | 'keep' | 'shape' | 'ceiling' | 'name' | 'scope' | 'departmentId'>;
const HELD = {
  id: fence.id,
  version: fence.version,
  keep: fence.keep,
  shape: fence.shape,
  ceiling: fence.ceiling,
  name: fence.name,
  scope: fence.scope,
  departmentId: fence.departmentId,
};

/** Of several to stay in any will do, as autopilots have it; of their heights the lowest counts. */
function levelFrom(rows: readonly Held[]): SingleFence {
  const ceilings = rows.flatMap(({ ceiling }) => ceiling ?? []);
  return {
    within: rows.filter(({ keep }) => keep === 'in').map(({ shape }) => shape),
    outside: rows.filter(({ keep }) => keep === 'out').map(({ shape }) => shape),
    ceiling: ceilings.length === 0 ? null : Math.min(...ceilings),
  };
}

/** Every level is kept by itself: of the enterprise, of each department from the outermost on, of the device. Otherwise whoever looks after one device could lift off it what holds for all. */
export function fenceFrom(rows: readonly Held[]): Fence {
  const levels = Map.groupBy(rows, ({ scope, departmentId }) => departmentId ?? scope);
  const inOrder = [...levels.values()].sort(([one], [other]) => FENCE_SCOPES.indexOf(one!.scope) - FENCE_SCOPES.indexOf(other!.scope));
  return inOrder.map(levelFrom).reduce<Fence>(bothFences, NO_FENCE);
}

interface NamedFence {
  fence: Fence;
  names: string[];
}

/** Of these devices, or of all of the enterprise's, those of a department before those of one below it; devices without a fence are missing. */
export async function heldBy(db: Queryable, enterpriseId: string, deviceIds?: readonly string[]): Promise<Map<string, Held[]>> {
  const rows = await db
    .select({ deviceId: device.id, held: HELD })
    .from(fence)
    .innerJoin(device, and(eq(device.enterpriseId, fence.enterpriseId), holds))
    .leftJoin(department, and(eq(department.enterpriseId, fence.enterpriseId), eq(department.id, fence.departmentId)))
    .where(
      and(
        eq(fence.enterpriseId, enterpriseId),
        eq(device.enterpriseId, enterpriseId),
        deviceIds ? inArray(device.id, [...deviceIds]) : inArray(device.type, LINKED),
      ),
    )
    .orderBy(asc(department.depth), asc(fence.id));
  const byDevice = Map.groupBy(rows, ({ deviceId }) => deviceId);
  return new Map([...byDevice].map(([id, own]) => [id, own.map(({ held }) => held)]));
}

/** What these devices are held to from here, all of the enterprise's where none are named; those without a fence are missing. */
export const namedFencesFor = async (...which: Parameters<typeof heldBy>): Promise<Map<string, NamedFence>> =>
  new Map([...(await heldBy(...which))].map(([id, rows]) => [id, { fence: fenceFrom(rows), names: rows.map(({ name }) => name) }]));

export const fencesFor = async (...which: Parameters<typeof heldBy>): Promise<Map<string, Fence>> =>
  new Map([...(await heldBy(...which))].map(([id, rows]) => [id, fenceFrom(rows)]));

export const fenceFor = async (db: Queryable, enterpriseId: string, deviceId: DeviceId): Promise<Fence> =>
  (await fencesFor(db, enterpriseId, [deviceId])).get(deviceId) ?? NO_FENCE;

/** What every device is held to, and what that is called. */
export async function commonFence(db: Queryable, enterpriseId: string): Promise<NamedFence> {
  const rows = await db
    .select(HELD)
    .from(fence)
    .where(and(eq(fence.enterpriseId, enterpriseId), eq(fence.scope, 'enterprise')))
    .orderBy(asc(fence.name));
  return { fence: fenceFrom(rows), names: rows.map(({ name }) => name) };
}

export interface HeldDevice {
  id: DeviceId;
  name: string;
  mayFly: boolean;
}

/** All aircraft that the actor sees, by name. */
export async function linkedDevices(db: Queryable, actor: Actor): Promise<HeldDevice[]> {
  const rows = await db
    .select({ id: device.id, name: device.name, standing: standingColumns(actor) })
    .from(device)
    .where(and(devicesWithin(actor), inArray(device.type, LINKED)))
    .orderBy(asc(device.name), asc(device.id));
  return rows.map(heldDevice(actor));
}

const heldDevice =
  (actor: Actor) =>
  ({ id, name, standing }: { id: string; name: string; standing: Parameters<typeof mayFly>[1] }): HeldDevice => ({
    id: id as DeviceId,
    name,
    mayFly: mayFly(actor, standing),
  });

/** The aircraft that the actor sees among those that a fence holds for, by name. */
export async function devicesHeldBy(
  db: Queryable,
  actor: Actor,
  fenceId: FenceId,
  atMost: number,
): Promise<{ total: number; rows: HeldDevice[] }> {
  const where = and(devicesWithin(actor), inArray(device.type, LINKED), eq(fence.id, fenceId), holds);
  const ofTenant = eq(device.enterpriseId, fence.enterpriseId);
  const rows = await db
    .select({ id: device.id, name: device.name, standing: standingColumns(actor) })
    .from(fence)
    .innerJoin(device, ofTenant)
    .where(where)
    .orderBy(asc(device.name), asc(device.id))
    .limit(atMost);
  const [all] = await db.select({ total: count() }).from(fence).innerJoin(device, ofTenant).where(where);
  return { total: all!.total, rows: rows.map(heldDevice(actor)) };
}
