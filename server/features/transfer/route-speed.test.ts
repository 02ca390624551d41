import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';

const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const HOME = positionAt({ north: 0, east: 0 });
const CRAFT = { kind: 'multirotor', autopilot: 'ardupilot' } as const;

/** Two legs at four metres a second, the last at seven. */
const route: Route = {
  ...NEW_ROUTE,
  waypoints: [4, 4, 7].map((speed, index) => ({ ...waypointAt(positionAt({ north: 0, east: 300 * (index + 1) }), NEW_ROUTE), speed })),
};

test('a route is gone on with, and begun further on, as fast as its items tell for the way from there', { timeout: 90_000 }, async () => {
  const app = await testApp();
  const as = { token: app.main.token };
  const { bus } = app.services;
  const home = { homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 };
  let state: VehicleState = { ...home, ...HOME, altitude: 100, flying: false, readyToArm: true };
  let pausedIn: FlightMode | undefined;
  const speeds: (number | undefined)[] = [];
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft: CRAFT, fence: NO_FENCE, pausedIn }]),
    ),
  );
  serve(bus, 'gateway.command', ({ routeSpeed }) => {
    speeds.push(routeSpeed);
    return { step: 'sent' };
  });
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));

  const deviceId = await fleetOf(app, as).add('Lark');
  const { id } = await app.done(addRoute, { name: 'Swift', route }, as);
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  const { id: transferId } = await app.done(sendRoute, { id, version: 1, deviceId }, as);
  const { enterpriseId } = app.main;
  bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, as)).course, SOON).toBe('done');

  const { items, beginsAt } = toMission(route, { ...CRAFT, home: HOME });
  const [, second, third] = items.flatMap(({ command }, index) => (command === MavCmd.NAV_WAYPOINT ? [index] : []));
  state = { ...state, flying: true, altitude: 115, ...positionAt({ north: 0, east: 400 }) };
  const goOn = async (mode: FlightMode, item: number) => {
    // ArduPilot counts its home as the first item.
    [pausedIn, state] = [mode, { ...state, missionItem: item + 1 }];
    await app.done(sendCommand, { deviceId, kind: 'continue' }, as);
  };
  await goOn('route', second!);
  await goOn('route', third!);
  await goOn('return', second!);
  await app.done(sendCommand, { deviceId, kind: 'startRoute', item: third! }, as);
  expect(items[beginsAt[2]!]!.command, 'what says how fast is the way to it').toBe(MavCmd.DO_CHANGE_SPEED);
  for (const item of beginsAt) await app.done(sendCommand, { deviceId, kind: 'startRoute', item }, as);
  await app.done(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, as);
  await expect.poll(() => speeds, SOON).toEqual([4, 7, undefined, 7, 4, 4, 7, undefined]);
});
