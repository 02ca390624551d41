import { RESULT_PICTURES_MAX, RESULT_TRACKS, type TaskPicture, type TaskResults } from '@skyhelm/contract/task-results';
import { coverageOf } from '@skyhelm/core/task/coverage';
import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { TaskFlightEntry } from '@skyhelm/contract/task-steps';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { flightsByIds, trackOfRecord } from '../flight-record/index.ts';
import { findPlan } from '../route/index.ts';
import { isPictureAmong, metresOf, picturesOf, type ToldPicture } from './results.store.ts';
import type { TaskRow } from './task-access.store.ts';
import { flightsOf } from './task-flight.store.ts';
import { findTask, type FoundTask } from './found-task.store.ts';
import { entryOf } from './task-record.ts';

interface Reading {
  db: Queryable;
  actor: Actor;
  now: Date;
  /** By which those in the air are asked how far they have come. */
  bus: Bus;
}

/** The flights of a task that the reader sees, the latest first, and how many are on record no more. */
export async function flownFor(reading: Reading, row: TaskRow): Promise<{ flights: TaskFlightEntry[]; lostFlights: number }> {
  const flights = await flightsOf(reading.db, row);
  const records = await flightsByIds(
    reading,
    flights.map(({ flightId }) => flightId),
  );
  const whole = new Set(flights.filter(({ isWhole }) => isWhole).map(({ flightId }) => flightId));
  return {
    flights: records.map((record) => ({ record, isWhole: whole.has(record.id) })),
    lostFlights: flights.filter(({ isKept }) => !isKept).length,
  };
}

/** Longitude and latitude in turn; null for a gap. */
async function trackFor(reading: Reading, record: FlightRecord): Promise<(number | null)[]> {
  const { longitude, latitude } = await trackOfRecord(reading, record, RESULT_TRACKS.points);
  return longitude.flatMap((east, at) => [east, latitude[at] ?? null]);
}

const pictureIn = ({
  flightId,
  takenAt,
  toldAt,
  longitude,
  latitude,
  height,
  heading,
  file,
  filePlace,
  fetchedBy,
}: ToldPicture): TaskPicture => ({
  flightId,
  takenAt: new Date(takenAt).toISOString(),
  toldAt: toldAt.toISOString(),
  longitude: longitude ?? null,
  latitude: latitude ?? null,
  height: height ?? null,
  heading: heading ?? null,
  file: file ?? null,
  filePlace: filePlace ?? null,
  fetchedBy,
});

/** By all flights of a task; what is in the air says itself how far it has come. */
export async function metresFlown(
  db: Queryable,
  task: Pick<TaskRow, 'enterpriseId' | 'id'>,
  flights: readonly Pick<TaskFlightEntry, 'record'>[],
): Promise<number> {
  const inTheAir = flights.filter(({ record }) => record.landedAt === null);
  return (await metresOf(db, task)) + inTheAir.reduce((sum, { record }) => sum + record.metres, 0);
}

/** Of the latest flights their ways; the area is what all of them have been over, drawn or not. */
async function drawnFor(reading: Reading, { plan, parameters }: TaskRow, flights: readonly TaskFlightEntry[]) {
  const coverage = coverageOf(plan, parameters);
  const drawn: TaskResults['flights'] = [];
  let coveredFlights = 0;
  for (const flight of flights) {
    const isDrawn = drawn.length < RESULT_TRACKS.flights;
    const track = flight.record.samples > 0 && (isDrawn || coverage) ? await trackFor(reading, flight.record) : [];
    drawn.push({ ...flight, track: isDrawn ? track : [] });
    if (!coverage || track.length === 0) continue;
    coverage.add(track.map((value) => value ?? NaN));
    coveredFlights += 1;
  }
  return { drawn, covered: coverage?.squareMetres() ?? null, coveredFlights };
}

/** All that has come of a task so far. */
export async function resultsOf(reading: Reading, found: FoundTask): Promise<TaskResults> {
  const { db, actor, now } = reading;
  const { row } = found;
  const { route } = await findPlan(db, row.enterpriseId, row.routeId);
  const { flights, lostFlights } = await flownFor(reading, row);
  const { drawn, covered, coveredFlights } = await drawnFor(reading, row, flights);
  const { pictures, total } = await picturesOf(
    db,
    row,
    flights.map(({ record }) => record.id),
    RESULT_PICTURES_MAX,
  );
  const entry = entryOf(found, actor, now);
  return {
    task: entry,
    plan: row.plan,
    route,
    flights: drawn,
    lostFlights,
    pictures: pictures.map(pictureIn),
    figures: {
      flights: found.flights,
      seconds: entry.flightSeconds,
      metres: await metresFlown(db, row, flights),
      covered,
      coveredFlights,
      pictures: total,
    },
  };
}

/** Whether a fetched picture was taken on a flight of this task that the reader sees. */
export async function isResultPicture(reading: Reading, id: TaskId, fetchedBy: VehicleTransferId): Promise<boolean> {
  const found = await findTask(reading, id);
  if (!found) return false;
  const { flights } = await flownFor(reading, found.row);
  const ids = flights.map(({ record }) => record.id);
  return isPictureAmong(reading.db, reading.actor.enterpriseId, ids, fetchedBy);
}
