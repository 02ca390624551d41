import type { StateChange } from '@skyhelm/contract/device';
import type { DeviceId } from '@skyhelm/contract/ids';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import type { DeviceRow } from './device-access.store.ts';
import { endOpenFlights } from './device-open-flight.store.ts';
import { keepFlownForTasks } from './flown-for-tasks.store.ts';
import { recountQuarters, takeOffsOf } from '../flown-quarter/index.ts';
import { tellOfEnded } from './tell-of-ended.ts';
import { device, deviceGroupMember, deviceStateChange, deviceUser } from '../../tables/device.table.ts';

export type DeviceContent = Pick<
  DeviceRow,
  | 'name'
  | 'sn'
  | 'type'
  | 'model'
  | 'firmwareVersion'
  | 'factoryOn'
  | 'activatedOn'
  | 'warrantyUntil'
  | 'remark'
  | 'enduranceMinutes'
  | 'battery'
  | 'rtk'
  | 'pulses'
>;

type Changes = Partial<Omit<typeof device.$inferInsert, 'id' | 'enterpriseId' | 'nameKey' | 'snKey' | 'version'>>;

const keysOf = ({ name, sn }: Changes) => ({
  ...(name !== undefined && { nameKey: name.toLowerCase() }),
  ...(sn !== undefined && { snKey: sn.toUpperCase() }),
});

/** The specification has a sentence for each occasion on which a name is taken. */
async function refuseTaken<T>(query: PromiseLike<T>, nameTaken: 'device.nameExists' | 'device.nameDuplicate'): Promise<T> {
  const named = refuseViolation(query, 'device_name_key', nameTaken);
  const numbered = refuseViolation(named, 'device_sn_key', 'device.snTaken');
  return refuseViolation(numbered, 'device_hardware_key', 'device.hardwareTaken');
}

type NewDevice = Required<Changes> & { id: DeviceId };

export const insertDevice = (tx: Queryable, { enterpriseId }: Actor, given: NewDevice) =>
  refuseTaken(
    tx.insert(device).values({ ...given, enterpriseId, nameKey: given.name.toLowerCase(), snKey: given.sn.toUpperCase() }),
    'device.nameExists',
  );

const thisOne = ({ enterpriseId, id }: Pick<DeviceRow, 'enterpriseId' | 'id'>) =>
  and(eq(device.enterpriseId, enterpriseId), eq(device.id, id));

export async function updateDevice(tx: Queryable, row: DeviceRow, changes: Changes): Promise<void> {
  await refuseTaken(
    tx
      .update(device)
      .set({ ...changes, ...keysOf(changes), version: sql`${device.version} + 1` })
      .where(thisOne(row)),
    'device.nameDuplicate',
  );
  if (changes.hardwareId !== undefined && changes.hardwareId !== row.hardwareId) await tellOfEnded(tx, await endOpenFlights(tx, row.id));
}

/** Its flights go with it, and so do its hours from those of the enterprise; what tasks have flown with it stays in their figures. */
export async function deleteDevice(tx: Queryable, row: DeviceRow): Promise<void> {
  const flown = await takeOffsOf(tx, row);
  await keepFlownForTasks(tx, row);
  await tx.delete(device).where(thisOne(row));
  await recountQuarters(tx, flown);
}

interface Entered {
  action: StateChange['action'];
  state: DeviceRow['state'];
  byName: string;
  at: Date;
}

export const insertStateChange = (tx: Queryable, { enterpriseId, id }: Pick<DeviceRow, 'enterpriseId' | 'id'>, entered: Entered) =>
  tx.insert(deviceStateChange).values({ ...entered, id: newId(entered.at.getTime()), enterpriseId, deviceId: id });

const HISTORY_SHOWN = 100;

export async function historyOf(db: Queryable, { enterpriseId }: Actor, id: DeviceId): Promise<StateChange[]> {
  const rows = await db
    .select()
    .from(deviceStateChange)
    .where(and(eq(deviceStateChange.enterpriseId, enterpriseId), eq(deviceStateChange.deviceId, id)))
    .orderBy(desc(deviceStateChange.at), desc(deviceStateChange.id))
    .limit(HISTORY_SHOWN);
  return rows.map(({ at, byName, action, state }) => ({ at: at.toISOString(), by: byName, action, state }));
}

export async function ownerIdOf(db: Queryable, row: Pick<DeviceRow, 'enterpriseId' | 'id'>): Promise<string | null> {
  const [owner] = await db
    .select({ userId: deviceUser.userId })
    .from(deviceUser)
    .where(and(eq(deviceUser.enterpriseId, row.enterpriseId), eq(deviceUser.deviceId, row.id), eq(deviceUser.kind, 'owner')));
  return owner?.userId ?? null;
}

/** Whoever comes to own it needs no share of it. */
export async function setOwner(
  tx: Queryable,
  { enterpriseId, id }: Pick<DeviceRow, 'enterpriseId' | 'id'>,
  userId: string | null,
  now: Date,
) {
  const ofDevice = and(eq(deviceUser.enterpriseId, enterpriseId), eq(deviceUser.deviceId, id));
  await tx.delete(deviceUser).where(and(ofDevice, eq(deviceUser.kind, 'owner')));
  if (userId === null) return;
  await tx.delete(deviceUser).where(and(ofDevice, eq(deviceUser.userId, userId), eq(deviceUser.kind, 'shared')));
  await tx.insert(deviceUser).values({ enterpriseId, deviceId: id, userId, kind: 'owner', mayFly: true, createdAt: now });
}

export async function setGroups(tx: Queryable, { enterpriseId, id }: Pick<DeviceRow, 'enterpriseId' | 'id'>, groupIds: readonly string[]) {
  await tx.delete(deviceGroupMember).where(and(eq(deviceGroupMember.enterpriseId, enterpriseId), eq(deviceGroupMember.deviceId, id)));
  const rows = [...new Set(groupIds)].map((groupId) => ({ enterpriseId, groupId, deviceId: id }));
  if (rows.length === 0) return;
  await refuseViolation(tx.insert(deviceGroupMember).values(rows), 'device_group_member_group', 'record.notFound');
}
