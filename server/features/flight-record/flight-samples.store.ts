import type { FlightRecordId } from '@skyhelm/contract/ids';
import { decodeChunk } from '@skyhelm/core/record/chunk';
import { CHUNK_MS } from '@skyhelm/core/record/pack';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { flightChunk, flightEvent } from './flight-record.table.ts';

const ofFlight = ({ enterpriseId }: Actor, id: FlightRecordId) =>
  and(eq(flightChunk.enterpriseId, enterpriseId), eq(flightChunk.flightId, id));

/** Chunks that have to do with a stretch of time. None is longer than CHUNK_MS: the key finds them. */
export async function chunksBetween(db: Queryable, actor: Actor, id: FlightRecordId, from: Date, to: Date): Promise<Uint8Array[]> {
  const rows = await db
    .select({ packed: flightChunk.packed })
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
  return rows.map(({ packed }) => packed);
}

/** The whole flight, one sample in five seconds. */
export async function overviewsOf(db: Queryable, actor: Actor, id: FlightRecordId): Promise<SampleTable[]> {
  const rows = await db
    .select({ overview: flightChunk.overview })
    .from(flightChunk)
    .where(ofFlight(actor, id))
    .orderBy(asc(flightChunk.startsAt));
  return rows.flatMap(({ overview }) => decodeChunk(overview) ?? []);
}

/** Every sample, a chunk at a time. */
export async function* walkSamples(db: Queryable, actor: Actor, id: FlightRecordId): AsyncGenerator<SampleTable> {
  for (let after = new Date(0); ;) {
    const [row] = await db
      .select({ startsAt: flightChunk.startsAt, packed: flightChunk.packed })
      .from(flightChunk)
      .where(and(ofFlight(actor, id), gt(flightChunk.startsAt, after)))
      .orderBy(asc(flightChunk.startsAt))
      .limit(1);
    if (!row) return;
    after = row.startsAt;
    const table = decodeChunk(row.packed);
    if (table) yield table;
  }
}

export const eventsOf = (db: Queryable, { enterpriseId }: Actor, id: FlightRecordId, limit: number) =>
  db
    .select({ at: flightEvent.at, event: flightEvent.event })
    .from(flightEvent)
    .where(and(eq(flightEvent.enterpriseId, enterpriseId), eq(flightEvent.flightId, id)))
    .orderBy(asc(flightEvent.at), asc(flightEvent.id))
    .limit(limit);
