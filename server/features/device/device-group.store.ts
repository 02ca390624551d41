import type { DeviceGroup, DeviceGroupForm } from '@skyhelm/contract/device-group';
import type { DeviceGroupId } from '@skyhelm/contract/ids';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import { devicesWithin } from './device-access.store.ts';
import { device, deviceGroup, deviceGroupMember } from '../../tables/device.table.ts';

export type GroupRow = typeof deviceGroup.$inferSelect;

export async function listGroups(db: Queryable, actor: Actor): Promise<DeviceGroup[]> {
  const seen = sql`(select count(*)::int from ${deviceGroupMember} join ${device} on ${device.id} = ${deviceGroupMember.deviceId}
    where ${deviceGroupMember.groupId} = ${deviceGroup.id} and ${devicesWithin(actor)})`;
  const rows = await db
    .select({ row: deviceGroup, devices: sql<number>`${seen}`.as('devices') })
    .from(deviceGroup)
    .where(eq(deviceGroup.enterpriseId, actor.enterpriseId))
    .orderBy(asc(deviceGroup.name), asc(deviceGroup.id));
  return rows.map(({ row, devices }) => ({ ...recordOf(row), devices }));
}

export const recordOf = ({ id, version, name, remark }: GroupRow) => ({ id: id as DeviceGroupId, version, name, remark });

const thisOne = (actor: Actor, id: DeviceGroupId) => and(eq(deviceGroup.enterpriseId, actor.enterpriseId), eq(deviceGroup.id, id));

export async function lockGroup(tx: Queryable, actor: Actor, id: DeviceGroupId): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(deviceGroup).where(thisOne(actor, id)).for('update');
  return row;
}

const uniqueName = <T>(query: PromiseLike<T>) => refuseViolation(query, 'device_group_name_key', 'deviceGroup.exists');

export async function insertGroup(tx: Queryable, { enterpriseId }: Actor, form: DeviceGroupForm, now: Date): Promise<DeviceGroupId> {
  const id = newId<DeviceGroupId>();
  await uniqueName(tx.insert(deviceGroup).values({ id, enterpriseId, ...form, nameKey: form.name.toLowerCase(), createdAt: now }));
  return id;
}

export const updateGroup = (tx: Queryable, actor: Actor, id: DeviceGroupId, form: DeviceGroupForm, version: number) =>
  uniqueName(
    tx
      .update(deviceGroup)
      .set({ ...form, nameKey: form.name.toLowerCase(), version })
      .where(thisOne(actor, id)),
  );

export const deleteGroup = (tx: Queryable, actor: Actor, id: DeviceGroupId) => tx.delete(deviceGroup).where(thisOne(actor, id));
