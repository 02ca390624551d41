import { MavMissionResult as Result } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Message } from '@skyhelm/core/mavlink/message';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import { beforeEach, describe, expect, test } from 'vitest';
import { request } from '../platform/bus/subjects.ts';
import { askForTransfer } from '../platform/bus/transfer-subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { overTcp, overUdp, type Aircraft } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';
import { missionOf, tellings, type Told } from './testing/transferring.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const US = { target_system: 255, target_component: 190 };

let own: Rig;
let aircraft: Aircraft;
let deviceId: string;
let told: (transferId: string) => Told;

beforeEach(() => join(overUdp));

/** It says nothing about plans but what the test says for it. */
async function join(over: typeof overUdp): Promise<void> {
  own = await rig();
  told = tellings(own);
  aircraft = await over(over === overUdp ? own.udpPort : own.tcpPort, { autopilot: 12 });
  deviceId = own.register(aircraft.hardwareId).id;
  const isOnline = async () => {
    aircraft.beat();
    return (await request(own.bus, 'gateway.links', { deviceIds: [deviceId] }, 1_000))[deviceId]?.online;
  };
  await expect.poll(isOnline, PATIENTLY).toBe(true);
}

const send = (plan: Plan, transferId = 'one') => askForTransfer(own.bus, 'gateway.sendPlan', { deviceId, transferId, token: 1, plan });
const heard = (name: string) => aircraft.heard.filter((one) => one.name === name).map(({ said }) => said);
const end = () => told('one').ends[0];
const ask = (seq: number, more: Partial<Message<'MISSION_REQUEST_INT'>> = {}) =>
  aircraft.say('MISSION_REQUEST_INT', { ...US, seq, ...more });
const acknowledge = (type: number, more: Partial<Message<'MISSION_ACK'>> = {}) => aircraft.say('MISSION_ACK', { ...US, type, ...more });
/** Time goes on, and the aircraft does not fall silent meanwhile. */
const later =
  <T>(what: () => T, passing = 200) =>
  (): T => {
    own.pass(passing);
    aircraft.beat();
    return what();
  };

async function asked(seq: number): Promise<void> {
  const before = heard('MISSION_ITEM_INT').length;
  ask(seq);
  await expect.poll(() => heard('MISSION_ITEM_INT').length, PATIENTLY).toBe(before + 1);
  expect(heard('MISSION_ITEM_INT').at(-1)).toMatchObject({ seq });
}

/** What it kept, told one by one. */
async function giveBack(upTo: number, count = upTo): Promise<void> {
  await expect
    .poll(
      later(() => heard('MISSION_REQUEST_LIST').length, 50),
      PATIENTLY,
    )
    .toBeGreaterThan(0);
  aircraft.say('MISSION_COUNT', { ...US, count });
  for (let seq = 0; seq < upTo; seq++) {
    await expect.poll(() => heard('MISSION_REQUEST_INT').some((one) => one['seq'] === seq), PATIENTLY).toBe(true);
    const { target_system: _, target_component: __, ...item } = heard('MISSION_ITEM_INT').find((one) => one['seq'] === seq)!;
    aircraft.say('MISSION_ITEM_INT', { ...item, ...US });
  }
}

