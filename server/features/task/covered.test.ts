import { addDevice } from '@skyhelm/contract/device';
import { deleteFlightRecord } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId, TaskId } from '@skyhelm/contract/ids';
import { addTask } from '@skyhelm/contract/task';
import { getTaskResults, RESULT_TRACKS } from '@skyhelm/contract/task-results';
import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { pack } from '@skyhelm/core/record/pack';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { serve } from '../../platform/bus/subjects.ts';
import { insertFlights, storeStretches } from '../flight-record/index.ts';
import { taskFlight } from '../../tables/task.table.ts';

const [LANES, SPACING] = [40, 20];
const SIDE = LANES * SPACING;
const METRES_PER_SECOND = 5;
const TAKE_OFF = Date.parse('2026-03-01T08:00:00Z');

let app: TestApp;
let admin: { token: string };
let deviceId: DeviceId;

beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  ({ id: deviceId } = await app.done(addDevice, { name: 'Craft', sn: newId(), type: 'uav' }, admin));
});

/** A task for a square, and places in metres from its south-western corner. */
async function wideTask(name: string) {
  const tasks = tasksOf(app, admin);
  const site = await tasks.site(name);
  const form = await tasks.form(name, { deviceId, siteId: site.id });
  const { positionAt } = tangentPlane(site);
  const at = (north: number, east: number) => positionAt({ north, east });
  const area = [at(0, 0), at(0, SIDE), at(SIDE, SIDE), at(SIDE, 0)];
  const parameters = { ...usualParameters('area'), spacing: SPACING };
  const { id } = await app.done(addTask, { ...form, plan: { type: 'area', area, angle: null }, parameters }, admin);
  return { id, at };
}

/** One place a second, some of them after so many seconds more. */
async function fly(id: TaskId, takeOffAt: number, places: readonly Position[], late: (row: number) => number = () => 0) {
  const { db } = app.services.database;
  const { enterpriseId } = app.main;
  const flightId = newId<FlightRecordId>();
  const table = {
    times: Float64Array.from(places, (_, row) => takeOffAt + (row + late(row)) * 1_000),
    columns: {
      longitude: Float64Array.from(places, ({ longitude }) => longitude),
      latitude: Float64Array.from(places, ({ latitude }) => latitude),
    },
  };
  const make = { enterpriseId, deviceId, source: 'live', airframe: 'multirotor', autopilot: 'ardupilot' } as const;
  await insertFlights(db, make, [{ id: flightId, takeOffAt, landedAt: table.times.at(-1)!, metres: SIDE }]);
  const stretches = [...pack(table)].map((stretch) => ({ ...stretch, flightId }));
  await storeStretches(db, stretches, new Map());
  await db.insert(taskFlight).values({ enterpriseId, taskId: id, flightId, isWhole: true });
  return flightId;
}

const lane = (at: (north: number, east: number) => Position, number: number): Position[] =>
  Array.from({ length: SIDE / METRES_PER_SECOND + 1 }, (_, second) => at(second * METRES_PER_SECOND, (number + 0.5) * SPACING));

test('an area that was flown over lane by lane, each on a flight of its own, is covered as a whole', async () => {
  const { id, at } = await wideTask('Wide');
  let lastFlight: FlightRecordId | undefined;
  for (let number = 0; number < LANES; number++) lastFlight = await fly(id, TAKE_OFF + number * 3_600_000, lane(at, number));
  const asked: string[] = [];
  serve(app.services.bus, 'recorder.tail', ({ flightId }) => {
    asked.push(flightId);
    return [];
  });
  const { figures, task, flights } = await app.done(getTaskResults, { id }, admin);
  expect(figures).toMatchObject({ flights: LANES, coveredFlights: LANES });
  expect(figures.covered! / task.area!).toBeGreaterThan(0.95);
  expect(asked, 'nobody waits for a recorder because of flights that are stored').toEqual([]);
  expect(
    flights.filter(({ track }) => track.length > 0),
    'drawn are the latest',
  ).toHaveLength(RESULT_TRACKS.flights);

  await app.done(deleteFlightRecord, { id: lastFlight! }, admin);
  const left = (await app.done(getTaskResults, { id }, admin)).figures;
  expect(left, 'of one nobody knows where it was').toMatchObject({ flights: LANES, coveredFlights: LANES - 1 });
  expect(left.covered!).toBeLessThan(figures.covered!);
});

test('across what nobody heard, and to where it leapt for a moment, nothing is covered, and no line is drawn', async () => {
  const { id, at } = await wideTask('Unheard');
  const covered = async () => (await app.done(getTaskResults, { id }, admin)).figures.covered!;
  // An aircraft is on one flight at a time.
  const later = TAKE_OFF + 100 * 3_600_000;
  await fly(id, later, lane(at, 2));
  await fly(id, later + 3_600_000, lane(at, 30));
  const apart = await covered();
  // The same two lanes on one flight that was not heard in between, and beside a lane once taken for 3 km away on the other side.
  const both = [...lane(at, 2), ...lane(at, 30)];
  await fly(id, later + 7_200_000, both, (row) => (row < both.length / 2 ? 0 : 900));
  const wrong = [...lane(at, 2)];
  wrong[80] = at(SIDE / 2, 3_000);
  await fly(id, later + 10_800_000, wrong);
  expect(await covered()).toBe(apart);
  const { flights } = await app.done(getTaskResults, { id }, admin);
  const gaps = flights.map(({ track }) => track.filter((value) => value === null).length / 2);
  expect(gaps).toEqual([2, 1, 0, 0]);
});
