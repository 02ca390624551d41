import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import { getDevice, setDevice } from '@skyhelm/contract/device';
import { getEndurance } from '@skyhelm/contract/device-fleet';
import { getFlightTraits } from '@skyhelm/contract/flight-traits';
import { getKeptRoute, getRoutesAboard, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId, VehicleTransferId } from '@skyhelm/contract/ids';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { setParameters } from '@skyhelm/contract/parameter';
import { addRoute, setRoute } from '@skyhelm/contract/route';
import { setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { clearPlan, getTransfer, readPlan } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { say } from '@skyhelm/i18n/all';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import type { TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf } from '../testing/people.ts';
import { PATIENTLY, SIMULATED_PLACE as PLACE, simulatingApp } from './listening-app.ts';

const { positionAt } = tangentPlane(PLACE);

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;

beforeAll(async () => {
  ({ app, as } = await simulatingApp());
  deviceId = await fleetOf(app, as).add('Flown', { type: 'simulator' });
  await app.done(setSimulator, { id: deviceId, version: 0, ...PLACE }, as);
  await app.done(startSimulator, { id: deviceId, minutes: 10 }, as);
}, 120_000);

const plan: Route = {
  ...NEW_ROUTE,
  height: 10,
  endAction: 'return',
  waypoints: [20, 40, 60].map((north) => ({
    ...waypointAt(positionAt({ north, east: 0 }), { ...NEW_ROUTE, height: 10, holdMs: 1_000 }),
    actions: [{ kind: 'photograph', value: null }],
  })),
};
const now = () => stateOf(app.services.bus, deviceId);
/** Nobody renews them here as a console does: on a busy machine they are let go of while one waits for anything. */
const atControls = async <T>(act: () => Promise<T>): Promise<T> => {
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  return act();
};
const send = (id: RouteId, version = 1) => atControls(() => app.call(sendRoute, { id, version, deviceId }, as));
const sent = (id: RouteId) => atControls(() => app.done(sendRoute, { id, version: 1, deviceId }, as));
const ended = async (id: VehicleTransferId) => {
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, PATIENTLY).not.toBe('running');
  return app.done(getTransfer, { id }, as);
};

let routeId: RouteId;
test('a route is sent to an aircraft by whoever has the controls, and is on board as it was sent', async () => {
  ({ id: routeId } = await app.done(addRoute, { name: 'Flown', route: plan }, as));
  const input = { id: routeId, version: 1, deviceId };
  expect(codeOf(await app.call(sendRoute, input, as))).toBe('control.lost');
  expect(codeOf(await send(routeId, 7))).toBe('record.stale');
  const { id, issues } = await sent(routeId);
  expect(issues).toEqual([]);
  expect(await ended(id)).toMatchObject({ course: 'done', fault: null });

  const read = await app.done(readPlan, { deviceId, kind: 'mission' }, as);
  expect(await ended(read.id)).toMatchObject({ course: 'done' });
  const kept = await app.done(getKeptRoute, { id: read.id }, as);
  expect(kept.issues).toEqual([]);
  expect(kept.route).toMatchObject({ endAction: 'return', cycles: 1, entryPoint: 1 });
  expect(kept.route.waypoints.map(({ altitude, holdMs, actions }) => [altitude, holdMs, actions.length])).toEqual(
    [0, 1, 2].map(() => [10, 1_000, 1]),
  );
  const aboard = await app.done(getRoutesAboard, {}, as);
  expect(aboard, 'what is read back and is what was sent stays the route that it is').toMatchObject([{ deviceId, routeId, version: 1 }]);
}, 120_000);

test('a route above the height that the aircraft itself is limited to is not sent to it, and whoever plans is told of that limit', async () => {
  const traits = () => app.done(getFlightTraits, { deviceId }, as);
  await expect.poll(traits, PATIENTLY).toMatchObject({ isCurrent: true, airframe: 'multirotor', heightMax: null, returnHeight: 15 });
  const limited = async (height: number, isOn: 0 | 1) => {
    const changes = [
      { name: 'FENCE_ALT_MAX', value: height },
      { name: 'FENCE_ENABLE', value: isOn },
    ];
    await atControls(() => app.done(setParameters, { deviceId, changes }, as));
    await expect.poll(async () => (await traits()).heightMax, PATIENTLY).toBe(isOn ? height : null);
  };
  await limited(9, 1);
  await expect
    .poll(() => send(routeId), PATIENTLY)
    .toMatchObject({ code: 'input.invalid', issues: [0, 1, 2].map(() => ({ code: 'route.cruiseAltitude' })) });
  await limited(100, 0);
}, 120_000);

test('what the editor finds out of reach is not sent, with the same words; what only needs several charges is', async () => {
  const { version, name, sn } = await app.done(getDevice, { id: deviceId }, as);
  const entered = (enduranceMinutes: number, at: number) =>
    app.done(setDevice, { id: deviceId, version: at, name, sn, type: 'simulator', enduranceMinutes }, as);
  await entered(4, version);
  const waypoints = [20, 900].map((north) => waypointAt(positionAt({ north, east: 0 }), { ...NEW_ROUTE, height: 10 }));
  const far: Route = { ...plan, endAction: 'homingLand', waypoints };
  const { id } = await app.done(addRoute, { name: 'Far', route: far }, as);
  const endurance = await app.done(getEndurance, { deviceId }, as);
  expect(endurance).toEqual({ airframe: 'multirotor', seconds: 240, basis: 'registered' });
  await expect.poll(async () => (await now()).homeLatitude, PATIENTLY).toBeDefined();
  const airspace = { ...OPEN_AIR, home: homeOf(await now()) };
  const found = checkRoute({ name: 'Far', remarks: '', route: far, limits: {}, airspace, endurance });
  expect(found).toMatchObject([{ code: 'route.outOfReach', severity: 'error', at: ['waypoints', 1] }]);
  expect(await send(id)).toMatchObject({
    code: 'input.invalid',
    issues: [{ path: 'route.waypoints.1', code: 'route.outOfReach', mes: say('en', 'issues.route.outOfReach', found[0]!.params) }],
  });
  await entered(6.5, version + 1);
  const again = await app.done(getEndurance, { deviceId }, as);
  expect(checkRoute({ name: 'Far', remarks: '', route: far, limits: {}, airspace, endurance: again })).toMatchObject([
    { code: 'route.severalCharges', severity: 'warning' },
  ]);
  expect(await ended((await sent(id)).id)).toMatchObject({ course: 'done' });
  expect(await ended((await sent(routeId)).id)).toMatchObject({ course: 'done' });
}, 120_000);

