import type { FlightRecordId } from '@skyhelm/contract/ids';
import { CHUNK_MS } from '@skyhelm/core/record/pack';
import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { flightChunk, flightEvent } from '../../tables/flight-record.table.ts';

const ofFlight = ({ enterpriseId }: Actor, id: FlightRecordId) =>
  and(eq(flightChunk.enterpriseId, enterpriseId), eq(flightChunk.flightId, id));

export interface StoredChunk {
  startsAt: number;
  bytes: Uint8Array;
}

/** Chunks that have to do with a stretch of time. None is longer than CHUNK_MS: the key finds them. */
export async function chunksBetween(db: Queryable, actor: Actor, id: FlightRecordId, from: Date, to: Date): Promise<StoredChunk[]> {
  const rows = await db
    .select({ startsAt: flightChunk.startsAt, bytes: flightChunk.packed })
    .from(flightChunk)
    .where(
      and(
        ofFlight(actor, id),
        gt(flightChunk.startsAt, new Date(from.getTime() - CHUNK_MS)),
        lte(flightChunk.startsAt, to),
        gte(flightChunk.endsAt, from),
      ),
    )
    .orderBy(asc(flightChunk.startsAt));
  return rows.map(inMilliseconds);
}

/** What the whole flight is drawn from. */
export async function overviewsOf(db: Queryable, actor: Actor, id: FlightRecordId): Promise<StoredChunk[]> {
  const rows = await db
    .select({ startsAt: flightChunk.startsAt, bytes: flightChunk.overview })
    .from(flightChunk)
    .where(ofFlight(actor, id))
    .orderBy(asc(flightChunk.startsAt));
  return rows.map(inMilliseconds);
}

export async function chunkAfter(db: Queryable, actor: Actor, id: FlightRecordId, after: number): Promise<StoredChunk | undefined> {
  const [row] = await db
    .select({ startsAt: flightChunk.startsAt, bytes: flightChunk.packed })
    .from(flightChunk)
    .where(and(ofFlight(actor, id), gt(flightChunk.startsAt, new Date(after))))
    .orderBy(asc(flightChunk.startsAt))
    .limit(1);
  return row && inMilliseconds(row);
}

const inMilliseconds = ({ startsAt, bytes }: { startsAt: Date; bytes: Uint8Array }): StoredChunk => ({
  startsAt: startsAt.getTime(),
  bytes,
});

export const eventsOf = (db: Queryable, { enterpriseId }: Actor, id: FlightRecordId, limit: number) =>
  db
    .select({ at: flightEvent.at, event: flightEvent.event })
    .from(flightEvent)
    .where(and(eq(flightEvent.enterpriseId, enterpriseId), eq(flightEvent.flightId, id)))
    .orderBy(asc(flightEvent.at), asc(flightEvent.id))
    .limit(limit);
