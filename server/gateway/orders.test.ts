import type { Message } from '@skyhelm/core/mavlink/message';
import { CopterMode, MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import { beforeEach, describe, expect, test } from 'vitest';
import { publish, request, subscribe, type Events } from '../platform/bus/subjects.ts';
import { ARMED, overTcp, overUdp, type Aircraft, type AircraftOptions } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const { DO_SET_MODE, COMPONENT_ARM_DISARM, NAV_TAKEOFF } = MavCmd;
const takeOff: Command = { kind: 'takeOff', params: { height: 20 } };
const land: Command = { kind: 'land', params: {} };
const stop: Command = { kind: 'emergencyStop', params: {} };

let own: Rig;
let aircraft: Aircraft;
let deviceId: string;
let told: Events['device.command'][];
let commands = 0;

async function join(given: AircraftOptions = {}, over: typeof overUdp = overUdp): Promise<void> {
  aircraft = await over(over === overUdp ? own.udpPort : own.tcpPort, given);
  deviceId = own.register(aircraft.hardwareId, given.key ? { signingKey: given.key } : {}).id;
  const isOnline = async () => {
    aircraft.beat();
    return (await request(own.bus, 'gateway.links', { deviceIds: [deviceId] }, 1_000))[deviceId]?.online;
  };
  await expect.poll(isOnline, PATIENTLY).toBe(true);
}

beforeEach(async () => {
  own = await rig();
  told = [];
  subscribe(own.bus, 'device.command', (one) => void told.push(one));
});

const order = (command: Command, token = 1, commandId = `command${++commands}`) =>
  request(own.bus, 'gateway.command', { deviceId, commandId, token, command }, 1_000);
const courseOf = (commandId: string) => told.filter((one) => one.commandId === commandId).map(({ step }) => step);
const course = () => told.map(({ step }) => step);
const heard = (command: number) => aircraft.heard.filter(({ name, said }) => name.startsWith('COMMAND_') && said['command'] === command);
const flightOrders = () => [DO_SET_MODE, COMPONENT_ARM_DISARM, NAV_TAKEOFF].map((number) => heard(number).length);
const answer = (command: number, result: number, more: Partial<Message<'COMMAND_ACK'>> = {}) =>
  aircraft.say('COMMAND_ACK', { command, result, ...more });

/** Answers as soon as it has heard it, as often as it has heard it. */
async function answered(command: number, result: number = MavResult.ACCEPTED): Promise<void> {
  await expect.poll(() => heard(command).length, PATIENTLY).toBeGreaterThan(0);
  answer(command, result);
}

describe('a take-off', () => {
  beforeEach(() => join());

  test('is said step by step, each once, the next after the yes to the one before', async () => {
    expect(await order(takeOff)).toEqual({ step: 'sent' });
    await answered(DO_SET_MODE);
    await answered(COMPONENT_ARM_DISARM);
    await expect.poll(() => heard(NAV_TAKEOFF).length, PATIENTLY).toBe(1);
    expect(heard(NAV_TAKEOFF)[0]!.said).toMatchObject({ target_system: 1, target_component: 1, param7: 20 });
    answer(NAV_TAKEOFF, MavResult.IN_PROGRESS, { progress: 40 });
    answer(NAV_TAKEOFF, MavResult.ACCEPTED);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'progress', 'accepted']);
    expect(told[1]!.details).toEqual({ progress: 40 });
    expect(flightOrders()).toEqual([1, 1, 1]);
  });

  test('is refused with the reasons, also where they come after the refusal', async () => {
    await order(takeOff);
    await answered(DO_SET_MODE);
    await answered(COMPONENT_ARM_DISARM, MavResult.FAILED);
    aircraft.say('STATUSTEXT', { severity: 2, text: 'Arm: Compass not calibrated' });
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'denied']);
    expect(told[1]!.details).toEqual({ result: 'FAILED', reasons: ['Compass not calibrated'] });
    expect(heard(NAV_TAKEOFF)).toEqual([]);
  });

  test('is refused with the reasons also where it does not even get ready for it', async () => {
    await order(takeOff);
    await answered(DO_SET_MODE, MavResult.FAILED);
    aircraft.say('STATUSTEXT', { severity: 4, text: 'Mode change to GUIDED failed: requires position' });
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'denied']);
    expect(told[1]!.details).toEqual({ result: 'FAILED', reasons: ['Mode change to GUIDED failed: requires position'] });
    expect(flightOrders()).toEqual([1, 0, 0]);
  });

  test('an answer that comes twice, late, to another command or to another station is not the one that is waited for', async () => {
    await order(takeOff);
    await answered(DO_SET_MODE);
    await expect.poll(() => heard(COMPONENT_ARM_DISARM).length, PATIENTLY).toBe(1);
    answer(DO_SET_MODE, MavResult.ACCEPTED);
    answer(NAV_TAKEOFF, MavResult.ACCEPTED);
    answer(COMPONENT_ARM_DISARM, MavResult.ACCEPTED, { target_system: 254, target_component: 190 });
    answer(COMPONENT_ARM_DISARM, MavResult.DENIED, { target_system: 255, target_component: 190 });
    await expect.poll(() => (own.pass(100), course()), PATIENTLY).toEqual(['sent', 'denied']);
    expect(flightOrders()).toEqual([1, 1, 0]);
  });

  test.each([
    ['a mode', { kind: 'pause', params: {} }, land, DO_SET_MODE, { custom_mode: CopterMode.BRAKE }, { custom_mode: CopterMode.LAND }],
    ['the motors', takeOff, stop, COMPONENT_ARM_DISARM, ARMED, {}],
  ] as const)(
    'a late yes about %s is none to the order after it, unless it is seen to do that',
    async (_, before, after, command, stillSo, done) => {
      await order(before, 1, 'first');
      if (command === COMPONENT_ARM_DISARM) await answered(DO_SET_MODE);
      await expect.poll(() => heard(command).length, PATIENTLY).toBe(1);
      own.pass(3_001);
      await expect.poll(course, PATIENTLY).toEqual(['sent', 'silence']);
      await order(after, 1, 'second');
      answer(command, MavResult.ACCEPTED);
      const patches = own.patches.length;
      await expect.poll(() => (aircraft.beat(stillSo), own.patches.length), PATIENTLY).toBeGreaterThan(patches + 3);
      expect(courseOf('second')).toEqual(['sent']);
      await expect.poll(() => (aircraft.beat(done), courseOf('second')), PATIENTLY).toEqual(['sent', 'accepted']);
    },
  );

  test('a late yes that nothing is seen of is silence', async () => {
    await order({ kind: 'pause', params: {} }, 1, 'first');
    own.pass(3_001);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'silence']);
    await order(land, 1, 'second');
    answer(DO_SET_MODE, MavResult.ACCEPTED);
    const later = () => (own.pass(200), aircraft.beat({ custom_mode: CopterMode.BRAKE }), courseOf('second'));
    await expect.poll(later, PATIENTLY).toEqual(['sent', 'silence']);
    answer(DO_SET_MODE, MavResult.ACCEPTED);
    await expect.poll(() => [courseOf('first'), courseOf('second')], PATIENTLY).toContainEqual(['sent', 'silence', 'accepted']);
  });

  test('that it is at it is told now and then, however often it says so', async () => {
    await order(takeOff);
    await answered(DO_SET_MODE);
    await answered(COMPONENT_ARM_DISARM);
    await expect.poll(() => heard(NAV_TAKEOFF).length, PATIENTLY).toBe(1);
    own.freeze();
    for (let percent = 0; percent < 100; percent++) answer(NAV_TAKEOFF, MavResult.IN_PROGRESS, { progress: percent });
    answer(NAV_TAKEOFF, MavResult.ACCEPTED);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'progress', 'accepted']);
  });

  test('without an answer nobody knows, and nothing is said again', async () => {
    await order(takeOff);
    own.pass(3_001);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'silence']);
    answer(DO_SET_MODE, MavResult.ACCEPTED);
    await expect.poll(() => (aircraft.beat(), own.patches.length), PATIENTLY).toBeGreaterThan(own.patches.length + 3);
    expect(flightOrders()).toEqual([1, 0, 0]);
  });

  test('an answer that comes after all is told, to the order that still waits before the one that did', async () => {
    await order(stop, 1, 'first');
    own.pass(3_001);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'silence']);
    await order(stop, 1, 'second');
    answer(COMPONENT_ARM_DISARM, MavResult.ACCEPTED);
    await expect.poll(() => (aircraft.beat(), courseOf('second')), PATIENTLY).toEqual(['sent', 'accepted']);
    expect(courseOf('first')).toEqual(['sent', 'silence']);
    answer(COMPONENT_ARM_DISARM, MavResult.ACCEPTED);
    await expect.poll(() => courseOf('first'), PATIENTLY).toEqual(['sent', 'silence', 'accepted']);
    expect(heard(COMPONENT_ARM_DISARM).length).toBe(2);
  });

  test('progress gives it more time, but not for ever', async () => {
    await order(stop);
    await answered(COMPONENT_ARM_DISARM, MavResult.IN_PROGRESS);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'progress']);
    for (let second = 0; second < 120; second += 8) {
      const before = told.length;
      own.pass(8_000);
      answer(COMPONENT_ARM_DISARM, MavResult.IN_PROGRESS);
      await expect.poll(() => told.length, PATIENTLY).toBeGreaterThan(before);
    }
    const goOn = () => {
      own.pass(1_000);
      answer(COMPONENT_ARM_DISARM, MavResult.IN_PROGRESS);
      return course().at(-1);
    };
    await expect.poll(goOn, PATIENTLY).toBe('silence');
  });
});

