import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { getClosedRoutes, getResumableRoutes, getRouteInFlight, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, NoFlyZoneId, RouteId } from '@skyhelm/contract/ids';
import { shareDevice } from '@skyhelm/contract/device-share';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, deleteRoute, moveRoutes, setRoute } from '@skyhelm/contract/route';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { documentOf } from '@skyhelm/core/plan/document';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { peopleOf } from '../../testing/people.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { aboard, replaceAboard } from '../flown-route/index.ts';
import { recheckAboard } from './recheck-aboard.ts';

const PATIENTLY = { timeout: 90_000 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
/** East of home, 300 m from one to the next. */
const route: Route = {
  ...NEW_ROUTE,
  waypoints: [300, 600, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)),
};
/** As ArduPilot was sent it: take-off, then speed and place of each waypoint and a picture there. */
const SENT = { entryPoint: 1, manner: 'at' as const, cycles: 1, beginsAt: [1, 4, 7], endsAt: 10, items: 11, firstItem: 1 };

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let routeId: RouteId;
let state: VehicleState;
let craft: Craft;
let pausedIn: FlightMode | undefined;
let zones: NoFlyZoneId[];
let [made, zoned] = [0, 0];

beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  const { bus } = app.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE, pausedIn }]),
    ),
  );
  serve(bus, 'gateway.command', () => ({ step: 'sent' }));
});

beforeEach(async () => {
  made++;
  deviceId = await fleetOf(app, as).add(`Carrier ${made}`);
  ({ id: routeId } = await app.done(addRoute, { name: `Round ${made}`, route }, as));
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  craft = { kind: 'multirotor', autopilot: 'ardupilot' };
  state = { ...at(0, 0), flying: false, readyToArm: true };
  pausedIn = 'route';
  zones = [];
  await arrive();
});

afterEach(() => open());

const at = (north: number, east: number): VehicleState => {
  const home = positionAt({ north: 0, east: 0 });
  const known = { homeLatitude: home.latitude, homeLongitude: home.longitude, homeAltitude: 100, altitude: 115 };
  return { ...known, flying: true, ...positionAt({ north, east }) };
};
const db = () => app.services.database.db;
const row = () => eq(flownRoute.deviceId, deviceId);

async function arrive(aboardIs = route): Promise<void> {
  const { version: documentVersion, route: document } = documentOf(aboardIs);
  const sent = { ...SENT, routeId, routeName: `Round ${made}`, version: 1, documentVersion, document };
  const { enterpriseId } = app.main;
  await db()
    .insert(flownRoute)
    .values({ ...sent, id: newId(), enterpriseId, deviceId, course: 'aboard', isAboard: true, changedAt: new Date() });
}
const fly = (reached: number | null) => db().update(flownRoute).set({ course: 'flying', reached }).where(row());

