import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId, VehicleTransferId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer, readPlan } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { Command } from '@skyhelm/core/vehicle/command';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { TransferEnd } from '@skyhelm/core/vehicle/transfer';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';

const PATIENTLY = { timeout: 90_000 };
const SOON = { timeout: 30_000, interval: 10 };
const HOME_ALTITUDE = 500;
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const plan = {
  ...NEW_ROUTE,
  heightMode: 'absolute',
  height: HOME_ALTITUDE + 60,
  speed: 18,
  turnMode: 'adaptive',
  endAction: 'return',
} as const;
const ROUTE: Route = {
  ...plan,
  waypoints: [500, 1_500].map((north) => ({
    ...waypointAt(positionAt({ north, east: 0 }), plan),
    altitude: HOME_ALTITUDE + 50 + north / 50,
    mode: 'pass' as const,
  })),
};
const [QUADPLANE, PLANE, COPTER] = (['vtol', 'fixedWing', 'multirotor'] as const).map((kind): Craft => ({ kind, autopilot: 'ardupilot' }));

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let routeId: RouteId;
let state: VehicleState;
let craft: Craft;
let pausedIn: FlightMode | undefined;
let told: MissionItem[];
let ordered: Command[];
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
  serve(bus, 'gateway.command', ({ command }) => {
    ordered.push(command);
    return { step: 'sent' };
  });
  serveTransfer(bus, 'gateway.sendPlan', (asked) => {
    told = asked.plan.kind === 'mission' ? asked.plan.items : [];
    return { step: 'begun' };
  });
  serveTransfer(bus, 'gateway.readPlan', () => ({ step: 'begun' }));
});

beforeEach(async () => {
  [told, ordered, pausedIn, craft] = [[], [], undefined, QUADPLANE!];
  state = standing();
  deviceId = await fleetOf(app, as).add(`Wing ${++made}`);
  ({ id: routeId } = await app.done(addRoute, { name: `Above sea ${made}`, route: ROUTE }, as));
  await app.done(changeControl, { deviceId, action: 'take' }, as);
});

const place = (north: number) => {
  const { latitude, longitude } = positionAt({ north, east: 0 });
  return { latitude, longitude };
};
function standing(altitude = HOME_ALTITUDE): VehicleState {
  const { latitude, longitude } = place(0);
  return {
    ...place(0),
    homeLatitude: latitude,
    homeLongitude: longitude,
    homeAltitude: altitude,
    altitude,
    flying: false,
    readyToArm: true,
  };
}
const flying = (height: number): VehicleState => ({ ...standing(), ...place(50), flying: true, altitude: HOME_ALTITUDE + height });

type Told = { state: number; code?: string; issues?: { code: string }[] | undefined };
const codesOf = (said: Told): string[] => (said.state === 1 ? [] : (said.issues?.map(({ code }) => code) ?? [said.code!]));
const send = (startAt = 1) => app.call(sendRoute, { id: routeId, version: 1, deviceId, startAt }, as);
const start = async (item = 0) => codesOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item }, as));
const goOn = async () => codesOf(await app.call(sendCommand, { deviceId, kind: 'continue' }, as));
async function ended(begin: Promise<{ state: number; data?: unknown }>, end: TransferEnd = { outcome: 'done' }): Promise<void> {
  const begun = await begin;
  expect(begun).toMatchObject({ state: 1 });
  const { id } = begun.data as { id: VehicleTransferId };
  const { enterpriseId } = app.main;
  app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId: id, news: { end } });
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, SOON).not.toBe('running');
}
const given = () => ordered.map(({ kind, params }) => [kind, params]);

test(
  'a plane of ArduPilot is told its take-off above where it stands, and not while nobody knows how high that is',
  PATIENTLY,
  async () => {
    for (craft of [QUADPLANE!, PLANE!]) {
      await ended(send());
      expect(told[0]).toMatchObject({ frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: 60 });
      expect(told.filter(({ command }) => command === MavCmd.NAV_WAYPOINT)).toMatchObject([{ altitude: 560 }, { altitude: 580 }]);
    }
    const { altitude: _, homeAltitude: __, ...unknown } = state;
    state = unknown;
    expect(codesOf(await send())).toContain('mission.homeHeight');
  },
);

