import type { FlightRecordId } from '@skyhelm/contract/ids';
import { decodeChunk } from '@skyhelm/core/record/chunk';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { FlightSource } from '@skyhelm/core/record/source';
import type { FlightSummary } from '@skyhelm/core/record/summary';
import type { Actor } from '../../platform/auth/actor.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { request, type TailStretch } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { chunkAfter, chunksBetween, overviewsOf, type StoredChunk } from './flight-samples.store.ts';

/** What is stored of flights, and of those in the air what is not stored yet. */
interface Reading {
  bus: Bus;
  db: Queryable;
  actor: Actor;
}

const PATIENCE_MS = 2_000;

/** Where nothing is being recorded, or the recorder is too busy to answer, what is stored is all there is to see. */
const asFarAsHeard = <T>(asking: Promise<T>, otherwise: T): Promise<T> =>
  asking.catch((error: unknown) => {
    if (error instanceof BusError) return otherwise;
    throw error;
  });

const tailOf = (bus: Bus, flightId: FlightRecordId): Promise<TailStretch[]> =>
  asFarAsHeard(request(bus, 'recorder.tail', { flightId }, PATIENCE_MS), []);

export const soFar = (bus: Bus, flightIds: readonly string[]): Promise<Record<string, FlightSummary>> =>
  flightIds.length === 0
    ? Promise.resolve({})
    : asFarAsHeard(request(bus, 'recorder.soFar', { flightIds: [...flightIds] }, PATIENCE_MS), {});

/** The tail is asked for before what is stored: what is stored in between is then in both, rather than in neither. */
function withTail(stored: readonly StoredChunk[], tail: readonly TailStretch[], column: 'packed' | 'overview'): Uint8Array[] {
  const known = new Set(stored.map(({ startsAt }) => startsAt));
  const rest = tail.filter(({ startsAt }) => !known.has(startsAt));
  return [...stored.map(({ bytes }) => bytes), ...rest.map((stretch) => Buffer.from(stretch[column], 'base64'))];
}

/** Every sample of a stretch of time, in whole chunks. */
export async function samplesBetween({ bus, db, actor }: Reading, id: FlightRecordId, from: Date, to: Date): Promise<Uint8Array[]> {
  const tail = await tailOf(bus, id);
  const within = tail.filter(({ startsAt, endsAt }) => startsAt <= to.getTime() && endsAt >= from.getTime());
  return withTail(await chunksBetween(db, actor, id, from, to), within, 'packed');
}

export async function glanceAt({ bus, db, actor }: Reading, id: FlightRecordId): Promise<SampleTable[]> {
  const tail = await tailOf(bus, id);
  return withTail(await overviewsOf(db, actor, id), tail, 'overview').flatMap(tableIn);
}

/** Of one that is stored whole: a recorder that is busy would keep whoever reads hundreds of them waiting for each. */
export const storedGlance = async ({ db, actor }: Pick<Reading, 'db' | 'actor'>, id: FlightRecordId): Promise<SampleTable[]> =>
  (await overviewsOf(db, actor, id)).flatMap(({ bytes }) => tableIn(bytes));

/** One that has just landed is stored a moment later, and later still while the database is busy. */
const STORED_WITHIN_MS = 600_000;

export const isBeingRecorded = ({ landedAt, source }: { landedAt: Date | string | null; source: FlightSource }, now: Date): boolean =>
  source === 'live' && (landedAt === null || now.getTime() - new Date(landedAt).getTime() < STORED_WITHIN_MS);

/** Every sample, a chunk at a time. */
export async function* walkSamples({ bus, db, actor }: Reading, id: FlightRecordId): AsyncGenerator<SampleTable> {
  let after = 0;
  async function* stored(): AsyncGenerator<SampleTable> {
    for (let chunk = await chunkAfter(db, actor, id, after); chunk; chunk = await chunkAfter(db, actor, id, after)) {
      after = chunk.startsAt;
      yield* tableIn(chunk.bytes);
    }
  }
  yield* stored();
  const tail = await tailOf(bus, id);
  // Once more: what was stored just now may be no part of the tail any longer.
  yield* stored();
  for (const { startsAt, packed } of tail) if (startsAt > after) yield* tableIn(Buffer.from(packed, 'base64'));
}

function tableIn(chunk: Uint8Array): SampleTable[] {
  const table = decodeChunk(chunk);
  return table ? [table] : [];
}
