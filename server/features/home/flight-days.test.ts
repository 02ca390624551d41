import { deleteDevice } from '@skyhelm/contract/device';
import { shareDevice } from '@skyhelm/contract/device-share';
import { deleteFlightRecord, getFlightRecords } from '@skyhelm/contract/flight-record';
import { getFlightDays } from '@skyhelm/contract/home';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type CallOptions } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import { deviceDirectory } from '../device/index.ts';

const app = await testApp({ clock: manualClock(new Date('2026-03-10T20:30:00Z')) });
const { db } = app.services.database;
const people = await peopleOf(app);
const { admin } = people;
const fleet = fleetOf(app, admin);
const directory = deviceDirectory(app.services);

/** As the gateway notes it; told again under the same take-off it is the same flight. */
async function flown(deviceId: DeviceId, at: string, minutes: number): Promise<FlightRecordId> {
  const [id, takeOffAt] = [newId<FlightRecordId>(), Date.parse(at)];
  await directory.noteFlight({ id, deviceId, takeOffAt, landedAt: takeOffAt + minutes * 60_000, metres: 100 });
  return id;
}

const days = async (as: CallOptions = admin, input: { days?: number; timeZone?: string } = {}) =>
  (await app.done(getFlightDays, input, as)).days;
/** Days with a flight, as "day flights minutes". */
const told = async (as?: CallOptions, input?: { days?: number; timeZone?: string }) =>
  (await days(as, input)).filter(({ flights }) => flights > 0).map(({ day, flights, seconds }) => `${day} ${flights} ${seconds / 60}`);

const looks = await people.role('Looks at own', { permissions: ['flightRecord:query'], dataScope: 'self' });
const [few, most] = [await people.person('few', [looks]), await people.person('most', [looks])];
const heron = await fleet.add('Heron', { ownerId: few.id });
const stork = await fleet.add('Stork', { ownerId: most.id });
const crane = await fleet.add('Crane', { ownerId: most.id });
await flown(heron, '2026-03-08T15:59:59Z', 10);
await flown(stork, '2026-03-08T16:00:00Z', 20);
await flown(stork, '2026-03-08T18:29:59Z', 5);
await flown(crane, '2026-03-08T23:50:00Z', 30);

test('a flight belongs to the day of its take-off by the reader’s own clock, today last', async () => {
  expect(await told()).toEqual(['2026-03-08 4 65']);
  expect(await told(admin, { timeZone: 'Asia/Shanghai' })).toEqual(['2026-03-08 1 10', '2026-03-09 3 55']);
  expect(await told(admin, { timeZone: 'Asia/Kolkata' }), 'half past in India').toEqual(['2026-03-08 3 35', '2026-03-09 1 30']);
  expect(await told(admin, { timeZone: '-14:00' })).toEqual(['2026-03-08 4 65']);
  const week = await days(admin, { days: 7, timeZone: 'Asia/Shanghai' });
  expect(week.map(({ day }) => day)).toEqual(['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-03-${day}`));
  expect(week[0], 'a day without flights is a nought').toEqual({ day: '2026-03-05', flights: 0, inTheAir: 0, seconds: 0 });
  expect(await told(admin, { days: 2 }), 'before the first of these days').toEqual([]);
});

test('a flight that is told twice is one, as long as the longer telling says', async () => {
  const twice = await fleet.add('Told twice');
  await flown(twice, '2026-03-05T08:00:00Z', 10);
  await flown(twice, '2026-03-05T08:00:00Z', 15);
  await flown(twice, '2026-03-05T08:00:00Z', 12);
  expect(await told()).toContain('2026-03-05 1 15');
  await app.done(deleteDevice, { id: twice }, admin);
  expect((await told()).join(), 'its hours go with the device').not.toContain('2026-03-05');
});

test('flights that end at the same moment are all counted', async () => {
  const names = Array.from({ length: 8 }, (_, number) => `Swift ${number}`);
  const swifts = [];
  for (const name of names) swifts.push(await fleet.add(name));
  await Promise.all(swifts.map((id) => flown(id, '2026-03-06T08:00:00Z', 5)));
  expect(await told()).toContain('2026-03-06 8 40');
  for (const id of swifts) await app.done(deleteDevice, { id }, admin);
});

test('those in the air count as they do in their list, whose length it is; their time does not yet', async () => {
  const aloft = await fleet.add('Aloft');
  await flown(aloft, '2026-03-09T08:00:00Z', 10);
  const takeOffAt = new Date('2026-03-09T20:00:00Z');
  await db.insert(deviceFlight).values({ enterpriseId: app.main.enterpriseId, deviceId: aloft, takeOffAt, metres: 5 });
  const day = '2026-03-09';
  expect((await days()).find((one) => one.day === day)).toEqual({ day, flights: 2, inTheAir: 1, seconds: 600 });
  const list = { from: `${day}T00:00:00Z`, to: `${day}T23:59:59Z`, source: 'live' as const };
  expect((await app.done(getFlightRecords, list, admin)).total).toBe(2);
  expect(
    (await days(few)).find((one) => one.day === day),
    'of a device that is not theirs',
  ).toMatchObject({ flights: 0, inTheAir: 0 });
  await app.done(deleteDevice, { id: aloft }, admin);
});

test('hours stay when a record is deleted; what was read from a file is not counted twice', async () => {
  const id = await flown(heron, '2026-03-07T08:00:00Z', 10);
  await app.done(deleteFlightRecord, { id }, admin);
  const { enterpriseId } = app.main;
  const again = {
    takeOffAt: new Date('2026-03-07T08:00:20Z'),
    landedAt: new Date('2026-03-07T08:09:00Z'),
    metres: 1,
    source: 'tlog' as const,
  };
  await db.insert(deviceFlight).values({ enterpriseId, deviceId: heron, ...again });
  expect(await told()).toContain('2026-03-07 1 10');
});

test('whoever sees some of the devices sees what these have flown, however many others there are', async () => {
  expect(await told(few), 'one of three').toEqual(['2026-03-07 1 10', '2026-03-08 1 10']);
  expect(await told(most), 'two of three').toEqual(['2026-03-08 3 55']);
  expect(await told(most, { timeZone: 'Asia/Shanghai' })).toEqual(['2026-03-09 3 55']);
  await app.done(shareDevice, { id: heron, userName: 'most', mayFly: false }, admin);
  expect(await told(most), 'all three').toEqual(['2026-03-07 1 10', '2026-03-08 4 65']);
});

test('nothing of another enterprise, and nothing without the right to see flights', async () => {
  expect(await told({ token: app.other.token })).toEqual([]);
  const nobody = await people.person('nobody', []);
  expect(codeOf(await app.call(getFlightDays, {}, nobody))).toBe('request.forbidden');
});

test('what is counted is what the flights themselves add up to', async () => {
  const { rows } = await db.execute(sql`
    select q.begins_at from flown_quarter q full join (
      select enterprise_id, date_bin('15 minutes', take_off_at, timestamptz 'epoch') as begins_at, count(*)::int as flights, sum(seconds) as seconds
      from device_flight where landed_at is not null and source = 'live' group by 1, 2
    ) f using (enterprise_id, begins_at) where coalesce(q.flights, 0) <> coalesce(f.flights, 0) or coalesce(q.seconds, 0) <> coalesce(f.seconds, 0)`);
  expect(rows).toEqual([]);
});
