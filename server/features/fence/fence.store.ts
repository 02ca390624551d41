import type { ElectronicFence, FenceForm } from '@skyhelm/contract/fence';
import type { DepartmentId, DeviceId, FenceId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import { department } from '../../tables/department.table.ts';
import { departmentsWithin } from '../department/index.ts';
import { device } from '../../tables/device.table.ts';
import { devicesWithin } from '../device/index.ts';
import { fence, fenceDevice } from '../../tables/fence.table.ts';

export type FenceRow = typeof fence.$inferSelect;

interface FenceQuery extends PageRequest {
  keyword: string;
  scope?: FenceRow['scope'] | undefined;
  orderByColumn: 'name' | 'createdAt';
}

const SORTED_BY = { name: fence.name, createdAt: fence.createdAt };

/** Condition on fence rows: the tenant's whole ones, those of departments within reach, and those of devices that the actor sees. */
const fencesWithin = (actor: Actor): SQL =>
  and(
    eq(fence.enterpriseId, actor.enterpriseId),
    or(
      eq(fence.scope, 'enterprise'),
      and(
        eq(fence.scope, 'department'),
        sql`${fence.departmentId} in (select ${department.id} from ${department} where ${departmentsWithin(actor)})`,
      ),
      and(
        eq(fence.scope, 'device'),
        sql`exists (select 1 from ${fenceDevice} join ${device} on ${device.id} = ${fenceDevice.deviceId}
          where ${fenceDevice.fenceId} = ${fence.id} and ${devicesWithin(actor)})`,
      ),
    ),
  )!;

const matching = (actor: Actor, { keyword, scope }: FenceQuery): SQL =>
  and(
    fencesWithin(actor),
    keyword === '' ? undefined : sql`strpos(lower(${fence.name} || ' ' || ${fence.remark}), ${keyword.toLowerCase()}) > 0`,
    scope && eq(fence.scope, scope),
  )!;

export async function listFences(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: FenceQuery,
): Promise<Page<ElectronicFence> & { counting: boolean }> {
  const where = matching(actor, query);
  const { ids, ...length } = await page({ table: fence, id: fence.id, sort: SORTED_BY[query.orderByColumn], where }, query);
  const rows = await recordsOf(db, actor, ids);
  const byId = new Map(rows.map((row) => [row.id as string, row]));
  return { ...length, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

async function recordsOf(db: Queryable, actor: Actor, ids: readonly string[]): Promise<ElectronicFence[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ row: fence, departmentName: department.name })
    .from(fence)
    .leftJoin(department, and(eq(department.enterpriseId, fence.enterpriseId), eq(department.id, fence.departmentId)))
    .where(and(fencesWithin(actor), inArray(fence.id, [...ids])));
  const devices = await db
    .select({ fenceId: fenceDevice.fenceId, id: device.id, name: device.name })
    .from(fenceDevice)
    .innerJoin(device, eq(device.id, fenceDevice.deviceId))
    .where(and(devicesWithin(actor), inArray(fenceDevice.fenceId, [...ids])))
    .orderBy(asc(device.name), asc(device.id));
  return rows.map(({ row, departmentName }) => {
    const { enterpriseId: _enterprise, nameKey: _key, departmentId, createdAt, ...rest } = row;
    return {
      ...rest,
      id: row.id as FenceId,
      department: departmentId === null ? null : { id: departmentId as DepartmentId, name: departmentName ?? '' },
      devices: devices.filter(({ fenceId }) => fenceId === row.id).map(({ id, name }) => ({ id: id as DeviceId, name })),
      createdAt: createdAt.toISOString(),
    };
  });
}

export const findFence = async (db: Queryable, actor: Actor, id: FenceId): Promise<ElectronicFence | undefined> =>
  (await recordsOf(db, actor, [id]))[0];

/** Held until the change is safe: two edits of one fence come one after the other. What one does not see is not there. */
export async function lockFence(tx: Queryable, actor: Actor, id: FenceId): Promise<FenceRow | undefined> {
  const [row] = await tx
    .select()
    .from(fence)
    .where(and(fencesWithin(actor), eq(fence.id, id)))
    .for('update');
  return row;
}

/** All of them, also those that the actor does not see. */
export async function deviceIdsOf(tx: Queryable, { enterpriseId, id }: Pick<FenceRow, 'enterpriseId' | 'id'>): Promise<DeviceId[]> {
  const rows = await tx
    .select({ id: fenceDevice.deviceId })
    .from(fenceDevice)
    .where(and(eq(fenceDevice.enterpriseId, enterpriseId), eq(fenceDevice.fenceId, id)));
  return rows.map((row) => row.id as DeviceId);
}

const uniqueName = <T>(query: PromiseLike<T>) => refuseViolation(query, 'fence_name_key', 'fence.exists');

const columnsOf = ({ deviceIds: _, ...form }: FenceForm) => ({ ...form, nameKey: form.name.toLowerCase() });

async function putDevices(tx: Queryable, enterpriseId: string, fenceId: string, deviceIds: readonly DeviceId[]): Promise<void> {
  await tx.delete(fenceDevice).where(and(eq(fenceDevice.enterpriseId, enterpriseId), eq(fenceDevice.fenceId, fenceId)));
  const rows = [...new Set(deviceIds)].map((deviceId) => ({ enterpriseId, fenceId, deviceId }));
  if (rows.length > 0) await tx.insert(fenceDevice).values(rows);
}

export async function insertFence(tx: Queryable, { enterpriseId }: Actor, form: FenceForm, now: Date): Promise<FenceId> {
  const id = newId<FenceId>();
  await uniqueName(tx.insert(fence).values({ id, enterpriseId, ...columnsOf(form), createdAt: now }));
  await putDevices(tx, enterpriseId, id, form.deviceIds);
  return id;
}

const thisOne = ({ enterpriseId, id }: Pick<FenceRow, 'enterpriseId' | 'id'>) =>
  and(eq(fence.enterpriseId, enterpriseId), eq(fence.id, id));

export async function updateFence(tx: Queryable, row: FenceRow, form: FenceForm): Promise<void> {
  await uniqueName(
    tx
      .update(fence)
      .set({ ...columnsOf(form), version: row.version + 1 })
      .where(thisOne(row)),
  );
  await putDevices(tx, row.enterpriseId, row.id, form.deviceIds);
}

export const deleteFence = (tx: Queryable, row: FenceRow) => tx.delete(fence).where(thisOne(row));
