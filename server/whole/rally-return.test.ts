import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { getFlightTraits } from '@skyhelm/contract/flight-traits';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId, VehicleTransferId } from '@skyhelm/contract/ids';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute } from '@skyhelm/contract/route';
import { setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { clearPlan, getTransfer, sendPlan } from '@skyhelm/contract/transfer';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { airspace, OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { say } from '@skyhelm/i18n/all';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { airspaceOf } from '../features/no-fly-zone/index.ts';
import type { TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';
import { PATIENTLY, SIMULATED_PLACE as PLACE, simulatingApp } from './listening-app.ts';

const { positionAt } = tangentPlane(PLACE);
const at = (north: number, east = 0) => positionAt({ north, east });

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;

beforeAll(async () => {
  ({ app, as } = await simulatingApp());
  deviceId = await fleetOf(app, as).add('Rallying', { type: 'simulator' });
  await app.done(setSimulator, { id: deviceId, version: 0, ...PLACE }, as);
  await app.done(startSimulator, { id: deviceId, minutes: 15 }, as);
}, 240_000);

const now = () => stateOf(app.services.bus, deviceId);
const take = () => app.done(changeControl, { deviceId, action: 'take' }, as);
const ended = async (id: VehicleTransferId) => {
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, PATIENTLY).not.toBe('running');
  expect(await app.done(getTransfer, { id }, as)).toMatchObject({ course: 'done' });
};
const routeOf = (endAction: Route['endAction']): Route => ({
  ...NEW_ROUTE,
  height: 20,
  endAction,
  waypoints: [100, 200].map((north) => waypointAt(at(north), { ...NEW_ROUTE, height: 20 })),
});
const save = async (name: string, route: Route): Promise<RouteId> => (await app.done(addRoute, { name, route }, as)).id;

/** What the editor finds by what it is told of the aircraft. */
async function foundInEditor(route: Route) {
  const [traits, state] = [await app.done(getFlightTraits, { deviceId }, as), await now()];
  const zones = zoneIndex(await airspaceOf(app.services.database.db, app.main.enterpriseId, app.services.clock.now()));
  const air = { ...OPEN_AIR, zones, home: homeOf(state), performance: performanceOf(traits) };
  return airspace({ name: '', remarks: '', route, limits: {}, airspace: air });
}

test('a route that returns to a rally point through a zone is neither sent nor started, one that only may is warned of', async () => {
  await expect.poll(async () => (await now()).readyToArm, PATIENTLY).toBe(true);
  const [returning, landing] = [await save('Returning', routeOf('return')), await save('Landing', routeOf('land'))];
  const send = async (id: RouteId) => {
    await take();
    return app.call(sendRoute, { id, version: 1, deviceId }, as);
  };
  const sent = async (id: RouteId) => {
    await take();
    await ended((await app.done(sendRoute, { id, version: 1, deviceId }, as)).id);
  };
  // Between the last waypoint and where the rally point will be, and on no way home.
  const zone = { name: 'Mast', description: 'x', validUntil: '2099-01-01T00:00:00Z' };
  await app.done(addNoFlyZone, { ...zone, shape: { kind: 'circle', centre: at(200, 100), radius: 20 } }, as);
  await sent(returning);
  expect(await foundInEditor(routeOf('return'))).toEqual([]);

  const rally = { ...at(200, 180), altitude: 25 };
  await ended((await app.done(sendPlan, { deviceId, plan: { kind: 'rally', points: [rally] } }, as)).id);
  await expect
    .poll(() => app.done(getFlightTraits, { deviceId }, as), PATIENTLY)
    .toMatchObject({ isCurrent: true, rally: { points: [{ number: 1, height: 25 }], reach: 300, isBeforeHome: false } });
  await take();
  const start = await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, as);
  expect(start).toMatchObject({ issues: [{ code: 'route.toRallyZone' }] });
  const params = { zone: 'Mast', rally: 1, place: `${rally.latitude.toFixed(5)}, ${rally.longitude.toFixed(5)}` };
  const mes = say('en', 'issues.route.toRallyZone', params);
  expect(await send(returning)).toMatchObject({
    code: 'input.invalid',
    issues: [{ path: 'route.waypoints.1', code: 'route.toRallyZone', mes }],
  });
  expect(await foundInEditor(routeOf('return'))).toMatchObject([{ code: 'route.toRallyZone', severity: 'error', params }]);
  await sent(landing);
  expect(await foundInEditor(routeOf('land'))).toMatchObject([{ code: 'route.mayCrossToRally', severity: 'warning', params }]);

  await take();
  await ended((await app.done(clearPlan, { deviceId, kind: 'rally' }, as)).id);
  await sent(returning);
}, 300_000);
