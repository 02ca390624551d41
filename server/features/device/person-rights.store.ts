import { isOperable } from '@skyhelm/core/device/lifecycle';
import { rightsTo } from '@skyhelm/core/device/sharing';
import type { Airframe } from '@skyhelm/core/vehicle/airframe';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { device, deviceFlight, deviceUser } from '../../tables/device.table.ts';

const isThis = (enterpriseId: string, id: string) => and(eq(device.enterpriseId, enterpriseId), eq(device.id, id));

/** Whoever asks. */
export async function findAnyDevice(db: Queryable, enterpriseId: string, id: string) {
  const { name, sn, model, type, state } = device;
  const [row] = await db.select({ name, sn, model, type, state }).from(device).where(isThis(enterpriseId, id));
  return row && { ...row, isOperable: isOperable(row.state) };
}

async function isAdministrator(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(and(eq(userRole.userId, userId), eq(role.builtIn, true)))
    .limit(1);
  return rows.length > 0;
}

/** Whether somebody who is not asking may fly a device. To reach its owner is no right to fly, so that nobody's reach is asked for. */
export async function mayPersonFly(db: Queryable, enterpriseId: string, deviceId: string, userId: string): Promise<boolean> {
  const held = await db
    .select({ userId: deviceUser.userId, kind: deviceUser.kind, mayFly: deviceUser.mayFly })
    .from(deviceUser)
    .where(and(eq(deviceUser.enterpriseId, enterpriseId), eq(deviceUser.deviceId, deviceId)));
  const mine = held.filter((one) => one.userId === userId);
  const exclusive = held.find(({ kind }) => kind === 'exclusive');
  const shared = mine.find(({ kind }) => kind === 'shared');
  return rightsTo({
    isAdministrator: await isAdministrator(db, userId),
    isOwner: mine.some(({ kind }) => kind === 'owner'),
    isSoftware: false,
    isReached: false,
    shared: shared && (shared.mayFly ? 'fly' : 'see'),
    exclusive: exclusive && (exclusive.userId === userId ? 'mine' : 'anothers'),
  }).fly;
}

/** What it said of itself when it last flew; nothing where it never has. */
export async function lastAirframe(db: Queryable, enterpriseId: string, deviceId: string): Promise<Airframe | undefined> {
  const [row] = await db
    .select({ airframe: deviceFlight.airframe })
    .from(deviceFlight)
    .where(and(eq(deviceFlight.enterpriseId, enterpriseId), eq(deviceFlight.deviceId, deviceId), ne(deviceFlight.airframe, 'other')))
    .orderBy(desc(deviceFlight.takeOffAt))
    .limit(1);
  return row?.airframe;
}
