import type { NoFlyZoneId } from '@skyhelm/contract/ids';
import type { AirspaceZone, NoFlyZone, NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import type { Page } from '@skyhelm/contract/page';
import type { Shape } from '@skyhelm/core/airspace/shape';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import { formerZone, noFlyZone } from '../../tables/no-fly-zone.table.ts';

export type NoFlyZoneRow = typeof noFlyZone.$inferSelect;

interface ZoneQuery extends PageRequest {
  keyword: string;
  status?: NoFlyZone['status'] | undefined;
  orderByColumn: 'name' | 'validUntil' | 'createdAt';
}

const SORTED_BY = { name: noFlyZone.name, validUntil: noFlyZone.validUntil, createdAt: noFlyZone.createdAt };

const matching = ({ enterpriseId }: Actor, { keyword, status }: ZoneQuery, now: Date): SQL =>
  and(
    eq(noFlyZone.enterpriseId, enterpriseId),
    keyword === '' ? undefined : sql`strpos(lower(${noFlyZone.name} || ' ' || ${noFlyZone.description}), ${keyword.toLowerCase()}) > 0`,
    status === 'valid' ? gt(noFlyZone.validUntil, now) : status === 'invalid' ? lte(noFlyZone.validUntil, now) : undefined,
  )!;

export async function listZones(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: ZoneQuery,
  now: Date,
): Promise<Page<NoFlyZone> & { counting: boolean }> {
  const { ids, ...length } = await page(
    { table: noFlyZone, id: noFlyZone.id, sort: SORTED_BY[query.orderByColumn], where: matching(actor, query, now) },
    query,
  );
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(noFlyZone)
          .where(and(isOwn(actor), inArray(noFlyZone.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...length, rows: ids.flatMap((id) => byId.get(id) ?? []).map((row) => recordOf(row, now)) };
}

export const recordOf = (row: NoFlyZoneRow, now: Date): NoFlyZone => {
  const { enterpriseId: _enterprise, nameKey: _key, changedAt: _changed, id, createdAt, activeFrom, validUntil, ...rest } = row;
  return {
    ...rest,
    id: id as NoFlyZoneId,
    activeFrom: activeFrom?.toISOString() ?? null,
    validUntil: validUntil.toISOString(),
    status: validUntil > now ? 'valid' : 'invalid',
    createdAt: createdAt.toISOString(),
  };
};

const zoneOf = ({
  id,
  name,
  kind,
  shape,
  floor,
  ceiling,
  datum,
  activeFrom,
  validUntil,
}: Omit<typeof formerZone.$inferSelect, 'heldFrom' | 'heldUntil'>): Zone => ({
  id,
  name,
  kind,
  shape,
  floor,
  ceiling,
  datum,
  activeFrom: activeFrom?.getTime() ?? null,
  validUntil: validUntil.getTime(),
});

/** What flights are watched by: everything that is not over yet. */
export async function zonesOf(db: Queryable, enterpriseId: string, now: Date): Promise<Zone[]> {
  const rows = await db
    .select()
    .from(noFlyZone)
    .where(and(eq(noFlyZone.enterpriseId, enterpriseId), gt(noFlyZone.validUntil, now)));
  return rows.map(zoneOf);
}

/**
 * What was in force at some moment of a time that is past, as it was then: before somebody had put a zone up, or made it what it is,
 * it was not there, and what was changed or deleted since was.
 */
export async function zonesThen(db: Queryable, enterpriseId: string, from: Date, until: Date): Promise<Zone[]> {
  const since = sql<Date>`greatest(${noFlyZone.activeFrom}, ${noFlyZone.changedAt}, ${noFlyZone.createdAt})`.mapWith(noFlyZone.createdAt);
  const present = await db
    .select({ ...getTableColumns(noFlyZone), activeFrom: since })
    .from(noFlyZone)
    .where(and(eq(noFlyZone.enterpriseId, enterpriseId), gt(noFlyZone.validUntil, from), lte(since, until)));
  const began = sql<Date>`greatest(${formerZone.activeFrom}, ${formerZone.heldFrom})`.mapWith(formerZone.heldFrom);
  const ended = sql<Date>`least(${formerZone.validUntil}, ${formerZone.heldUntil})`.mapWith(formerZone.heldUntil);
  const former = await db
    .select({ ...getTableColumns(formerZone), activeFrom: began, validUntil: ended })
    .from(formerZone)
    .where(
      and(eq(formerZone.enterpriseId, enterpriseId), gt(formerZone.heldUntil, from), gt(ended, from), lte(began, until), gt(ended, began)),
    );
  return [...present, ...former].map(zoneOf);
}

/** Where zones lie that begin or end at this moment. */
export async function shapesDated(db: Queryable, enterpriseId: string, of: 'activeFrom' | 'validUntil', at: Date): Promise<Shape[]> {
  const rows = await db
    .select({ shape: noFlyZone.shape })
    .from(noFlyZone)
    .where(and(eq(noFlyZone.enterpriseId, enterpriseId), eq(noFlyZone[of], at)));
  return rows.map(({ shape }) => shape);
}

/** Before it is changed or goes. */
const keepFormer = (tx: Queryable, row: NoFlyZoneRow, now: Date) => tx.insert(formerZone).values(formerOf(row, now));

function formerOf(row: NoFlyZoneRow, now: Date): typeof formerZone.$inferInsert {
  const { enterpriseId, name, kind, shape, datum, floor, ceiling, activeFrom, validUntil, createdAt, changedAt } = row;
  const was = { enterpriseId, name, kind, shape, datum, floor, ceiling, activeFrom, validUntil };
  return { id: newId(), ...was, heldFrom: changedAt ?? createdAt, heldUntil: now };
}

export const shownZone = ({ id, activeFrom, validUntil, ...rest }: Zone): AirspaceZone => ({
  ...rest,
  id: id as NoFlyZoneId,
  activeFrom: activeFrom === null ? null : new Date(activeFrom).toISOString(),
  validUntil: new Date(validUntil!).toISOString(),
});

const isOwn = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>): SQL => eq(noFlyZone.enterpriseId, enterpriseId);
const thisOne = (actor: Pick<Actor, 'enterpriseId'>, id: NoFlyZoneId) => and(isOwn(actor), eq(noFlyZone.id, id));

/** Held until the change is safe: two edits of one zone come one after the other. */
export async function lockZone(tx: Queryable, actor: Actor, id: NoFlyZoneId): Promise<NoFlyZoneRow | undefined> {
  const [row] = await tx.select().from(noFlyZone).where(thisOne(actor, id)).for('update');
  return row;
}

/** In one order, so that two who change the same ones do not wait for each other for ever. */
export const lockZones = (tx: Queryable, actor: Actor, ids: readonly NoFlyZoneId[]): Promise<NoFlyZoneRow[]> =>
  tx
    .select()
    .from(noFlyZone)
    .where(and(isOwn(actor), inArray(noFlyZone.id, [...ids])))
    .orderBy(noFlyZone.id)
    .for('update');

const uniqueName = <T>(query: PromiseLike<T>) => refuseViolation(query, 'no_fly_zone_name_key', 'noFlyZone.exists');

const columnsOf = ({ activeFrom, validUntil, ...form }: NoFlyZoneForm) => ({
  ...form,
  nameKey: form.name.toLowerCase(),
  activeFrom: activeFrom === null ? null : new Date(activeFrom),
  validUntil: new Date(validUntil),
});

export async function insertZone(tx: Queryable, { enterpriseId }: Actor, form: NoFlyZoneForm, now: Date): Promise<NoFlyZoneId> {
  const id = newId<NoFlyZoneId>();
  await uniqueName(tx.insert(noFlyZone).values({ id, enterpriseId, ...columnsOf(form), createdAt: now }));
  return id;
}

const BATCH = 100;

export async function insertZones(tx: Queryable, { enterpriseId }: Actor, forms: readonly NoFlyZoneForm[], now: Date): Promise<void> {
  for (let from = 0; from < forms.length; from += BATCH) {
    const rows = forms
      .slice(from, from + BATCH)
      .map((form) => ({ id: newId<NoFlyZoneId>(), enterpriseId, ...columnsOf(form), createdAt: now }));
    await uniqueName(tx.insert(noFlyZone).values(rows));
  }
}

/** A statement has room for so many values only. */
const NAMES_AT_ONCE = 10_000;

/** Those that have one of these names, by it in lower case; held until the change is safe where they are to be replaced. */
export async function zonesNamed(
  db: Queryable,
  actor: Actor,
  names: readonly string[],
  isHeld = false,
): Promise<Map<string, NoFlyZoneRow>> {
  const found = new Map<string, NoFlyZoneRow>();
  const keys = names.map((name) => name.toLowerCase());
  for (let from = 0; from < keys.length; from += NAMES_AT_ONCE) {
    const query = db
      .select()
      .from(noFlyZone)
      .where(and(isOwn(actor), inArray(noFlyZone.nameKey, keys.slice(from, from + NAMES_AT_ONCE))))
      .orderBy(noFlyZone.id);
    const rows = await (isHeld ? query.for('update') : query);
    for (const row of rows) found.set(row.nameKey, row);
  }
  return found;
}

/** Whether it closes just what a form does, whatever is said of it. */
export function isKeptAs(row: NoFlyZoneRow, form: NoFlyZoneForm): boolean {
  const closing = ({ kind, shape, floor, ceiling, datum, activeFrom, validUntil }: ReturnType<typeof columnsOf>) => ({
    ...{ kind, shape, floor, ceiling, datum, activeFrom, validUntil },
  });
  return isDeepStrictEqual(closing(row), closing(columnsOf(form)));
}

export async function updateZone(tx: Queryable, actor: Actor, row: NoFlyZoneRow, form: NoFlyZoneForm, now: Date): Promise<void> {
  await keepFormer(tx, row, now);
  await uniqueName(
    tx
      .update(noFlyZone)
      .set({ ...columnsOf(form), version: row.version + 1, changedAt: now })
      .where(thisOne(actor, row.id as NoFlyZoneId)),
  );
}

const REPLACED = [
  ...(['name', 'nameKey', 'description', 'kind', 'shape', 'datum', 'floor', 'ceiling', 'activeFrom', 'validUntil'] as const),
  ...(['version', 'changedAt'] as const),
];

/** Many at once, each held by now: they stay the same zones. */
export async function replaceZones(
  tx: Queryable,
  replaced: readonly { row: NoFlyZoneRow; form: NoFlyZoneForm }[],
  now: Date,
): Promise<void> {
  const set = Object.fromEntries(REPLACED.map((field) => [field, sql.raw(`excluded.${noFlyZone[field].name}`)]));
  for (let from = 0; from < replaced.length; from += BATCH) {
    const batch = replaced.slice(from, from + BATCH);
    await tx.insert(formerZone).values(batch.map(({ row }) => formerOf(row, now)));
    const rows = batch.map(({ row, form }) => ({ ...row, ...columnsOf(form), version: row.version + 1, changedAt: now }));
    await tx.insert(noFlyZone).values(rows).onConflictDoUpdate({ target: noFlyZone.id, set });
  }
}

export async function deleteZone(tx: Queryable, actor: Actor, row: NoFlyZoneRow, now: Date): Promise<void> {
  await keepFormer(tx, row, now);
  await tx.delete(noFlyZone).where(thisOne(actor, row.id as NoFlyZoneId));
}

export async function deleteZones(tx: Queryable, actor: Actor, rows: readonly NoFlyZoneRow[], now: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await tx.insert(formerZone).values(batch.map((row) => formerOf(row, now)));
    await tx.delete(noFlyZone).where(
      and(
        isOwn(actor),
        inArray(
          noFlyZone.id,
          batch.map(({ id }) => id),
        ),
      ),
    );
  }
}
