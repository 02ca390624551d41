import type { DeviceUser } from '@skyhelm/contract/device';
import type { Sharing } from '@skyhelm/contract/device-share';
import type { UserId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { peopleWithin } from '../department/index.ts';
import { nameAndAccount, named, user } from '../../tables/user.table.ts';
import { devicesWithin, standingColumns, type DeviceRow } from './device-access.store.ts';
import { nameOrSn, type AskLinks } from './device-list.store.ts';
import { device, deviceUser } from '../../tables/device.table.ts';
import { sharingOf } from './sharing-record.ts';

type Kind = (typeof deviceUser.$inferSelect)['kind'];

interface SharingQuery {
  keyword: string;
  shareStatus?: Sharing['shareStatus'] | undefined;
  orderByColumn: 'name' | 'sn';
}

const has = (condition: SQL): SQL => sql`exists (select 1 from ${deviceUser} where ${deviceUser.deviceId} = ${device.id} and ${condition})`;

/** The same as `shareStatus`, for many at once. */
function inStatus(actor: Actor, status: Sharing['shareStatus']): SQL {
  const isMe = actor.kind === 'user' ? eq(deviceUser.userId, actor.userId) : sql`false`;
  const received = sql`(${has(sql`${isMe} and ${deviceUser.kind} <> 'owner'`)} and not ${has(sql`${isMe} and ${deviceUser.kind} = 'owner'`)})`;
  const given = has(sql`${deviceUser.kind} <> 'owner'`);
  if (status === 'isShared') return received;
  return status === 'shared' ? sql`(${given} and not ${received})` : sql`not ${given}`;
}

export async function listSharings(
  db: Queryable,
  page: Pager,
  actor: Actor,
  links: AskLinks,
  query: SharingQuery & PageRequest,
): Promise<Page<Sharing> & { counting: boolean }> {
  const where = and(devicesWithin(actor), nameOrSn(query.keyword), query.shareStatus && inStatus(actor, query.shareStatus))!;
  const sort = query.orderByColumn === 'sn' ? device.sn : device.name;
  const { ids, ...length } = await page({ table: device, id: device.id, sort, where }, query);
  return { ...length, rows: await sharingsByIds(db, actor, links, ids) };
}

/** In the order of the ids, as far as the actor sees them. */
export async function sharingsByIds(db: Queryable, actor: Actor, links: AskLinks, ids: readonly string[]): Promise<Sharing[]> {
  if (ids.length === 0) return [];
  const wanted = sql.param([...ids]);
  const rows = await db
    .select({ id: device.id, name: device.name, sn: device.sn, type: device.type, standing: standingColumns(actor) })
    .from(device)
    .where(and(devicesWithin(actor), sql`${device.id} = any(${wanted}::uuid[])`));
  const people = await db
    .select({ row: deviceUser, name: user.name, userName: user.account })
    .from(deviceUser)
    .innerJoin(user, eq(user.id, deviceUser.userId))
    .where(and(eq(deviceUser.enterpriseId, actor.enterpriseId), sql`${deviceUser.deviceId} = any(${wanted}::uuid[])`))
    .orderBy(asc(deviceUser.createdAt), asc(user.name));
  const known = await links(rows.map(({ id }) => id));
  const peopleOf = Map.groupBy(people, ({ row }) => row.deviceId);
  const byId = new Map(
    rows.map(({ standing, ...facts }) => [facts.id, sharingOf(actor, facts, standing, peopleOf.get(facts.id) ?? [], known.get(facts.id))]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listCandidates(
  db: Queryable,
  actor: Actor,
  { keyword, pageNum, pageSize, orderByColumn, isAsc }: PageRequest & { keyword: string; orderByColumn: 'name' | 'userName' },
): Promise<Page<DeviceUser>> {
  const where = and(peopleWithin(actor), eq(user.state, 'normal'), named(keyword, nameAndAccount(user)));
  const direction = isAsc ? asc : desc;
  const rows = await db
    .select({ id: user.id, name: user.name, userName: user.account })
    .from(user)
    .where(where)
    .orderBy(direction(orderByColumn === 'userName' ? user.account : user.name), asc(user.id))
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize);
  return { total: await db.$count(user, where), rows: rows.map((row) => ({ ...row, id: row.id as UserId })) };
}

interface Given {
  userId: UserId;
  kind: Kind;
  mayFly: boolean;
  isTestFlight: boolean;
  createdAt: Date;
}

/** The database finds a second exclusive user, and somebody who has it already: two requests at once cannot slip past. */
export async function insertHolder(tx: Queryable, { enterpriseId, id }: DeviceRow, given: Given): Promise<void> {
  const insert = tx.insert(deviceUser).values({ ...given, enterpriseId, deviceId: id });
  const exclusive = refuseViolation(insert, 'device_one_exclusive', 'device.oneExclusive');
  const again = given.kind === 'exclusive' ? 'device.oneExclusive' : 'device.sharedAlready';
  const shared = refuseViolation(exclusive, 'device_user_key', again);
  await refuseViolation(shared, 'device_user_user', 'user.notFound');
}

/** Whose it was no longer is. */
export async function deleteHolders(tx: Queryable, { enterpriseId, id }: DeviceRow, which: SQL): Promise<string[]> {
  const rows = await tx
    .delete(deviceUser)
    .where(and(eq(deviceUser.enterpriseId, enterpriseId), eq(deviceUser.deviceId, id), which))
    .returning({ userId: deviceUser.userId });
  return rows.map(({ userId }) => userId);
}

export const isShareOf = (userId: UserId): SQL => and(eq(deviceUser.kind, 'shared'), eq(deviceUser.userId, userId))!;
export const isExclusive: SQL = eq(deviceUser.kind, 'exclusive');
export const isGuest: SQL = and(eq(deviceUser.kind, 'shared'), eq(deviceUser.isTestFlight, true))!;