describe('an upload', () => {
  test('is said to begin again and again until the vehicle asks, and nothing else is sent unasked', async () => {
    await send(missionOf(3));
    await expect
      .poll(
        later(() => heard('MISSION_COUNT').length),
        PATIENTLY,
      )
      .toBeGreaterThan(3);
    expect(heard('MISSION_ITEM_INT')).toEqual([]);
    await asked(0);
    const counts = heard('MISSION_COUNT').length;
    await asked(0);
    await asked(1);
    expect(heard('MISSION_COUNT').length).toBe(counts);
  });

  test('without any answer ends, and the plan is what it was', async () => {
    await send(missionOf(3));
    await expect.poll(later(end), PATIENTLY).toEqual({ outcome: 'failed', fault: 'silence', isPlanUnknown: false });
  });

  test('whose acknowledgement never comes is done all the same if the vehicle has it', async () => {
    await send(missionOf(2));
    await asked(0);
    await asked(1);
    await giveBack(2);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'done' });
    await expect.poll(() => heard('MISSION_ACK'), PATIENTLY).toMatchObject([{ type: Result.ACCEPTED }]);
  });

  test('that the vehicle calls done is not, if it keeps something else, and what it keeps nobody knows', async () => {
    await send(missionOf(2));
    await asked(0);
    await asked(1);
    acknowledge(Result.ACCEPTED);
    await giveBack(1);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'failed', fault: 'different', at: 1, isPlanUnknown: true });
  });

  test('that is left off once something was asked for, or a clearing at any moment, leaves what nobody knows', async () => {
    const { bus } = own;
    await askForTransfer(bus, 'gateway.clearPlan', { deviceId, transferId: 'one', token: 1, kind: 'mission' });
    await expect.poll(() => heard('MISSION_CLEAR_ALL').length, PATIENTLY).toBeGreaterThan(0);
    await askForTransfer(bus, 'gateway.cancelTransfer', { deviceId, transferId: 'one' });
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'cancelled', isPlanUnknown: true });
  });

  test('whose last item is asked for once more while it is looked for is looked for once more', async () => {
    await send(missionOf(2));
    await asked(0);
    await asked(1);
    await expect
      .poll(
        later(() => heard('MISSION_REQUEST_LIST').length),
        PATIENTLY,
      )
      .toBe(1);
    await asked(1);
    await expect
      .poll(
        later(() => heard('MISSION_REQUEST_LIST').length),
        PATIENTLY,
      )
      .toBe(2);
    await giveBack(2);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'done' });
    expect(heard('MISSION_COUNT').length).toBe(1);
  });

  test('that the vehicle drops is begun anew, as after a reboot', async () => {
    await send(missionOf(2));
    await asked(0);
    acknowledge(Result.OPERATION_CANCELLED);
    const counts = heard('MISSION_COUNT').length;
    await expect
      .poll(
        later(() => heard('MISSION_COUNT').length),
        PATIENTLY,
      )
      .toBeGreaterThan(counts);
    await asked(0);
    await asked(1);
    acknowledge(Result.ACCEPTED);
    await giveBack(2);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'done' });
  });

  test('is not disturbed by words out of order, late, of another kind or to another station', async () => {
    await send(missionOf(2));
    acknowledge(Result.ACCEPTED);
    acknowledge(Result.DENIED, { mission_type: 1 });
    acknowledge(Result.DENIED, { target_system: 254 });
    ask(1, { target_system: 254 });
    ask(1, { mission_type: 2 });
    await asked(0);
    acknowledge(Result.INVALID_SEQUENCE);
    acknowledge(Result.ACCEPTED);
    ask(77);
    await asked(1);
    expect(heard('MISSION_ITEM_INT').length).toBe(2);
    acknowledge(Result.ACCEPTED);
    await giveBack(1, 2);
    acknowledge(Result.INVALID_SEQUENCE);
    acknowledge(Result.ERROR);
    await giveBack(2);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'done' });
    expect(heard('MISSION_REQUEST_LIST').length).toBe(1);
  });

  test('to a vehicle that goes on asking for what there is not ends', async () => {
    await send(missionOf(2));
    await asked(0);
    for (let times = 0; times < 11; times++) ask(99);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'failed', fault: 'confused', isPlanUnknown: true });
  });

  test('of a fence to an autopilot that knows missions only is not even begun: it would take it for a mission', async () => {
    const fence: Plan = {
      kind: 'fence',
      areas: [{ shape: 'circle', keep: 'in', centre: { latitude: 1, longitude: 2 }, radius: 9 }],
      returnPoint: null,
    };
    expect(await send(fence)).toEqual({ step: 'refused', fault: 'unsupported' });
    expect(heard('MISSION_COUNT')).toEqual([]);
  });

  test('to what is not there is not begun', async () => {
    expect(await askForTransfer(own.bus, 'gateway.readPlan', { deviceId: 'none', transferId: 'x', kind: 'mission' })).toEqual({
      step: 'refused',
      fault: 'offline',
    });
  });
});

test('a clearing that the vehicle calls done is not, if something is left, and what is left nobody knows', async () => {
  await askForTransfer(own.bus, 'gateway.clearPlan', { deviceId, transferId: 'one', token: 1, kind: 'mission' });
  await expect.poll(() => heard('MISSION_CLEAR_ALL').length, PATIENTLY).toBeGreaterThan(0);
  acknowledge(Result.ACCEPTED);
  await expect
    .poll(
      later(() => heard('MISSION_REQUEST_LIST').length, 50),
      PATIENTLY,
    )
    .toBeGreaterThan(0);
  aircraft.say('MISSION_COUNT', { ...US, count: 1 });
  await expect.poll(() => heard('MISSION_REQUEST_INT').length, PATIENTLY).toBeGreaterThan(0);
  aircraft.say('MISSION_ITEM_INT', { ...US, seq: 0, command: 16 });
  await expect.poll(end, PATIENTLY).toEqual({ outcome: 'failed', fault: 'different', at: 0, isPlanUnknown: true });
});