async function close(north: number, east: number): Promise<void> {
  const shape = { kind: 'circle', centre: positionAt({ north, east }), radius: 20 } as const;
  const zone = { name: `Fair ${++zoned}`, description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' };
  zones.push((await app.done(addNoFlyZone, zone, as)).id);
}
async function open(): Promise<void> {
  for (const id of zones.splice(0)) await app.done(deleteNoFlyZone, { id }, as);
}
/** What it is refused with, or nothing where it is sent. */
async function refusal(command: { kind: 'startRoute'; item: number } | { kind: 'continue' }): Promise<string[] | undefined> {
  const answer = await app.call(sendCommand, { deviceId, ...command }, as);
  if (answer.state === 1) return undefined;
  return 'issues' in answer && answer.issues ? answer.issues.map(({ mes }) => mes) : [answer.code];
}
const start = (item = 0) => refusal({ kind: 'startRoute', item });
const toWaypoint = (number: number) => [
  expect.stringMatching(new RegExp(`^Round ${made}: .* the way to waypoint ${number} crosses .Fair`)) as string,
];

describe('a plane that is started from the ground', () => {
  test('is held to the way that its nose points', PATIENTLY, async () => {
    craft = { kind: 'fixedWing', autopilot: 'ardupilot' };
    await close(60, -60);
    const pointing = (heading?: number) => ({ ...at(0, 0), flying: false, readyToArm: true, ...(heading !== undefined && { heading }) });
    state = pointing(315);
    expect(await start()).toContainEqual(expect.stringMatching(/its nose points.*Fair/));
    state = pointing(135);
    expect(await start()).toBeUndefined();
    state = pointing();
    expect(await start(), 'nobody knows where it points').toBeUndefined();
  });
});

describe('a route that is started in the air', () => {
  test('is held to the way from where the aircraft is to the waypoint that it starts at', PATIENTLY, async () => {
    await close(200, 300);
    expect(await start(), 'from the ground it does not come by there').toBeUndefined();
    state = at(400, 300);
    expect(await start()).toEqual(toWaypoint(1));
    state = at(400, 600);
    expect(await start()).toBeUndefined();
    expect(await start(7), 'straight to the third').toBeUndefined();
    await close(200, 900);
    state = at(400, 900);
    expect(await start(7)).toEqual(toWaypoint(3));
    expect(await start(4)).toBeUndefined();
    expect(await start(6), 'with what is done at the second, and on to the third').toEqual(toWaypoint(3));
    await open();
    expect(await start(7)).toBeUndefined();
  });

  test('is held to the way over home where the autopilot makes for the place of take-off', PATIENTLY, async () => {
    await close(200, 0);
    state = at(400, 0);
    expect(await start()).toBeUndefined();
    craft = { kind: 'multirotor', autopilot: 'px4' };
    expect(await start()).toEqual(toWaypoint(1));
    await open();
    await close(300, 150);
    state = at(600, 0);
    expect(await start(), 'not straight to the first waypoint').toBeUndefined();
    craft = { kind: 'vtol', autopilot: 'px4' };
    expect(await start(), 'on wings it may leave the place of take-off out').toEqual(toWaypoint(1));
  });

  test('that was paused is held to what is left of it, from where the aircraft is', PATIENTLY, async () => {
    await fly(1);
    state = at(400, 600);
    await close(0, 150);
    expect(await refusal({ kind: 'continue' }), 'what is behind it').toBeUndefined();
    await close(200, 600);
    expect(await refusal({ kind: 'continue' })).toEqual(toWaypoint(2));
    await fly(3);
    expect(await refusal({ kind: 'continue' }), 'it only comes home').toBeUndefined();
    await fly(1);
    pausedIn = 'return';
    expect(await refusal({ kind: 'continue' }), 'it has left the route for its return').toBeUndefined();
    pausedIn = 'takeOff';
    expect(await refusal({ kind: 'continue' }), 'a mission that climbs says that it takes off').toEqual(toWaypoint(2));
  });

  test('that came on board while it was paused is held to from the item that is ahead', PATIENTLY, async () => {
    state = { ...at(400, 900), missionItem: 8 };
    await close(0, 450);
    expect(await refusal({ kind: 'continue' }), 'it goes to the third waypoint').toBeUndefined();
    state = { ...at(400, 900), missionItem: 1 };
    expect(await refusal({ kind: 'continue' })).toEqual(toWaypoint(2));
    await fly(3);
    expect(await refusal({ kind: 'continue' }), 'it was told to begin anew while it waited').toEqual(toWaypoint(2));
  });
});

test('a zone of next year keeps nobody from starting today, one that begins in a minute does', PATIENTLY, async () => {
  const shape = { kind: 'circle', centre: positionAt({ north: 0, east: 450 }), radius: 20 } as const;
  const from = (ms: number) => new Date(app.services.clock.now().getTime() + ms).toISOString();
  const zone = { description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' };
  zones.push((await app.done(addNoFlyZone, { ...zone, name: `Fair ${++zoned}`, activeFrom: from(300 * 86_400_000) }, as)).id);
  expect(await start()).toBeUndefined();
  zones.push((await app.done(addNoFlyZone, { ...zone, name: `Fair ${++zoned}`, activeFrom: from(60_000) }, as)).id);
  expect(await start()).toEqual(toWaypoint(2));
});

describe('a route that is on board', () => {
  const closed = async () => (await app.done(getMessages, {}, as)).rows.filter(({ kind }) => kind === 'routeClosedAboard');
  const recheck = () => recheckAboard(app.services, { enterpriseId: app.main.enterpriseId, deviceId });

  test('is held to the air as it was sent, whatever becomes of the one that is kept', PATIENTLY, async () => {
    await app.done(moveRoutes, { ids: [routeId], folder: 'Elsewhere' }, as);
    await close(0, 450);
    expect(await start()).toEqual(toWaypoint(2));
    await open();
    expect(await start()).toBeUndefined();
    const waypoints = route.waypoints.map((waypoint) => ({ ...waypoint, latitude: waypoint.latitude + 1 }));
    await app.done(setRoute, { id: routeId, version: 2, name: `Far away ${made}`, route: { ...route, waypoints } }, as);
    await close(0, 450);
    expect(await start()).toEqual([expect.stringMatching(new RegExp(`^Far away ${made}: `))]);
    await recheck();
    expect((await closed())[0]?.text).toContain(`“Far away ${made}”`);
  });

  test('and flown is held to what is left of it, from where the aircraft is and not from home', { timeout: 180_000 }, async () => {
    const zonesAgainst = async () => {
      await recheck();
      return (await db().select().from(flownRoute).where(row()))[0]!.closedBy.length;
    };
    await fly(1);
    state = at(400, 600);
    await close(0, 450);
    expect(await zonesAgainst(), 'it comes to the second waypoint from the north').toBe(0);
    await open();
    await close(200, 600);
    expect(await zonesAgainst()).toBe(1);
    state = {};
    expect(await zonesAgainst(), 'where nobody hears it, from the waypoint behind it').toBe(0);
  });

  test('is held to the turns of the very aircraft, or of what it was planned for where nobody knows what it is', PATIENTLY, async () => {
    const zonesAgainst = async () => {
      await recheck();
      return (await db().select().from(flownRoute).where(row()))[0]!.closedBy.length;
    };
    await close(0, 1_010);
    expect(await zonesAgainst(), 'what hovers turns back before it').toBe(0);
    craft = { kind: 'fixedWing', autopilot: 'ardupilot' };
    expect(await zonesAgainst(), 'its parameters were never read').toBe(1);
    craft = { kind: 'other', autopilot: 'other' };
    expect(await zonesAgainst()).toBe(0);
    await db().delete(flownRoute).where(row());
    await arrive({ ...route, wings: { kind: 'fixedWing', turnRadius: 80, slowest: 12 } });
    expect(await zonesAgainst()).toBe(1);
  });

  test('and closed is told to whoever is at the controls by then', PATIENTLY, async () => {
    const people = await peopleOf(app);
    const relief = await people.person('relief', [await people.role('Relief', { permissions: ['device:query', 'device:control'] })]);
    await app.done(shareDevice, { id: deviceId, userName: 'relief', mayFly: true }, as);
    await app.done(changeControl, { deviceId, action: 'release' }, as);
    await app.done(changeControl, { deviceId, action: 'take' }, relief);
    await fly(1);
    state = at(0, 500);
    await close(0, 750);
    await recheck();
    const { rows } = await app.done(getMessages, {}, relief);
    expect(rows.map(({ kind }) => kind)).toContain('routeClosedInFlight');
    expect(await app.done(getRouteInFlight, { deviceId }, relief), 'and stays told where it is flown from').toEqual({
      ...{ name: `Round ${made}`, waypoint: 2, waypoints: 3, closedBy: `Fair ${zoned}` },
    });
    const alarms = () => app.done(getClosedRoutes, {}, relief);
    const closedAhead = { deviceId, name: `Round ${made}`, closedBy: `Fair ${zoned}` };
    expect(await alarms(), 'and wherever alarms of all aircraft are shown').toEqual([closedAhead]);
    const stranger = await people.person('passer', [
      await people.role('Passers', { permissions: ['device:query', 'device:control'], dataScope: 'self' }),
    ]);
    expect(await app.done(getClosedRoutes, {}, stranger)).toEqual([]);
    state = { ...state, mode: modeNumber('return') };
    expect(await alarms(), 'it comes home').toEqual([]);
    state = at(0, 500);
    await open();
    await recheck();
    expect(await alarms()).toEqual([]);
    expect(await app.done(getRouteInFlight, { deviceId }, relief)).toMatchObject({ waypoint: 2, closedBy: null });
    await db().update(flownRoute).set({ course: 'aboard' }).where(row());
    expect(await app.done(getRouteInFlight, { deviceId }, relief)).toBeNull();
  });

  test('and deleted is still held to it, by the name that it had, until something else is sent', PATIENTLY, async () => {
    await app.done(deleteRoute, { id: routeId }, as);
    await close(0, 450);
    expect(await start()).toEqual(toWaypoint(2));
    await recheck();
    expect((await closed())[0]?.text).toContain(`“Round ${made}”`);
    await open();
    expect(await start()).toBeUndefined();
    expect(await aboard(db(), deviceId)).toHaveLength(1);
    await replaceAboard(db(), app.main.enterpriseId, deviceId, new Date());
    expect(await db().select({ id: flownRoute.id }).from(flownRoute).where(row())).toEqual([]);
  });
});

describe('a flight behind its last waypoint', () => {
  const zonesAgainst = async () => {
    await recheckAboard(app.services, { enterpriseId: app.main.enterpriseId, deviceId });
    return (await db().select().from(flownRoute).where(row()))[0]!.closedBy.length;
  };
  const alarms = async () => (await app.done(getClosedRoutes, {}, as)).length;
  const ending = async (end: Partial<Route>) => {
    await db().delete(flownRoute).where(row());
    await arrive({ ...route, ...end });
  };
  /** 6 km east of home, come to from the west. */
  const landing = { ...NEW_LANDING, kind: 'alternate' as const, place: positionAt({ north: 0, east: 6_000 }), placeHeight: 0 };
  const elsewhere: Partial<Route> = {
    endAction: 'landingRoute',
    landing: { ...landing, heading: 90, distance: 1_000, waitingRadius: 50 },
  };

  test('keeps the alarm of what is still ahead of it on its landing route, and loses it once that is behind', PATIENTLY, async () => {
    await ending(elsewhere);
    await fly(2);
    state = { ...at(0, 800), mode: modeNumber('route') };
    await close(0, 4_000);
    expect(await zonesAgainst()).toBe(1);
    await fly(3);
    state = { ...at(0, 1_000), mode: modeNumber('route') };
    expect(await zonesAgainst(), 'it is behind its last waypoint').toBe(1);
    expect(await alarms()).toBe(1);
    state = {};
    expect(await zonesAgainst(), 'where nobody hears it, from its last waypoint').toBe(1);
    state = { ...at(0, 4_300), mode: modeNumber('route') };
    expect(await zonesAgainst(), 'it is past it').toBe(0);
    await close(0, 5_500);
    expect(await zonesAgainst(), 'closed behind its last waypoint').toBe(1);
    state = { ...at(0, 6_000), flying: false };
    expect(await zonesAgainst(), 'it has landed').toBe(0);
  });

  test.each(['return', 'homingLand', 'homingHover'] as const)(
    'is held to its way home from where it is: %s',
    PATIENTLY,
    async (endAction) => {
      await ending({ endAction });
      await fly(3);
      state = { ...at(0, 900), mode: modeNumber('route') };
      await close(0, 400);
      expect(await zonesAgainst()).toBe(1);
      state = {};
      expect(await zonesAgainst(), 'nobody hears it, nor knows where its home is').toBe(1);
      state = { ...positionAt({ north: 0, east: 900 }), flying: true };
      expect(await zonesAgainst(), 'it has not said yet where its home is').toBe(1);
      await open();
      expect(await zonesAgainst(), 'there is no such zone any more').toBe(0);
      await close(0, 400);
      state = { ...at(0, 200), mode: modeNumber('route') };
      expect(await zonesAgainst(), 'it is past it').toBe(0);
    },
  );

  test('and paused there goes on only if the rest of its way is free', PATIENTLY, async () => {
    await ending(elsewhere);
    await fly(3);
    state = at(0, 1_000);
    await close(0, 450);
    expect(await refusal({ kind: 'continue' }), 'what is behind it').toBeUndefined();
    await close(0, 4_000);
    expect(await refusal({ kind: 'continue' })).toEqual(toWaypoint(3));
    state = at(0, 4_300);
    expect(await refusal({ kind: 'continue' })).toBeUndefined();
  });
});

test('a flight that was broken off is resumed while its route is flown alike, whatever it is called', PATIENTLY, async () => {
  await db().update(flownRoute).set({ course: 'brokenOff', reached: 1 }).where(row());
  const found = () => app.done(getResumableRoutes, { deviceId }, as);
  expect(await found()).toMatchObject([{ version: 1, startAt: 1 }]);
  await app.done(moveRoutes, { ids: [routeId], folder: 'Elsewhere' }, as);
  await app.done(setRoute, { id: routeId, version: 2, name: `Renamed ${made}`, remarks: 'by day', route: { ...route, height: 40 } }, as);
  expect(await found()).toMatchObject([{ version: 3, name: `Renamed ${made}`, startAt: 1 }]);
  const waypoints = route.waypoints.map((waypoint) => ({ ...waypoint, altitude: 16 }));
  await app.done(setRoute, { id: routeId, version: 3, name: `Renamed ${made}`, route: { ...route, waypoints } }, as);
  expect(await found()).toEqual([]);
});

test('what was sent to go on with a flight and has not been flown is gone on with all the same', PATIENTLY, async () => {
  const { bus } = app.services;
  onTestFinished(serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' })));
  onTestFinished(answerForGateway(bus, 'gateway.crafts', () => ({ [deviceId]: craft })));
  const brokenOffAt = '2026-01-02T03:04:05.000Z';
  const broken = { course: 'brokenOff', reached: 2, earlyEnd: 'battery', changedAt: new Date(brokenOffAt) } as const;
  await db().update(flownRoute).set(broken).where(row());
  const known = [{ version: 1, startAt: 2, earlyEnd: 'battery', brokenOffAt }];
  const found = () => app.done(getResumableRoutes, { deviceId }, as);
  const goOn = async () => {
    const { id } = await app.done(sendRoute, { id: routeId, version: 1, deviceId, resume: true, startAt: 2 }, as);
    const { enterpriseId } = app.main;
    bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId: id, news: { end: { outcome: 'done' } } });
    await expect.poll(async () => (await aboard(db(), deviceId))[0]?.id).toBe(id);
  };
  await goOn();
  expect(await found(), 'on board').toMatchObject(known);
  await goOn();
  expect(await found(), 'sent once more').toMatchObject(known);
  await replaceAboard(db(), app.main.enterpriseId, deviceId, new Date());
  expect(await found(), 'after something else has come on board').toMatchObject(known);
  await goOn();
  await db().update(flownRoute).set({ course: 'flying', reached: 3, earlyEnd: null }).where(row());
  expect(await found(), 'once it is flown').toEqual([]);
});
