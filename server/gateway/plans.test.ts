import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { MissionItem, Plan } from '@skyhelm/core/vehicle/plan-item';
import { describe, expect, test } from 'vitest';
import { publish } from '../platform/bus/subjects.ts';
import { askForTransfer } from '../platform/bus/transfer-subjects.ts';
import { missionOf, PATIENTLY, transferring, waypoint } from './testing/transferring.ts';

const home: MissionItem = { ...waypoint(0), command: MavCmd.NAV_RETURN_TO_LAUNCH, latitude: 0, longitude: 0, altitude: 0 };
const jump = (to: number): MissionItem => ({ ...home, command: MavCmd.DO_JUMP, frame: MavFrame.MISSION, params: [to, 2, 0, 0] });
const FENCE: Plan = {
  kind: 'fence',
  areas: [
    {
      shape: 'polygon',
      keep: 'in',
      corners: [0, 20, 45, 3].map((index) => waypoint(index)).map(({ latitude, longitude }) => ({ latitude, longitude })),
    },
    { shape: 'circle', keep: 'out', centre: { latitude: 31.2, longitude: 121.4 }, radius: 25.3 },
  ],
  returnPoint: { latitude: 31.2304, longitude: 121.4737 },
};
const RALLY: Plan = { kind: 'rally', points: [{ latitude: 31.23, longitude: 121.47, altitude: 22.5 }] };

describe.each(['copter', 'px4-multirotor'])('a simulated %s', (flavour) => {
  test('says that it has no mission, and not that it has none once it was sent one', async () => {
    const { own, deviceId, sent } = await transferring({}, '--flavour', flavour);
    const count = async () => (await own.state(deviceId))['missionCount'];
    await expect.poll(count, PATIENTLY).toBe(0);
    expect(await sent(missionOf(3), 'three')).toEqual({ outcome: 'done' });
    expect(await count()).not.toBe(0);
    await expect.poll(count, PATIENTLY).toBeGreaterThanOrEqual(3);
  });

  test('keeps mission, fence and rally points as they were sent, and gives them back', async () => {
    const { sent, read, told, own, deviceId } = await transferring({}, '--flavour', flavour);
    const mission: Plan = { kind: 'mission', items: [...[0, 1, 2].map(waypoint), jump(1), home] };
    for (const plan of [mission, FENCE, RALLY]) {
      expect(await sent(plan, `send ${plan.kind}`)).toEqual({ outcome: 'done' });
      const end = await read(plan.kind, `read ${plan.kind}`);
      expect(end.outcome).toBe('done');
    }
    expect(told('send mission').progress.map(({ stage }) => stage)).toContain('checking');
    expect(told('read mission').ends[0]).toMatchObject({
      plan: { items: [{ command: MavCmd.NAV_WAYPOINT }, {}, {}, { command: MavCmd.DO_JUMP, params: [1, 2, 0, 0] }, {}] },
    });
    expect(told('read fence').ends[0]).toMatchObject({
      plan: { areas: [{ keep: 'in' }, { keep: 'out' }], returnPoint: { latitude: 31.2304 } },
    });
    expect(told('read rally').ends[0]).toMatchObject({ plan: RALLY });
    const cleared = await askForTransfer(own.bus, 'gateway.clearPlan', { deviceId, transferId: 'clear', token: 1, kind: 'mission' });
    expect(cleared).toEqual({ step: 'begun' });
    await expect.poll(() => told('clear').ends, PATIENTLY).toEqual([{ outcome: 'done' }]);
    expect(await read('mission', 'read none')).toEqual({ outcome: 'done', plan: { kind: 'mission', items: [] } });
  });
});

test.each([
  [10, 15],
  [30, 5],
])(
  'at a loss of %i percent with duplicates and overtaken packets %i items arrive whole',
  async (loss, count) => {
    const { sent, read } = await transferring({ loss, duplicate: 10, reorder: 10, delayMs: 5 });
    expect(await sent(missionOf(count), 'one')).toEqual({ outcome: 'done' });
    expect(await read('mission', 'two')).toMatchObject({ outcome: 'done', plan: { items: { length: count } } });
  },
  120_000,
);

test('what a vehicle cannot fly it refuses, and says which item', async () => {
  const { sent, read } = await transferring({});
  expect(await sent(missionOf(2), 'good')).toEqual({ outcome: 'done' });
  const items = [waypoint(0), { ...waypoint(1), command: 4_711 }, waypoint(2)];
  expect(await sent({ kind: 'mission', items }, 'bad')).toMatchObject({
    outcome: 'failed',
    fault: 'unsupported',
    word: 'UNSUPPORTED',
    at: 1,
    isPlanUnknown: true,
  });
  expect(await sent(missionOf(900), 'long')).toMatchObject({ fault: 'noSpace', isPlanUnknown: false });
  expect(await read('mission', 'still')).toMatchObject({ plan: { items: { length: 2 } } });
});