describe('of two orders', () => {
  beforeEach(() => join());

  test('the earlier one is not carried on behind the later', async () => {
    await order(takeOff, 1, 'up');
    await expect.poll(() => heard(DO_SET_MODE).length, PATIENTLY).toBe(1);
    await order(stop, 1, 'stop');
    await expect.poll(() => heard(COMPONENT_ARM_DISARM).length, PATIENTLY).toBe(1);
    answer(DO_SET_MODE, MavResult.ACCEPTED);
    answer(COMPONENT_ARM_DISARM, MavResult.ACCEPTED);
    await expect.poll(() => [courseOf('up').at(-1), courseOf('stop').at(-1)], PATIENTLY).toEqual(['cancelled', 'accepted']);
    expect(flightOrders()).toEqual([1, 1, 0]);
    expect(heard(COMPONENT_ARM_DISARM)[0]!.said).toMatchObject({ param1: 0, param2: 21_196 });
  });

  test('with the same command, the answers are theirs in the order in which they were sent', async () => {
    await order(land, 1, 'first');
    await order({ kind: 'manual', params: {} }, 1, 'second');
    await expect.poll(() => heard(DO_SET_MODE).length, PATIENTLY).toBe(2);
    answer(DO_SET_MODE, MavResult.DENIED);
    answer(DO_SET_MODE, MavResult.ACCEPTED);
    await expect.poll(() => [courseOf('first').at(-1), courseOf('second').at(-1)], PATIENTLY).toEqual(['denied', 'accepted']);
  });

  test('one under an older token is not sent, and one that was seen before never again', async () => {
    expect(await order(land, 5, 'one')).toEqual({ step: 'sent' });
    expect(await order(land, 4)).toEqual({ step: 'undeliverable', reason: 'outdated' });
    expect(await order(land, 5, 'one')).toEqual({ step: 'undeliverable', reason: 'repeated' });
    await answered(DO_SET_MODE);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'accepted']);
    expect(heard(DO_SET_MODE).length).toBe(1);
  });
});

