import { deleteDevice } from '@skyhelm/contract/device';
import { getLifeStatistics } from '@skyhelm/contract/device-life';
import { shareDevice } from '@skyhelm/contract/device-share';
import {
  deleteFlightRecord,
  exportFlightRecord,
  getFlightEvents,
  getFlightRecord,
  getFlightRecords,
  getFlightSamples,
  getFlightTotals,
  getFlightTrack,
} from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { flightFileReader } from '@skyhelm/core/flight-file/readers';
import { pack } from '@skyhelm/core/record/pack';
import { tableOf } from '@skyhelm/core/record/sample-table';
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { vehicleCommand } from '../../tables/vehicle-command.table.ts';
import { deviceDirectory } from '../device/index.ts';
import { MAKE } from './recorder-testing.ts';
import { announceFlights, storeStretches, writeEvents } from './recording.store.ts';

let app: TestApp;
let admin: { token: string };
let fleet: ReturnType<typeof fleetOf>;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  fleet = fleetOf(app, admin);
  people = await peopleOf(app);
});

const MINUTE = 60_000;
const at = (day: string) => Date.parse(`2026-04-${day}T08:00:00Z`);

interface Given {
  minutes?: number;
  metres?: number;
  mode?: FlightMode;
  pilotId?: string;
}

/** A flight that has landed, with a sample a second. */
async function flown(deviceId: DeviceId, takeOffAt: number, given: Given = {}): Promise<FlightRecordId> {
  const { minutes = 1, metres = 100, mode = 'route', pilotId } = given;
  const id = newId<FlightRecordId>();
  const { db } = app.services.database;
  await announceFlights(db, [{ id, deviceId, takeOffAt, pilotId, ...MAKE }]);
  await deviceDirectory(app.services).noteFlight({ id, deviceId, takeOffAt, landedAt: takeOffAt + minutes * MINUTE, metres });
  const samples = Array.from({ length: minutes * 60 }, (_, second) => ({
    at: takeOffAt + second * 1000,
    state: { height: second, latitude: 31 + second / 1e5, longitude: 121, altitude: 12 + second, mode: modeNumber(mode), armed: true },
  }));
  await storeStretches(
    db,
    [...pack(tableOf(samples))].map((stretch) => ({ ...stretch, flightId: id })),
  );
  return id;
}

const found = async (input: object, as = admin) => (await app.done(getFlightRecords, input, as)).rows.map(({ id }) => id);

test('flights are found by device, pilot, time, mode and part of a name, with their totals', async () => {
  const pilot = await people.person('wingcommander', []);
  const [one, two] = [await fleet.add('Found heron'), await fleet.add('Found stork')];
  const first = await flown(one, at('01'), { minutes: 2, metres: 500, pilotId: pilot.id });
  const second = await flown(one, at('02'), { mode: 'surround', metres: 200 });
  const third = await flown(two, at('03'));
  expect(await found({ keyword: 'FOUND' })).toEqual([third, second, first]);
  expect(await found({ keyword: 'heron', isAsc: true })).toEqual([first, second]);
  expect(await found({ keyword: 'WINGcomm' })).toEqual([first]);
  expect(await found({ pilotId: pilot.id })).toEqual([first]);
  expect(await found({ deviceId: one, mode: 'surround' })).toEqual([second]);
  expect(await found({ deviceId: one, source: 'tlog' })).toEqual([]);
  expect(await found({ keyword: 'found', from: '2026-04-02T08:00:00Z', to: '2026-04-02T08:00:00Z' })).toEqual([second]);
  expect(await found({ keyword: 'found', orderByColumn: 'metres' })).toEqual([first, second, third]);
  expect(await found({ keyword: 'found', orderByColumn: 'seconds', pageSize: 1 })).toEqual([first]);
  expect(await app.done(getFlightTotals, { keyword: 'found' }, admin)).toEqual({ flights: 3, seconds: 240, metres: 800 });
  expect(await app.done(getFlightTotals, { keyword: 'nothing' }, admin)).toEqual({ flights: 0, seconds: 0, metres: 0 });
});

test('whoever sees the device sees its flights, and nobody else', async () => {
  const role = await people.role('Looks', {
    permissions: ['flightRecord:query', 'flightRecord:delete', 'flightRecord:export'],
    dataScope: 'self',
  });
  const [own, strange] = [await people.person('flightowner', [role]), await people.person('flightstranger', [role])];
  const deviceId = await fleet.add('Seen by few', { ownerId: own.id });
  const id = await flown(deviceId, at('04'));
  expect(await found({ deviceId }, own)).toEqual([id]);
  expect(await found({ deviceId }, strange)).toEqual([]);
  const time = { from: '2026-04-04T08:00:00Z', to: '2026-04-04T09:00:00Z' };
  for (const as of [strange, { token: app.other.token }]) {
    for (const [endpoint, input] of [
      [getFlightRecord, {}],
      [getFlightTrack, {}],
      [getFlightEvents, {}],
      [getFlightSamples, time],
      [exportFlightRecord, { format: 'csv' }],
      [deleteFlightRecord, {}],
    ] as const) {
      expect(codeOf(await app.call(endpoint as typeof getFlightRecord, { id, ...input }, as)), endpoint.path).toBe('record.notFound');
    }
  }
});

