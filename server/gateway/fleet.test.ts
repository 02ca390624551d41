import { expect, test } from 'vitest';
import { memoryBus } from '../platform/bus/memory-bus.ts';
import type { KnownDevice } from './directory.ts';
import { fleet } from './fleet.ts';
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
  cancel: nothing,
  steer() {},
  parameters: { load() {}, write() {}, cease() {} },
  plans: { send: unsupported, read: unsupported, clear: unsupported, cancel: nothing },
  logs: { list: unsupported, read: unsupported, cancel: nothing },
};

test('an answer of the registry that was overtaken by a later one counts no more', async () => {
  const answers: ((device: KnownDevice | undefined) => void)[] = [];
  const own = fleet({
    bus: memoryBus(),
    clock: { wall: () => 0, steady: () => 0 },
    directory: {
      byHardwareId: () => new Promise((resolve) => answers.push(resolve)),
      noteFlying: async () => {},
      noteFlight: async () => {},
      endFlightsLostBefore: async () => {},
      noteSeen: async () => {},
      parametersOf: async () => undefined,
      keepParameters: async () => {},
    },
    airspace: { look() {}, forget() {} },
    recorder: noRecorder,
    log: { info() {}, warn() {} },
    isHeld: () => false,
    heardParameter() {},
  });
  const acquaintance = own.meet(INTRODUCTION, NO_HANDS);
  own.refresh(DEVICE.id);
  answers[1]!(DEVICE);
  await new Promise(setImmediate);
  expect(acquaintance.deviceId).toBe(DEVICE.id);
  answers[0]!(undefined);
  await new Promise(setImmediate);
  expect(acquaintance.deviceId).toBe(DEVICE.id);
});
