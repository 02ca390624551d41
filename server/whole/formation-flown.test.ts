import { changeControl, renewControl } from '@skyhelm/contract/control';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addFormation, getFormation } from '@skyhelm/contract/formation';
import { getFormationFlight, startFormation } from '@skyhelm/contract/formation-flight';
import type { DeviceId, FormationId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { getTransfer } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_FORMATION, type Formation } from '@skyhelm/core/plan/formation/formation';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { aboard } from '../features/flown-route/index.ts';
import { simulatedTogether, type Simulated } from '../gateway/testing/simulated.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf } from '../testing/people.ts';
import { followTracks } from '../testing/tracks.ts';
import { listeningApp, type ListeningApp } from './listening-app.ts';

/** A real program over real UDP into a real gateway, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000, interval: 100 };
const LONG_MS = 300_000;
const PLACE = { latitude: 22.5431, longitude: 114.0579 };
const { positionAt } = tangentPlane(PLACE);
/** North, and then east: abreast on the first leg, one behind the other on the second. */
const route: Route = {
  ...NEW_ROUTE,
  height: 10,
  endAction: 'return',
  waypoints: [
    [10, 0],
    [50, 0],
    [50, 40],
  ].map(([north, east]) => waypointAt(positionAt({ north: north!, east: east! }), { ...NEW_ROUTE, height: 10, holdMs: 0 })),
};

let own: ListeningApp;
let crafts: Simulated;
let devices: DeviceId[];
let tracks: ReturnType<typeof followTracks>;
beforeAll(async () => {
  own = await listeningApp();
  const { app, as, gateway } = own;
  const vehicles = [0, 20, 40].map((east, index) => ({
    ...positionAt({ north: 0, east }),
    elevation: 15,
    system: index + 1,
    fix: 'rtkFixed',
  }));
  crafts = await simulatedTogether(gateway.listening.udp[0]!.port, { seed: 30, speed: 5, vehicles });
  atEnd(() => crafts.end());
  devices = await Promise.all(crafts.hardwareIds.map((_, index) => fleetOf(app, as).add(`Wing ${index + 1}`)));
  for (const [index, id] of devices.entries())
    await app.done(bindDevice, { id, hardwareId: crafts.hardwareIds[index]!.replace('mavlink:', '') }, as);
  const renewing = setInterval(() => {
    for (const deviceId of devices) void app.call(renewControl, { deviceId }, as);
  }, 2_000);
  atEnd(() => clearInterval(renewing));
  tracks = followTracks(app.services.bus, devices);
}, 120_000);

const now = (deviceId: DeviceId) => stateOf(own.app.services.bus, deviceId);
const flying = () => Promise.all(devices.map(async (id) => (await now(id)).flying));
const take = () => Promise.all(devices.map((deviceId) => own.app.done(changeControl, { deviceId, action: 'take' }, own.as)));
const flightOf = async (id: FormationId) => (await own.app.done(getFormationFlight, { id }, own.as)).flight;

/** Its routes on board of the aircraft, which stand ready. */
async function readyTo(name: string, given: Partial<Formation>, endAction: Route['endAction'] = 'return') {
  const { app, as } = own;
  const { id } = await app.done(addFormation, { name, route: { ...route, endAction }, formation: { ...NEW_FORMATION, ...given } }, as);
  const { routes } = await app.done(getFormation, { id }, as);
  const members = routes.map(({ id: routeId, version }, index) => ({ routeId, version, deviceId: devices[index]! }));
  for (const deviceId of devices) {
    await expect.poll(async () => (await now(deviceId)).readyToArm, PATIENTLY).toBe(true);
    await expect.poll(async () => (await now(deviceId)).homeLatitude, PATIENTLY).toBeDefined();
  }
  await take();
  for (const { routeId, ...member } of members) {
    const sent = await app.done(sendRoute, { ...member, id: routeId }, as);
    await expect.poll(async () => (await app.done(getTransfer, { id: sent.id }, as)).course, PATIENTLY).toBe('done');
  }
  await take();
  tracks.forget();
  return { id, members };
}