test('a record is deleted for good by who looks after the device; the hours of the aircraft stay', async () => {
  const deviceId = await fleet.add('Deleted record');
  const id = await flown(deviceId, at('05'), { minutes: 3 });
  expect((await app.done(getFlightRecord, { id }, admin)).may).toEqual({ delete: true });
  await app.done(deleteFlightRecord, { id }, admin);
  expect(codeOf(await app.call(deleteFlightRecord, { id }, admin))).toBe('record.notFound');
  expect(await found({ deviceId })).toEqual([]);
  const { rows } = await app.services.database.pool.query('select 1 from flight_chunk where flight_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await app.done(getLifeStatistics, { id: deviceId }, admin)).total).toMatchObject({ flights: 1, seconds: 180 });
});

test('a flight in the air is not deleted, and all goes with the device', async () => {
  const deviceId = await fleet.add('Still flying');
  const id = newId<FlightRecordId>();
  await announceFlights(app.services.database.db, [{ id, deviceId, takeOffAt: at('06'), pilotId: undefined, ...MAKE }]);
  expect(codeOf(await app.call(deleteFlightRecord, { id }, admin))).toBe('flightRecord.flying');
  const landed = await flown(deviceId, at('07'));
  await app.done(deleteDevice, { id: deviceId }, admin);
  expect(codeOf(await app.call(getFlightRecord, { id: landed }, admin))).toBe('record.notFound');
});

test('events say what happened and what the aircraft was told, an alarm in the reader’s language', async () => {
  const deviceId = await fleet.add('Eventful');
  const id = await flown(deviceId, at('08'));
  const { db } = app.services.database;
  const told = { byKind: 'user', byId: app.main.adminId, byName: 'admin', token: 1, params: {}, course: 'done' } as const;
  const command = (kind: 'takeOff' | 'land', moment: number) => ({
    ...{ id: newId(), enterpriseId: app.main.enterpriseId, deviceId, kind, ...told },
    createdAt: new Date(moment),
  });
  await db.insert(vehicleCommand).values([command('takeOff', at('08') - 5_000), command('land', at('08') + 2 * MINUTE)]);
  await writeEvents(db, [
    { flightId: id, at: at('08'), event: { kind: 'tookOff' } },
    { flightId: id, at: at('08') + 1, event: { kind: 'alarm', fault: 'batteryLow', isOn: true } },
  ]);
  const { events, commands, isComplete } = await app.done(getFlightEvents, { id }, { ...admin, language: 'ru' });
  expect(events.map(({ event }) => event.kind)).toEqual(['tookOff', 'alarm']);
  expect(events[1]!.text).toContain('Eventful');
  expect(commands.map(({ kind }) => kind)).toEqual(['takeOff']);
  expect(isComplete).toBe(true);
});

test('what the aircraft was told in the flight before is not told of this one', async () => {
  const deviceId = await fleet.add('Soon again');
  await flown(deviceId, at('08'));
  const id = await flown(deviceId, at('08') + 1.5 * MINUTE);
  const told = { byKind: 'user', byId: app.main.adminId, byName: 'admin', token: 1, params: {}, course: 'done' } as const;
  const command = (kind: 'takeOff' | 'land', seconds: number) => ({
    ...{ id: newId(), enterpriseId: app.main.enterpriseId, deviceId, kind, ...told },
    createdAt: new Date(at('08') + seconds * 1_000),
  });
  await app.services.database.db.insert(vehicleCommand).values([command('land', 55), command('takeOff', 85)]);
  const { commands } = await app.done(getFlightEvents, { id }, admin);
  expect(commands.map(({ kind }) => kind)).toEqual(['takeOff']);
});

test('a flight is exported in every format, named after its aircraft', async () => {
  const deviceId = await fleet.add('Экспорт 1');
  const id = await flown(deviceId, at('09'), { minutes: 2 });
  const file = (format: 'csv' | 'kml' | 'gpx' | 'tlog') => app.raw(exportFlightRecord, { id, format, timeZone: 'Africa/Lagos' }, admin);
  const csv = await file('csv');
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(1 + 120);
  expect(decodeURIComponent(csv.headers['content-disposition'] as string)).toContain("UTF-8''Экспорт 1 2026-04-09 09-00.csv");
  expect((await file('gpx')).body.match(/<trkpt /g)).toHaveLength(120);
  expect((await file('kml')).body).toContain('<name>Экспорт 1</name>');
  const event = { kind: 'statusText', severity: 'info', text: 'Motors off' } as const;
  await writeEvents(app.services.database.db, [{ flightId: id, at: at('09') + 3 * MINUTE, event }]);
  const texts: string[] = [];
  const said = flightFileReader('tlog', { sample() {}, event: (_, { event: told }) => void ('text' in told && texts.push(told.text)) }, 0);
  said.take((await file('tlog')).rawPayload);
  said.end();
  expect(said.report().vehicles).toMatchObject([MAKE]);
  // Also what was said after the last sample.
  expect(texts).toEqual(['Motors off']);
});

test('who only has a share of a device may look at its flights and not delete them', async () => {
  const role = await people.role('Guests', { permissions: ['flightRecord:query', 'flightRecord:delete'], dataScope: 'self' });
  const guest = await people.person('flightguest', [role]);
  const deviceId = await fleet.add('Borrowed');
  await app.done(shareDevice, { id: deviceId, userName: 'flightguest', mayFly: true }, admin);
  const id = await flown(deviceId, at('10'));
  expect((await app.done(getFlightRecord, { id }, guest)).may).toEqual({ delete: false });
  expect(codeOf(await app.call(deleteFlightRecord, { id }, guest))).toBe('request.forbidden');
});
