import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';

const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const PLACE = positionAt({ north: 0, east: 600 });
const ENDS: Record<string, Partial<Route>> = {
  'coming home to land': { endAction: 'homingLand' },
  'coming home to hover': { endAction: 'homingHover' },
  'a landing route that returns': { endAction: 'landingRoute', landing: { ...NEW_LANDING, kind: 'returnAndLand' } },
  'a standard landing without a place': { endAction: 'landingRoute', landing: { ...NEW_LANDING, kind: 'standard' } },
};
/** None of these was told where the aircraft stood. */
const ELSEWHERE: Record<string, Partial<Route>> = {
  'landing where it is': { endAction: 'land' },
  'a return, whose place the autopilot knows': { endAction: 'return' },
  'a standard landing at a place': { endAction: 'landingRoute', landing: { ...NEW_LANDING, place: PLACE, placeHeight: 0 } },
  'a landing at another place': { endAction: 'landingRoute', landing: { ...NEW_LANDING, kind: 'alternate', place: PLACE, placeHeight: 0 } },
  'a landing below the last waypoint': { endAction: 'landingRoute', landing: { ...NEW_LANDING, kind: 'inPlace' } },
};

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
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
  serve(bus, 'gateway.command', () => ({ step: 'sent' }));
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
});

beforeEach(() => {
  craft = { kind: 'multirotor', autopilot: 'ardupilot' };
});

/** On the ground, and what it called its home when it was switched on. */
function standsAt(north: number): void {
  const home = positionAt({ north: 0, east: 0 });
  const known = { homeLatitude: home.latitude, homeLongitude: home.longitude, homeAltitude: 100, altitude: 100 };
  state = { ...known, ...positionAt({ north, east: 0 }), flying: false, readyToArm: true };
}

/** It waits in the air where it has taken off, which is its home since. */
function fliesAbove(north: number): void {
  const { latitude, longitude } = positionAt({ north, east: 0 });
  const home = { homeLatitude: latitude, homeLongitude: longitude, homeAltitude: 100 };
  state = { ...home, latitude, longitude, altitude: 115, height: 15, flying: true };
}

async function sent(end: Partial<Route>): Promise<() => Promise<void>> {
  made++;
  deviceId = await fleetOf(app, as).add(`Lark ${made}`);
  const waypoints = [300, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE));
  const { id } = await app.done(addRoute, { name: `Carried ${made}`, route: { ...NEW_ROUTE, waypoints, ...end } }, as);
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  const send = async () => {
    const { id: transferId } = await app.done(sendRoute, { id, version: 1, deviceId }, as);
    const { enterpriseId } = app.main;
    app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
    await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, as)).course, SOON).toBe('done');
  };
  await send();
  return send;
}
const start = async (item = 0) => {
  const told = await app.call(sendCommand, { deviceId, kind: 'startRoute', item }, as);
  return told.state === 1 ? [] : ('issues' in told && told.issues ? told.issues : [told]).map(({ code }) => code);
};

test.each(Object.entries(ENDS))('%s: carried away it is sent again before it starts', { timeout: 90_000 }, async (_, end) => {
  standsAt(0);
  const again = await sent(end);
  expect(await start()).toEqual([]);
  standsAt(9);
  expect(await start(), 'a position wanders').toEqual([]);
  standsAt(400);
  expect(await start(), 'it would land where it stood').toEqual(['mission.moved']);
  fliesAbove(400);
  expect(await start(), 'nor once it has taken off where it was carried').toEqual(['mission.moved']);
  expect(await start(1), 'at whatever it begins').toEqual(['mission.moved']);
  fliesAbove(9);
  expect(await start()).toEqual([]);
  standsAt(400);
  await again();
  expect(await start()).toEqual([]);
  fliesAbove(400);
  expect(await start()).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))('%s: it starts from wherever it was carried', { timeout: 90_000 }, async (_, end) => {
  standsAt(0);
  await sent(end);
  standsAt(400);
  expect(await start()).toEqual([]);
  fliesAbove(400);
  expect(await start()).toEqual([]);
});

test('a place of take-off that is made for in the air is sent again, unless it begins behind that', { timeout: 90_000 }, async () => {
  craft = { kind: 'multirotor', autopilot: 'px4' };
  standsAt(0);
  await sent({ endAction: 'return' });
  fliesAbove(400);
  expect(await start()).toEqual(['mission.moved']);
  expect(await start(1)).toEqual([]);
  fliesAbove(0);
  expect(await start()).toEqual([]);
});
