import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { getKeptRoute, getResumableRoutes, getRoutesAboard, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { addRoute, setRoute } from '@skyhelm/contract/route';
import { getTransfer, readPlan } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { openFlownRoutes } from '../features/flown-route/index.ts';
import { simulated } from '../gateway/testing/simulated.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf } from '../testing/people.ts';
import { listeningApp, type ListeningApp } from './listening-app.ts';

/** A real program over real UDP into a real gateway, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000, interval: 100 };
const PLACE = { latitude: 22.5431, longitude: 114.0579 };
const { positionAt } = tangentPlane(PLACE);

/** A row of pictures along four waypoints, and something that is dropped at the second. */
const plan: Route = {
  ...NEW_ROUTE,
  height: 10,
  endAction: 'return',
  waypoints: [20, 50, 110, 140].map((north, index) => ({
    ...waypointAt(positionAt({ north, east: 0 }), { ...NEW_ROUTE, height: 10, holdMs: 1_000 }),
    actions:
      index === 0 ? [{ kind: 'distancePhotographs' as const, value: 5 }] : index === 1 ? [{ kind: 'release' as const, value: 1 }] : [],
  })),
};

let own: ListeningApp;
beforeAll(async () => {
  own = await listeningApp();
}, 120_000);

const now = (deviceId: DeviceId) => stateOf(own.app.services.bus, deviceId);
const northOf = async (deviceId: DeviceId) => tangentPlane(PLACE).offsetOf({ ...PLACE, ...(await now(deviceId)) }).north;
const take = (deviceId: DeviceId) => own.app.done(changeControl, { deviceId, action: 'take' }, own.as);
const arrived = async (id: VehicleTransferId) => {
  await expect.poll(async () => (await own.app.done(getTransfer, { id }, own.as)).course, PATIENTLY).not.toBe('running');
  expect(await own.app.done(getTransfer, { id }, own.as)).toMatchObject({ course: 'done', fault: null });
};
const aboard = () => own.app.done(getRoutesAboard, {}, own.as);
const resumable = (deviceId: DeviceId) => own.app.done(getResumableRoutes, { deviceId }, own.as);

async function startOf(deviceId: DeviceId): Promise<void> {
  await take(deviceId);
  await expect.poll(async () => (await now(deviceId)).readyToArm, PATIENTLY).toBe(true);
  await own.app.done(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, own.as);
  await expect.poll(async () => (await now(deviceId)).flying, PATIENTLY).toBe(true);
}

async function order(deviceId: DeviceId, kind: 'land' | 'directReturn'): Promise<void> {
  await take(deviceId);
  await own.app.done(sendCommand, { deviceId, kind }, own.as);
  await expect.poll(async () => (await now(deviceId)).flying, PATIENTLY).toBe(false);
}

test.each(['copter', 'px4-multirotor'])(
  '%s that came back early goes on where it was, with what was under way, also after the server has ended',
  async (flavour) => {
    const { app, as, gateway } = own;
    const deviceId = await fleetOf(app, as).add(flavour.replace('-', ' '));
    const at = `${PLACE.latitude},${PLACE.longitude},15`;
    const seed = String(10 + flavour.length);
    const craft = await simulated(gateway.listening.udp[0]!.port, '--flavour', flavour, '--at', at, '--speed', '4', '--seed', seed);
    atEnd(() => craft.end());
    await app.done(bindDevice, { id: deviceId, hardwareId: craft.hardwareId.replace('mavlink:', '') }, as);
    await expect.poll(async () => (await now(deviceId)).homeLatitude, PATIENTLY).toBeDefined();
    const { id } = await app.done(addRoute, { name: flavour, route: plan }, as);
    const input = { id, version: 1, deviceId };
    await take(deviceId);
    expect(codeOf(await app.call(sendRoute, { ...input, resume: true, startAt: 2 }, as))).toBe('route.notResumable');
    expect(codeOf(await app.call(sendRoute, { ...input, startAt: 5 }, as))).toBe('input.invalid');
    await arrived((await app.done(sendRoute, input, as)).id);
    const here = { deviceId, routeId: id, version: 1, sentAt: expect.any(String) as string };
    await expect.poll(aboard, PATIENTLY).toContainEqual({ ...here, isFlying: false });

    await startOf(deviceId);
    await expect.poll(aboard, PATIENTLY).toContainEqual({ ...here, isFlying: true });
    await expect.poll(() => northOf(deviceId), PATIENTLY).toBeGreaterThan(60);
    expect(await resumable(deviceId), 'what still flies is not broken off').toEqual([]);
    // Whatever the server knew but had not on disk is gone.
    await own.flownRoutes.close();
    own.flownRoutes = await openFlownRoutes(app.services);
    atEnd(() => own.flownRoutes.close());
    await order(deviceId, 'directReturn');
    await expect
      .poll(() => resumable(deviceId), PATIENTLY)
      .toMatchObject([{ routeId: id, version: 1, name: flavour, startAt: 2, waypoints: 4, cycles: 1, earlyEnd: 'return' }]);

    await take(deviceId);
    expect(codeOf(await app.call(sendRoute, { ...input, resume: true, startAt: 3 }, as))).toBe('route.notResumable');
    await arrived((await app.done(sendRoute, { ...input, resume: true, startAt: 2 }, as)).id);
    expect(await resumable(deviceId), 'as long as what was sent for that is not flown').toMatchObject([{ startAt: 2, earlyEnd: 'return' }]);
    const read = await app.done(readPlan, { deviceId, kind: 'mission' }, as);
    await arrived(read.id);
    expect((await app.done(getKeptRoute, { id: read.id }, as)).route).toMatchObject({ entryPoint: 2, cycles: 1 });

    await startOf(deviceId);
    await expect.poll(() => resumable(deviceId), PATIENTLY).toEqual([]);
    await expect.poll(() => northOf(deviceId), PATIENTLY).toBeGreaterThan(120);
    await order(deviceId, 'land');
    await expect.poll(() => resumable(deviceId), PATIENTLY).toMatchObject([{ startAt: 3, earlyEnd: 'landing' }]);
    const waypoints = plan.waypoints.map((waypoint) => ({ ...waypoint, altitude: 12 }));
    await app.done(setRoute, { id, version: 1, name: flavour, route: { ...plan, waypoints } }, as);
    expect(await resumable(deviceId), 'of a route that is another now').toEqual([]);
    await take(deviceId);
    const goOn = { ...input, resume: true, startAt: 3 };
    expect(codeOf(await app.call(sendRoute, { ...goOn, version: 2 }, as))).toBe('route.notResumable');
    await app.done(setRoute, { id, version: 2, name: `${flavour} 2`, remarks: 'Quiet', route: { ...plan, speed: 4 } }, as);
    expect(await resumable(deviceId), 'of a route that is flown as before').toMatchObject([{ version: 3, startAt: 3 }]);
    await arrived((await app.done(sendRoute, { ...goOn, version: 3 }, as)).id);
  },
  300_000,
);
