import { deflateSync } from 'node:zlib';
import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addFormation } from '@skyhelm/contract/formation';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, copyRoute, getRoute } from '@skyhelm/contract/route';
import { addSite } from '@skyhelm/contract/site';
import { checkTask } from '@skyhelm/contract/task';
import { addHeightFile, deleteHeightFile, getHeightFiles } from '@skyhelm/contract/terrain';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { documentOf } from '@skyhelm/core/plan/document';
import { NEW_FORMATION } from '@skyhelm/core/plan/formation/formation';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import type { Route } from '@skyhelm/core/plan/route';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';
import { peopleOf } from '../../testing/people.ts';
import { runDue, tasksOf } from '../../testing/tasks.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { deviceParameters } from '../../tables/device-parameters.table.ts';
import { scheduleRechecks } from '../route/index.ts';
import { recheckAboard } from './recheck-aboard.ts';

/** Each change of the air starts threads, on a machine that may be busy. */
const PATIENTLY = { timeout: 240_000 };
const craft = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
const at = (longitude: number, latitude = 47.75) => ({ longitude, latitude });
/** A slope: with every thousandth of a degree to the east the ground is ten metres higher, 2,000 m at 10.1905. */
const slope = () => {
  const heights = Array.from({ length: 3_000 }, (_, place) => 1_600 + 10 * (place % 100));
  const grid = { columns: 100, rows: 30, heights, west: 10.15, north: 47.765, step: 0.001, isFloat: true };
  return Buffer.from(writeTiff({ ...grid, deflate: (bytes) => deflateSync(bytes) }));
};
/** 60 m above where it begins, and 160 m above where it ends. */
const route = { ...NEW_ROUTE, waypoints: [at(10.2005), at(10.1905)].map((place) => waypointAt(place, { ...NEW_ROUTE, height: 60 })) };
/** The first leg and no other leads down. */
const SENT = { entryPoint: 1, manner: 'at' as const, cycles: 1, beginsAt: [1, 4], endsAt: 7, items: 8, firstItem: 1 };

let app: TestApp;
let as: { token: string };
let people: Awaited<ReturnType<typeof peopleOf>>;
let deviceId: DeviceId;
let state: VehicleState;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  people = await peopleOf(app);
  await scheduleRechecks(app.services);
  const { bus } = app.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE }])),
  );
  answerForGateway(bus, 'gateway.crafts', ({ deviceIds }) => Object.fromEntries(deviceIds.map((id) => [id, craft])));
  const zone = { kind: 'restricted', floor: 100, datum: 'ground', shape: { kind: 'circle', centre: at(10.195), radius: 2_000 } } as const;
  await app.done(addNoFlyZone, { name: 'Valley', description: 'x', validUntil: '2099-01-01T00:00:00Z', ...zone }, as);
});

const load = async () => expect(await people.upload(addHeightFile, as.token, slope(), {}, 'slope.tif')).toMatchObject({ state: 1 });
const unload = async () => {
  for (const { id } of await app.done(getHeightFiles, {}, as)) await app.done(deleteHeightFile, { id }, as);
};

beforeEach(async () => {
  await unload();
  made++;
  deviceId = await fleetOf(app, as).add(`Carrier ${made}`);
  state = standing(2_100);
});

const standing = (homeAltitude: number): VehicleState => {
  const { latitude, longitude } = at(10.2005);
  return { flying: false, readyToArm: true, latitude, longitude, homeLatitude: latitude, homeLongitude: longitude, homeAltitude };
};
const save = async (name: string): Promise<RouteId> => (await app.done(addRoute, { name, route }, as)).id;
const zonesOf = async (id: RouteId) => (await app.done(getRoute, { id }, as)).airspace.zones;
/** With what a call was refused. */
const codesOf = (answer: { state: number; code?: string; issues?: { code: string }[] | undefined }): string[] =>
  answer.state === 1 ? [] : (answer.issues?.map(({ code }) => code) ?? [answer.code!]);
/** Who holds the controls loses them after a while without a word. */
const taken = () => app.done(changeControl, { deviceId, action: 'take' }, as);
const BROKEN = ['route.zoneAboveGround'];

test(
  'routes that are kept are held to heights that are loaded or taken away after them, and to zones by the heights that are there',
  PATIENTLY,
  async () => {
    const id = await save('Down the slope');
    expect(await zonesOf(id)).toEqual([]);
    await load();
    await runDue(app);
    expect(await zonesOf(id)).toEqual(['Valley']);
    const copy = await app.done(copyRoute, { id, name: 'Down again' }, as);
    expect(await zonesOf(copy.id)).toEqual(['Valley']);
    expect(codesOf(await app.call(addRoute, { name: 'New', route }, as))).toEqual(BROKEN);
    await unload();
    await runDue(app);
    expect(await zonesOf(id)).toEqual([]);
  },
);

