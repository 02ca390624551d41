import type { FormationId, RouteId, TaskId, UserId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import type { RouteEntry, RouteForm, StoredRoute } from '@skyhelm/contract/route';
import type { Holder } from '@skyhelm/contract/sharing';
import { documentOf, routeIn } from '@skyhelm/core/plan/document';
import type { Formation } from '@skyhelm/core/plan/formation/formation';
import type { Home } from '@skyhelm/core/plan/path/course';
import { wayBox } from '@skyhelm/core/plan/path/way-box';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route } from '@skyhelm/core/plan/route';
import { kindOf, type RouteKind } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import { user } from '../../tables/user.table.ts';
import { ownerOf } from '../sharing/index.ts';
import { routeSharing, type RouteRow } from './route-access.store.ts';
import { summaryOf } from './route-summary.ts';
import { route, type MemberOf } from '../../tables/route.table.ts';

interface RouteQuery extends PageRequest {
  keyword: string;
  folder?: string | undefined;
  isTemplate?: boolean | undefined;
  kind?: RouteKind | undefined;
  holder?: Holder | undefined;
  airspaceState?: RouteEntry['airspace']['state'] | undefined;
  orderByColumn: 'name' | 'number' | 'length' | 'createdAt' | 'changedAt';
}

const SORTED_BY = {
  name: route.name,
  number: route.number,
  length: route.length,
  createdAt: route.createdAt,
  changedAt: route.changedAt,
};

const matching = (actor: Actor, { keyword, folder, isTemplate, kind, holder, airspaceState }: RouteQuery): SQL =>
  and(
    routeSharing.within(actor),
    isNull(route.taskId),
    keyword === ''
      ? undefined
      : sql`strpos(lower(${route.name} || ' ' || ${route.remarks} || ' ' || ${route.folder}), ${keyword.toLowerCase()}) > 0`,
    folder === undefined ? undefined : eq(route.folder, folder),
    isTemplate === undefined ? undefined : eq(route.isTemplate, isTemplate),
    kind === undefined ? undefined : eq(route.kind, kind),
    routeSharing.heldAs(actor, holder),
    airspaceState && (airspaceState === 'broken' ? isNotNull(route.brokenSince) : isNull(route.brokenSince)),
  )!;

