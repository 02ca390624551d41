import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import type { FencePlan } from '@skyhelm/core/vehicle/plan-item';
import { describe, expect, test } from 'vitest';
import { askOfParameters } from '../platform/bus/parameter-subjects.ts';
import { request } from '../platform/bus/subjects.ts';
import { askForTransfer } from '../platform/bus/transfer-subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { PATIENTLY, transferring, type Transferring } from './testing/transferring.ts';

const SLOWLY = { timeout: 60_000, interval: 50 };

/** Around where it stands: two areas to stay in, of which it is in one, and one to keep out of. */
async function fenceAround({ own, deviceId }: Transferring): Promise<FencePlan> {
  await expect.poll(async () => (await own.state(deviceId))['latitude'], SLOWLY).toBeDefined();
  const { latitude, longitude } = (await own.state(deviceId)) as { latitude: number; longitude: number };
  const { positionAt } = tangentPlane({ latitude, longitude });
  const square = [
    [-200, -200],
    [200, -200],
    [200, 200],
    [-200, 200],
  ] as const;
  return {
    kind: 'fence',
    areas: [
      { shape: 'polygon', keep: 'in', corners: square.map(([north, east]) => positionAt({ north, east })) },
      { shape: 'circle', keep: 'in', centre: positionAt({ north: 5_000, east: 0 }), radius: 300.5 },
      { shape: 'circle', keep: 'out', centre: positionAt({ north: 150, east: 150 }), radius: 20 },
    ],
    returnPoint: null,
  };
}

const begin = ({ own, deviceId }: Transferring, plan: FencePlan, ceiling: number | null, transferId: string) =>
  askForTransfer(own.bus, 'gateway.sendFence', { deviceId, transferId, token: 1, plan, ceiling });

async function sent(all: Transferring, plan: FencePlan, ceiling: number | null, transferId: string) {
  expect(await begin(all, plan, ceiling, transferId)).toEqual({ step: 'begun' });
  await expect.poll(() => all.told(transferId).ends.length, SLOWLY).toBe(1);
  return all.told(transferId).ends[0]!;
}

