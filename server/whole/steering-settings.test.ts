import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { getParameterWrites } from '@skyhelm/contract/parameter';
import { getSteeringSettings, makeSteeringSafe } from '@skyhelm/contract/steering';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { answerOfParameters } from '../platform/bus/parameter-subjects.ts';
import { serve } from '../platform/bus/subjects.ts';
import { answerForGateway } from '../platform/bus/vehicle-subjects.ts';
import { parameterRoutes } from '../features/parameter/index.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../testing/control-app.ts';
import { peopleOf, type Person } from '../testing/people.ts';

const PATIENTLY = { timeout: 60_000, interval: 10 };
const COPTER: Craft = { kind: 'multirotor', autopilot: 'ardupilot' };
const QUADPLANE: Craft = { kind: 'vtol', autopilot: 'ardupilot' };
const SAFE = { SYSID_MYGCS: 255, RC_OPTIONS: 32, FS_GCS_ENABLE: 1, FS_OPTIONS: 0, FS_GCS_TIMEOUT: 5, RC_OVERRIDE_TIME: 6 };
const FACTORY = { ...SAFE, FS_GCS_ENABLE: 0, FS_OPTIONS: 16, RC_OVERRIDE_TIME: 3 };

let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let stranger: Person;
let device: FlownDevice;
let craft: Craft;
let values: Record<string, number>;
let told: { name: string; value: number }[];
let orders: string[];
let timesAsked: number;
let isMute: boolean;

const parameters = (): Parameter[] => Object.entries(values).map(([name, value]) => ({ name, type: 'f32', value }));

beforeAll(async () => {
  own = await controlApp((services, { find, atControls }) => parameterRoutes(services, find, atControls));
  const people = await peopleOf(own.test);
  admin = people.admin;
  pilot = await people.person('pilot1', [await people.role('pilots', { permissions: ['device:control', 'device:details'] })]);
  stranger = await people.person('pilot2', [await people.role('others', { permissions: ['device:control', 'device:details'] })]);
  const { bus } = own.test.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state: { flying: true }, stale: [], craft }])),
  );
  answerOfParameters(bus, 'gateway.steeringSettings', () => {
    timesAsked++;
    return isMute ? new Promise(() => {}) : Promise.resolve({ firmware: '4.6.3', parameters: parameters() });
  });
  // All the others are being read, which takes its time.
  answerOfParameters(bus, 'gateway.parameters', async () => ({
    ...{ seq: 1, online: true, isCurrent: false, loadedAt: null, missing: 0, loading: { done: 0, total: 0 }, fault: null },
    ...{ model: null, parameters: [] },
  }));
  answerOfParameters(bus, 'gateway.setParameter', async ({ name, value }) => {
    told.push({ name, value });
    values[name] = value;
    return { name, result: 'written', value };
  });
});

beforeEach(async () => {
  [craft, values, told, orders] = [COPTER, { ...FACTORY }, [], []];
  [timesAsked, isMute] = [0, false];
  device = own.device([pilot.id, stranger.id]);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
  onTestFinished(
    serve(own.test.services.bus, 'gateway.command', ({ command }) => {
      orders.push(command.kind);
      return { step: 'sent' };
    }),
  );
});

type Told = { kind: 'manual' | 'pause' } & { evenUnsafe?: boolean };
const give = async (command: Told) => {
  const answer = await own.call(sendCommand, { deviceId: device.id, ...command }, pilot);
  return answer.state === 1 ? undefined : answer.code;
};
const orbit = { kind: 'orbit', latitude: 39.9, longitude: 116.4, height: 30, radius: 20 } as const;

test('an aircraft that would not come to rest without the server is not flown by hand and does not circle, and nothing is sent', async () => {
  expect(await give({ kind: 'manual' })).toBe('control.unsafeSilence');
  expect(await own.call(sendCommand, { deviceId: device.id, ...orbit }, pilot)).toMatchObject({ code: 'control.unsafeSilence' });
  expect(orders).toEqual([]);
  const { unsafe, unread } = await own.done(getSteeringSettings, { deviceId: device.id }, pilot);
  expect(unsafe.at(-1)).toEqual({ name: 'FS_GCS_ENABLE', now: 0, needed: 1, reason: 'linkFailsafe' });
  expect(unread).toEqual([]);
});

test('it is flown by hand once it is safe', async () => {
  values = { ...SAFE };
  expect(await give({ kind: 'manual' })).toBeUndefined();
  expect(orders).toEqual(['manual']);
});

test('one that has not said what it would do is not either', async () => {
  values = {};
  expect(await give({ kind: 'manual' })).toBe('control.unreadSilence');
  expect(orders).toEqual([]);
});

test('a pilot who does so all the same is logged with the risk taken', async () => {
  expect(await give({ kind: 'manual', evenUnsafe: true })).toBeUndefined();
  expect(orders).toEqual(['manual']);
  const { rows } = await own.test.done(getOperations, { keyword: device.name }, admin);
  const { details } = await own.test.done(getOperation, { id: rows[0]!.id }, admin);
  expect(details['unsafe']).toBe('FS_OPTIONS 16, RC_OVERRIDE_TIME 3, FS_GCS_ENABLE 0');
});

test('a pilot who was warned and goes on does not wait for another answer', async () => {
  expect(await give({ kind: 'manual' })).toBe('control.unsafeSilence');
  expect(await give({ kind: 'manual', evenUnsafe: true })).toBeUndefined();
  expect(timesAsked).toBe(1);
  await give({ kind: 'manual' });
  expect(timesAsked, 'the next order is held to how it is then').toBe(2);
});

test('an order does not wait for long for an aircraft that does not answer', { timeout: 6_000 }, async () => {
  isMute = true;
  expect(await give({ kind: 'manual' })).toBe('control.unreadSilence');
});

test('an aircraft can always be stopped, whatever its settings', async () => {
  craft = QUADPLANE;
  expect(await give({ kind: 'pause' })).toBeUndefined();
  expect(orders).toEqual(['pause']);
});

test('what is unsafe is set in flight, and it is safe then', async () => {
  const { id } = await own.done(makeSteeringSafe, { deviceId: device.id }, pilot);
  const isOver = async () => {
    const last = await own.done(getParameterWrites, { deviceId: device.id }, pilot);
    return last?.id === id && last.isOver;
  };
  await expect.poll(isOver, PATIENTLY).toBe(true);
  expect(told).toEqual([
    { name: 'FS_OPTIONS', value: 0 },
    { name: 'RC_OVERRIDE_TIME', value: 6 },
    // Last, or it might act by what the others were before.
    { name: 'FS_GCS_ENABLE', value: 1 },
  ]);
  expect(await give({ kind: 'manual' })).toBeUndefined();
  expect(await own.done(makeSteeringSafe, { deviceId: device.id }, pilot)).toEqual({ id: null });
});

test('only the pilot in control sets anything', async () => {
  const answer = await own.call(makeSteeringSafe, { deviceId: device.id }, stranger);
  expect(answer).toMatchObject({ code: 'control.lost' });
  expect(told).toEqual([]);
});
