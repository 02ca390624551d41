import type { SiteId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import type { Site, SiteForm } from '@skyhelm/contract/site';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Listing, PageRequest, Pager } from '../../platform/db/page.ts';
import { walkIds } from '../../platform/db/walk.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import { site } from '../../tables/site.table.ts';

type SiteRow = typeof site.$inferSelect;

interface SiteQuery {
  keyword: string;
  orderByColumn: 'name' | 'createdAt';
  isAsc: boolean;
}

const SORTED_BY = { name: site.name, createdAt: site.createdAt };

/** Without an index of letters: every name may begin with the same word, and to read them all takes less time than to find them all one by one. */
const matching = ({ enterpriseId }: Actor, keyword: string): SQL =>
  and(
    eq(site.enterpriseId, enterpriseId),
    keyword === '' ? undefined : sql`strpos(lower(${site.name} || ' ' || ${site.address}), ${keyword.toLowerCase()}) > 0`,
  )!;

const listingOf = (actor: Actor, query: SiteQuery): Listing => ({
  table: site,
  id: site.id,
  sort: SORTED_BY[query.orderByColumn],
  where: matching(actor, query.keyword),
});

export async function listSites(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: SiteQuery & PageRequest,
): Promise<Page<Site> & { counting: boolean }> {
  const { ids, ...length } = await page(listingOf(actor, query), query);
  return { ...length, rows: await sitesByIds(db, actor, ids) };
}

/** All that match when it is begun, a batch at a time, each as it is when its turn comes. */
export async function* walkSites(db: Queryable, actor: Actor, query: SiteQuery, batch = 1_000): AsyncGenerator<Site[]> {
  for await (const ids of walkIds(db, listingOf(actor, query), query.isAsc, batch)) yield sitesByIds(db, actor, ids);
}

/** In the order of the ids. What was deleted since they were found is left out. */
async function sitesByIds(db: Queryable, { enterpriseId }: Actor, ids: readonly string[]): Promise<Site[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(site)
    .where(and(eq(site.enterpriseId, enterpriseId), sql`${site.id} = any(${sql.param([...ids])}::uuid[])`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(recordOf);
}

/** Where they are, by name. */
export const sitePlaces = (db: Queryable, { enterpriseId }: Actor) =>
  db
    .select({ id: site.id, name: site.name, longitude: site.longitude, latitude: site.latitude })
    .from(site)
    .where(eq(site.enterpriseId, enterpriseId))
    .orderBy(asc(site.name), asc(site.id));

export const recordOf = ({ enterpriseId: _enterprise, nameKey: _key, createdAt, id, ...row }: SiteRow): Site => ({
  ...row,
  id: id as SiteId,
  createdAt: createdAt.toISOString(),
});

const thisOne = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>, id: SiteId) => and(eq(site.enterpriseId, enterpriseId), eq(site.id, id));

/** Held until the change is safe: two edits of one site come one after the other. */
export async function lockSite(tx: Queryable, actor: Actor, id: SiteId): Promise<SiteRow | undefined> {
  const [row] = await tx.select().from(site).where(thisOne(actor, id)).for('update');
  return row;
}

const uniqueName = <T>(query: PromiseLike<T>) => refuseViolation(query, 'site_name_key', 'site.exists');

export async function insertSite(tx: Queryable, { enterpriseId }: Actor, form: SiteForm, now: Date): Promise<SiteId> {
  const id = newId<SiteId>();
  await uniqueName(tx.insert(site).values({ id, enterpriseId, ...form, nameKey: form.name.toLowerCase(), createdAt: now }));
  return id;
}

export const updateSite = (tx: Queryable, actor: Actor, id: SiteId, form: SiteForm, version: number) =>
  uniqueName(
    tx
      .update(site)
      .set({ ...form, nameKey: form.name.toLowerCase(), version })
      .where(thisOne(actor, id)),
  );

export const deleteSite = (tx: Queryable, actor: Actor, id: SiteId) => tx.delete(site).where(thisOne(actor, id));