async function start(wing: Awaited<ReturnType<typeof readyTo>>): Promise<void> {
  // What has arrived is noted as such when the end of its transfer is heard, not before it is told.
  await expect.poll(async () => codeOf(await own.app.call(startFormation, wing, own.as)), PATIENTLY).toBe('done');
}

test(
  'three that start at once fly their ways, keep their distance at every moment, and land',
  async () => {
    const wing = await readyTo('Abreast', {});
    await start(wing);
    await expect.poll(flying, PATIENTLY).toEqual([true, true, true]);
    const offsets = async () => Promise.all(devices.map(async (id) => tangentPlane(PLACE).offsetOf({ ...PLACE, ...(await now(id)) })));
    // On the second leg each is where its cell is: to the east of the one before, as far as at the beginning.
    await expect.poll(async () => (await offsets())[0]!.east, PATIENTLY).toBeGreaterThan(30);
    expect((await offsets())[2]!.east).toBeGreaterThan(60);
    await expect.poll(flying, PATIENTLY).toEqual([false, false, false]);
    const { metres, moments } = tracks.nearest();
    expect(moments).toBeGreaterThan(100);
    expect(metres).toBeGreaterThan(NEW_FORMATION.minimumDistance);
    expect((await flightOf(wing.id))?.members.map(({ course }) => course)).toEqual(['done', 'done', 'done']);
  },
  LONG_MS,
);

test(
  'three that start one after another overtake each other as far apart as was reckoned',
  async () => {
    const delayed = { takeOff: 'delayed', delaySeconds: 3 } as const;
    // On the second leg the first catches up with the second: on one height it would be too near.
    const level = { name: 'Level', route, formation: { ...NEW_FORMATION, ...delayed } };
    expect(await own.app.call(addFormation, level, own.as)).toMatchObject({
      code: 'input.invalid',
      issues: [{ code: 'formation.tooClose' }, { code: 'formation.tooClose' }],
    });
    const wing = await readyTo('Steps', { ...delayed, heightStep: 12 }, 'homingLand');
    await start(wing);
    expect((await flightOf(wing.id))?.state).toBe('starting');
    await expect.poll(async () => (await flightOf(wing.id))?.state, PATIENTLY).toBe('started');
    await expect.poll(flying, PATIENTLY).toEqual([true, true, true]);
    await expect.poll(flying, PATIENTLY).toEqual([false, false, false]);
    const { metres, moments } = tracks.nearest();
    expect(moments).toBeGreaterThan(100);
    expect(metres).toBeGreaterThan(NEW_FORMATION.minimumDistance);
  },
  LONG_MS,
);

test(
  'where one falls out of the air nobody starts behind it, and those who fly go on',
  async () => {
    const wing = await readyTo('Broken', { takeOff: 'delayed', delaySeconds: 8, heightStep: 12 }, 'homingLand');
    await start(wing);
    await expect.poll(async () => (await flying())[1], PATIENTLY).toBe(true);
    for (const line of ['2: motor off', '2: link off']) crafts.order(line);
    await expect.poll(async () => (await flightOf(wing.id))?.state, PATIENTLY).toBe('stopped');
    expect(await flightOf(wing.id)).toMatchObject({
      reason: 'earlierGone',
      members: [{ state: 'given' }, { state: 'given' }, { state: 'notStarted' }],
    });
    expect((await own.app.done(getMessages, {}, own.as)).rows).toMatchObject([{ kind: 'formationStopped' }]);
    await expect.poll(async () => (await now(devices[0]!)).flying, PATIENTLY).toBe(false);
    expect((await now(devices[2]!)).flying).toBe(false);
    const [first] = await aboard(own.app.services.database.db, devices[0]);
    expect(first).toMatchObject({ course: 'flown', earlyEnd: null });
  },
  LONG_MS,
);
