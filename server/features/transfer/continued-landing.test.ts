import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { getCommandPreview } from '@skyhelm/contract/command-preview';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
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

const route: Route = {
  ...NEW_ROUTE,
  endAction: 'landingRoute',
  landing: { ...NEW_LANDING, place: HOME, heading: 90 },
  waypoints: [600, 1_200].map((east) => ({ ...waypointAt(positionAt({ north: 0, east }), NEW_ROUTE), speed: 20 })),
};

type Given =
  | { kind: 'continue'; pausedIn?: 'route' | 'landing'; evenLanding?: boolean }
  | { kind: 'startRoute'; item: number; evenLanding?: boolean };

/** An aircraft with the route on board, as it was sent from here. */
async function withRoute(craft: { kind: 'fixedWing' | 'multirotor'; autopilot: 'ardupilot' }, route: Route) {
  const app = await testApp();
  const as = { token: app.main.token };
  const { bus } = app.services;
  const home = { homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 };
  const now: { state: VehicleState; pausedIn?: FlightMode | undefined } = {
    state: { ...home, ...HOME, altitude: 100, flying: false, readyToArm: true },
  };
  const told: string[] = [];
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, ...now, stale: [], craft, fence: NO_FENCE }])),
  );
  serve(bus, 'gateway.command', ({ command }) => {
    told.push(command.kind);
    return { step: 'sent' };
  });
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));

  const deviceId = await fleetOf(app, as).add('Heron');
  const { id } = await app.done(addRoute, { name: 'Survey', route }, as);
  await app.done(changeControl, { deviceId, action: 'take' }, as);
  const { id: transferId } = await app.done(sendRoute, { id, version: 1, deviceId }, as);
  const { enterpriseId } = app.main;
  bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, as)).course, SOON).toBe('done');
  const { items } = toMission(route, { ...craft, home: HOME });
  // ArduPilot counts its home as the first item.
  const at = (item: number, mode: FlightMode, waits?: FlightMode): void => {
    const flown = { flying: true, altitude: 160, mode: modeNumber(mode), missionItem: item + 1 };
    now.state = { ...now.state, ...positionAt({ north: 300, east: 600 }), ...flown };
    now.pausedIn = waits;
  };
  const order = async (given: Given) => codeOf(await app.call(sendCommand, { ...given, deviceId }, as));
  return { app, as, deviceId, items, at, order, told };
}

test('a landing is continued, and broken off for the route, only after a confirmation', { timeout: 90_000 }, async () => {
  const { items, at, order, told } = await withRoute({ kind: 'fixedWing', autopilot: 'ardupilot' }, route);
  const start = landingStart(items)!;
  at(start - 1, 'fixedPoint', 'route');
  expect(await order({ kind: 'continue' })).toBe('done');
  at(start + 1, 'fixedPoint', 'route');
  const goOn = { kind: 'continue', pausedIn: 'route' } as const;
  expect(await order(goOn)).toBe('command.landing');
  expect(await order({ ...goOn, evenLanding: true })).toBe('done');

  at(start + 1, 'route');
  const restart = { kind: 'startRoute', item: 0 } as const;
  expect(await order(restart), 'started again in the landing').toBe('command.landing');
  at(0, 'land');
  expect(await order(restart), 'started again while it lands where it is').toBe('command.landing');
  expect(await order({ ...restart, evenLanding: true })).toBe('done');
  at(start + 1, 'return');
  expect(await order(restart)).toBe('done');

  at(0, 'fixedPoint', 'land');
  const landOn = { kind: 'continue', pausedIn: 'landing' } as const;
  expect(await order(landOn), 'to have seen it is no confirmation').toBe('command.landing');
  expect(await order({ ...landOn, evenLanding: true })).toBe('done');
  await expect.poll(() => told, SOON).toEqual(['continue', 'continue', 'startRoute', 'startRoute', 'continue']);
});

test('a copter that flies home at the end of its route is asked about as for a return', { timeout: 90_000 }, async () => {
  const survey: Route = { ...route, endAction: 'return', landing: null };
  const { app, as, deviceId, items, at, order, told } = await withRoute({ kind: 'multirotor', autopilot: 'ardupilot' }, survey);
  const home = items.findIndex(({ command }) => command === MavCmd.NAV_RETURN_TO_LAUNCH);
  const preview = () => app.done(getCommandPreview, { deviceId }, as);
  const goOn = { kind: 'continue', pausedIn: 'route' } as const;
  at(home - 1, 'fixedPoint', 'route');
  expect((await preview()).continue.with).toBe('route');
  expect(await order(goOn)).toBe('done');
  at(home, 'fixedPoint', 'route');
  expect((await preview()).continue.with).toBe('return');
  expect(await order(goOn)).toBe('command.returning');
  expect(await order({ ...goOn, evenLanding: true })).toBe('done');
  await expect.poll(() => told, SOON).toEqual(['continue', 'continue']);
});
