import { getLifeStatistics } from '@skyhelm/contract/device-life';
import { getFlightRecords } from '@skyhelm/contract/flight-record';
import type { DeviceId } from '@skyhelm/contract/ids';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { deviceDirectory } from '../device/index.ts';
import { deleteOutdated } from './index.ts';
import { MAKE } from './recorder-testing.ts';
import { announceFlights } from './recording.store.ts';

const DAY_MS = 86_400_000;
const clock = manualClock(new Date('2026-06-30T12:00:00Z'));
let app: TestApp;
let as: { token: string };
beforeAll(async () => {
  app = await testApp({ clock });
  as = { token: app.main.token };
});

const keptFor = (flightRecordDays: number) => deleteOutdated({ ...app.services, config: { ...app.services.config, flightRecordDays } });
const flown = async (deviceId: DeviceId, daysAgo: number) => {
  const takeOffAt = clock.now().getTime() - daysAgo * DAY_MS;
  await deviceDirectory(app.services).noteFlight({ id: newId(), deviceId, takeOffAt, landedAt: takeOffAt + 60_000, metres: 5 });
};
const kept = async (deviceId: DeviceId) => (await app.done(getFlightRecords, { deviceId, pageSize: 100 }, as)).rows.length;

test('records go after so many days, the hours of the aircraft and what flies stay, and the log says which', async () => {
  const deviceId = await fleetOf(app, as).add('Old flights');
  for (let daysAgo = 31; daysAgo < 61; daysAgo++) await flown(deviceId, daysAgo);
  await flown(deviceId, 29);
  await announceFlights(app.services.database.db, [
    { id: newId(), deviceId, takeOffAt: clock.now().getTime() - 90 * DAY_MS, pilotId: undefined, ...MAKE },
  ]);
  await keptFor(0);
  expect(await kept(deviceId)).toBe(32);
  await keptFor(30);
  expect(await kept(deviceId)).toBe(2);
  expect((await app.done(getLifeStatistics, { id: deviceId }, as)).total).toMatchObject({ flights: 31 });
  const { rows } = await app.services.database.pool.query<{ target_name: string; actor_name: string }>(
    "select target_name, actor_name from operation_log where operation = 'flightRecord.outdated'",
  );
  expect(rows).toHaveLength(30);
  expect(rows[0]).toMatchObject({ target_name: 'Old flights', actor_name: 'skyhelm' });
  await keptFor(30);
  expect(await kept(deviceId)).toBe(2);
});
