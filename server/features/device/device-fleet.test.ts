import { addDevice, getDevice, setDevice } from '@skyhelm/contract/device';
import { getEndurance, getFence, getFleet } from '@skyhelm/contract/device-fleet';
import { shareDevice } from '@skyhelm/contract/device-share';
import { addFence, getFencedDevices } from '@skyhelm/contract/fence';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { NO_SUMMARY } from '@skyhelm/core/record/summary';
import { addNoFlyZone, getAirspace } from '@skyhelm/contract/no-fly-zone';
import { beforeAll, expect, test } from 'vitest';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type CallOptions, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { fleetOf } from './device-testing.ts';
import { deviceFlight } from '../../tables/device.table.ts';

let app: TestApp;
let admin: { token: string };
let pilot: Person;
let people: Awaited<ReturnType<typeof peopleOf>>;
let fleet: ReturnType<typeof fleetOf>;
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  fleet = fleetOf(app, admin);
  people = await peopleOf(app);
  pilot = await people.person('pilot1', [await people.role('pilots', { permissions: ['device:query'], dataScope: 'self' })]);
});

test('the fleet is every aircraft one may see, by name, with whether one may fly it, and nothing else', async () => {
  const [second] = [
    await fleet.add('UAV2'),
    await fleet.add('UAV1', { type: 'simulator' }),
    await fleet.add('Battery', { type: 'smartBattery' }),
  ];
  const all = await app.done(getFleet, {}, admin);
  expect(all).toMatchObject({
    total: 2,
    rows: [
      { name: 'UAV1', isSimulated: true, mayFly: true },
      { name: 'UAV2', isSimulated: false, mayFly: true },
    ],
  });
  expect(await app.done(getFleet, {}, pilot)).toEqual({ total: 0, rows: [] });
  await app.done(shareDevice, { id: second, userName: 'pilot1', mayFly: false }, admin);
  expect((await app.done(getFleet, {}, pilot)).rows).toMatchObject([{ name: 'UAV2', mayFly: false }]);
});

test('software and people are told that they may fly an aircraft only where they may take the controls', async () => {
  const id = await fleet.add('UAV6');
  const shape = { kind: 'circle', centre: { longitude: 1, latitude: 2 }, radius: 300 } as const;
  const { id: fenceId } = await app.done(addFence, { name: 'Yard', shape, scope: 'device', deviceIds: [id] }, admin);
  const told = async (who: CallOptions) => {
    const [{ rows }, fenced] = [await app.done(getFleet, {}, who), await app.done(getFencedDevices, { id: fenceId }, who)];
    return [rows, fenced.rows].map((all) => all.find((one) => one.id === id)?.mayFly);
  };
  const looking: Permission[] = ['device:query', 'fence:query'];
  for (const [permissions, mayFly] of [
    [looking, false],
    [[...looking, 'device:control' as const], true],
  ] as const) {
    const given = { enterpriseId: app.main.enterpriseId, project: 'fleet', scopes: [...permissions], whitelist: '127.0.0.1' };
    const { key } = await createAccessKey(app.services.database.db, given);
    const role = await people.role(`Fly ${mayFly}`, { permissions: [...permissions], dataScope: 'self' });
    const person = await people.person(`fly${mayFly}`, [role]);
    await app.done(shareDevice, { id, userName: `fly${mayFly}`, mayFly: true }, admin);
    expect(await told({ accessKey: key }), `a key, ${mayFly}`).toEqual([mayFly, mayFly]);
    expect(await told(person), `a person, ${mayFly}`).toEqual([mayFly, mayFly]);
  }
});