describe('what an aircraft is watched by', () => {
  const [FENCE, RALLY] = [1, 2];
  const around: Plan = {
    kind: 'fence',
    areas: [{ shape: 'circle', keep: 'in', centre: { latitude: 1, longitude: 2 }, radius: 900 }],
    returnPoint: null,
  };
  const points: Plan = { kind: 'rally', points: [{ latitude: 1, longitude: 2, altitude: 30 }] };
  const aboard = async () => {
    const { [deviceId]: known } = await askGateway(own.bus, 'gateway.snapshots', { deviceIds: [deviceId] });
    return { fence: known?.fence !== undefined, rally: known?.rally !== undefined };
  };

  /** Sends something that it keeps, or gives back otherwise. */
  async function sent(plan: Plan, transferId: string, given: Partial<Message<'MISSION_ITEM_INT'>> = {}): Promise<unknown> {
    const type = plan.kind === 'fence' ? FENCE : plan.kind === 'rally' ? RALLY : 0;
    const ofIt = (name: string) => heard(name).filter((one) => one['mission_type'] === type);
    const [items, lists, wanted] = ['MISSION_ITEM_INT', 'MISSION_REQUEST_LIST', 'MISSION_REQUEST_INT'].map((name) => ofIt(name).length);
    expect(await send(plan, transferId)).toEqual({ step: 'begun' });
    await expect
      .poll(
        later(() => heard('MISSION_COUNT').filter((one) => one['mission_type'] === type).length, 50),
        PATIENTLY,
      )
      .toBeGreaterThan(0);
    await expect.poll(() => (ask(0, { mission_type: type }), ofIt('MISSION_ITEM_INT').length), PATIENTLY).toBeGreaterThan(items!);
    acknowledge(Result.ACCEPTED, { mission_type: type });
    await expect
      .poll(
        later(() => ofIt('MISSION_REQUEST_LIST').length, 50),
        PATIENTLY,
      )
      .toBeGreaterThan(lists!);
    aircraft.say('MISSION_COUNT', { ...US, count: 1, mission_type: type });
    await expect.poll(() => ofIt('MISSION_REQUEST_INT').length, PATIENTLY).toBeGreaterThan(wanted!);
    const { target_system: _, target_component: __, ...item } = ofIt('MISSION_ITEM_INT').at(-1)!;
    aircraft.say('MISSION_ITEM_INT', { ...item, ...US, ...given });
    await expect.poll(() => told(transferId).ends.length, PATIENTLY).toBe(1);
    return told(transferId).ends[0];
  }

  async function tellThatItKeepsAll(): Promise<void> {
    const uid2 = Array.from(Buffer.from(aircraft.hardwareId.slice('mavlink:'.length), 'hex'));
    aircraft.say('AUTOPILOT_VERSION', { uid2, capabilities: 0xffff_ffffn });
    const probe = { deviceId, transferId: 'probe' };
    await expect.poll(() => askForTransfer(own.bus, 'gateway.readPlan', { ...probe, kind: 'fence' }), PATIENTLY).toEqual({ step: 'begun' });
    await askForTransfer(own.bus, 'gateway.cancelTransfer', probe);
  }

  test('is forgotten where it keeps another one than it was sent, and that one alone', async () => {
    await tellThatItKeepsAll();
    expect(await sent(around, 'fence')).toMatchObject({ outcome: 'done' });
    expect(await sent(points, 'rally')).toMatchObject({ outcome: 'done' });
    expect(await aboard()).toEqual({ fence: true, rally: true });
    expect(await sent(missionOf(1), 'mission', { command: 21 })).toMatchObject({ fault: 'different', isPlanUnknown: true });
    expect(await aboard()).toEqual({ fence: true, rally: true });
    expect(await sent(points, 'rally again', { z: 90 })).toMatchObject({ fault: 'different', isPlanUnknown: true });
    expect(await aboard()).toEqual({ fence: true, rally: false });
    expect(await sent(around, 'fence again', { param1: 9 })).toMatchObject({ fault: 'different', isPlanUnknown: true });
    expect(await aboard()).toEqual({ fence: false, rally: false });
  });
});

test('a line that is cut in the middle ends it, and the plan is unknown', async () => {
  await join(overTcp);
  await send(missionOf(2));
  await asked(0);
  aircraft.close();
  await expect.poll(end, PATIENTLY).toEqual({ outcome: 'failed', fault: 'linkLost', isPlanUnknown: true });
});

test('a vehicle that announces more items than there can be is not believed', async () => {
  await askForTransfer(own.bus, 'gateway.readPlan', { deviceId, transferId: 'one', kind: 'mission' });
  aircraft.say('MISSION_COUNT', { ...US, count: 65_535 });
  await expect.poll(end, PATIENTLY).toMatchObject({ outcome: 'failed', fault: 'tooLarge' });
});
