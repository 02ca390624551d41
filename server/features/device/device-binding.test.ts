import { bindDevice, getUnclaimed, removeSigningKey, setSigningKey, unbindDevice } from '@skyhelm/contract/device-binding';
import { addDevice, deleteDevice, setDevice } from '@skyhelm/contract/device';
import { getLifeStatistics } from '@skyhelm/contract/device-life';
import { beforeAll, describe, expect, test } from 'vitest';
import { serve, subscribe } from '../../platform/bus/subjects.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { deviceDirectory } from './index.ts';
import { fleetOf, gatewayHearing, hardwareId } from './device-testing.ts';

let app: TestApp;
let admin: { token: string };
let other: { token: string };
let fleet: ReturnType<typeof fleetOf>;
let directory: ReturnType<typeof deviceDirectory>;
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  other = { token: app.other.token };
  fleet = fleetOf(app, admin);
  directory = deviceDirectory(app.services);
});

const HEARD = {
  hardwareId: hardwareId(1),
  protocol: 'mavlink',
  kind: 'multirotor',
  autopilot: 'px4',
  firmware: '1.15.4',
  remote: '127.0.0.1:14550',
  firstHeardAt: 1_000,
  lastHeardAt: 2_000,
} as const;

test('without a gateway nothing is unclaimed; with one it is listed, and an online installation lists nothing', async () => {
  expect(await app.done(getUnclaimed, {}, admin)).toEqual({ listed: true, rows: [] });
  const stop = serve(app.services.bus, 'gateway.unclaimed', () => [HEARD]);
  expect((await app.done(getUnclaimed, {}, admin)).rows).toMatchObject([
    { hardwareId: HEARD.hardwareId, lastHeardAt: '1970-01-01T00:00:02.000Z' },
  ]);
  stop();
  const shared = await testApp({ config: { online: true } });
  serve(shared.services.bus, 'gateway.unclaimed', () => [HEARD]);
  expect(await shared.done(getUnclaimed, {}, { token: shared.main.token })).toEqual({ listed: false, rows: [] });
});

test('a flight that nobody saw end is that of the aircraft that flew it: whichever the device becomes next does not go on with it', async () => {
  const id = await fleet.add('Rebound');
  await app.done(bindDevice, { id, hardwareId: hardwareId(41) }, admin);
  const flight = { id: newId(), deviceId: id, takeOffAt: Date.now() - 60_000, landedAt: Date.now() - 1_000, metres: 500 };
  await directory.noteFlying([flight]);
  expect(await directory.byHardwareId(hardwareId(41))).toMatchObject({ openFlight: { metres: 500 } });
  await app.done(bindDevice, { id, hardwareId: hardwareId(42) }, admin);
  // What was on its way when the device was bound anew does not bring it back.
  await directory.noteFlying([flight]);
  expect(await directory.byHardwareId(hardwareId(42))).toMatchObject({ id, openFlight: undefined });
  expect(await app.done(getLifeStatistics, { id }, admin)).toMatchObject({ total: { flights: 1, seconds: 59, metres: 500 } });
  await app.done(unbindDevice, { id }, admin);
  expect((await app.done(getLifeStatistics, { id }, admin)).total.flights).toBe(1);
});

test('a vehicle is bound to one device of the whole installation, however its id is written, and found by the gateway', async () => {
  const id = await fleet.add('Bound');
  const heard: string[] = [];
  const rebound: string[] = [];
  subscribe(app.services.bus, 'device.changed', ({ deviceId }) => void heard.push(deviceId));
  subscribe(app.services.bus, 'device.rebound', ({ deviceId }) => void (deviceId === id && rebound.push(deviceId)));
  const typed = hardwareId(2).replace('mavlink:', '').toUpperCase();
  await app.done(bindDevice, { id, hardwareId: typed }, admin);
  expect(heard).toEqual([id]);
  expect(rebound).toEqual([id]);
  expect(await directory.byHardwareId(hardwareId(2))).toMatchObject({
    id,
    name: 'Bound',
    enterpriseId: app.main.enterpriseId,
    signingKey: undefined,
  });
  expect(await directory.byHardwareId(hardwareId(99))).toBeUndefined();
  const foreign = { name: 'Foreign', sn: 'F-1', type: 'uav', hardwareId: hardwareId(2) } as const;
  expect(codeOf(await app.call(addDevice, foreign, other))).toBe('device.hardwareTaken');
  const rivals = await Promise.all(
    ['Rival 1', 'Rival 2'].map(async (name) => app.call(bindDevice, { id: await fleet.add(name), hardwareId: hardwareId(3) }, admin)),
  );
  expect(rivals.map(codeOf).sort()).toEqual(['device.hardwareTaken', 'done']);

  const row = (await fleet.find('Bound'))!;
  expect(codeOf(await app.call(setDevice, { id, version: row.version, name: 'Bound', sn: row.sn, type: 'rtk' }, admin))).toBe(
    'device.stillBound',
  );
  await app.done(unbindDevice, { id }, admin);
  expect(rebound).toEqual([id, id]);
  expect(codeOf(await app.call(unbindDevice, { id }, admin))).toBe('device.notBound');
  expect(await directory.byHardwareId(hardwareId(2))).toBeUndefined();
  expect(codeOf(await app.call(addDevice, foreign, other))).toBe('done');
});