export async function listRoutes(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: RouteQuery,
): Promise<Page<RouteEntry> & { counting: boolean }> {
  const where = matching(actor, query);
  const { ids, ...length } = await page({ table: route, id: route.id, sort: SORTED_BY[query.orderByColumn], where }, query);
  const rows = ids.length === 0 ? [] : await entries(db, actor, inArray(route.id, ids));
  const byId = new Map(rows.map((row) => [row.id, entryOf(row)]));
  return { ...length, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** What a list neither shows nor needs. */
const {
  document: _document,
  west: _west,
  south: _south,
  east: _east,
  north: _north,
  isUntold: _untold,
  recheck: _recheck,
  ...ENTRY_COLUMNS
} = getTableColumns(route);

const columnsFor = (actor: Actor) => ({
  ...ENTRY_COLUMNS,
  formation: sql<Omit<MemberOf, 'around'> | null>`${route.formation} - 'around'`,
  ...routeSharing.standingColumns(actor),
  ownerName: user.name,
  shares: routeSharing.shareCount,
});

const entries = (db: Queryable, actor: Actor, condition: SQL) =>
  db
    .select(columnsFor(actor))
    .from(route)
    .leftJoin(user, routeSharing.isOwner)
    .where(and(routeSharing.within(actor), condition));

type EntryRow = Awaited<ReturnType<typeof entries>>[number];

function entryOf(row: EntryRow): RouteEntry {
  const {
    enterpriseId: _enterprise,
    nameKey: _key,
    documentVersion: _version,
    ownerId,
    ownerName,
    summary,
    formationId,
    formation,
    taskId,
    brokenBy: zones,
    brokenSince,
    changedAt,
    createdAt,
    ...rest
  } = row;
  return {
    ...rest,
    ...summary,
    id: row.id as RouteId,
    airspace: { state: brokenSince ? 'broken' : 'ok', since: brokenSince?.toISOString() ?? null, zones },
    formation: formationId && formation ? { id: formationId as FormationId, number: formation.number, count: formation.count } : null,
    taskId: taskId as TaskId | null,
    owner: ownerId === null || ownerName === null ? null : { id: ownerId as UserId, name: ownerName },
    changedAt: changedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

/** As far as the actor sees it. */
export async function findRoute(db: Queryable, actor: Actor, id: RouteId): Promise<StoredRoute | undefined> {
  const [row] = await db
    .select({ ...columnsFor(actor), document: route.document })
    .from(route)
    .leftJoin(user, routeSharing.isOwner)
    .where(and(routeSharing.within(actor), eq(route.id, id)));
  if (!row) return undefined;
  const { document, ...entry } = row;
  return { ...entryOf(entry), route: documentIn(row.documentVersion, document) };
}

/** Those of them that one sees, by id. */
export async function routesAmong(db: Queryable, actor: Actor, ids: RouteId[]): Promise<Map<string, RouteEntry>> {
  const rows = ids.length === 0 ? [] : await entries(db, actor, inArray(route.id, ids));
  return new Map(rows.map((row) => [row.id, entryOf(row)]));
}

const documentIn = (version: number, document: unknown) => routeIn({ version, route: document }) ?? refuse('route.newer');

export const routeOf = ({ documentVersion, document }: RouteRow) => documentIn(documentVersion, document);

/** Whether it takes more room than what is kept. */
export const isLonger = (plan: Route, row: RouteRow): boolean =>
  JSON.stringify(documentOf(plan).route).length > JSON.stringify(row.document).length;

/** Of those that one sees, in the order of their numbers, with what they were made for. */
export async function formationOf(
  db: Queryable,
  actor: Actor,
  id: FormationId,
): Promise<{ name: string; formation: Formation; routes: RouteEntry[] } | undefined> {
  const rows = (await entries(db, actor, eq(route.formationId, id))).toSorted((a, b) => a.formation!.number - b.formation!.number);
  const [first] = rows;
  if (!first) return undefined;
  const { number: _number, name, ...formation } = first.formation!;
  return { name, formation, routes: rows.map(entryOf) };
}

/** What the leader of the formation that a route was made for flies around or along. */
export async function leaderPatternOf(db: Queryable, { enterpriseId }: Actor, id: RouteId): Promise<Pattern | null> {
  const [row] = await db
    .select({ formation: route.formation })
    .from(route)
    .where(and(eq(route.enterpriseId, enterpriseId), eq(route.id, id)));
  const around = row?.formation?.around;
  return around ? documentIn(around.version, around.route).pattern : null;
}

/** By name, those without one left out. */
export async function foldersOf(db: Queryable, actor: Actor): Promise<{ name: string; count: number }[]> {
  return db
    .select({ name: route.folder, count: count() })
    .from(route)
    .where(and(routeSharing.within(actor), ne(route.folder, '')))
    .groupBy(route.folder)
    .orderBy(asc(route.folder));
}

/** The one of the same owner that has the name already. */
export async function namesake(tx: Queryable, actor: Actor, ownerId: string | null, name: string, except?: RouteId) {
  const [row] = await tx
    .select({ id: route.id, version: route.version, mayEdit: sql<boolean>`${routeSharing.mayEdit(actor)}` })
    .from(route)
    .where(
      and(
        eq(route.enterpriseId, actor.enterpriseId),
        sql`${route.ownerId} is not distinct from ${ownerId}`,
        eq(route.nameKey, name.toLowerCase()),
        except && ne(route.id, except),
      ),
    );
  return row;
}

const NOWHERE = { west: null, south: null, east: null, north: null };
/** Whoever keeps a route has just held it to the air. */
export const UNBROKEN = { brokenBy: [], brokenSince: null, isUntold: false, recheck: null };

/** Of a plan it is known where it takes off. */
export type KeptForm = RouteForm & { home?: Home };

const columnsOf = ({ name, remarks, folder, isTemplate, route: plan, home }: KeptForm) => {
  const { version: documentVersion, route: document } = documentOf(plan);
  const told = { name, nameKey: name.toLowerCase(), remarks, folder, isTemplate, kind: kindOf(plan) };
  return { ...told, documentVersion, document, ...summaryOf(plan, home), ...NOWHERE, ...wayBox(plan, home), ...UNBROKEN };
};

const uniqueName = <T>(query: PromiseLike<T>) => refuseViolation(query, 'route_name_key', 'route.exists');

/** Longer than any name of a route can be: what belongs to a task takes no name from anybody. */
const nameKeyOfTask = (taskId: TaskId): string => `plan of ${taskId}`;

interface MadeFrom {
  taskId?: TaskId;
  /** A copy may be of what can be flown no more. */
  brokenBy?: string[];
  brokenSince?: Date | null;
  formationId?: FormationId;
  formation?: MemberOf;
}

export async function insertRoute(tx: Queryable, actor: Actor, form: KeptForm, now: Date, madeFrom: MadeFrom = {}): Promise<RouteId> {
  const { enterpriseId, name: changedBy } = actor;
  const id = newId<RouteId>();
  // Numbers are given one after the other: two at once would take the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`route numbers of ${enterpriseId}`}, 0))`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${route.number}), 0)` })
    .from(route)
    .where(eq(route.enterpriseId, enterpriseId));
  const made = { id, enterpriseId, ownerId: ownerOf(actor), number: last!.number + 1, changedBy, changedAt: now, createdAt: now };
  const { taskId } = madeFrom;
  await uniqueName(
    tx.insert(route).values({ ...made, ...columnsOf(form), ...madeFrom, ...(taskId && { nameKey: nameKeyOfTask(taskId) }) }),
  );
  return id;
}

const thisOne = ({ enterpriseId, id }: RouteRow) => and(eq(route.enterpriseId, enterpriseId), eq(route.id, id));

export const updateRoute = (tx: Queryable, { name: changedBy }: Actor, row: RouteRow, form: KeptForm, now: Date) =>
  uniqueName(
    tx
      .update(route)
      .set({
        ...columnsOf(form),
        ...(row.taskId !== null && { nameKey: row.nameKey }),
        version: row.version + 1,
        changedBy,
        changedAt: now,
      })
      .where(thisOne(row)),
  );

export const putInFolder = (tx: Queryable, { name: changedBy }: Actor, row: RouteRow, folder: string, now: Date) =>
  tx
    .update(route)
    .set({ folder, version: row.version + 1, changedBy, changedAt: now })
    .where(thisOne(row));

export const deleteRoute = (tx: Queryable, row: RouteRow) => tx.delete(route).where(thisOne(row));
