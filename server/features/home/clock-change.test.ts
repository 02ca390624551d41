import { getLifeStatistics } from '@skyhelm/contract/device-life';
import { getFlightRecords } from '@skyhelm/contract/flight-record';
import { getFlightDays, getSummary } from '@skyhelm/contract/home';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { peopleOf } from '../../testing/people.ts';
import { deviceDirectory } from '../device/index.ts';

const clock = manualClock(new Date('2026-10-24T22:30:00Z'));
const app = await testApp({ clock, config: { sessionIdleMinutes: 100_000, sessionMaxHours: 2_000 } });
const people = await peopleOf(app);
const { admin } = people;
const looks = await people.role('Looks at own', { permissions: ['flightRecord:query'], dataScope: 'self' });
const few = await people.person('few', [looks]);
const heron = await fleetOf(app, admin).add('Heron', { ownerId: few.id });
const hidden = await fleetOf(app, admin).add('Hidden');
const directory = deviceDirectory(app.services);
const BERLIN = { timeZone: 'Europe/Berlin' };

const flown = async (deviceId: typeof heron, at: string) => {
  const takeOffAt = Date.parse(at);
  await directory.noteFlight({ id: newId<FlightRecordId>(), deviceId, takeOffAt, landedAt: takeOffAt + 300_000, metres: 100 });
};
const counted = (days: readonly { day: string; flights: number }[]) =>
  days.filter(({ flights }) => flights > 0).map(({ day, flights }) => `${day} ${flights}`);

test('nine days after clocks went back a flight still belongs to the day that its list has it on', async () => {
  // 00:30 and 00:40 on 20 October by the clock in Berlin, and the last hour of the day that had 25.
  for (const at of ['2026-10-19T22:30:00Z', '2026-10-19T22:40:00Z', '2026-10-25T22:30:00Z']) await flown(heron, at);
  await flown(hidden, '2026-10-19T21:30:00Z');
  clock.advance(Date.parse('2026-11-03T12:00:00Z') - clock.now().getTime());
  const expected = ['2026-10-20 2', '2026-10-25 1'];
  const home = async (as: typeof admin) => counted((await app.done(getFlightDays, { days: 30, ...BERLIN }, as)).days);
  expect(await home(admin)).toEqual(['2026-10-19 1', ...expected]);
  expect(await home(few), 'of some of them').toEqual(expected);
  const list = { from: '2026-10-19T22:00:00Z', to: '2026-10-20T21:59:59.999Z', source: 'live' as const };
  expect((await app.done(getFlightRecords, list, admin)).total).toBe(2);
  const { days } = await app.done(getLifeStatistics, { id: heron, ...BERLIN }, admin);
  expect(counted(days), 'of one device').toEqual(expected);
});

test('sign-ins before the change fall on their day as well', async () => {
  const { signIns } = await app.done(getSummary, BERLIN, admin);
  expect(signIns!.filter(({ count }) => count > 0).map(({ day }) => day)).toEqual(['2026-10-25']);
});

test('a place that nobody knows is refused by name of the field', async () => {
  const answer = await app.call(getFlightDays, { timeZone: 'Mars/Olympus' }, admin);
  expect(answer).toMatchObject({ issues: [{ path: 'timeZone', code: 'timeZone' }] });
});
