import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import { expect, test } from 'vitest';
import { askForTransfer } from '../platform/bus/transfer-subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { PATIENTLY, transferring, type Transferring } from './testing/transferring.ts';

const SLOWLY = { timeout: 60_000, interval: 50 };
const { positionAt } = tangentPlane({ latitude: 31.23, longitude: 121.47 });
/** As a vehicle keeps them. */
const points = [
  [100, 0],
  [0, 100],
].map(([north, east]) => {
  const { latitude, longitude } = positionAt({ north: north!, east: east! });
  return { latitude: Math.round(latitude * 1e7) / 1e7, longitude: Math.round(longitude * 1e7) / 1e7, altitude: 25 };
});
const RALLY: Plan = { kind: 'rally', points };

const aboard = async ({ own }: Transferring, deviceId: string) =>
  (await askGateway(own.bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId];

test.each(['copter', 'px4-multirotor'])(
  'the rally points of a simulated %s are known once they are sent, cleared, or asked for',
  { timeout: 180_000 },
  async (flavour) => {
    const all = await transferring({}, '--flavour', flavour, '--speed', '5');
    const { own, deviceId, aircraft } = all;
    expect((await aboard(all, deviceId))?.rally, 'nobody has asked').toBeUndefined();
    expect(await all.sent(RALLY, 'rally')).toMatchObject({ outcome: 'done' });
    expect((await aboard(all, deviceId))?.rally).toEqual(points);

    // To another device it is an aircraft of which nothing is known: it is asked what it has.
    own.register(aircraft.hardwareId, { id: 'other' });
    own.changed(deviceId);
    await expect.poll(async () => (await aboard(all, 'other'))?.online, PATIENTLY).toBe(true);
    expect((await aboard(all, 'other'))?.rally).toBeUndefined();
    own.pass(16_000);
    await expect.poll(async () => (await aboard(all, 'other'))?.rally, SLOWLY).toEqual(points);

    const order = { deviceId: 'other', transferId: 'clear', token: 1, kind: 'rally' as const };
    await expect.poll(() => askForTransfer(own.bus, 'gateway.clearPlan', order), SLOWLY).toEqual({ step: 'begun' });
    await expect.poll(async () => (await aboard(all, 'other'))?.rally, SLOWLY).toEqual([]);
  },
);
