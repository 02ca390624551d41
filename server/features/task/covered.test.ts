import { addDevice } from '@skyhelm/contract/device';
import { deleteFlightRecord } from '@skyhelm/contract/flight-record';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import { addTask } from '@skyhelm/contract/task';
import { getTaskResults, RESULT_TRACKS } from '@skyhelm/contract/task-results';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { pack } from '@skyhelm/core/record/pack';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp } from '../../testing/app.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { serve } from '../../platform/bus/subjects.ts';
import { insertFlights, storeStretches } from '../flight-record/index.ts';
import { taskFlight } from './task.table.ts';

const [LANES, SPACING] = [40, 20];
const SIDE = LANES * SPACING;
const METRES_PER_SECOND = 5;

test('an area that was flown over lane by lane, each on a flight of its own, is covered as a whole', async () => {
  const app = await testApp();
  const admin = { token: app.main.token };
  const { db } = app.services.database;
  const { enterpriseId } = app.main;
  const { id: deviceId } = await app.done(addDevice, { name: 'Craft', sn: newId(), type: 'uav' }, admin);
  const tasks = tasksOf(app, admin);
  const site = await tasks.site();
  const form = await tasks.form('Wide', { deviceId, siteId: site.id });
  const { positionAt } = tangentPlane(site);
  const at = (north: number, east: number) => positionAt({ north, east });
  const area = [at(0, 0), at(0, SIDE), at(SIDE, SIDE), at(SIDE, 0)];
  const parameters = { ...usualParameters('area'), spacing: SPACING };
  const { id } = await app.done(addTask, { ...form, plan: { type: 'area', area, angle: null }, parameters }, admin);

  let lastFlight: FlightRecordId | undefined;
  for (let lane = 0; lane < LANES; lane++) {
    const flightId = newId<FlightRecordId>();
    lastFlight = flightId;
    const takeOffAt = Date.parse('2026-03-01T08:00:00Z') + lane * 3_600_000;
    const seconds = SIDE / METRES_PER_SECOND;
    const places = Array.from({ length: seconds + 1 }, (_, second) => at(second * METRES_PER_SECOND, (lane + 0.5) * SPACING));
    const make = { enterpriseId, deviceId, source: 'live', airframe: 'multirotor', autopilot: 'ardupilot' } as const;
    await insertFlights(db, make, [{ id: flightId, takeOffAt, landedAt: takeOffAt + seconds * 1_000, metres: SIDE }]);
    const table = {
      times: Float64Array.from(places, (_, second) => takeOffAt + second * 1_000),
      columns: {
        longitude: Float64Array.from(places, ({ longitude }) => longitude),
        latitude: Float64Array.from(places, ({ latitude }) => latitude),
      },
    };
    const stretches = [...pack(table)].map((stretch) => ({ ...stretch, flightId }));
    await storeStretches(db, stretches, new Map());
    await db.insert(taskFlight).values({ enterpriseId, taskId: id, flightId, isWhole: true });
  }
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
