import { getRouteInFlight, getRoutesAboard } from '@skyhelm/contract/flown-route';
import type { VehicleCommand } from '@skyhelm/contract/control';
import type { DeviceId, RouteId, VehicleCommandId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { documentOf } from '@skyhelm/core/plan/document';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { Patch } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serveTransfer, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { answerForGateway, newsSubject, patchSubject, type VehicleNews } from '../../platform/bus/vehicle-subjects.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { atEnd } from '../../testing/at-end.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { flownBy } from './flown-route.store.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { openFlownRoutes } from './index.ts';

const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const routeTo = (...easts: number[]): Route => ({
  ...NEW_ROUTE,
  waypoints: easts.map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)),
});
const missionOf = (route: Route) => toMission(route, { autopilot: 'ardupilot', kind: 'multirotor' }, 'at');
/** As many items as it, at other places. */
const [OURS, THEIRS] = [routeTo(300, 600, 900), routeTo(-300, -600, -900)];
const { items, beginsAt } = missionOf(OURS);
const OTHER = missionOf(THEIRS).items;

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let routeId: RouteId;
let kept: MissionItem[];
let answer: () => TransferRequests['gateway.missionAboard']['answer'];
let state: Patch;
let asked: number;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  const { bus } = app.services;
  serveTransfer(bus, 'gateway.missionAboard', () => {
    asked++;
    return answer();
  });
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [] }])),
  );
  answerForGateway(bus, 'gateway.crafts', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { kind: 'multirotor' as const, autopilot: 'ardupilot' as const }])),
  );
});

beforeEach(() => putAboard(OURS));

/** It has it on board, and is followed from now on. */
async function putAboard(route: Route): Promise<void> {
  const { items, beginsAt, endsAt } = missionOf(route);
  made++;
  asked = 0;
  kept = items;
  state = {};
  answer = () => ({ items: kept });
  deviceId = await fleetOf(app, as).add(`Lark ${made}`);
  ({ id: routeId } = await app.done(addRoute, { name: `Ours ${made}`, route }, as));
  const { version: documentVersion, route: document } = documentOf(route);
  const sent = {
    entryPoint: 1,
    manner: 'at' as const,
    cycles: route.cycles,
    beginsAt,
    endsAt,
    items: items.length,
    firstItem: 1,
    mission: items,
  };
  const whose = { id: newId(), enterpriseId: app.main.enterpriseId, deviceId, routeId, routeName: `Ours ${made}`, version: 1 };
  const whole = { ...sent, ...whose, documentVersion, document, course: 'aboard' as const, isAboard: true, changedAt: new Date() };
  await app.services.database.db.insert(flownRoute).values(whole);
  const following = await openFlownRoutes(app.services);
  atEnd(() => following.close());
}

function hear(patch: Patch): void {
  Object.assign(state, patch);
  app.services.bus.publish(patchSubject(deviceId), { patch });
}
const flying = (mode: FlightMode, missionItem: number) => hear({ flying: true, mode: modeNumber(mode), missionItem });
const inFlight = () => app.done(getRouteInFlight, { deviceId }, as);
const aboard = async () => (await app.done(getRoutesAboard, {}, as)).filter((one) => one.deviceId === deviceId);

test('a route is said to be flown once the aircraft has said that it is what it has on board', async () => {
  flying('route', beginsAt[1]! + 1);
  await expect.poll(inFlight, SOON).toEqual({ name: `Ours ${made}`, waypoint: 2, waypoints: 3, closedBy: null });
  flying('route', beginsAt[2]! + 1);
  await expect.poll(inFlight, SOON).toMatchObject({ waypoint: 3 });
  expect(asked, 'once for a flight').toBe(1);
});

test('another mission that somebody else has put on board is not taken for the route that was sent, though it has as many items', async () => {
  expect(OTHER).toHaveLength(items.length);
  kept = OTHER;
  flying('route', beginsAt[0]! + 1);
  await expect.poll(aboard, SOON).toEqual([]);
  expect(await inFlight()).toBeNull();
});

test('one that comes on board while it waits in the air is noticed when it flies on', async () => {
  flying('route', beginsAt[0]! + 1);
  await expect.poll(inFlight, SOON).not.toBeNull();
  kept = OTHER;
  flying('fixedPoint', beginsAt[0]! + 1);
  flying('route', beginsAt[0]! + 1);
  await expect.poll(inFlight, SOON).toBeNull();
  expect(await aboard()).toEqual([]);
});

