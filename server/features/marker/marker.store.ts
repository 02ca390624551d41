import type { MarkerId } from '@skyhelm/contract/ids';
import type { MarkerForm } from '@skyhelm/contract/marker';
import { MARKERS_MAX } from '@skyhelm/contract/marker-facts';
import { boxOf } from '@skyhelm/core/airspace/shape';
import { and, count, eq, sql } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { newId } from '../../platform/ids.ts';
import { ownerOf } from '../sharing/index.ts';
import { marker } from '../../tables/marker.table.ts';

export type MarkerRow = typeof marker.$inferSelect;

const columnsOf = ({ kind, name, remarks, folder, points, altitude, ...style }: MarkerForm) => ({
  ...{ kind, name, remarks, folder, points, altitude, style },
  ...boxOf({ kind: 'polygon', points }),
});

export const formOf = ({ kind, name, remarks, folder, points, altitude, style }: MarkerRow): MarkerForm => ({
  ...{ kind, name, remarks, folder, points, altitude },
  ...style,
});

const BATCH = 500;

/** Refused where the enterprise would have more than can be looked after. */
export async function insertMarkers(tx: Queryable, actor: Actor, forms: readonly MarkerForm[], now: Date): Promise<MarkerId[]> {
  const { enterpriseId, name: changedBy } = actor;
  // Two at once would both find room for the last one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`markers of ${enterpriseId}`}, 0))`);
  const [kept] = await tx.select({ count: count() }).from(marker).where(eq(marker.enterpriseId, enterpriseId));
  if (kept!.count + forms.length > MARKERS_MAX) refuse('marker.tooMany', { max: MARKERS_MAX });
  const made = { enterpriseId, ownerId: ownerOf(actor), changedBy, changedAt: now, createdAt: now };
  const rows = forms.map((form) => ({ id: newId<MarkerId>(), ...made, ...columnsOf(form) }));
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(marker).values(rows.slice(from, from + BATCH));
  return rows.map(({ id }) => id);
}

const thisOne = ({ enterpriseId, id }: Pick<MarkerRow, 'enterpriseId' | 'id'>) =>
  and(eq(marker.enterpriseId, enterpriseId), eq(marker.id, id));
const these = ({ enterpriseId }: Actor, ids: readonly string[]) => and(eq(marker.enterpriseId, enterpriseId), isAny(marker.id, ids));

export const updateMarker = (tx: Queryable, { name: changedBy }: Actor, row: MarkerRow, form: MarkerForm, now: Date) =>
  tx
    .update(marker)
    .set({ ...columnsOf(form), version: row.version + 1, changedBy, changedAt: now })
    .where(thisOne(row));

export const putInFolder = (tx: Queryable, actor: Actor, ids: readonly string[], folder: string, now: Date) =>
  tx
    .update(marker)
    .set({ folder, version: sql`${marker.version} + 1`, changedBy: actor.name, changedAt: now })
    .where(these(actor, ids));

export const deleteMarkers = (tx: Queryable, actor: Actor, ids: readonly string[]) => tx.delete(marker).where(these(actor, ids));
