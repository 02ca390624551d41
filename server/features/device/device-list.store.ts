import type { Device, DeviceUser } from '@skyhelm/contract/device';
import type { DeviceGroupId, DeviceId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Listing, PageRequest, Pager } from '../../platform/db/page.ts';
import { walkIds } from '../../platform/db/walk.ts';
import { user } from '../../tables/user.table.ts';
import { devicesWithin, standingColumns } from './device-access.store.ts';
import { flownColumns } from './device-flight.store.ts';
import { deviceOf } from './device-record.ts';
import { device, deviceGroup, deviceGroupMember, deviceUser } from '../../tables/device.table.ts';
import type { LinkState } from './gateway-asked.ts';

export interface DeviceFilter {
  keyword: string;
  type?: Device['type'] | undefined;
  state?: Device['state'] | undefined;
  network?: Device['networkStatus'] | undefined;
  groupId?: DeviceGroupId | undefined;
}
export interface DeviceOrder {
  orderByColumn: 'name' | 'sn' | 'createdAt';
  isAsc: boolean;
}

/** Who knows what is on a link. */
export type AskLinks = (deviceIds: readonly string[]) => Promise<ReadonlyMap<string, LinkState>>;

const SORTED_BY = { name: device.name, sn: device.sn, createdAt: device.createdAt };

/** Condition on device rows: the keyword is part of a name or SN, whatever the case. */
export const nameOrSn = (keyword: string): SQL | undefined =>
  keyword === '' ? undefined : sql`strpos(lower(${device.name} || ' ' || ${device.sn}), ${keyword.toLowerCase()}) > 0`;

/** What is on a link is known by the gateway and by nobody else: of those that can be, it is asked which are. */
async function onLink(db: Queryable, actor: Actor, links: AskLinks, network: Device['networkStatus']): Promise<SQL> {
  const bound = await db
    .select({ id: device.id })
    .from(device)
    .where(and(eq(device.enterpriseId, actor.enterpriseId), isNotNull(device.hardwareId)));
  const known = await links(bound.map(({ id }) => id));
  const online = [...known].flatMap(([id, link]) => (link.online ? [id] : []));
  const isOnline = sql`${device.id} = any(${sql.param(online)}::uuid[])`;
  return network === 'online' ? isOnline : not(isOnline);
}

const matching = async (db: Queryable, actor: Actor, links: AskLinks, filter: DeviceFilter): Promise<SQL> =>
  and(
    devicesWithin(actor),
    nameOrSn(filter.keyword),
    filter.type && eq(device.type, filter.type),
    filter.state && eq(device.state, filter.state),
    filter.network && (await onLink(db, actor, links, filter.network)),
    filter.groupId &&
      sql`${device.id} in (select ${deviceGroupMember.deviceId} from ${deviceGroupMember} where ${deviceGroupMember.groupId} = ${filter.groupId})`,
  )!;

interface Reading {
  db: Queryable;
  actor: Actor;
  links: AskLinks;
  now: Date;
}

const listingOf = async ({ db, actor, links }: Reading, query: DeviceFilter & DeviceOrder): Promise<Listing> => ({
  table: device,
  id: device.id,
  sort: SORTED_BY[query.orderByColumn],
  where: await matching(db, actor, links, query),
});

export async function listDevices(
  reading: Reading,
  page: Pager,
  query: DeviceFilter & DeviceOrder & PageRequest,
): Promise<Page<Device> & { counting: boolean }> {
  const { ids, ...length } = await page(await listingOf(reading, query), query);
  return { ...length, rows: await devicesByIds(reading, ids) };
}

/** All that match when it is begun, a batch at a time, each as it is when its turn comes. */
export async function* walkDevices(reading: Reading, query: DeviceFilter & DeviceOrder, batch = 500): AsyncGenerator<Device[]> {
  for await (const ids of walkIds(reading.db, await listingOf(reading, query), query.isAsc, batch)) yield devicesByIds(reading, ids);
}

/** Wrapped: of a query about one table the query builder drops the table's name from columns, and these look into others. */
const beside = <T>(column: SQL): SQL<T> => sql<T>`${column}`;

const personOf = (kind: 'owner' | 'exclusive') =>
  beside<DeviceUser | null>(sql`(select json_build_object('id', ${user.id}, 'name', ${user.name}, 'userName', ${user.account})
    from ${deviceUser} join ${user} on ${user.id} = ${deviceUser.userId}
    where ${deviceUser.deviceId} = ${device.id} and ${deviceUser.kind} = ${kind})`);

const groups = beside<
  Device['groups']
>(sql`coalesce((select json_agg(json_build_object('id', ${deviceGroup.id}, 'name', ${deviceGroup.name})
  order by ${deviceGroup.name}) from ${deviceGroupMember} join ${deviceGroup} on ${deviceGroup.id} = ${deviceGroupMember.groupId}
  where ${deviceGroupMember.deviceId} = ${device.id}), '[]')`);

const sharedWith = beside<number>(
  sql`(select count(*)::int from ${deviceUser} where ${deviceUser.deviceId} = ${device.id} and ${deviceUser.kind} <> 'owner')`,
);

/** In the order of the ids, as far as the actor sees them. What was deleted since they were found is left out. */
export async function devicesByIds({ db, actor, links, now }: Reading, ids: readonly string[]): Promise<Device[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: device,
      owner: personOf('owner').as('owner'),
      exclusive: personOf('exclusive').as('exclusive'),
      groups: groups.as('groups'),
      sharedWith: sharedWith.as('shared_with'),
      standing: standingColumns(actor),
      flown: flownColumns,
    })
    .from(device)
    .where(and(devicesWithin(actor), sql`${device.id} = any(${sql.param([...ids])}::uuid[])`));
  const bound = rows.filter(({ row }) => row.hardwareId !== null).map(({ row }) => row.id);
  const known = await links(bound);
  const today = documentDay(now);
  const byId = new Map(rows.map((found) => [found.row.id, deviceOf(actor, found, known.get(found.row.id), today)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findDevice(reading: Reading, id: DeviceId): Promise<Device | undefined> {
  return (await devicesByIds(reading, [id]))[0];
}