test('a fence is shown to whoever sees the aircraft, and empty while none is known', async () => {
  const id = await fleet.add('UAV3');
  expect(await app.done(getFence, { deviceId: id }, admin)).toEqual({ within: [], outside: [], ceiling: null, also: null });
  const within = [{ kind: 'circle' as const, centre: { longitude: 1, latitude: 2 }, radius: 300 }];
  const end = answerForGateway(app.services.bus, 'gateway.snapshots', () => ({
    [id]: { seq: 1, receivedAt: 1, online: true, state: {}, stale: [], fence: { within, outside: [] } },
  }));
  expect(await app.done(getFence, { deviceId: id }, admin)).toEqual({ within, outside: [], ceiling: null, also: null });
  expect(codeOf(await app.call(getFence, { deviceId: id }, pilot))).toBe('record.notFound');
  end();
});

test('how long it flies on one charge is told by its flights, else as it was entered, else as is usual for what it says it is', async () => {
  const id = await fleet.add('UAV4');
  const told = (as: { token: string } = admin) => app.call(getEndurance, { deviceId: id }, as);
  expect(await told()).toMatchObject({ state: 1, data: { airframe: 'other', seconds: 1_500, basis: 'usual' } });
  expect(codeOf(await told(pilot)), 'whoever does not see it').toBe('record.notFound');
  const end = answerForGateway(app.services.bus, 'gateway.crafts', () => ({ [id]: { kind: 'fixedWing', autopilot: 'px4' } }));
  expect(await told()).toMatchObject({ data: { airframe: 'fixedWing', seconds: 3_600, basis: 'usual' } });
  end();
  const { version, ...form } = await app.done(getDevice, { id }, admin);
  await app.done(setDevice, { id, version, name: form.name, sn: form.sn, type: 'uav', enduranceMinutes: 40 }, admin);
  expect(await told()).toMatchObject({ data: { airframe: 'other', seconds: 2_400, basis: 'registered' } });
  await flown(id, 1, { startPercent: 100, endPercent: 40 });
  await flown(id, 2, { startPercent: null, endPercent: 20 });
  expect(await told(), 'ten minutes took 60 of a hundred').toMatchObject({ data: { airframe: 'vtol', seconds: 1_000, basis: 'flights' } });
});

/** Ten minutes, on that day of the month. */
const flown = (deviceId: DeviceId, day: number, percents: { startPercent: number | null; endPercent: number | null }) =>
  app.services.database.db.insert(deviceFlight).values({
    enterpriseId: app.main.enterpriseId,
    deviceId,
    takeOffAt: new Date(Date.UTC(2026, 0, day, 8, 0)),
    landedAt: new Date(Date.UTC(2026, 0, day, 8, 10)),
    metres: 900,
    airframe: 'vtol',
    summary: { ...NO_SUMMARY, ...percents },
  });

test('minutes that no aircraft flies are refused, and only what flies has them', async () => {
  const refused = await app.call(addDevice, { name: 'UAV5', sn: 'E5', type: 'uav', enduranceMinutes: 0.5 }, admin);
  expect(refused).toMatchObject({ code: 'input.invalid', issues: [{ path: 'enduranceMinutes' }] });
  const { id } = await app.done(addDevice, { name: 'Cell 5', sn: 'C5', type: 'smartBattery', enduranceMinutes: 30 }, admin);
  expect((await app.done(getDevice, { id }, admin)).enduranceMinutes).toBeNull();
});

test('zones that are not over yet are shown also to whoever may not look after them', async () => {
  const zone = { description: 'x', shape: { kind: 'circle', centre: { longitude: 1, latitude: 2 }, radius: 300 } } as const;
  await app.done(addNoFlyZone, { ...zone, name: 'Airport', validUntil: '2099-01-01T00:00:00Z' }, admin);
  await app.done(addNoFlyZone, { ...zone, name: 'Over', validUntil: '2001-01-01T00:00:00Z' }, admin);
  expect(await app.done(getAirspace, {}, pilot)).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Airport',
      kind: 'noFly',
      shape: zone.shape,
      floor: null,
      ceiling: null,
      datum: 'sea',
      activeFrom: null,
      validUntil: '2099-01-01T00:00:00.000Z',
    },
  ]);
});
