import { RUNNING_FLIGHT_IMPORT } from '@skyhelm/contract/flight-import-facts';
import type { StorageKind } from '@skyhelm/contract/storage';
import { and, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { file } from '../../tables/file.table.ts';
import { flightImport } from '../../tables/flight-import.table.ts';
import { flightChunk } from '../../tables/flight-record.table.ts';
import { noFlyZone } from '../../tables/no-fly-zone.table.ts';
import { route } from '../../tables/route.table.ts';
import { heightFile } from '../../tables/height-file.table.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';
import type { AccountKind } from './quota-table.ts';

export interface Usage {
  items: number;
  bytes: number;
}

/** Held until the change is safe: the next one of this kind then counts it. */
export const lockQuota = (tx: Queryable, enterpriseId: string, kind: StorageKind) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage of ${enterpriseId}: ${kind}`}, 0))`);

export async function accountKind(db: Queryable, enterpriseId: string): Promise<AccountKind> {
  const [row] = await db.select({ kind: enterprise.kind }).from(enterprise).where(eq(enterprise.id, enterpriseId));
  return row!.kind;
}

const counted = (bytes: SQL) => ({
  items: sql<number>`count(*)::int`,
  bytes: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
});

const only = ([row]: Usage[]): Usage => row!;

/** Of a document, what it takes on the disk: compressed, and read without unpacking it. */
const stored = (column: unknown): SQL => sql`coalesce(pg_column_size(${column}), 0)`;

/** Flights that were read from files, with their samples; files that are on their way count in full. */
async function flightImports(db: Queryable, enterpriseId: string): Promise<Usage> {
  const isImported = and(eq(deviceFlight.enterpriseId, enterpriseId), ne(deviceFlight.source, 'live'), isNull(deviceFlight.deletedAt));
  const kept = only(
    await db
      .select({
        items: sql<number>`count(distinct ${deviceFlight.id})::int`,
        bytes: sql<number>`coalesce(sum(octet_length(${flightChunk.packed}) + octet_length(${flightChunk.overview})), 0)::float8`,
      })
      .from(deviceFlight)
      .leftJoin(flightChunk, eq(flightChunk.flightId, deviceFlight.id))
      .where(isImported),
  );
  const isRunning = and(inArray(flightImport.phase, [...RUNNING_FLIGHT_IMPORT]), gt(flightImport.aliveUntil, sql`now()`));
  const coming = only(
    await db
      .select(counted(sql`${flightImport.bytes}`))
      .from(flightImport)
      .where(and(eq(flightImport.enterpriseId, enterpriseId), isRunning)),
  );
  return { items: kept.items + coming.items, bytes: kept.bytes + coming.bytes };
}

/** Counted from the rows themselves, so that what is deleted is free at once and no figure can drift. */
const USAGE: Record<StorageKind, (db: Queryable, enterpriseId: string) => Promise<Usage>> = {
  routes: async (db, id) =>
    only(
      await db
        .select(counted(sql`${stored(route.document)} + ${stored(route.summary)} + ${stored(route.formation)}`))
        .from(route)
        .where(eq(route.enterpriseId, id)),
    ),
  heights: async (db, id) =>
    only(
      await db
        .select(counted(sql`${heightFile.bytes}`))
        .from(heightFile)
        .where(eq(heightFile.enterpriseId, id)),
    ),
  pictures: async (db, id) =>
    only(
      await db
        .select(counted(sql`${file.bytes}`))
        .from(file)
        .where(eq(file.enterpriseId, id)),
    ),
  flightImports,
  zones: async (db, id) =>
    only(
      await db
        .select(counted(stored(noFlyZone.shape)))
        .from(noFlyZone)
        .where(eq(noFlyZone.enterpriseId, id)),
    ),
  vehicleFiles: async (db, id) =>
    only(
      await db
        .select(counted(sql`${vehicleTransfer.bytes}`))
        .from(vehicleTransfer)
        .where(
          and(
            eq(vehicleTransfer.enterpriseId, id),
            eq(vehicleTransfer.course, 'done'),
            inArray(vehicleTransfer.kind, ['readLog', 'readPicture']),
          ),
        ),
    ),
};

export const usageOf = (db: Queryable, enterpriseId: string, kind: StorageKind): Promise<Usage> => USAGE[kind](db, enterpriseId);