test('what has no link is not bound, and nobody binds without the permission', async () => {
  const battery = await fleet.add('Cell', { type: 'smartBattery' });
  expect(codeOf(await app.call(bindDevice, { id: battery, hardwareId: hardwareId(5) }, admin))).toBe('device.noLink');
  const withLink = { name: 'Tied', sn: 'T-1', type: 'rtk', hardwareId: hardwareId(5) } as const;
  expect(codeOf(await app.call(addDevice, withLink, admin))).toBe('device.noLink');
  const people = await peopleOf(app);
  const adder = await people.person('adder', [await people.role('Adder', { permissions: ['device:add'] })]);
  expect(codeOf(await app.call(addDevice, { ...withLink, type: 'uav' }, adder))).toBe('request.forbidden');
  expect(codeOf(await app.call(addDevice, { name: 'Untied', sn: 'T-2', type: 'uav' }, adder))).toBe('done');
});

test('in flight nothing is bound anew, unbound or given another key', async () => {
  const id = await fleet.add('Flyer', { hardwareId: hardwareId(8) });
  const stop = gatewayHearing(app, { [id]: { online: true, flying: true } });
  try {
    expect(codeOf(await app.call(bindDevice, { id, hardwareId: hardwareId(9) }, admin))).toBe('device.flying');
    expect(codeOf(await app.call(unbindDevice, { id }, admin))).toBe('device.flying');
    expect(codeOf(await app.call(setSigningKey, { id }, admin))).toBe('device.flying');
  } finally {
    stop();
  }
});