test('loads that are set up by pulses are told by them, and come back as the actions they were', async () => {
  const { version, name, sn } = await app.done(getDevice, { id: deviceId }, as);
  const entered = { id: deviceId, name, sn, type: 'simulator' } as const;
  const pulses = { range: { min: 1_000, max: 2_000 }, recording: { output: 9, start: 1_900, end: 1_100 } };
  await app.done(setDevice, { ...entered, version, pulses }, as);
  const actions: Route['waypoints'][number]['actions'][] = [
    [{ kind: 'startRecording', value: null }],
    [],
    [{ kind: 'endRecording', value: null }],
  ];
  const route = { ...plan, waypoints: plan.waypoints.map((waypoint, index) => ({ ...waypoint, actions: actions[index]! })) };
  const { id } = await app.done(addRoute, { name: 'Recorded', route }, as);
  const begun = await sent(id);
  expect(begun.issues).toEqual([]);
  expect(await ended(begun.id)).toMatchObject({ course: 'done', fault: null });
  const read = await ended((await app.done(readPlan, { deviceId, kind: 'mission' }, as)).id);
  const items = read.plan?.kind === 'mission' ? read.plan.items : [];
  expect(items.filter(({ command }) => command === MavCmd.DO_SET_SERVO).map(({ params }) => params.slice(0, 2))).toEqual([
    [9, 1_900],
    [9, 1_100],
  ]);
  const kept = await app.done(getKeptRoute, { id: read.id }, as);
  expect(kept.issues).toEqual([]);
  expect(kept.route.waypoints.map((waypoint) => waypoint.actions)).toEqual(actions);
  expect(kept.manner.pulses).toMatchObject(pulses);
  await app.done(setDevice, { ...entered, version: version + 1, pulses: null }, as);
  expect(await ended((await sent(id)).id)).toMatchObject({ course: 'done' });
  const plain = await ended((await app.done(readPlan, { deviceId, kind: 'mission' }, as)).id);
  expect(JSON.stringify(plain.plan), 'without settings it is told what it always was').not.toContain(`"command":${MavCmd.DO_SET_SERVO}`);
  expect(await ended((await sent(routeId)).id)).toMatchObject({ course: 'done' });
}, 120_000);

test('it takes off, flies along its waypoints and says at which it is', async () => {
  await expect.poll(async () => (await now()).readyToArm, PATIENTLY).toBe(true);
  const start = { deviceId, kind: 'startRoute', item: 0 } as const;
  const other = await atControls(() => app.call(sendCommand, { ...start, route: { id: routeId, version: 7 } }, as));
  expect(codeOf(other)).toBe('route.otherVersionAboard');
  const { id } = await atControls(() => app.done(sendCommand, { ...start, route: { id: routeId, version: 1, startAt: 1 } }, as));
  await expect.poll(() => app.done(getCommand, { id }, as), PATIENTLY).toMatchObject({ course: 'done' });
  await expect.poll(async () => (await now()).flying, PATIENTLY).toBe(true);
  const northOf = async () => ((await now()).latitude ?? 0) - PLACE.latitude;
  await expect.poll(northOf, PATIENTLY).toBeGreaterThan(positionAt({ north: 50, east: 0 }).latitude - PLACE.latitude);
}, 180_000);

test('what has become forbidden since it was saved is neither sent nor started any more', async () => {
  const shape = { kind: 'circle', centre: positionAt({ north: 50, east: 0 }), radius: 5 } as const;
  await app.done(addNoFlyZone, { name: 'New', description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' }, as);
  const found = expect.objectContaining({ code: 'route.noFlyZone' }) as unknown;
  const closed = { code: 'input.invalid', issues: expect.arrayContaining([found, found]) as unknown[] };
  expect(codeOf(await send(routeId)), 'into a route that is flown').toBe('mission.flown');
  await atControls(() => app.done(sendCommand, { deviceId, kind: 'pause' }, as));
  await expect.poll(async () => modeNumbered((await now()).mode ?? 0), PATIENTLY).not.toBe('route');
  expect(await send(routeId)).toMatchObject(closed);
  // It is still on board, and not started any more either: nor may the zone lie between the aircraft in the air and the beginning.
  expect(await atControls(() => app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, as))).toMatchObject(closed);
  expect(codeOf(await app.call(setRoute, { id: routeId, version: 1, name: 'Flown', route: plan }, as))).toBe('input.invalid');
}, 60_000);

test('a paused mission that is gone is not gone on with', async () => {
  const { id } = await atControls(() => app.done(clearPlan, { deviceId, kind: 'mission' }, as));
  expect(await ended(id)).toMatchObject({ course: 'done' });
  const goOn = await atControls(() => app.call(sendCommand, { deviceId, kind: 'continue' }, as));
  expect(goOn).toMatchObject({ code: 'input.invalid', issues: [{ code: 'mission.unread' }] });
}, 120_000);
