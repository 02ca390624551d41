import { describe, expect, test } from 'vitest';
import { NO_TRAITS, traitsOf, type Craft } from './flight-traits.ts';

const of = (craft: Craft | undefined, settings: Record<string, number>) => traitsOf(craft, (name) => settings[name]);
const COPTER: Craft = { kind: 'multirotor', autopilot: 'ardupilot' };
const PLANE: Craft = { kind: 'fixedWing', autopilot: 'ardupilot' };

describe('what an aircraft allows', () => {
  test('the height of a fence counts while that fence is on and looks at heights', () => {
    const fence = { FENCE_ENABLE: 1, FENCE_TYPE: 7, FENCE_ALT_MAX: 100 };
    expect(of(COPTER, fence).heightMax).toBe(100);
    expect(of(PLANE, { ...fence, FENCE_ENABLE: 0, FENCE_AUTOENABLE: 3 }).heightMax).toBe(100);
    expect(of(COPTER, { ...fence, FENCE_ENABLE: 0 }).heightMax).toBeNull();
    expect(of(COPTER, { ...fence, FENCE_TYPE: 6 }).heightMax).toBeNull();
    const px4: Craft = { kind: 'multirotor', autopilot: 'px4' };
    expect(of(px4, { GF_ACTION: 2, GF_MAX_VER_DIST: 80 }).heightMax).toBe(80);
    expect(of(px4, { GF_ACTION: 2, GF_MAX_VER_DIST: 0 }).heightMax).toBeNull();
    expect(of(px4, { GF_ACTION: 0, GF_MAX_VER_DIST: 80 }).heightMax).toBeNull();
  });

  test('how it comes back is what its autopilot is set to, in metres', () => {
    expect(of(COPTER, { RTL_ALT: 1_500, RTL_SPEED: 0, WPNAV_SPEED: 1_000 })).toMatchObject({ returnHeight: 15, returnSpeed: 10 });
    expect(of(COPTER, { RTL_ALT: 0, RTL_SPEED: 300 })).toMatchObject({ returnHeight: 0, returnSpeed: 3 });
    expect(of(COPTER, { RTL_ALT_M: 20, RTL_ALT: 1_500 })).toMatchObject({ returnHeight: 20 });
    expect(of(COPTER, { RTL_SPEED_MS: 4, WP_SPD: 8 }).returnSpeed).toBe(4);
    expect(of(COPTER, { RTL_SPEED_MS: 0, WP_SPD: 8 }).returnSpeed).toBe(8);
    expect(of(PLANE, { ALT_HOLD_RTL: 8_000 }).returnHeight).toBe(80);
    expect(of(PLANE, { RTL_ALTITUDE: -1, WP_LOITER_RAD: -60 })).toMatchObject({ returnHeight: 0, turnRadius: 60, radiusMax: 255 });
    expect(of({ kind: 'vtol', autopilot: 'px4' }, { RTL_RETURN_ALT: 60, NAV_LOITER_RAD: 80 })).toMatchObject({
      returnHeight: 60,
      turnRadius: 80,
    });
  });

  test('a multirotor of ArduPilot climbs before any return as far as it is set to, whatever it returns at, and nothing else does', () => {
    expect(of(COPTER, { RTL_CLIMB_MIN: 3_000 }).returnClimb).toBe(30);
    expect(of(COPTER, { RTL_CLIMB_MIN_M: 12, RTL_CLIMB_MIN: 3_000 }).returnClimb).toBe(12);
    expect(of(COPTER, { RTL_CLIMB_MIN: -500 }).returnClimb).toBe(0);
    expect(of(COPTER, { RTL_ALT: 1_500 }).returnClimb, 'nobody knows').toBeNull();
    expect(of(PLANE, { RTL_CLIMB_MIN: 30 }).returnClimb, 'no higher than its height of return').toBe(0);
    expect(of({ kind: 'multirotor', autopilot: 'px4' }, { RTL_RETURN_ALT: 60 }).returnClimb).toBe(0);
  });

  test('and returns above the ground where it is told to and looks for the ground at all', () => {
    const returnsAboveGround = (settings: Record<string, number>, craft: Craft = COPTER) => of(craft, settings).returnsAboveGround;
    expect(returnsAboveGround({ RTL_ALT_TYPE: 1 })).toBe(true);
    expect(returnsAboveGround({ RTL_ALT_TYPE: 1, TERRAIN_ENABLE: 1 })).toBe(true);
    expect(returnsAboveGround({ RTL_ALT_TYPE: 0, TERRAIN_ENABLE: 1 })).toBe(false);
    expect(returnsAboveGround({ RTL_ALT: 1_500 })).toBe(false);
    const noHeights = { RTL_ALT_TYPE: 1, TERRAIN_ENABLE: 0 };
    expect(returnsAboveGround(noHeights)).toBe(false);
    expect(returnsAboveGround({ ...noHeights, RNGFND1_TYPE: 20 })).toBe(true);
    expect(returnsAboveGround({ ...noHeights, RNGFND1_TYPE: 20, WPNAV_RFND_USE: 0 })).toBe(false);
    expect(returnsAboveGround({ RTL_ALT_TYPE: 1 }, PLANE)).toBe(false);
  });

  test('what has wings says how slow it flies and how fast it climbs', () => {
    expect(of(PLANE, { AIRSPEED_MIN: 11, TECS_CLMB_MAX: 4 })).toMatchObject({ speedMin: 11, climbRate: 4 });
    expect(of(PLANE, { ARSPD_FBW_MIN: 10 })).toMatchObject({ speedMin: 10, climbRate: null });
    const settings = { FW_AIRSPD_MIN: 10, FW_T_CLMB_R_SP: 3, FW_T_CLMB_MAX: 8 };
    expect(of({ kind: 'fixedWing', autopilot: 'px4' }, settings)).toMatchObject({ speedMin: 10, climbRate: 3 });
    expect(of({ kind: 'multirotor', autopilot: 'px4' }, settings)).toMatchObject({ speedMin: null, climbRate: null });
  });

  test('a multirotor of ArduPilot says how fast it circles: round, whichever way, and with what acceleration', () => {
    expect(of(COPTER, { CIRCLE_RATE: -12, WPNAV_ACCEL: 150 })).toMatchObject({ circleRate: 12, circleAcceleration: 1.5 });
    expect(of(COPTER, { CIRCLE_RATE: 0, WP_ACC: 3, WPNAV_ACCEL: 150 })).toMatchObject({ circleRate: 0, circleAcceleration: 3 });
    expect(of(COPTER, { WPNAV_ACCEL: 0 }), 'nobody knows').toMatchObject({ circleRate: null, circleAcceleration: null });
    for (const craft of [PLANE, { kind: 'multirotor', autopilot: 'px4' } as const])
      expect(of(craft, { CIRCLE_RATE: 12 }).circleRate).toBeNull();
  });

  test('rally points are come back to as its autopilot does: how high, from how far, and whether though home is nearer', () => {
    const aboard = [{ latitude: 1, longitude: 2, altitude: 40 }];
    const rallyOf = (craft: Craft, settings: Record<string, number>) => traitsOf(craft, (name) => settings[name], aboard).rally!;
    const heightOf = (craft: Craft, settings: Record<string, number>) => rallyOf(craft, settings).points[0]?.height;
    expect(rallyOf(COPTER, { RTL_ALT: 1_500, RALLY_LIMIT_KM: 0.3, RALLY_INCL_HOME: 1 })).toEqual({
      points: [{ number: 1, latitude: 1, longitude: 2, height: 40 }],
      reach: 300,
      isBeforeHome: false,
    });
    expect(rallyOf(COPTER, { RALLY_LIMIT_KM: 0, RALLY_INCL_HOME: 0 })).toMatchObject({ reach: null, isBeforeHome: true });
    expect(rallyOf(COPTER, {})).toMatchObject({ reach: null, isBeforeHome: null });
    expect(heightOf(COPTER, { RTL_ALT: 6_000 }), 'the higher of both').toBe(60);
    expect(heightOf(PLANE, { RTL_ALTITUDE: 100 }), 'the height of the point instead').toBe(40);
    const px4: Craft = { kind: 'multirotor', autopilot: 'px4' };
    expect(heightOf(px4, { RTL_RETURN_ALT: 60 }), 'the one on top of the other').toBe(100);
    expect(rallyOf(px4, { RTL_TYPE: 0, RALLY_LIMIT_KM: 1 })).toMatchObject({ points: [{}], reach: null, isBeforeHome: false });
    expect(rallyOf(px4, { RTL_TYPE: 1 })).toMatchObject({ points: [{}], isBeforeHome: true });
    expect(rallyOf({ ...px4, kind: 'vtol' }, { RTL_TYPE: 1 }).isBeforeHome, 'on its rotors it makes for the nearest').toBeNull();
    for (const along of [2, 4]) expect(rallyOf(px4, { RTL_TYPE: along }).points, 'along the mission').toEqual([]);
  });

  test('nothing is made up', () => {
    expect(of(undefined, { RTL_ALT: 1_500 })).toEqual(NO_TRAITS);
    expect(of({ kind: 'other', autopilot: 'ardupilot' }, { RTL_ALT: 1_500 })).toEqual(NO_TRAITS);
    expect(of(COPTER, {})).toEqual({ ...NO_TRAITS, airframe: 'multirotor', autopilot: 'ardupilot' });
  });
});
