import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { addFence } from '@skyhelm/contract/fence';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, NoFlyZoneId, RouteId, VehicleTransferId } from '@skyhelm/contract/ids';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, setRoute } from '@skyhelm/contract/route';
import { clearPlan, getTransfer, readPlan, sendPlan } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import { doing, flown } from '@skyhelm/core/plan/mission/manner';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { FenceArea, MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { failed, type TransferEnd } from '@skyhelm/core/vehicle/transfer';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject, type Begun, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';
import { certify, tasksOf } from '../../testing/tasks.ts';
import { task } from '../../tables/task.table.ts';
import { newId } from '../../platform/ids.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { aboard, routeAsSent } from '../flown-route/index.ts';
import { settleTransfers } from './index.ts';

const PATIENTLY = { timeout: 90_000 };
const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const routeTo = (...easts: number[]): Route => ({
  ...NEW_ROUTE,
  waypoints: easts.map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)),
});
const [LONG, SHORT] = [routeTo(300, 600, 900), routeTo(100, 200)];
const DONE: TransferEnd = { outcome: 'done' };
const UNREAD = ['mission.unread'];

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let routeId: RouteId;
let shortId: RouteId;
let state: VehicleState;
let craft: Craft;
let pausedIn: FlightMode | undefined;
/** What the gateway says to whatever is to be sent, read or cleared. */
let answer: Begun;
let zones: NoFlyZoneId[];
let made = 0;

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
  const subjects: (keyof TransferRequests)[] = ['gateway.sendPlan', 'gateway.readPlan', 'gateway.clearPlan'];
  for (const subject of subjects) serveTransfer(bus, subject, () => answer);
});

beforeEach(async () => {
  made++;
  zones = [];
  answer = { step: 'begun' };
  craft = { kind: 'multirotor', autopilot: 'ardupilot' };
  pausedIn = undefined;
  state = { ...at(0, 0), flying: false, readyToArm: true };
  deviceId = await fleetOf(app, as).add(`Lark ${made}`);
  ({ id: routeId } = await app.done(addRoute, { name: `Long ${made}`, route: LONG }, as));
  ({ id: shortId } = await app.done(addRoute, { name: `Short ${made}`, route: SHORT }, as));
  await app.done(changeControl, { deviceId, action: 'take' }, as);
});

afterEach(() => open());

function at(north: number, east: number): VehicleState {
  const home = positionAt({ north: 0, east: 0 });
  const known = { homeLatitude: home.latitude, homeLongitude: home.longitude, homeAltitude: 100, altitude: 115 };
  return { ...known, flying: true, ...positionAt({ north, east }) };
}
async function close(north: number, east: number): Promise<void> {
  const shape = { kind: 'circle', centre: positionAt({ north, east }), radius: 20 } as const;
  const zone = { name: `Fair ${made} ${zones.length}`, description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' };
  zones.push((await app.done(addNoFlyZone, zone, as)).id);
}
async function open(): Promise<void> {
  for (const id of zones.splice(0)) await app.done(deleteNoFlyZone, { id }, as);
}
/** What the aircraft says in its parameters that it does not fly above. */
const limitHeight = (metres: number) => keepParametersOf(app, deviceId, craft, { FENCE_ENABLE: 1, FENCE_TYPE: 1, FENCE_ALT_MAX: metres });
/** What a call was refused with. */
const codesOf = (told: { state: number; code?: string; issues?: { code: string }[] | undefined }): string[] =>
  told.state === 1 ? [] : (told.issues?.map(({ code }) => code) ?? [told.code!]);
const start = async () => codesOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, as));
const startNamed = async (id: RouteId, version: number, startAt?: number) =>
  codesOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0, route: { id, version, startAt } }, as));
const goOn = async () => codesOf(await app.call(sendCommand, { deviceId, kind: 'continue' }, as));
const items = (route: Route) =>
  toMission(route, { autopilot: 'ardupilot', kind: 'multirotor', home: positionAt({ north: 0, east: 0 }) }).items;
const sendItems = (given: MissionItem[]) => app.call(sendPlan, { deviceId, plan: { kind: 'mission', items: given }, evenFlying: true }, as);
const sendStored = (id = routeId) => app.call(sendRoute, { id, version: 1, deviceId, evenFlying: true }, as);
const read = () => app.call(readPlan, { deviceId, kind: 'mission' }, as);
const known = async () => {
  const [row] = await aboard(app.services.database.db, deviceId);
  return row && (await routeAsSent(app.services.database.db, row))?.route.waypoints.length;
};

type Begin = Promise<{ state: number; data?: unknown }>;
/** Has it begin, and end as told. */
async function ended(begin: Begin, end?: TransferEnd): Promise<void> {
  const begun = await begin;
  expect(begun).toMatchObject({ state: 1 });
  const { id } = begun.data as { id: VehicleTransferId };
  const { enterpriseId } = app.main;
  if (end) app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId: id, news: { end } });
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, SOON).not.toBe('running');
}

