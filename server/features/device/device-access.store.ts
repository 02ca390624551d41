import type { DeviceId } from '@skyhelm/contract/ids';
import { isOperable } from '@skyhelm/core/device/lifecycle';
import { rightsTo, type DeviceRights, type Standing } from '@skyhelm/core/device/sharing';
import { ALL_PERMISSIONS, holds } from '@skyhelm/core/identity/permission';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { peopleWithin } from '../department/index.ts';
import { user } from '../../tables/user.table.ts';
import { device, deviceUser } from '../../tables/device.table.ts';

export type DeviceRow = typeof device.$inferSelect;

const isAdministrator = ({ permissions }: Actor): boolean => permissions.includes(ALL_PERMISSIONS);

const held = (condition: SQL): SQL =>
  sql`exists (select 1 from ${deviceUser} where ${deviceUser.deviceId} = ${device.id} and ${condition})`;

const isMe = (actor: Actor): SQL => (actor.kind === 'user' ? eq(deviceUser.userId, actor.userId) : sql`false`);

const ofKind = (kind: (typeof deviceUser.$inferSelect)['kind']): SQL => eq(deviceUser.kind, kind);

const isOwn = (actor: Actor): SQL => held(and(ofKind('owner'), isMe(actor))!);

const isReached = (actor: Actor): SQL =>
  actor.scope.all
    ? sql`true`
    : sql`exists (select 1 from ${deviceUser} join ${user} on ${user.id} = ${deviceUser.userId}
        where ${deviceUser.deviceId} = ${device.id} and ${ofKind('owner')} and ${peopleWithin(actor)})`;

const isAnothers = (actor: Actor): SQL => held(and(ofKind('exclusive'), sql`not ${isMe(actor)}`)!);

/** Condition on device rows: the tenant's that the actor sees. The same rule as `rightsTo`, for many at once. */
export function devicesWithin(actor: Actor): SQL {
  const mine = eq(device.enterpriseId, actor.enterpriseId);
  if (isAdministrator(actor)) return mine;
  const seen = or(isReached(actor), held(isMe(actor)));
  return and(mine, or(isOwn(actor), and(sql`not ${isAnothers(actor)}`, seen)))!;
}

/** Columns beside device rows: how the actor stands to each. */
export const standingColumns = (actor: Actor) => ({
  isOwner: sql<boolean>`${isOwn(actor)}`.as('is_owner'),
  isReached: sql<boolean>`${isReached(actor)}`.as('is_reached'),
  isShared: sql<boolean>`${held(and(ofKind('shared'), isMe(actor))!)}`.as('is_shared'),
  mayFly: sql<boolean>`${held(and(ofKind('shared'), isMe(actor), eq(deviceUser.mayFly, true))!)}`.as('may_fly'),
  isMine: sql<boolean>`${held(and(ofKind('exclusive'), isMe(actor))!)}`.as('is_mine'),
  isAnothers: sql<boolean>`${isAnothers(actor)}`.as('is_anothers'),
});

export interface StandingRow {
  isOwner: boolean;
  isReached: boolean;
  isShared: boolean;
  mayFly: boolean;
  isMine: boolean;
  isAnothers: boolean;
}

export function rightsOf(
  actor: Actor,
  { isOwner, isReached: reached, isShared, mayFly, isMine, isAnothers: anothers }: StandingRow,
): DeviceRights {
  const standing: Standing = {
    isAdministrator: isAdministrator(actor),
    isOwner,
    isSoftware: actor.kind === 'key',
    isReached: reached,
    shared: mayFly ? 'fly' : isShared ? 'see' : undefined,
    exclusive: isMine ? 'mine' : anothers ? 'anothers' : undefined,
  };
  return rightsTo(standing);
}

/** As it is told to them: without the permission for the controls nobody flies anything, and software would plan with what refuses it. */
export const mayFly = (actor: Actor, standing: StandingRow): boolean =>
  holds(actor.permissions, 'device:control') && rightsOf(actor, standing).fly;

const these = (actor: Actor, ids: readonly string[]): SQL =>
  and(eq(device.enterpriseId, actor.enterpriseId), inArray(device.id, [...ids]))!;

export async function seenDevice(db: Queryable, actor: Actor, id: string): Promise<Pick<DeviceRow, 'name' | 'sn'> | undefined> {
  const [row] = await db
    .select({ name: device.name, sn: device.sn })
    .from(device)
    .where(and(devicesWithin(actor), eq(device.id, id)));
  return row;
}

export async function devicesVisibleTo(db: Queryable, actor: Actor): Promise<Set<string>> {
  const rows = await db.select({ id: device.id }).from(device).where(devicesWithin(actor));
  return new Set(rows.map(({ id }) => id));
}

export interface DeviceStanding extends DeviceRights {
  name: string;
}

async function rightsToAll(db: Queryable, actor: Actor, ids: readonly string[]) {
  const rows = await db
    .select({ id: device.id, name: device.name, state: device.state, ...standingColumns(actor) })
    .from(device)
    .where(these(actor, ids));
  return rows.map((row) => ({ ...rightsOf(actor, row), id: row.id, name: row.name, state: row.state }));
}

/** How somebody stands to devices, by id. What is under repair, on the shelf or scrapped is flown by nobody. */
export async function deviceStandings(db: Queryable, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, DeviceStanding>> {
  const found = await rightsToAll(db, actor, ids);
  return new Map(found.map(({ id, state, ...rights }) => [id, { ...rights, fly: rights.fly && isOperable(state) }]));
}

export const deviceStanding = async (db: Queryable, actor: Actor, id: string): Promise<DeviceStanding | undefined> =>
  (await deviceStandings(db, actor, [id])).get(id);

/**
 * The device for changing, held until the change is safe: two changes of one device come one after the other.
 * What one does not see is not there at all; what one sees but does not look after is left alone. Both attempts are on record.
 */
export const lockManaged = (tx: Queryable, actor: Actor, id: DeviceId): Promise<DeviceRow> => lockFor('manage', tx, actor, id);

/** The same for what whoever flies it may do. */
export const lockFlown = (tx: Queryable, actor: Actor, id: DeviceId): Promise<DeviceRow> => lockFor('fly', tx, actor, id);

async function lockFor(right: 'manage' | 'fly', tx: Queryable, actor: Actor, id: DeviceId): Promise<DeviceRow> {
  const [row] = await tx
    .select()
    .from(device)
    .where(these(actor, [id]))
    .for('update');
  if (!row) return refuse('record.notFound');
  const [rights] = await rightsToAll(tx, actor, [id]);
  if (rights?.[right]) return row;
  return refuse(
    rights?.see ? 'request.forbidden' : 'record.notFound',
    {},
    {
      record: { operation: 'request.denied', target: { id, name: row.name } },
    },
  );
}
