import type { ViewBox } from '@skyhelm/contract/channels/uav-data-ask';
import type { MarkerId, UserId } from '@skyhelm/contract/ids';
import type { Marker, MarkerFilter } from '@skyhelm/contract/marker';
import type { Page } from '@skyhelm/contract/page';
import { and, asc, count, desc, eq, getTableColumns, gte, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { walkIds } from '../../platform/db/walk.ts';
import { sharing } from '../sharing/index.ts';
import { user } from '../../tables/user.table.ts';
import { marker, markerShare } from '../../tables/marker.table.ts';

export const markerSharing = sharing(marker, markerShare);

interface MarkerQuery extends PageRequest, MarkerFilter {
  orderByColumn: 'name' | 'folder' | 'createdAt' | 'changedAt';
}

const SORTED_BY = { name: marker.name, folder: marker.folder, createdAt: marker.createdAt, changedAt: marker.changedAt };

const matching = (actor: Actor, { keyword, folder, kind, holder, since }: MarkerFilter): SQL =>
  and(
    markerSharing.within(actor),
    keyword === ''
      ? undefined
      : sql`strpos(lower(${marker.name} || ' ' || ${marker.remarks} || ' ' || ${marker.folder}), ${keyword.toLowerCase()}) > 0`,
    folder === undefined ? undefined : eq(marker.folder, folder),
    kind === undefined ? undefined : eq(marker.kind, kind),
    since === undefined ? undefined : gte(marker.createdAt, new Date(since)),
    markerSharing.heldAs(actor, holder),
  )!;

const { style: _style, west: _west, south: _south, east: _east, north: _north, ...PLAIN_COLUMNS } = getTableColumns(marker);

const entries = (db: Queryable, actor: Actor, condition: SQL | undefined) =>
  db
    .select({
      ...PLAIN_COLUMNS,
      style: marker.style,
      ...markerSharing.standingColumns(actor),
      ownerName: user.name,
      shares: markerSharing.shareCount,
    })
    .from(marker)
    .leftJoin(user, markerSharing.isOwner)
    .where(and(markerSharing.within(actor), condition));

type EntryRow = Awaited<ReturnType<typeof entries>>[number];

function recordOf({ enterpriseId: _enterprise, ownerId, ownerName, style, changedAt, createdAt, id, ...rest }: EntryRow): Marker {
  return {
    ...rest,
    ...style,
    id: id as MarkerId,
    owner: ownerId === null || ownerName === null ? null : { id: ownerId as UserId, name: ownerName },
    changedAt: changedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

/** In the order of the ids. What was deleted since they were found is left out. */
async function markersByIds(db: Queryable, actor: Actor, ids: readonly string[]): Promise<Marker[]> {
  if (ids.length === 0) return [];
  const rows = await entries(db, actor, isAny(marker.id, ids));
  const byId = new Map(rows.map((row) => [row.id, recordOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listMarkers(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: MarkerQuery,
): Promise<Page<Marker> & { counting: boolean }> {
  const listing = { table: marker, id: marker.id, sort: SORTED_BY[query.orderByColumn], where: matching(actor, query) };
  const { ids, ...length } = await page(listing, query);
  return { ...length, rows: await markersByIds(db, actor, ids) };
}

/** As far as the actor sees it. */
export async function findMarker(db: Queryable, actor: Actor, id: MarkerId): Promise<Marker | undefined> {
  const [found] = await markersByIds(db, actor, [id]);
  return found;
}

/** As many as a map is told of at once: beyond that nobody tells them apart, and a phone would choke on them. */
export const DRAWN_MAX = { markers: 2_000, points: 50_000 } as const;

/** The date line may lie in the view, in the marker, or in both. */
function isInView({ west, south, east, north }: ViewBox): SQL {
  const to = west <= east ? east : east + 360;
  const overlaps = (turn: number) => and(lte(marker.west, to + turn), gte(marker.east, west + turn));
  return and(lte(marker.south, north), gte(marker.north, south), or(overlaps(-360), overlaps(0), overlaps(360)))!;
}

/** What can be drawn of what is in view, the latest first. */
export async function markersInView(
  db: Queryable,
  actor: Actor,
  { view, without, ...filter }: MarkerFilter & { view: ViewBox; without: readonly string[] },
): Promise<{ rows: Marker[]; more: boolean }> {
  const found = await db
    .select({ id: marker.id, points: sql<number>`jsonb_array_length(${marker.points})` })
    .from(marker)
    .where(and(matching(actor, filter), isInView(view), without.length === 0 ? undefined : notInArray(marker.folder, [...without])))
    .orderBy(desc(marker.changedAt), desc(marker.id))
    .limit(DRAWN_MAX.markers + 1);
  let points = 0;
  const drawn = found.slice(0, DRAWN_MAX.markers).filter((one) => (points += one.points) <= DRAWN_MAX.points);
  const ids = drawn.map(({ id }) => id);
  return { rows: await markersByIds(db, actor, ids), more: ids.length < found.length };
}

/** By name; those without a folder come first, under no name. */
export const foldersOf = (db: Queryable, actor: Actor): Promise<{ name: string; count: number }[]> =>
  db
    .select({ name: marker.folder, count: count() })
    .from(marker)
    .where(markerSharing.within(actor))
    .groupBy(marker.folder)
    .orderBy(asc(marker.folder));

export const countMarkers = (db: Queryable, actor: Actor, filter: MarkerFilter): Promise<number> =>
  db.$count(marker, matching(actor, filter));

/** All that match when it is begun, folder by folder, a batch at a time, each as it is when its turn comes. */
export async function* walkMarkers(db: Queryable, actor: Actor, filter: MarkerFilter, batch = 1_000): AsyncGenerator<Marker[]> {
  const listing = { table: marker, id: marker.id, sort: marker.folder, where: matching(actor, filter) };
  for await (const ids of walkIds(db, listing, true, batch)) yield markersByIds(db, actor, ids);
}

/** Those that the actor may change, held in one order until the change is safe. */
export async function changeableIn(db: Queryable, actor: Actor, folder: string): Promise<string[]> {
  const rows = await db
    .select({ id: marker.id })
    .from(marker)
    .where(and(markerSharing.within(actor), eq(marker.folder, folder), markerSharing.mayEdit(actor)))
    .orderBy(asc(marker.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Whoever has or sees any of these because it was given to them. */
export async function concernedBy(db: Queryable, actor: Actor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const owners = await db
    .selectDistinct({ ownerId: marker.ownerId })
    .from(marker)
    .where(and(eq(marker.enterpriseId, actor.enterpriseId), isAny(marker.id, ids)));
  const holders = await markerSharing.holdersOf(db, actor, ids);
  return [...new Set([...owners.flatMap(({ ownerId }) => ownerId ?? []), ...holders])];
}