describe('a mission that is sent item by item', () => {
  test('is held to the air as the route that it is', PATIENTLY, async () => {
    await close(0, 450);
    expect(codesOf(await sendStored())).toEqual(['route.noFlyZone']);
    expect(codesOf(await sendItems(items(LONG)))).toEqual(['route.noFlyZone']);
    await open();
    await ended(sendItems(items(LONG)), DONE);
    expect(await start()).toEqual([]);
    await close(0, 450);
    expect(await start(), 'closed since').toEqual(['route.noFlyZone']);
  });

  test('is held to the heights that hold for routes, and to those of the very aircraft', PATIENTLY, async () => {
    const upTo = (altitude: number) => items({ ...SHORT, waypoints: SHORT.waypoints.map((waypoint) => ({ ...waypoint, altitude })) });
    expect(codesOf(await sendItems(upTo(2_000)))).toEqual(['route.cruiseAltitude', 'route.cruiseAltitude']);
    await ended(sendItems(upTo(130)), DONE);
    await limitHeight(120);
    expect(codesOf(await sendItems(upTo(130)))).toEqual(['route.cruiseAltitude', 'route.cruiseAltitude']);
    await ended(sendItems(upTo(110)), DONE);
  });

  test('that waits over home at the end is held to the air there, as high and as wide as it says', PATIENTLY, async () => {
    const home = positionAt({ north: 0, east: 0 });
    const waiting = (altitude: number, radius: number) => [
      ...items(SHORT).slice(0, -1),
      flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, radius, 0], home, { frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude }),
    ];
    await close(-400, 0);
    await ended(sendItems(waiting(NEW_ROUTE.height, 0)), DONE);
    expect(codesOf(await sendItems(waiting(NEW_ROUTE.height, 400)))).toEqual(['route.noFlyZone']);
    expect(codesOf(await sendItems(waiting(900, 0)))).toEqual(['route.cruiseAltitude']);
  });

  test('is refused where its way cannot be told', PATIENTLY, async () => {
    const jumping = items(LONG).toSpliced(-1, 0, doing(MavCmd.DO_JUMP, [4, 2]));
    expect(codesOf(await sendItems(jumping))).toEqual(['mission.unheld']);
    craft = { kind: 'other', autopilot: 'other' };
    expect(codesOf(await sendItems(items(LONG)))).toEqual(['route.otherAircraft']);
  });
});

describe('what is on board and was not sent from here', () => {
  test('is not started before it was read back and held to the air', PATIENTLY, async () => {
    expect(await start()).toEqual(UNREAD);
    await close(0, 450);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: items(LONG) } });
    expect(await start()).toEqual(['route.noFlyZone']);
    await open();
    expect(await start()).toEqual([]);
  });

  test('is not started where it is higher than a route may be, or than the aircraft says', PATIENTLY, async () => {
    const high = items({ ...SHORT, waypoints: SHORT.waypoints.map((waypoint) => ({ ...waypoint, altitude: 130 })) });
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: high } });
    expect(await start()).toEqual([]);
    await limitHeight(120);
    expect(await start()).toEqual(['route.cruiseAltitude', 'route.cruiseAltitude']);
  });

  test('is not started where its way cannot be told', PATIENTLY, async () => {
    const strange = [...items(SHORT).slice(0, -1), doing(MavCmd.DO_SET_HOME), items(SHORT).at(-1)!];
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: strange } });
    expect(await start()).toEqual(['mission.unheld']);
  });

  test('takes the place of what was sent before, and what was sent before stays what it is', PATIENTLY, async () => {
    await ended(sendStored(), DONE);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: items(LONG) } });
    expect((await aboard(app.services.database.db, deviceId))[0]?.routeId).toBe(routeId);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: items(SHORT) } });
    expect(await known()).toBe(2);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: [] } });
    expect(await start()).toEqual(UNREAD);
  });
});

