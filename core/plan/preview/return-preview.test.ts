import { expect, test } from 'vitest';
import { PlaneMode } from '../../mavlink/named-numbers.generated.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { traitsOf, type Craft } from '../../vehicle/flight-traits.ts';
import type { RallyPoint } from '../../vehicle/plan-item.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { returnPreview, type LandingOnBoard } from './return-preview.ts';

const { positionAt } = tangentPlane({ latitude: 25, longitude: 150 });
const HOME = positionAt({ north: 0, east: 0 });
const COPTER: Craft = { kind: 'multirotor', autopilot: 'ardupilot' };
const PLANE: Craft = { kind: 'fixedWing', autopilot: 'ardupilot' };
const QUADPLANE: Craft = { kind: 'vtol', autopilot: 'ardupilot' };
const PX4: Craft = { kind: 'multirotor', autopilot: 'px4' };

interface Flown {
  far?: number;
  height?: number;
  state?: VehicleState;
  rally?: readonly RallyPoint[] | undefined;
  landing?: LandingOnBoard;
  by?: 'directReturn' | 'trackReturn';
}

function preview(craft: Craft | undefined, settings: Record<string, number>, flown: Flown = {}) {
  const { far = 420, height = 20, rally = 'rally' in flown ? flown.rally : [], landing, by = 'directReturn' } = flown;
  const setting = (name: string) => settings[name];
  const state: VehicleState = {
    ...{ ...positionAt({ north: far, east: 0 }), height, flying: true, homeAltitude: 10 },
    ...{ homeLatitude: HOME.latitude, homeLongitude: HOME.longitude },
    ...flown.state,
  };
  return returnPreview(by, { craft, state, traits: traitsOf(craft, setting, rally), setting, landing });
}

const AS_DELIVERED = { RTL_ALT: 1_500, RTL_CLIMB_MIN: 0, RTL_CONE_SLOPE: 3, RTL_ALT_FINAL: 0, RTL_SPEED: 0, WPNAV_SPEED: 1_000 };

test('a copter climbs to its height of return, flies straight home and lands', () => {
  const found = preview(COPTER, { ...AS_DELIVERED, RTL_ALT: 3_000 });
  expect(found).toMatchObject({ path: 'straight', to: 'home', height: 30, heightAbove: 'home', speed: 10, end: 'land' });
  expect(found.distance).toBeCloseTo(420, -1);
});

test.each<[string, Record<string, number>, Flown, number | null]>([
  ['is higher already', {}, { height: 54 }, 54],
  ['has to climb some metres more from anywhere', { RTL_CLIMB_MIN: 500 }, { height: 54 }, 59],
  ['is near: the cone keeps it lower', { RTL_ALT: 3_000 }, { far: 5, height: 4 }, 15],
  ['is near without a cone', { RTL_ALT: 3_000, RTL_CONE_SLOPE: 0 }, { far: 5, height: 4 }, 30],
  ['has a fence of height above it', { RTL_ALT: 9_000, FENCE_ENABLE: 1, FENCE_TYPE: 1, FENCE_ALT_MAX: 50 }, {}, 48],
  ['says nothing of its own height', {}, { state: { height: undefined as never } }, null],
])('a copter that %s returns at the height that the autopilot reckons', (_, settings, flown, height) => {
  const found = preview(COPTER, { ...AS_DELIVERED, ...settings }, flown).height;
  expect(found === null ? null : Math.round(found)).toBe(height);
});

test('what was not read of the aircraft is unknown', () => {
  expect(preview(COPTER, {})).toMatchObject({ height: null, end: 'unknown', speed: null, to: 'home' });
  expect(preview(undefined, AS_DELIVERED)).toMatchObject({ path: 'unknown', height: null, end: 'unknown' });
  const noHome = { homeLatitude: undefined as never, homeLongitude: undefined as never };
  expect(preview(COPTER, AS_DELIVERED, { state: noHome })).toMatchObject({ to: 'unknown', distance: null, height: null });
  expect(preview(COPTER, AS_DELIVERED, { rally: undefined }).to, 'rally points were never read').toBe('homeOrRally');
});