test('a signing key is shown once, stored sealed and handed to the gateway', async () => {
  const id = await fleet.add('Signed', { hardwareId: hardwareId(10) });
  const { signingSecret } = await app.done(setSigningKey, { id }, admin);
  expect(signingSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(Buffer.from((await directory.byHardwareId(hardwareId(10)))!.signingKey!).toString('hex')).toBe(signingSecret);
  const { rows } = await app.services.database.pool.query('select to_jsonb(device)::text as row from device where id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(signingSecret);
  expect((await fleet.find('Signed'))!.hasSigningKey).toBe(true);

  const own = 'ab'.repeat(32);
  expect(await app.done(setSigningKey, { id, signingSecret: own.toUpperCase() }, admin)).toEqual({ signingSecret: null });
  expect(Buffer.from((await directory.byHardwareId(hardwareId(10)))!.signingKey!).toString('hex')).toBe(own);
  await app.done(removeSigningKey, { id }, admin);
  expect(codeOf(await app.call(removeSigningKey, { id }, admin))).toBe('device.noSigningKey');
  expect((await directory.byHardwareId(hardwareId(10)))!.signingKey).toBeUndefined();
});

test('a flight is counted once however often it is told, by day of the reader, and goes with the device', async () => {
  const id = await fleet.add('Counted');
  const hour = 3_600_000;
  const evening = Math.floor(Date.now() / 86_400_000) * 86_400_000 - hour;
  const flight = { id: newId(), deviceId: id, takeOffAt: evening, landedAt: evening + hour / 2, metres: 1_500 };
  for (let times = 0; times < 3; times++) await directory.noteFlight(flight);
  await directory.noteFlight({ ...flight, id: newId(), takeOffAt: evening - 48 * hour, landedAt: evening - 47 * hour, metres: 500 });
  await directory.noteFlight({ ...flight, takeOffAt: evening + 1, landedAt: evening });
  await directory.noteFlight({ ...flight, takeOffAt: evening + 2, landedAt: evening + 3, metres: Number.NaN });
  expect(await fleet.find('Counted')).toMatchObject({ flights: 2, flightSeconds: 5_400, flightMetres: 2_000 });

  const { total, days } = await app.done(getLifeStatistics, { id }, admin);
  expect(total).toEqual({ flights: 2, seconds: 5_400, metres: 2_000, lastFlightAt: new Date(evening).toISOString() });
  expect(days).toHaveLength(365);
  expect(days.at(-2)).toEqual({ day: new Date(evening).toISOString().slice(0, 10), flights: 1, seconds: 1_800, metres: 1_500 });
  const ahead = await app.done(getLifeStatistics, { id, timeZone: '+02:00' }, admin);
  expect(ahead.days.find(({ flights, metres }) => flights === 1 && metres === 1_500)!.day).toBe(
    new Date(evening + 2 * hour).toISOString().slice(0, 10),
  );
  expect(codeOf(await app.call(getLifeStatistics, { id }, other))).toBe('record.notFound');

  await app.done(deleteDevice, { id }, admin);
  await directory.noteFlight({ ...flight, takeOffAt: evening + 5, landedAt: evening + 6 });
  const { rows } = await app.services.database.pool.query('select 1 from device_flight where device_id = $1', [id]);
  expect(rows).toEqual([]);
});

describe('a flight that has not ended', () => {
  const began = Date.now() - 60_000;
  const openFlight = async (last: number) => (await directory.byHardwareId(hardwareId(last)))!.openFlight;

  test('is handed to whoever goes on with it, as far as it has come, and counts once it has ended', async () => {
    const id = await fleet.add('Lasting', { hardwareId: hardwareId(21) });
    const gone = await fleet.add('Gone');
    await app.done(deleteDevice, { id: gone }, admin);
    expect(await openFlight(21)).toBeUndefined();
    const flight = { id: newId(), deviceId: id, takeOffAt: began, landedAt: began + 10_000, metres: 100 };
    await directory.noteFlying([]);
    await directory.noteFlying([flight, { ...flight, deviceId: gone }, { ...flight, takeOffAt: began + 1, metres: Number.NaN }]);
    await directory.noteFlying([{ ...flight, landedAt: began + 20_000, metres: 200 }]);
    expect(await openFlight(21)).toEqual({ id: flight.id, takeOffAt: began, heardAt: began + 20_000, metres: 200 });
    expect(await fleet.find('Lasting')).toMatchObject({ flights: 0 });
    await directory.noteFlight({ ...flight, landedAt: began + 30_000, metres: 300 });
    expect(await openFlight(21)).toBeUndefined();
    expect(await fleet.find('Lasting')).toMatchObject({ flights: 1, flightSeconds: 30, flightMetres: 300 });
  });

  test('ends with the last that was heard of it once nobody hears of it any more, and not before', async () => {
    const id = await fleet.add('Lost', { hardwareId: hardwareId(22) });
    const flight = { id: newId(), deviceId: id, takeOffAt: began, landedAt: began + 10_000, metres: 100 };
    await directory.noteFlying([flight]);
    await directory.endFlightsLostBefore(began + 10_000);
    expect(await openFlight(22)).toBeDefined();
    await directory.endFlightsLostBefore(began + 10_001);
    expect(await openFlight(22)).toBeUndefined();
    expect(await fleet.find('Lost')).toMatchObject({ flights: 1, flightSeconds: 10, flightMetres: 100 });
    // Its server heard of it all along, and the clock had been set.
    await directory.noteFlight({ ...flight, landedAt: began + 40_000, metres: 400 });
    expect(await fleet.find('Lost')).toMatchObject({ flights: 1, flightSeconds: 40, flightMetres: 400 });
  });
});

test('when a device was last seen only moves on, and makes no edit stale', async () => {
  const id = await fleet.add('Seen');
  const at = Date.now();
  await directory.noteSeen([id], at);
  await directory.noteSeen([id], at - 60_000);
  await directory.noteSeen([], at);
  expect(await fleet.find('Seen')).toMatchObject({ lastSeenAt: new Date(at).toISOString(), version: 1 });
});