test('one thing at a time: the second asker is refused, and a cancelled upload lets the next begin', async () => {
  const { own, deviceId, send, sent, told } = await transferring({ delayMs: 30 });
  expect(await send(missionOf(50), 'first')).toEqual({ step: 'begun' });
  expect(await send(missionOf(3), 'second')).toEqual({ step: 'refused', fault: 'busy' });
  expect(await askForTransfer(own.bus, 'gateway.readPlan', { deviceId, transferId: 'third', kind: 'fence' })).toMatchObject({
    fault: 'busy',
  });
  await expect.poll(() => told('first').progress.length, PATIENTLY).toBeGreaterThan(3);
  const cancel = () => askForTransfer(own.bus, 'gateway.cancelTransfer', { deviceId, transferId: 'first' });
  expect(await cancel()).toEqual({ isUnderWay: true });
  expect(await cancel()).toEqual({ isUnderWay: false });
  await expect.poll(() => told('first').ends, PATIENTLY).toEqual([{ outcome: 'cancelled', isPlanUnknown: true }]);
  expect(await sent(missionOf(3), 'fourth')).toEqual({ outcome: 'done' });
});

test('an upload goes nowhere under an outdated token, and stops when the controls change hands', async () => {
  const { own, deviceId, send, told } = await transferring({ delayMs: 30 });
  expect(await send(missionOf(50), 'mine', 7)).toEqual({ step: 'begun' });
  await expect.poll(() => told('mine').progress.length, PATIENTLY).toBeGreaterThan(2);
  publish(own.bus, 'device.control', { enterpriseId: 'enterprise1', deviceId, token: 8, change: 'takenBack', holderId: 'owner' });
  await expect.poll(() => told('mine').ends, PATIENTLY).toEqual([{ outcome: 'failed', fault: 'outdated', isPlanUnknown: true }]);
  expect(await send(missionOf(2), 'late', 7)).toEqual({ step: 'refused', fault: 'outdated' });
});

test('a vehicle that vanishes in the middle leaves its plan unknown', async () => {
  const { own, aircraft, send, told } = await transferring({ delayMs: 30 });
  expect(await send(missionOf(50), 'one')).toEqual({ step: 'begun' });
  await expect.poll(() => told('one').progress.length, PATIENTLY).toBeGreaterThan(2);
  await aircraft.end();
  await expect
    .poll(() => (own.pass(500), told('one').ends), PATIENTLY)
    .toEqual([{ outcome: 'failed', fault: 'silence', isPlanUnknown: true }]);
});

describe('a mission of several rounds', () => {
  const ROUNDS: Plan = { kind: 'mission', items: [...[0, 1, 2].map(waypoint), jump(1), home] };

  test('sent once more to a PX4 is forgotten before, and is there', async () => {
    const { sent, read, relay } = await transferring({ loss: 10, duplicate: 10, reorder: 10, delayMs: 5 }, '--flavour', 'px4-multirotor');
    expect(await sent(ROUNDS, 'first')).toEqual({ outcome: 'done' });
    expect(await sent(ROUNDS, 'second')).toEqual({ outcome: 'done' });
    relay.disturb({ loss: 0 });
    expect(await read('mission', 'read')).toMatchObject({ plan: { items: { length: 5 } } });
  }, 120_000);

  test('of which the PX4 takes only the clearing leaves nothing that is known to be there', async () => {
    const { sent, read } = await transferring({}, '--flavour', 'px4-multirotor');
    expect(await sent(ROUNDS, 'first')).toEqual({ outcome: 'done' });
    const tooMany: Plan = { kind: 'mission', items: [...(missionOf(1_200) as { items: MissionItem[] }).items, jump(1)] };
    expect(await sent(tooMany, 'second')).toMatchObject({ fault: 'noSpace', isPlanUnknown: true });
    expect(await read('mission', 'read')).toMatchObject({ plan: { items: [] } });
  });
});

test('one that flies where its fence does not let it be is told of, whoever gave it that fence', async () => {
  const { sent, own, deviceId, aircraft } = await transferring({}, '--patrol', '100', '--speed', '4');
  await expect.poll(async () => (await own.state(deviceId))['flying'], { timeout: 60_000, interval: 50 }).toBe(true);
  expect(await sent(FENCE, 'fence')).toEqual({ outcome: 'done' });
  const alarms = (id: string) => () =>
    own.news.flatMap(({ deviceId: of, event }) => (of === id && event.kind === 'alarm' ? [`${event.fault} ${event.isOn}`] : []));
  await expect.poll(alarms(deviceId), PATIENTLY).toContain('fence true');
  // To another device it is an aircraft of which nothing is known, as all are to a server that has just begun: its fence is asked for by and by.
  own.register(aircraft.hardwareId, { id: 'other' });
  own.changed(deviceId);
  await expect.poll(async () => (await own.state('other'))['flying'], PATIENTLY).toBe(true);
  expect(alarms('other')()).toEqual([]);
  own.pass(16_000);
  await expect.poll(alarms('other'), PATIENTLY).toContain('fence true');
}, 120_000);
