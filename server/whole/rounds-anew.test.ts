import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { simulated } from '../gateway/testing/simulated.ts';
import { hearPatches } from '../platform/bus/vehicle-subjects.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { listeningApp, PATIENTLY, type ListeningApp } from './listening-app.ts';

const PLACE = { latitude: 22.5431, longitude: 114.0579 };
const { positionAt } = tangentPlane(PLACE);

const plan: Route = {
  ...NEW_ROUTE,
  height: 10,
  cycles: 3,
  endAction: 'return',
  waypoints: [15, 40].map((north) => waypointAt(positionAt({ north, east: 0 }), { ...NEW_ROUTE, height: 10, holdMs: 1_000 })),
};

let own: ListeningApp;
beforeAll(async () => {
  own = await listeningApp();
}, 120_000);

/** An aircraft that is told to fly the route, and which of its items it says it is at. */
async function aircraftWith(flavour: string, seed: string) {
  const { app, as, gateway } = own;
  const deviceId: DeviceId = await fleetOf(app, as).add(flavour.replace('-', ' '));
  const at = `${PLACE.latitude},${PLACE.longitude},15`;
  const craft = await simulated(gateway.listening.udp[0]!.port, '--flavour', flavour, '--at', at, '--speed', '4', '--seed', seed);
  atEnd(() => craft.end());
  await app.done(bindDevice, { id: deviceId, hardwareId: craft.hardwareId.replace('mavlink:', '') }, as);
  const now = () => stateOf(app.services.bus, deviceId);
  await expect.poll(async () => (await now()).homeLatitude, PATIENTLY).toBeDefined();
  const { id: routeId } = await app.done(addRoute, { name: `${flavour} rounds`, route: plan }, as);

  let items: number[] = [];
  atEnd(
    hearPatches(app.services.bus, deviceId, ({ patch: { missionItem } }) => {
      if (missionItem !== undefined && missionItem !== items.at(-1)) items.push(missionItem);
    }),
  );
  const take = () => app.done(changeControl, { deviceId, action: 'take' }, as);
  const send = async () => {
    await take();
    const begun = await app.done(sendRoute, { id: routeId, version: 1, deviceId }, as);
    await expect.poll(async () => (await app.done(getTransfer, { id: begun.id }, as)).course, PATIENTLY).not.toBe('running');
    expect(await app.done(getTransfer, { id: begun.id }, as)).toMatchObject({ course: 'done', fault: null });
  };
  const order = async (told: { kind: 'startRoute'; item: number } | { kind: 'pause' }) => {
    await take();
    const { id } = await app.done(sendCommand, { deviceId, ...told }, as);
    await expect.poll(async () => (await app.done(getCommand, { id }, as)).course, PATIENTLY).toBe('done');
  };
  const start = async (item = 0) => {
    await expect.poll(async () => (await now()).readyToArm, PATIENTLY).not.toBe(false);
    items = items.slice(-1);
    await order({ kind: 'startRoute', item });
    await expect.poll(async () => (await now()).flying, PATIENTLY).toBe(true);
  };
  /** How often it has made for an item since it was started last; what it was at then does not count. */
  const rounds = (numbered: number) => items.filter((item, index) => index > 0 && item === numbered).length;
  return {
    send,
    start,
    pause: () => order({ kind: 'pause' }),
    hasLanded: () => expect.poll(async () => (await now()).armed, PATIENTLY).toBe(false),
    rounds,
    makesFor: (numbered: number, times: number) => expect.poll(() => rounds(numbered), PATIENTLY).toBe(times),
  };
}

/** As ArduPilot counts: home, the take-off, a speed, and the two waypoints. */
const SECOND = 4;

test('a route of several rounds is flown in all of them as often as it is begun anew, without being sent again', async () => {
  const craft = await aircraftWith('copter', '31');
  await craft.send();
  await craft.start();
  await craft.hasLanded();
  expect(craft.rounds(SECOND)).toBe(3);
  await craft.start();
  await craft.hasLanded();
  expect(craft.rounds(SECOND)).toBe(3);

  // In its last round it is told to wait, and then to begin anew: from its beginning, and with its first waypoint.
  for (const item of [0, 1]) {
    await craft.start();
    await craft.makesFor(SECOND, 3);
    await craft.pause();
    await craft.start(item);
    await craft.hasLanded();
    expect(craft.rounds(SECOND), `from item ${item}`).toBe(3);
  }

  // And while it is flying it.
  await craft.start();
  await craft.makesFor(SECOND, 3);
  await craft.start(1);
  await craft.hasLanded();
  expect(craft.rounds(SECOND)).toBe(3);
}, 600_000);
