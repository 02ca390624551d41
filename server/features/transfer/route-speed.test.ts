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
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';

const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
/** A plane waits at a waypoint by circling it. */
const WAYPOINTS = new Set<number>([MavCmd.NAV_WAYPOINT, MavCmd.NAV_LOITER_TIME]);
const HOME = positionAt({ north: 0, east: 0 });

/** Two legs at four metres a second, the last at seven. */
const route: Route = {
  ...NEW_ROUTE,
  waypoints: [4, 4, 7].map((speed, index) => ({ ...waypointAt(positionAt({ north: 0, east: 300 * (index + 1) }), NEW_ROUTE), speed })),
};

/** An aircraft with the route on board, and the route speeds that were sent to the gateway. */
async function aboard(craft: { kind: 'multirotor' | 'fixedWing'; autopilot: 'ardupilot' }) {
  const app = await testApp();
  const as = { token: app.main.token };
  const { bus } = app.services;
  const home = { homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 };
  let state: VehicleState = { ...home, ...HOME, altitude: 100, flying: false, readyToArm: true };
  let pausedIn: FlightMode | undefined;
  const speeds: (number | undefined)[] = [];
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE, pausedIn }]),
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

  const { items, beginsAt } = toMission(route, { ...craft, home: HOME });
  const [, second, third] = items.flatMap(({ command }, index) => (WAYPOINTS.has(command) ? [index] : []));
  state = { ...state, flying: true, altitude: 115, ...positionAt({ north: 0, east: 400 }) };
  const give = (order: { kind: 'pause' | 'continue' } | { kind: 'startRoute'; item: number }) =>
    app.done(sendCommand, { deviceId, ...order }, as);
  return {
    ...{ items, beginsAt, second: second!, third: third!, speeds, give },
    /** ArduPilot counts its home as the first item. */
    see(at: number, more: VehicleState, paused?: FlightMode) {
      [pausedIn, state] = [paused, { ...state, missionItem: at + 1, ...more }];
    },
  };
}

test('a route is gone on with, and begun further on, as fast as its items tell for the way from there', { timeout: 90_000 }, async () => {
  const { items, beginsAt, second, third, speeds, give, see } = await aboard({ kind: 'multirotor', autopilot: 'ardupilot' });
  const goOn = async (mode: FlightMode, item: number) => {
    see(item, {}, mode);
    await give({ kind: 'continue' });
  };
  await goOn('route', second);
  await goOn('route', third);
  await goOn('return', second);
  await give({ kind: 'startRoute', item: third });
  expect(items[beginsAt[2]!]!.command, 'what says how fast is the way to it').toBe(MavCmd.DO_CHANGE_SPEED);
  for (const item of beginsAt) await give({ kind: 'startRoute', item });
  await give({ kind: 'startRoute', item: 0 });
  await expect.poll(() => speeds, SOON).toEqual([4, 7, undefined, 7, 4, 4, 7, undefined]);
});

test('a plane is paused in its route with the speed of the route, as it flies on while it waits', { timeout: 90_000 }, async () => {
  const { second, third, speeds, give, see } = await aboard({ kind: 'fixedWing', autopilot: 'ardupilot' });
  const onRoute = { mode: modeNumber('route') };
  see(second, onRoute);
  await give({ kind: 'pause' });
  see(third, onRoute);
  await give({ kind: 'pause' });
  see(third, { mode: modeNumber('return') });
  await give({ kind: 'pause' });
  await expect.poll(() => speeds, SOON).toEqual([4, 7, undefined]);
});