test('a route is sent only where the ground below it allows it, counted from where the aircraft stands', PATIENTLY, async () => {
  const input = { id: await save('To send'), version: 1, deviceId };
  await load();
  await taken();
  expect(codesOf(await app.call(sendRoute, input, as))).toEqual(BROKEN);
  state = standing(2_030);
  serveTransfer(app.services.bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
  await taken();
  expect(codesOf(await app.call(sendRoute, input, as)), 'from further down').toEqual([]);
});

async function arrive(routeId: RouteId, given: object = {}, sentRoute: Route = route): Promise<void> {
  const { version: documentVersion, route: document } = documentOf(sentRoute);
  const sent = { ...SENT, routeId, routeName: 'Aboard', version: 1, documentVersion, document };
  const { enterpriseId } = app.main;
  await app.services.database.db
    .insert(flownRoute)
    .values({ ...sent, id: newId(), enterpriseId, deviceId, course: 'aboard', isAboard: true, changedAt: new Date(), ...given });
}

test('what is on board is not started against the ground, and whoever has it there is told', PATIENTLY, async () => {
  await arrive(await save('To start'));
  await load();
  await taken();
  expect(codesOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, as))).toEqual(BROKEN);
  const closedBy = async () => {
    await recheckAboard(app.services, { enterpriseId: app.main.enterpriseId, deviceId });
    return (await app.services.database.db.select().from(flownRoute).where(eq(flownRoute.deviceId, deviceId)))[0]!.closedBy;
  };
  expect(await closedBy()).toEqual(['Valley']);
  await app.services.database.db.update(flownRoute).set({ course: 'flying', reached: 1 }).where(eq(flownRoute.deviceId, deviceId));
  state = { ...standing(2_100), flying: true, altitude: 2_160, ...at(10.196) };
  expect(await closedBy(), 'on its way down').toEqual(['Valley']);
  await unload();
  expect(await closedBy()).toEqual([]);
});

test(
  'the way home is held to the ground as high as the very aircraft returns, when it is sent and when it is started',
  PATIENTLY,
  async () => {
    // 70 m above the ground where it ends, and 110 m once it has climbed to return.
    const waypoints = [at(10.2005, 47.752), at(10.1955, 47.752)].map((place) => waypointAt(place, { ...NEW_ROUTE, height: 20 }));
    const returning: Route = { ...NEW_ROUTE, endAction: 'return', waypoints };
    const { id } = await app.done(addRoute, { name: 'There and back', route: returning }, as);
    serveTransfer(app.services.bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
    serve(app.services.bus, 'gateway.command', () => ({ step: 'sent' }));
    await load();
    await keepParametersOf(app, deviceId, craft, { RTL_ALT: 6_000 });
    await taken();
    expect(codesOf(await app.call(sendRoute, { id, version: 1, deviceId }, as))).toEqual(BROKEN);
    await arrive(id, {}, returning);
    await taken();
    const start = async () => codesOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, as));
    expect(await start()).toEqual(BROKEN);
    await app.services.database.db.delete(deviceParameters).where(eq(deviceParameters.deviceId, deviceId));
    await keepParametersOf(app, deviceId, craft, { RTL_ALT: 3_000 });
    expect(await start()).toEqual([]);
  },
);

test('whoever is pointed at a place is held to the ground there', PATIENTLY, async () => {
  state = { ...standing(2_100), flying: true, altitude: 2_150 };
  serve(app.services.bus, 'gateway.command', () => ({ step: 'sent' }));
  const goTo = async () => {
    await taken();
    return codesOf(await app.call(sendCommand, { deviceId, kind: 'goTo', ...at(10.1905), height: 60 }, as));
  };
  expect(await goTo()).toEqual([]);
  await load();
  expect(await goTo()).toEqual(['command.restrictedZone']);
});

test('so are the routes of a formation, each by the ground below it', PATIENTLY, async () => {
  await load();
  const formation = { ...NEW_FORMATION, count: 2 };
  const answer = await app.call(addFormation, { name: 'Pair', route, formation }, as);
  expect(codesOf(answer)).toEqual(BROKEN);
  expect(answer).toMatchObject({ mes: expect.stringMatching(/^Pair 1: /) as string });
  const level = {
    ...route,
    waypoints: [at(10.2005, 47.75), at(10.2005, 47.755)].map((place) => waypointAt(place, { ...NEW_ROUTE, height: 60 })),
  };
  expect(codesOf(await app.call(addFormation, { name: 'Along', route: level, formation }, as))).toEqual([]);
});

test('and the plan of a task, counted from its site', PATIENTLY, async () => {
  const { id: siteId } = await app.done(addSite, { name: 'Hilltop', ...at(10.2005), altitude: 2_100 }, as);
  const plan = { type: 'spot' as const, spots: [at(10.1905)], photographs: true, tilt: -90 };
  const form = await tasksOf(app, as).form('Inspection', { siteId, plan });
  const found = async () => (await app.done(checkTask, form, as)).issues.map(({ code }) => code);
  expect(await found()).not.toContain('route.zoneAboveGround');
  await load();
  expect(await found()).toContain('route.zoneAboveGround');
});