test('a copter stays above home where it is told not to land, and follows its own track at the heights it flew', () => {
  expect(preview(COPTER, { ...AS_DELIVERED, RTL_ALT_FINAL: 800 })).toMatchObject({ end: 'hover', endHeight: 8 });
  const back = preview(COPTER, AS_DELIVERED, { by: 'trackReturn' });
  expect(back).toMatchObject({ path: 'track', to: 'home', height: null, isHeightAsFlown: true, end: 'land' });
});

test('a rally point that is nearer is where it goes, at the height of that', () => {
  const rally = [{ ...positionAt({ north: 400, east: 0 }), altitude: 45 }];
  const found = preview(COPTER, { ...AS_DELIVERED, RALLY_INCL_HOME: 1, RTL_CONE_SLOPE: 0 }, { rally });
  expect([found.to, found.rally, found.height, Math.round(found.distance!)]).toEqual(['rally', 1, 45, 20]);
});

const WINGS = { RTL_ALTITUDE: 100, RTL_AUTOLAND: 0, RTL_RADIUS: 0, WP_LOITER_RAD: -60, AIRSPEED_CRUISE: 22 };

test('a plane circles at home at its height of return, whether it climbs or comes down to that', () => {
  for (const height of [50, 180])
    expect(preview(PLANE, WINGS, { height, landing: 'none' })).toMatchObject({
      path: 'straight',
      height: 100,
      end: 'circle',
      endRadius: 60,
    });
  expect(preview(PLANE, { ...WINGS, RTL_ALTITUDE: -1 }, { height: 80, landing: 'none' })).toMatchObject({ height: 80, endHeight: 80 });
});

test('a plane lands by the route on board where it is told to and the route has a landing', () => {
  const autoland = (value: number, landing: LandingOnBoard) => preview(PLANE, { ...WINGS, RTL_AUTOLAND: value }, { landing });
  expect(autoland(1, 'sequence')).toMatchObject({ path: 'straight', to: 'home', height: 100, end: 'land' });
  expect(autoland(2, 'sequence')).toMatchObject({ path: 'landing', to: 'landing', height: null, end: 'land' });
  expect(autoland(3, 'sequence')).toMatchObject({ end: 'circle' });
  expect(autoland(1, 'none')).toMatchObject({ end: 'circle' });
  expect(autoland(1, undefined), 'the route on board is unknown').toMatchObject({ end: 'unknown' });
  expect(autoland(4, 'sequence')).toMatchObject({ path: 'mission', to: 'unknown', distance: null });
});

test('a quadplane returns on its wings at the higher of its two heights and lands upright, lower where it hovers near home', () => {
  const settings = { ...WINGS, Q_RTL_ALT: 15, Q_RTL_ALT_MIN: 10, Q_LAND_FINAL_ALT: 6 };
  const at = (far: number, height: number, nativeMode: number = PlaneMode.QLOITER) =>
    preview(QUADPLANE, settings, { far, height, state: { nativeMode } });
  expect(at(420, 60)).toMatchObject({ height: 100, end: 'land' });
  expect([at(30, 12).height, at(30, 5).height, at(80, 5).height!.toFixed(1)]).toEqual([12, 10, '13.4']);
  expect(at(30, 12, PlaneMode.GUIDED).height, 'it may be on its wings').toBe(15);
});

test('PX4 goes by its own settings, and near home its height is unknown', () => {
  const settings = { RTL_TYPE: 0, RTL_RETURN_ALT: 60, RTL_DESCEND_ALT: 30, RTL_LAND_DELAY: 0, RTL_CONE_ANG: 45, MPC_XY_CRUISE: 5 };
  expect(preview(PX4, settings)).toMatchObject({ path: 'straight', height: 60, speed: 5, end: 'land' });
  expect(preview(PX4, settings, { far: 40 }).height).toBeNull();
  expect(preview(PX4, { ...settings, RTL_LAND_DELAY: -1 })).toMatchObject({ end: 'hover', endHeight: 30 });
  expect(preview(PX4, { ...settings, RTL_TYPE: 2 })).toMatchObject({ path: 'mission', to: 'unknown', end: 'unknown' });
});
