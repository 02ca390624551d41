import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { changeWaypoints, planForWings } from '../edits/index.ts';
import { fromMission } from '../mission/from-mission.ts';
import { toMission } from '../mission/to-mission.ts';
import { performanceOf, USUAL_PERFORMANCE } from '../path/performance.ts';
import type { LogisticsPattern } from '../pattern/pattern.ts';
import { TURN_MODES, WAYPOINT_MODES, type Route, type Waypoint } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { OPEN_AIR, type Airspace } from './airspace.ts';
import { checkMission, checkRoute } from './index.ts';

const LINE = routeThrough([
  [0, 0],
  [300, 0],
  [300, 300],
]);
const RELEASE: Waypoint['actions'] = [{ kind: 'release', value: 1 }];
const PASSED: Partial<Waypoint> = { mode: 'hover', turnMode: 'adaptive', holdMs: 0, actions: RELEASE };
const letGo = (own: Partial<Waypoint>): Route => changeWaypoints(LINE, [1], { actions: RELEASE, ...own });
const warned = (route: Route, airspace: Airspace = OPEN_AIR) =>
  checkRoute({ name: 'Drop', remarks: '', route, limits: {}, airspace }).filter(({ code }) => code === 'route.letGoMoving');
const isWarned = (own: Partial<Waypoint>): boolean => warned(letGo(own)).length > 0;

describe('a load that is let go', () => {
  test('in passing is warned of, by the number of the waypoint', () => {
    expect(warned(letGo(PASSED))).toMatchObject([{ severity: 'warning', params: { number: 2 }, at: ['waypoints', 1, 'actions'] }]);
    expect(isWarned({ mode: 'pass', turnMode: 'adaptive', holdMs: 3_000 })).toBe(true);
    expect(isWarned({ ...PASSED, actions: [] })).toBe(false);
    expect(isWarned({ ...PASSED, actions: [{ kind: 'pumpOn', value: 100 }] })).toBe(false);
  });

  test('where the aircraft stops or waits is not', () => {
    expect(isWarned({})).toBe(false);
    expect(isWarned({ mode: 'pass', turnMode: 'stop', holdMs: 0 })).toBe(false);
    expect(isWarned({ mode: 'hover', turnMode: 'stop', holdMs: 0 })).toBe(false);
    expect(isWarned({ mode: 'hover', turnMode: 'adaptive', holdMs: 3_000 })).toBe(false);
  });

  test('after a circle is, however long it has waited before', () => {
    expect(isWarned({ mode: 'circle', turnMode: 'stop', circling: { radius: 30, clockwise: true, turns: 1, waitMs: 5_000 } })).toBe(true);
  });

  test('is where a wait that is counted from the rim is over before it stands', () => {
    const wide = { mode: 'hover', turnMode: 'stop', radius: 20, speed: 12, acceleration: 2 } as const;
    // From 12 m/s over 20 m at 2 m/s²: four and a half seconds.
    expect(isWarned({ ...wide, holdMs: 4_000 })).toBe(true);
    expect(isWarned({ ...wide, holdMs: 5_000 })).toBe(false);
    // Nobody tells an autopilot how hard to brake.
    expect(isWarned({ ...wide, acceleration: 20, holdMs: 4_000 })).toBe(true);
    // Told no radius, PX4 has one of its own.
    expect(isWarned({ ...wide, radius: 0, holdMs: 1_000 })).toBe(true);
    expect(isWarned({ ...wide, radius: 0, holdMs: 3_000 })).toBe(false);
  });

  test('is in a delivery that was kept with rounded corners and no wait', () => {
    const pattern: LogisticsPattern = {
      kind: 'logistics',
      takeOff: placeAt(0, 0),
      via: [],
      drop: placeAt(300, 0),
      dropHeight: 15,
      channel: 1,
      isReturning: true,
    };
    const kept = { ...letGo({ ...PASSED, radius: 20 }), pattern, turnMode: 'adaptive', holdMs: 0 } as const;
    expect(warned(kept)).toHaveLength(1);
  });

  test('is in a mission that an aircraft has kept', () => {
    const vehicle = { autopilot: 'ardupilot', kind: 'multirotor' } as const;
    const { items } = toMission(letGo(PASSED), vehicle);
    const { route } = fromMission(items, vehicle);
    expect(checkMission({ route, limits: {}, airspace: OPEN_AIR }).map(({ code }) => code)).toContain('route.letGoMoving');
  });

  test('on wings is not: they cannot stand, planned for or chosen', () => {
    const wings = { kind: 'fixedWing', turnRadius: 60, slowest: 5 } as const;
    expect(warned(planForWings(letGo(PASSED), wings))).toEqual([]);
    const plane = performanceOf({ ...NO_TRAITS, airframe: 'fixedWing' });
    expect(warned(letGo(PASSED), { ...OPEN_AIR, performance: plane })).toEqual([]);
    expect(warned(letGo(PASSED), { ...OPEN_AIR, performance: USUAL_PERFORMANCE })).toHaveLength(1);
  });

  test('is warned of unless both autopilots are told to wait there, and never once it waits for some seconds within a metre', () => {
    const any = fc.record({
      mode: fc.constantFrom(...WAYPOINT_MODES),
      turnMode: fc.constantFrom(...TURN_MODES),
      holdMs: fc.constantFrom(0, 1, 999, 1_000, 3_000, 60_000),
      radius: fc.constantFrom(0, 1, 5, 50, 1_000),
      speed: fc.double({ min: 0.1, max: 100, noNaN: true }),
      acceleration: fc.double({ min: 0.1, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(any, fc.constantFrom('ardupilot' as const, 'px4' as const), (own, autopilot) => {
        const { items } = toMission(letGo(own), { autopilot, kind: 'multirotor' });
        const before = items[items.findIndex(({ command }) => command === MavCmd.DO_GRIPPER) - 1]!;
        const isTold = own.mode !== 'circle' && before.command === MavCmd.NAV_WAYPOINT && before.params[0]! > 0;
        if (!isTold) expect(isWarned(own)).toBe(true);
        else if (own.radius === 1) expect(isWarned(own)).toBe(false);
        expect(isWarned({ ...own, mode: 'hover', turnMode: 'stop', holdMs: Math.max(3_000, own.holdMs), radius: 1 })).toBe(false);
      }),
    );
  });
});
