import { changeControl } from '@skyhelm/contract/control';
import { getLandingAboard, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { clearPlan, getTransfer, sendPlan } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serveTransfer, transferSubject, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';

const PATIENTLY = { timeout: 60_000 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const home = positionAt({ north: 0, east: 0 });
const ROUTE: Route = {
  ...NEW_ROUTE,
  endAction: 'land',
  waypoints: [300, 600].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)),
};
const AT_HOME = { homeLatitude: home.latitude, homeLongitude: home.longitude, homeAltitude: 100, altitude: 150 };
const ABOVE: VehicleState = { ...AT_HOME, ...positionAt({ north: 0, east: 100 }) };

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let routeId: RouteId;
let state: VehicleState;
let craft: Craft;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  const { bus } = app.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE }])),
  );
  answerForGateway(bus, 'gateway.crafts', ({ deviceIds }) => Object.fromEntries(deviceIds.map((id) => [id, craft])));
  const subjects: (keyof TransferRequests)[] = ['gateway.sendPlan', 'gateway.clearPlan'];
  for (const subject of subjects) serveTransfer(bus, subject, () => ({ step: 'begun' }));
});

beforeEach(async () => {
  made++;
  craft = { kind: 'multirotor', autopilot: 'ardupilot' };
  state = { ...ABOVE, flying: true, mode: modeNumber('fixedPoint') };
  deviceId = await fleetOf(app, as).add(`Kite ${made}`);
  ({ id: routeId } = await app.done(addRoute, { name: `Way ${made}`, route: ROUTE }, as));
  await app.done(changeControl, { deviceId, action: 'take' }, as);
});

const { items } = toMission(ROUTE, { autopilot: 'ardupilot', kind: 'multirotor', home });
const codeOf = ({ state: is, ...told }: { state: number; code?: string }) => (is === 1 ? undefined : told.code);
const sendStored = (evenFlying: boolean) => app.call(sendRoute, { id: routeId, version: 1, deviceId, evenFlying }, as);
const sendItems = (evenFlying: boolean) => app.call(sendPlan, { deviceId, plan: { kind: 'mission', items }, evenFlying }, as);

async function arrives(begun: Awaited<ReturnType<typeof sendStored | typeof sendItems>>): Promise<void> {
  if (begun.state !== 1) throw new Error(JSON.stringify(begun));
  const { id } = begun.data;
  const { enterpriseId } = app.main;
  app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId: id, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, { timeout: 30_000, interval: 10 }).toBe('done');
}

test('nothing is sent into a mission that is flown, nor is it cleared, whatever was confirmed', PATIENTLY, async () => {
  state = { ...state, mode: modeNumber('route') };
  expect([codeOf(await sendStored(true)), codeOf(await sendItems(true))]).toEqual(['mission.flown', 'mission.flown']);
  expect(codeOf(await app.call(clearPlan, { deviceId, kind: 'mission' }, as))).toBe('mission.flown');
});

test.each([{ flying: true }, {}])(
  'in the air, or where that is not known, a mission is sent once it is confirmed: %o',
  PATIENTLY,
  async (known) => {
    state = { ...ABOVE, ...known };
    expect([codeOf(await sendStored(false)), codeOf(await sendItems(false))]).toEqual(['mission.flying', 'mission.flying']);
    await arrives(await sendStored(true));
    await arrives(await sendItems(true));
  },
);

test('on the ground nothing needs to be confirmed', PATIENTLY, async () => {
  state = { ...AT_HOME, ...home, altitude: 100, flying: false };
  const begun = await sendStored(false);
  expect(codeOf(begun)).toBeUndefined();
  await arrives(begun);
});

test('a plane that returns to a landing of its own is sent nothing on its way', PATIENTLY, async () => {
  craft = { kind: 'fixedWing', autopilot: 'ardupilot' };
  state = { ...state, mode: modeNumber('return') };
  await keepParametersOf(app, deviceId, craft, { RTL_AUTOLAND: 2 });
  expect(codeOf(await sendItems(true))).toBe('mission.flown');
  await keepParametersOf(app, deviceId, craft, { RTL_AUTOLAND: 0 });
  expect(codeOf(await sendItems(true))).not.toBe('mission.flown');
});

test('of a plane that needs a runway it is known whether it has a landing on board', PATIENTLY, async () => {
  const landing = async () => (await app.done(getLandingAboard, { deviceId }, as)).landing;
  expect(await landing(), 'a copter lands where it is').toBeNull();
  await arrives(await sendStored(true));
  craft = { kind: 'fixedWing', autopilot: 'ardupilot' };
  expect(await landing()).toBe('atEnd');
  state = { ...state, missionCount: 0 };
  expect(await landing(), 'as after a restart').toBe('none');
  deviceId = await fleetOf(app, as).add(`Unread ${made}`);
  state = { ...ABOVE, flying: false };
  expect(await landing()).toBe('unknown');
});