describe('what is started', () => {
  test('is the plan of a task only while its executor flies that task, however long it is on board', PATIENTLY, async () => {
    await ended(sendStored(), DONE);
    const { id } = await tasksOf(app, as).add(`Of long ${made}`);
    await certify(app, app.main.adminId);
    const become = (to: Partial<typeof task.$inferInsert>) => app.services.database.db.update(task).set(to).where(eq(task.id, id));
    await become({ routeId });
    expect(await start()).toEqual(['task.notFlown']);
    await become({ status: 'executing', deviceId, executorId: app.main.adminId });
    expect(await start()).toEqual([]);
    await become({ executorId: newId() });
    expect(await start()).toEqual(['task.notFlown']);
    await become({ status: 'completed', executorId: app.main.adminId });
    expect(await start()).toEqual(['task.notFlown']);
  });

  test('is the route that whoever starts it has named, as they see it', PATIENTLY, async () => {
    await ended(sendStored(), DONE);
    expect(await startNamed(routeId, 1)).toEqual([]);
    expect(await startNamed(shortId, 1), 'another one').toEqual(['route.otherAboard']);
    expect(await startNamed(routeId, 1, 1)).toEqual([]);
    expect(await startNamed(routeId, 1, 2), 'from elsewhere').toEqual(['route.otherStartAboard']);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: items(SHORT) } });
    expect(await startNamed(routeId, 1), 'what was found there instead').toEqual(['route.otherAboard']);
  });

  test('may be called otherwise since, but not be flown otherwise', PATIENTLY, async () => {
    await ended(sendStored(), DONE);
    await app.done(setRoute, { id: routeId, version: 1, name: `Renamed ${made}`, route: LONG }, as);
    expect(await startNamed(routeId, 2), 'flown alike').toEqual([]);
    await app.done(setRoute, { id: routeId, version: 2, name: `Renamed ${made}`, route: routeTo(300, 600, 950) }, as);
    expect(await startNamed(routeId, 3)).toEqual(['route.otherVersionAboard']);
    expect(await startNamed(routeId, 2), 'neither on board nor kept').toEqual(['route.otherVersionAboard']);
    expect(await startNamed(routeId, 1), 'whoever sees the one that is on board').toEqual([]);
    expect(await start(), 'whoever names none').toEqual([]);
  });
});

describe('a mission that was paused', () => {
  beforeEach(() => {
    state = { ...at(0, 300), mode: modeNumber('fixedPoint') };
    pausedIn = 'route';
  });

  test('is not gone on with while nobody knows it', PATIENTLY, async () => {
    expect(await goOn()).toEqual(UNREAD);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: items(LONG) } });
    expect(await goOn()).toEqual([]);
    await close(0, 450);
    expect(await goOn()).toEqual(['route.noFlyZone']);
  });

  test('is not gone on with while another is on its way, nor once that broke off', PATIENTLY, async () => {
    await ended(sendStored(), DONE);
    const begun = await sendStored(shortId);
    expect(await goOn()).toEqual(['mission.underWay']);
    await ended(Promise.resolve(begun), failed('linkLost', { isPlanUnknown: true }));
    expect(await goOn()).toEqual(UNREAD);
  });

  test('and was begun from here is gone on with, whether or not its way can be told', PATIENTLY, async () => {
    const strange = [...items(SHORT).slice(0, -1), doing(MavCmd.DO_SET_HOME), items(SHORT).at(-1)!];
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: strange } });
    expect(await goOn()).toEqual(['mission.unheld']);
    await app.services.database.db.update(flownRoute).set({ course: 'flying' }).where(eq(flownRoute.deviceId, deviceId));
    expect(await goOn()).toEqual([]);
  });

  test('for a return is not asked about, for a landing only whether it shall go on', PATIENTLY, async () => {
    pausedIn = 'return';
    expect(await goOn()).toEqual([]);
    pausedIn = 'land';
    expect(await goOn()).toEqual(['command.landing']);
  });
});

describe('a transfer that ends', () => {
  const CLOSED = ['route.noFlyZone'];
  beforeEach(async () => {
    await ended(sendStored(), DONE);
    await close(0, 450);
  });

  test('without having reached the aircraft leaves on board what was there', PATIENTLY, async () => {
    expect(await start()).toEqual(CLOSED);
    answer = { step: 'refused', fault: 'busy' };
    await ended(sendStored(shortId));
    expect(await start()).toEqual(CLOSED);
    answer = { step: 'refused', fault: 'offline' };
    await ended(app.call(clearPlan, { deviceId, kind: 'mission' }, as));
    await ended(sendItems(items(SHORT)));
    expect(await start()).toEqual(CLOSED);
    answer = { step: 'begun' };
    await ended(sendStored(shortId), failed('refused'));
    await ended(read(), failed('silence'));
    expect(await start()).toEqual(CLOSED);
    expect(await known()).toBe(3);
  });

  test('so that nobody knows what is there leaves nothing to start until it was read back', PATIENTLY, async () => {
    await ended(sendStored(shortId), failed('linkLost', { isPlanUnknown: true }));
    expect(await start()).toEqual(UNREAD);
    await ended(read(), { outcome: 'done', plan: { kind: 'mission', items: items(SHORT) } });
    expect(await start()).toEqual([]);
    await ended(app.call(clearPlan, { deviceId, kind: 'mission' }, as), { outcome: 'cancelled', isPlanUnknown: true });
    expect(await start()).toEqual(UNREAD);
  });

  test('lets nothing start before it has, and is unknown after a restart', PATIENTLY, async () => {
    await open();
    expect(await start()).toEqual([]);
    expect(await sendStored(shortId)).toMatchObject({ state: 1 });
    expect(await start()).toEqual(['mission.underWay']);
    await settleTransfers(app.services);
    expect(await start()).toEqual(UNREAD);
  });

  test('of a fence says nothing of the mission', PATIENTLY, async () => {
    await ended(app.call(clearPlan, { deviceId, kind: 'fence' }, as), failed('linkLost', { isPlanUnknown: true }));
    expect(await start()).toEqual(CLOSED);
  });
});