test('what it was told is sent again once it stands higher or lower', PATIENTLY, async () => {
  await ended(send());
  state = standing(HOME_ALTITUDE + 8);
  expect(await start()).toEqual([]);
  state = standing(HOME_ALTITUDE + 90);
  expect(await start()).toEqual(['mission.moved']);
  state = standing();
  await ended(send(2));
  expect(told[0], 'as high as where it begins').toMatchObject({ altitude: 80 });
  expect(await start()).toEqual([]);
});

test('what was sent to take off above the sea is not started', PATIENTLY, async () => {
  await ended(send());
  const above = told.map((item, index) => (index === 0 ? { ...item, frame: MavFrame.GLOBAL, altitude: 560 } : item));
  await ended(app.call(readPlan, { deviceId, kind: 'mission' }, as), { outcome: 'done', plan: { kind: 'mission', items: above } });
  expect(await start()).toEqual(['mission.unheld']);
});

test('begun in the air it does not take off once more, from wherever it is', PATIENTLY, async () => {
  for (craft of [QUADPLANE!, PLANE!]) {
    await ended(send());
    [state, ordered] = [flying(60), []];
    expect(await start()).toEqual([]);
    await expect.poll(given, SOON).toEqual([['startRoute', { item: 1 }]]);
    [state, ordered] = [standing(), []];
    expect(await start()).toEqual([]);
    await expect.poll(given, SOON).toEqual([['startRoute', { item: 0 }]]);
  }
  // A copter rises to the height that it is told, and no further.
  craft = COPTER!;
  await ended(send());
  [state, ordered] = [flying(60), []];
  expect(await start()).toEqual([]);
  await expect.poll(given, SOON).toEqual([['startRoute', { item: 0 }]]);
});

test('stopped on its way up it does not go on: it would climb by as much once more', PATIENTLY, async () => {
  await ended(send());
  [state, pausedIn] = [{ ...flying(30), missionItem: 1 }, 'route'];
  expect(await goOn()).toEqual(['mission.climbing']);
  state = { ...state, missionItem: 3 };
  expect(await goOn()).toEqual([]);
});

test.each([
  { autopilot: 'ardupilot', kind: 'multirotor', begins: false },
  { autopilot: 'ardupilot', kind: 'fixedWing', begins: false },
  { autopilot: 'ardupilot', kind: 'vtol', begins: false },
  { autopilot: 'px4', kind: 'fixedWing', begins: false },
  { autopilot: 'px4', kind: 'multirotor', begins: true },
  { autopilot: 'px4', kind: 'vtol', begins: true },
] as const)(
  'behind its take-off a $kind of $autopilot that stands on the ground begins: $begins',
  PATIENTLY,
  async ({ begins, ...one }) => {
    craft = one;
    await ended(send());
    expect(await start(1)).toEqual(begins ? [] : ['mission.noTakeOff']);
    expect(await start()).toEqual([]);
    state = flying(60);
    expect(await start(1), 'in the air').toEqual([]);
    state = standing();
    await ended(send(2));
    expect(await start(), 'sent to begin with a later waypoint').toEqual([]);
  },
);

test('PX4 goes on counting what was begun since it was sent, also where nobody has seen it fly', PATIENTLY, async () => {
  craft = { autopilot: 'px4', kind: 'multirotor' };
  await ended(send(2));
  const jump = told.findIndex(({ command }) => command === MavCmd.DO_JUMP);
  expect(jump).toBeGreaterThan(0);
  expect(await start()).toEqual([]);
  expect(await start()).toEqual(['mission.begun']);
  expect(await start(jump + 1), 'behind what it counts').toEqual([]);
  await ended(send(2));
  expect(await start()).toEqual([]);
  craft = COPTER!;
  await ended(send(2));
  expect([await start(), await start()], 'told to count anew').toEqual([[], []]);
});

test('what was found on board of PX4 may have been counted already, by whomever', PATIENTLY, async () => {
  craft = { autopilot: 'px4', kind: 'multirotor' };
  await ended(send(2));
  const items = told;
  const jump = items.findIndex(({ command }) => command === MavCmd.DO_JUMP);
  await ended(send(2), { outcome: 'failed', fault: 'linkLost', isPlanUnknown: true });
  expect(await start()).toEqual(['mission.unread']);
  const read = () => ended(app.call(readPlan, { deviceId, kind: 'mission' }, as), { outcome: 'done', plan: { kind: 'mission', items } });
  await read();
  expect(await start()).toEqual(['mission.countedUnknown']);
  expect(await start(jump + 1), 'behind what it counts').toEqual([]);
  await ended(send(2));
  await read();
  expect(await start(), 'sent, and read back as it was sent').toEqual([]);
});
