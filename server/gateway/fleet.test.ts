import { expect, test } from 'vitest';
import { memoryBus } from '../platform/bus/memory-bus.ts';
import type { DeviceDirectory, KnownDevice } from './directory.ts';
import { fleet, type FleetTools } from './fleet.ts';
import type { Hands } from './protocol.ts';
import { noRecorder } from './testing/no-recorder.ts';

const INTRODUCTION = {
  hardwareId: 'mavlink:01',
  protocol: 'mavlink',
  kind: 'multirotor',
  autopilot: 'px4',
  firmware: '1.15.0',
  remote: 'udp 10.0.0.7:14550',
} as const;
const DEVICE: KnownDevice = { id: 'd1', enterpriseId: 'e1', name: 'One', sn: '1', signingKey: undefined };

const unsupported = () => 'unsupported' as const;
const nothing = () => false;
const NO_HANDS: Hands = {
  obey: unsupported,
  cease() {},
  pausedIn: () => undefined,
  pausedAim: () => undefined,
  cancel: nothing,
  steer() {},
  hold() {},
  returnSticks() {},
  parameters: { load() {}, write() {}, ask() {}, cease() {} },
  plans: { send: unsupported, read: unsupported, clear: unsupported, cancel: nothing },
  fences: { send: unsupported, clear: unsupported, read: unsupported, cancel: nothing },
  pictures: { list: () => [], read: () => 'unsupported', cancel: () => false },
  logs: { list: unsupported, read: unsupported, cancel: nothing },
};

const QUIET: Omit<FleetTools, 'directory'> = {
  bus: memoryBus(),
  clock: { wall: () => 0, steady: () => 0 },
  airspace: { look() {}, forget() {}, forgetAll() {} },
  recorder: noRecorder,
  log: { info() {}, warn() {} },
  isHeld: () => false,
  heardParameter() {},
  heard() {},
};
const directoryOf = (byHardwareId: DeviceDirectory['byHardwareId']): DeviceDirectory => ({
  byHardwareId,
  noteFlying: async () => {},
  noteFlight: async () => {},
  endFlightsLostBefore: async () => {},
  noteSeen: async () => {},
  parametersOf: async () => undefined,
  keepParameters: async () => {},
});

test('an answer of the registry that was overtaken by a later one counts no more', async () => {
  const answers: ((device: KnownDevice | undefined) => void)[] = [];
  const own = fleet({ ...QUIET, directory: directoryOf(() => new Promise((resolve) => answers.push(resolve))) });
  const acquaintance = own.meet(INTRODUCTION, NO_HANDS);
  own.refresh(DEVICE.id, INTRODUCTION.hardwareId);
  answers[1]!(DEVICE);
  await new Promise(setImmediate);
  expect(acquaintance.deviceId()).toBe(DEVICE.id);
  answers[0]!(undefined);
  await new Promise(setImmediate);
  expect(acquaintance.deviceId()).toBe(DEVICE.id);
});

test('a change of one device asks about its own aircraft, and about none of the many that belong to nobody', async () => {
  const asked: string[] = [];
  const directory = directoryOf(async (hardwareId) => {
    asked.push(hardwareId);
    return hardwareId === INTRODUCTION.hardwareId ? DEVICE : undefined;
  });
  const own = fleet({ ...QUIET, directory });
  const strangers = Array.from({ length: 50 }, (_, number) => `mavlink:ff${number}`);
  for (const hardwareId of [INTRODUCTION.hardwareId, ...strangers]) own.meet({ ...INTRODUCTION, hardwareId }, NO_HANDS);
  await new Promise(setImmediate);
  asked.length = 0;
  own.refresh(DEVICE.id, INTRODUCTION.hardwareId);
  own.refresh('d2', strangers[7]!);
  own.refresh(DEVICE.id, null);
  expect(asked).toEqual([INTRODUCTION.hardwareId, strangers[7], INTRODUCTION.hardwareId]);
});

test('a way on which nothing has counted yet is not better than a bad one', async () => {
  let steady = 0;
  const own = fleet({ ...QUIET, clock: { wall: () => 0, steady: () => steady }, directory: directoryOf(async () => DEVICE) });
  const [bad, silent] = [own.meet(INTRODUCTION, NO_HANDS), own.meet(INTRODUCTION, NO_HANDS)];
  await new Promise(setImmediate);
  bad.heard({ armed: false }, 'HEARTBEAT', undefined);
  bad.measured(60, 10);
  for (let tick = 0; tick < 10; tick++) {
    steady += 100;
    own.tick();
  }
  expect([bad.isPrimary(), silent.isPrimary()]).toEqual([true, false]);
});

test('what a device was told goes no further with the aircraft that it was', async () => {
  const ceased: string[] = [];
  const hands: Hands = {
    ...NO_HANDS,
    cease: () => void ceased.push('orders'),
    parameters: { ...NO_HANDS.parameters, cease: () => void ceased.push('parameters') },
  };
  let bound: KnownDevice | undefined = DEVICE;
  const own = fleet({ ...QUIET, directory: directoryOf(async () => bound) });
  own.meet(INTRODUCTION, hands);
  await new Promise(setImmediate);
  own.refresh(DEVICE.id, INTRODUCTION.hardwareId);
  await new Promise(setImmediate);
  expect(ceased).toEqual([]);
  bound = undefined;
  own.refresh(DEVICE.id, null);
  await new Promise(setImmediate);
  expect(ceased).toEqual(['orders', 'parameters']);
});