test('on the ground it is asked when it says that it has more or fewer items than it was sent', async () => {
  kept = OTHER.slice(0, 3);
  hear({ flying: false, missionCount: items.length });
  hear({ missionCount: 3 });
  await expect.poll(aboard, SOON).toEqual([]);
  expect(asked).toBe(1);
});

const fellSilent = () =>
  publish(app.services.bus, 'device.heard', {
    enterpriseId: app.main.enterpriseId,
    deviceId,
    online: false,
    flying: false,
    at: Date.now(),
  });
const rebooted = () =>
  app.services.bus.publish(newsSubject(deviceId), {
    enterpriseId: app.main.enterpriseId,
    deviceId,
    name: 'Lark',
    event: { kind: 'rebooted' },
    at: Date.now(),
  } satisfies VehicleNews);

test.each([
  ['was out of reach', fellSilent],
  ['was restarted', rebooted],
])('on the ground it is asked once when it %s: its mission may be gone, whatever it counts', async (_, happen) => {
  hear({ flying: false, missionCount: items.length });
  happen();
  hear({ flying: false });
  await expect.poll(() => asked, SOON).toBe(1);
  for (let told = 0; told < 20; told++) {
    hear({ flying: false });
    expect(await aboard(), 'it still has it').toMatchObject([{ routeId }]);
  }
  expect(asked).toBe(1);
  kept = [];
  happen();
  hear({ flying: false });
  await expect.poll(aboard, SOON).toEqual([]);
});

test('as long as it does not answer nobody says what it flies', async () => {
  answer = () => ({ fault: 'silence' });
  flying('route', beginsAt[0]! + 1);
  await expect.poll(() => asked, SOON).toBe(1);
  expect(await inFlight()).toBeNull();
  expect(await aboard()).toMatchObject([{ routeId, isFlying: false }]);
  answer = () => ({ items: kept });
  await expect
    .poll(() => {
      flying('route', beginsAt[0]! + 1);
      return inFlight();
    }, SOON)
    .not.toBeNull();
});

test('an aircraft that comes home or lands does not fly along its route any more', async () => {
  flying('route', beginsAt[0]! + 1);
  await expect.poll(inFlight, SOON).not.toBeNull();
  flying('fixedPoint', beginsAt[0]! + 1);
  expect(await inFlight(), 'it waits on it').not.toBeNull();
  for (const mode of ['return', 'land'] as const) {
    flying(mode, beginsAt[0]! + 1);
    expect(await inFlight(), mode).toBeNull();
  }
});

test('a route of rounds that is started once more in the air begins anew, whatever it was at before, and is whole at its end', async () => {
  const rounds = { ...OURS, cycles: 2 };
  await putAboard(rounds);
  const way = missionOf(rounds);
  const progress = async () => {
    const { course, rounds: behind, reached } = (await flownBy(app.services.database.db, app.main.enterpriseId, deviceId, routeId))!;
    return { course, rounds: behind, reached };
  };
  // ArduPilot counts its home as the first item.
  const flyTo = (waypoint: number) => flying('route', way.beginsAt[waypoint - 1]! + 1);
  const written = (course: VehicleCommand['course']) =>
    publish(app.services.bus, 'command.written', {
      id: newId<VehicleCommandId>(),
      deviceId,
      kind: 'startRoute',
      params: { item: 0 },
      course,
      details: {},
      by: 'pilot',
      createdAt: new Date().toISOString(),
      endedAt: null,
    });
  flyTo(3);
  await expect.poll(progress, SOON).toEqual({ course: 'flying', rounds: 0, reached: 2 });
  written('sent');
  written('refused');
  hear({ batteryPercent: 80 });
  expect(await progress(), 'it did not obey').toEqual({ course: 'flying', rounds: 0, reached: 2 });
  written('done');
  await expect.poll(progress, SOON).toEqual({ course: 'flying', rounds: 0, reached: null });
  hear({ batteryPercent: 79 });
  // It rises no more, so that nobody hears of its take-off.
  for (const waypoint of [1, 2]) flyTo(waypoint);
  await expect.poll(progress, SOON).toEqual({ course: 'flying', rounds: 0, reached: 1 });
  for (const waypoint of [3, 1, 2]) flyTo(waypoint);
  await expect.poll(progress, SOON).toEqual({ course: 'flying', rounds: 1, reached: 1 });
  flyTo(3);
  flying('route', way.endsAt + 2);
  hear({ flying: false });
  await expect.poll(progress, SOON).toEqual({ course: 'flown', rounds: 1, reached: 3 });
  expect(asked, 'what it has on board was known').toBe(1);
});
