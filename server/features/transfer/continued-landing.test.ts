import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { landingStart } from '@skyhelm/core/plan/mission/landing-sequence';
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
import { codeOf } from '../../testing/people.ts';

const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const HOME = positionAt({ north: 0, east: 0 });
const CRAFT = { kind: 'fixedWing', autopilot: 'ardupilot' } as const;

const route: Route = {
  ...NEW_ROUTE,
  endAction: 'landingRoute',
  landing: { ...NEW_LANDING, place: HOME, heading: 90 },
  waypoints: [600, 1_200].map((east) => ({ ...waypointAt(positionAt({ north: 0, east }), NEW_ROUTE), speed: 20 })),
};

test('a landing is continued, and broken off for the route, only after a confirmation', { timeout: 90_000 }, async () => {
  const app = await testApp();
  const as = { token: app.main.token };
  const { bus } = app.services;
  const home = { homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 };
  let state: VehicleState = { ...home, ...HOME, altitude: 100, flying: false, readyToArm: true };
  let pausedIn: FlightMode | undefined;
  const told: string[] = [];
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft: CRAFT, fence: NO_FENCE, pausedIn }]),
    ),
  );
  serve(bus, 'gateway.command', ({ command }) => {
    told.push(command.kind);
    return { step: 'sent' };
  });
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));

  const deviceId = await fleetOf(app, as).add('Heron');
  const { id } = await app.done(addRoute, { name: 'Long final', route }, as);
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  const { id: transferId } = await app.done(sendRoute, { id, version: 1, deviceId }, as);
  const { enterpriseId } = app.main;
  bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, as)).course, SOON).toBe('done');

  const start = landingStart(toMission(route, { ...CRAFT, home: HOME }).items)!;
  // ArduPilot counts its home as the first item.
  const at = (item: number, mode: FlightMode): VehicleState => ({
    ...{ ...state, ...positionAt({ north: 300, east: 600 }) },
    ...{ flying: true, altitude: 160, mode: modeNumber(mode), missionItem: item + 1 },
  });
  [state, pausedIn] = [at(start - 1, 'fixedPoint'), 'route'];
  await app.done(sendCommand, { deviceId, kind: 'continue' }, as);
  state = at(start + 1, 'fixedPoint');
  const goOn = { deviceId, kind: 'continue', pausedIn: 'route' } as const;
  expect(codeOf(await app.call(sendCommand, goOn, as))).toBe('command.landing');
  await app.done(sendCommand, { ...goOn, evenLanding: true }, as);

  [state, pausedIn] = [at(start + 1, 'route'), undefined];
  const restart = { deviceId, kind: 'startRoute', item: 0 } as const;
  expect(codeOf(await app.call(sendCommand, restart, as)), 'begun anew in the landing').toBe('command.landing');
  state = at(0, 'land');
  expect(codeOf(await app.call(sendCommand, restart, as)), 'begun anew while it lands where it is').toBe('command.landing');
  await app.done(sendCommand, { ...restart, evenLanding: true }, as);
  state = at(start + 1, 'return');
  await app.done(sendCommand, restart, as);

  [state, pausedIn] = [at(0, 'fixedPoint'), 'land'];
  const landOn = { deviceId, kind: 'continue', pausedIn: 'landing' } as const;
  expect(codeOf(await app.call(sendCommand, landOn, as)), 'to have seen it is no confirmation').toBe('command.landing');
  await app.done(sendCommand, { ...landOn, evenLanding: true }, as);
  await expect.poll(() => told, SOON).toEqual(['continue', 'continue', 'startRoute', 'startRoute', 'continue']);
});