test('what was ordered stops in the middle when the controls change hands', async () => {
  await join();
  await order(takeOff, 7);
  await expect.poll(() => heard(DO_SET_MODE).length, PATIENTLY).toBe(1);
  publish(own.bus, 'device.control', { enterpriseId: 'enterprise1', deviceId, token: 8, change: 'takenBack', holderId: 'owner' });
  await answered(DO_SET_MODE);
  await expect.poll(course, PATIENTLY).toEqual(['sent', 'cancelled']);
  expect(flightOrders()).toEqual([1, 0, 0]);
  expect(await order(land, 7)).toEqual({ step: 'undeliverable', reason: 'outdated' });
});

test('one in progress can be cancelled, once, and the vehicle has the last word', async () => {
  await join();
  await order(stop, 1, 'long');
  await answered(COMPONENT_ARM_DISARM, MavResult.IN_PROGRESS);
  await expect.poll(course, PATIENTLY).toEqual(['sent', 'progress']);
  const cancel = () => request(own.bus, 'gateway.cancel', { deviceId, commandId: 'long' }, 1_000);
  expect(await cancel()).toEqual({ isUnderWay: true });
  await expect.poll(() => aircraft.heard.filter(({ name }) => name === 'COMMAND_CANCEL').length, PATIENTLY).toBe(1);
  answer(COMPONENT_ARM_DISARM, MavResult.CANCELLED);
  await expect.poll(course, PATIENTLY).toEqual(['sent', 'progress', 'cancelled']);
  expect(await cancel()).toEqual({ isUnderWay: false });
});

