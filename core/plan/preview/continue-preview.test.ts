import { expect, test } from 'vitest';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { continuePreview } from './continue-preview.ts';
import { landPreview } from './land-preview.ts';

const { positionAt } = tangentPlane({ latitude: 25, longitude: 150 });
const item = (command: number, north: number, altitude: number, frame: number = MavFrame.GLOBAL_RELATIVE_ALT): MissionItem => ({
  ...{ command, frame, params: [0, 0, 0, 0], altitude, autoContinue: true },
  ...(north === 0 ? { latitude: 0, longitude: 0 } : positionAt({ north, east: 0 })),
});
const HOME = positionAt({ north: 0, east: 0 });
const home = { homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 };
const state = { ...positionAt({ north: 100, east: 0 }), ...home, height: 54, altitude: 154, flying: true };
const ahead = { item: 1, waypoint: 4, waypoints: 12, speed: 8, isLanding: false, isComingHome: false };
const { DO_CHANGE_SPEED, NAV_WAYPOINT, NAV_LAND } = MavCmd;

test('of a route it says the next waypoint, how high and far that is and how fast it flies there', () => {
  const items = [item(NAV_WAYPOINT, 50, 20), item(DO_CHANGE_SPEED, 0, 0, MavFrame.MISSION), item(NAV_WAYPOINT, 340, 60)];
  const found = continuePreview(state, 'route', { route: { ...ahead, items } });
  expect(found).toMatchObject({ with: 'route', waypoint: 4, waypoints: 12, height: 60, heightAbove: 'home', speed: 8 });
  expect(found.distance).toBeCloseTo(240, -1);
  const above = (frame: number) =>
    continuePreview(state, 'route', { route: { ...ahead, item: 0, items: [item(NAV_WAYPOINT, 340, 160, frame)] } });
  expect(above(MavFrame.GLOBAL)).toMatchObject({ height: 60, heightAbove: 'home' });
  expect(above(MavFrame.GLOBAL_TERRAIN_ALT)).toMatchObject({ height: 160, heightAbove: 'ground' });
});

test('of a route that has only its return left it says that it returns', () => {
  const items = [item(NAV_WAYPOINT, 340, 60), item(MavCmd.NAV_RETURN_TO_LAUNCH, 0, 0)];
  expect(continuePreview(state, 'route', { route: { ...ahead, isComingHome: true, items } })).toMatchObject({
    with: 'return',
    waypoint: null,
  });
});

test('an unknown route is not described, and of a place how far that is', () => {
  expect(continuePreview(state, 'route', {})).toMatchObject({ with: 'route', waypoint: null, height: null, distance: null });
  expect(continuePreview(state, undefined, {})).toMatchObject({ with: 'nothing' });
  const aim = { kind: 'orbit', params: { ...positionAt({ north: 300, east: 0 }), radius: 50, clockwise: true, speed: 5 } } as const;
  const circle = continuePreview(state, 'circle', { aim });
  expect([circle.height, circle.speed, circle.radius, Math.round(circle.distance! / 10)]).toEqual([54, 5, 50, 20]);
});

const facts = { state, traits: NO_TRAITS, setting: () => undefined, landing: undefined };

test('it lands where it is, and says how far down the ground is as far as anybody knows', () => {
  const craft = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
  expect(landPreview({ ...facts, craft }, undefined, 112)).toMatchObject({ way: 'here', height: 54, aboveGround: 42, groundHeight: 12 });
  expect(landPreview({ ...facts, craft }, undefined, undefined)).toMatchObject({ way: 'here', aboveGround: null, groundHeight: null });
  const measured = { ...facts, craft, state: { ...state, clearance: 30 } };
  expect(landPreview(measured, undefined, 112), 'what it measures itself counts more').toMatchObject({ aboveGround: 30, groundHeight: 24 });
  expect(landPreview({ ...facts, craft }, undefined, undefined).fromHome).toBeCloseTo(100, -1);
});

test('a plane lands by the landing of its route, or cannot be told to', () => {
  const craft = { kind: 'fixedWing', autopilot: 'ardupilot' } as const;
  const items = [item(NAV_WAYPOINT, 50, 20), item(NAV_LAND, 600, 0)];
  const landing = landPreview({ ...facts, craft, landing: 'sequence' }, items, undefined);
  expect([landing.way, Math.round(landing.distance! / 10)]).toEqual(['landing', 50]);
  expect(landPreview({ ...facts, craft, landing: 'none' }, [], undefined).way).toBe('impossible');
  expect(landPreview({ ...facts, craft }, undefined, undefined).way).toBe('unknown');
});