describe('where the aircraft is', () => {
  test('counts for a route that is sent to it in the air', PATIENTLY, async () => {
    await close(200, 300);
    state = at(400, 300);
    expect(codesOf(await sendStored())).toEqual(['route.noFlyZone']);
    expect(codesOf(await sendItems(items(LONG)))).toEqual(['route.noFlyZone']);
    state = at(0, 100);
    expect(codesOf(await sendStored())).toEqual([]);
  });

  test('counts on the ground, and not what it called its home when it was switched on', PATIENTLY, async () => {
    await ended(sendStored(), DONE);
    await close(200, 300);
    expect(await start()).toEqual([]);
    state = { ...at(400, 300), flying: false };
    expect(await start()).toEqual(['route.noFlyZone']);
    expect(codesOf(await sendStored())).toEqual(['route.noFlyZone']);
  });

  test('is where PX4 is told to take off, and what it was told elsewhere is sent again', PATIENTLY, async () => {
    craft = { kind: 'multirotor', autopilot: 'px4' };
    await ended(sendStored(), DONE);
    expect(await start()).toEqual([]);
    state = { ...at(60, 0), flying: false };
    expect(await start()).toEqual(['mission.moved']);
    await ended(sendStored(), DONE);
    expect(await start()).toEqual([]);
  });
});

test('rally points in forbidden air are not sent', PATIENTLY, async () => {
  const rally = (...easts: number[]) => {
    const points = easts.map((east) => ({ ...positionAt({ north: 0, east }), altitude: 30 }));
    return app.call(sendPlan, { deviceId, plan: { kind: 'rally', points } }, as);
  };
  await close(0, 450);
  expect(codesOf(await rally(300, 450))).toEqual(['rally.zone']);
  const shape = { kind: 'circle', centre: positionAt({ north: 0, east: 0 }), radius: 500 } as const;
  await app.done(addFence, { name: `Ring of rally ${made}`, shape, scope: 'device', deviceIds: [deviceId] }, as);
  expect(codesOf(await rally(300, 600))).toEqual(['rally.fence']);
  await ended(rally(300), DONE);
});

test('a fence that returns to forbidden air is not sent', PATIENTLY, async () => {
  const eastOf = (east: number) => positionAt({ north: 0, east });
  const areas: FenceArea[] = [{ shape: 'circle', keep: 'in', centre: eastOf(0), radius: 500 }];
  const returningTo = (east: number) => app.call(sendPlan, { deviceId, plan: { kind: 'fence', areas, returnPoint: eastOf(east) } }, as);
  await close(0, 450);
  expect(codesOf(await returningTo(450))).toEqual(['fence.returnZone']);
  expect(codesOf(await returningTo(600)), 'beyond the fence that is sent').toEqual(['fence.returnOutside']);
  areas.push({ shape: 'circle', keep: 'out', centre: eastOf(300), radius: 20 });
  expect(codesOf(await returningTo(300)), 'where it must stay out of').toEqual(['fence.returnOutside']);
  expect(codesOf(await returningTo(200))).toEqual([]);
});

test('fences that hold for an aircraft are not taken off it item by item', PATIENTLY, async () => {
  const around = { centre: positionAt({ north: 0, east: 0 }), radius: 5_000 };
  const held: FenceArea = { shape: 'circle', keep: 'in', ...around };
  const fence = (...areas: FenceArea[]) => app.call(sendPlan, { deviceId, plan: { kind: 'fence', areas, returnPoint: null } }, as);
  await app.done(addFence, { name: `Ring ${made}`, shape: { kind: 'circle', ...around }, scope: 'device', deviceIds: [deviceId] }, as);
  expect(codesOf(await app.call(clearPlan, { deviceId, kind: 'fence' }, as))).toEqual(['fence.holds']);
  expect(codesOf(await fence({ ...held, radius: 6_000 }))).toEqual(['fence.holds']);
  expect(codesOf(await fence(held, { ...held, radius: 6_000 })), 'wider').toEqual(['fence.holds']);
  expect(codesOf(await fence(held, { ...held, keep: 'out', radius: 10 }))).toEqual([]);
});