describe('a take-off of a plane', () => {
  beforeEach(() => join({ type: 1 }));
  const height = (param_value: number) => aircraft.say('PARAM_VALUE', { param_id: 'TKOFF_ALT', param_value, param_type: 9 });
  const settings = () => aircraft.heard.filter(({ name }) => name === 'PARAM_SET').map(({ said }) => said);

  test('begins once the aircraft has the height, and not by another value that was on its way', async () => {
    await order(takeOff);
    await expect.poll(settings, PATIENTLY).toMatchObject([{ param_id: 'TKOFF_ALT', param_value: 20, target_component: 1 }]);
    height(50);
    aircraft.say('PARAM_VALUE', { param_id: 'TKOFF_DIST', param_value: 20, param_type: 9 });
    await expect.poll(() => (aircraft.beat(), own.patches.length), PATIENTLY).toBeGreaterThan(own.patches.length + 3);
    expect(flightOrders()).toEqual([0, 0, 0]);
    height(20);
    await answered(DO_SET_MODE);
    await answered(COMPONENT_ARM_DISARM);
    await expect.poll(course, PATIENTLY).toEqual(['sent', 'accepted']);
    expect(flightOrders()).toEqual([1, 1, 0]);
    expect(settings().length).toBe(1);
  });

  test('that keeps another height does not begin', async () => {
    await order(takeOff);
    await expect.poll(() => settings().length, PATIENTLY).toBe(1);
    height(50);
    await expect.poll(() => (own.pass(500), course()), PATIENTLY).toEqual(['sent', 'silence']);
    height(20);
    await expect.poll(() => (aircraft.beat(), own.patches.length), PATIENTLY).toBeGreaterThan(own.patches.length + 3);
    expect(flightOrders()).toEqual([0, 0, 0]);
  });
});

test('what cannot be sent says why', async () => {
  await join({ type: 1 });
  expect(await order({ kind: 'changeYaw', params: { heading: 90 } })).toEqual({ step: 'undeliverable', reason: 'unsupported' });
  const isOnline = async () =>
    (own.pass(1_000), await request(own.bus, 'gateway.links', { deviceIds: [deviceId] }, 1_000))[deviceId]?.online;
  await expect.poll(isOnline, PATIENTLY).toBe(false);
  expect(await order(land)).toEqual({ step: 'undeliverable', reason: 'offline' });
  expect(course()).toEqual([]);
});

test('an aircraft whose line is cut in the middle has not answered', async () => {
  await join({}, overTcp);
  await order(land);
  await expect.poll(() => heard(DO_SET_MODE).length, PATIENTLY).toBe(1);
  aircraft.close();
  await expect.poll(course, PATIENTLY).toEqual(['sent', 'silence']);
  expect(told[1]!.details).toEqual({ result: 'linkLost' });
});

test('an order that went one way does not go on behind one that goes another', async () => {
  await join();
  const other = await overUdp(own.udpPort);
  const ways = async () => (other.beat(), (await own.vehicles()).map((one) => one.deviceId));
  await expect.poll(ways, PATIENTLY).toEqual([deviceId, deviceId]);
  own.freeze();
  await order(takeOff, 1, 'first');
  await expect.poll(() => heard(DO_SET_MODE).length, PATIENTLY).toBe(1);
  own.pass(2_500);
  const takenOver = async () => (other.beat(), (await own.vehicles()).map((one) => one.isPrimary));
  await expect.poll(takenOver, PATIENTLY).toEqual([false, true]);
  await order(stop, 1, 'second');
  await expect.poll(() => other.heard.some(({ said }) => said['command'] === COMPONENT_ARM_DISARM), PATIENTLY).toBe(true);
  answer(DO_SET_MODE, MavResult.ACCEPTED);
  await expect.poll(() => courseOf('first'), PATIENTLY).toEqual(['sent', 'cancelled']);
  expect(heard(COMPONENT_ARM_DISARM)).toEqual([]);
});

test('orders to a vehicle with a key are signed', async () => {
  await join({ key: new Uint8Array(32).fill(9) });
  await order(land);
  await expect.poll(() => heard(DO_SET_MODE).map(({ fault }) => fault), PATIENTLY).toEqual([undefined]);
});