const aboard = async ({ own }: Transferring, deviceId: string) =>
  (await askGateway(own.bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId];

const parameter = async ({ own, deviceId }: Transferring, name: string) =>
  (await askOfParameters(own.bus, 'gateway.parameters', { deviceId })).parameters.find((one) => one.name === name)?.value;

describe.each([
  ['copter', 'return'],
  ['px4-multirotor', 'fixedPoint'],
] as const)('a simulated %s', (flavour, mode) => {
  test(
    'has areas and height in force as they were sent, says so when asked, and keeps to them by itself',
    { timeout: 180_000 },
    async () => {
      const all = await transferring({}, '--flavour', flavour, '--speed', '5');
      const { own, deviceId, aircraft } = all;
      const rules = { ceiling: 20, border: 'acts', keepsAreas: true, anyArea: true };
      const plan = await fenceAround(all);
      expect(await sent(all, plan, 20, 'fence')).toEqual({ outcome: 'done', rules });
      expect(await aboard(all, deviceId)).toMatchObject({ fence: { within: [{}, {}], outside: [{}], ceiling: 20 }, fenceRules: rules });

      await expect.poll(async () => (await own.state(deviceId))['readyToArm'], SLOWLY).toBe(true);
      const command = { kind: 'takeOff', params: { height: 60 } } as const;
      const order = { deviceId, commandId: 'up', token: 1, command };
      expect(await request(own.bus, 'gateway.command', order, 1_000)).toEqual({ step: 'sent' });
      await expect.poll(async () => (await own.state(deviceId))['mode'], SLOWLY).toBe(modeNumber(mode));
      expect((await own.state(deviceId))['height']).toBeLessThan(40);

      // To another device it is an aircraft of which nothing is known: it is asked what it has.
      own.register(aircraft.hardwareId, { id: 'other' });
      own.changed(deviceId);
      await expect.poll(async () => (await aboard(all, 'other'))?.online, PATIENTLY).toBe(true);
      own.pass(16_000);
      await expect.poll(async () => (await aboard(all, 'other'))?.fenceRules, SLOWLY).toEqual(rules);
      expect((await aboard(all, 'other'))?.fence).toMatchObject({ within: [{}, {}], outside: [{}], ceiling: 20 });
    },
  );
});

test(
  'what was not in force on board is not woken by the switch, and a height that nobody wants stays out',
  { timeout: 60_000 },
  async () => {
    const all = await transferring({}, '--flavour', 'copter');
    const plan = await fenceAround(all);
    expect(await sent(all, plan, null, 'areas')).toEqual({
      outcome: 'done',
      rules: { ceiling: null, border: 'acts', keepsAreas: true, anyArea: true },
    });
    // Bits of one: height, of two: a circle around home, of four: areas.
    await expect.poll(() => parameter(all, 'FENCE_TYPE'), SLOWLY).toBe(4);
    expect(await parameter(all, 'FENCE_ALT_MAX')).toBe(100);
    expect(await sent(all, plan, 45.5, 'height')).toMatchObject({ outcome: 'done', rules: { ceiling: 45.5 } });
    await expect.poll(() => parameter(all, 'FENCE_TYPE'), PATIENTLY).toBe(5);

    // Whoever sets its parameters by hand may have switched it off: it is asked again.
    const { own, deviceId } = all;
    await askOfParameters(own.bus, 'gateway.setParameter', { deviceId, token: 1, name: 'FENCE_ENABLE', value: 0 });
    expect((await aboard(all, deviceId))?.fence).toBeUndefined();
  },
);

test('one with more corners than it keeps is refused, and what it had stays', { timeout: 60_000 }, async () => {
  const all = await transferring({});
  const plan = await fenceAround(all);
  expect(await sent(all, plan, 30, 'good')).toMatchObject({ outcome: 'done' });
  const corners = Array.from({ length: 150 }, (_, at) => ({
    latitude: 31 + Math.sin(at / 25) / 100,
    longitude: 121 + Math.cos(at / 25) / 100,
  }));
  const huge: FencePlan = { ...plan, areas: [0, 1].map(() => ({ shape: 'polygon', keep: 'out', corners })) };
  expect(await sent(all, huge, 30, 'huge')).toMatchObject({ outcome: 'failed', fault: 'noSpace', isPlanUnknown: false });
  expect((await aboard(all, all.deviceId))?.fence).toMatchObject({ within: [{}, {}], ceiling: 30 });
  expect(await all.read('fence', 'still')).toMatchObject({ plan: { areas: [{}, {}, {}] } });
});

test('a link that is lost in the middle leaves a fence that nobody claims to know', { timeout: 60_000 }, async () => {
  const all = await transferring({ delayMs: 60 });
  const { own, relay, deviceId, told } = all;
  const plan = await fenceAround(all);
  expect(await sent(all, plan, 30, 'good')).toMatchObject({ outcome: 'done' });
  expect(await begin(all, plan, 25, 'cut')).toEqual({ step: 'begun' });
  await expect.poll(() => told('cut').progress.length, PATIENTLY).toBeGreaterThan(1);
  relay.disturb({ loss: 100 });
  await expect.poll(() => (own.pass(500), told('cut').ends), SLOWLY).toMatchObject([{ outcome: 'failed', isPlanUnknown: true }]);
  expect((await aboard(all, deviceId))?.fence).toBeUndefined();
});

test('at a loss of three in ten it arrives whole all the same', { timeout: 120_000 }, async () => {
  const all = await transferring({ loss: 30, duplicate: 10, reorder: 10, delayMs: 5 });
  expect(await sent(all, await fenceAround(all), 30, 'lossy')).toMatchObject({ outcome: 'done', rules: { ceiling: 30 } });
});
