import { describe, expect, test } from 'vitest';
import { MavCmd } from '../mavlink/named-numbers.generated.ts';
import { COMMANDS } from '../vehicle/command.ts';
import { RESTRICTED_LIMIT_M } from '../airspace/zone.ts';
import { endItems } from './mission/end-items.ts';
import { SCAN_ANGLE, SCAN_SPACING } from './pattern/pattern-limits.ts';
import { keptDefaults, NEW_ROUTE, NEW_WAYPOINT, newRoute, waypointAt } from './route-defaults.ts';
import * as limit from './route-limits.ts';
import { WAYPOINT_ACTIONS } from './waypoint-action.ts';

const HERE = { longitude: 121.4, latitude: 31.2 };

describe('defaults, second document, section 3', () => {
  test('of a route', () => {
    expect(NEW_ROUTE).toMatchObject({ height: 15, speed: 5, turnMode: 'stop', radius: 1, holdMs: 3_000, cycles: 1, entryPoint: 1 });
    // End mode 21 is the number of landing.
    const [end] = endItems({ ...NEW_ROUTE, waypoints: [waypointAt(HERE, NEW_ROUTE)] }, { autopilot: 'ardupilot', kind: 'multirotor' }, []);
    expect(end).toMatchObject({ command: 21 });
    expect(MavCmd.NAV_LAND).toBe(21);
  });

  test('of a waypoint', () => {
    expect(NEW_WAYPOINT).toMatchObject({
      altitude: 15,
      speed: 5,
      acceleration: 2,
      radius: 1,
      turnMode: 'stop',
      holdMs: 3_000,
      yawMode: 'course',
      yaw: 0,
      target: null,
      actions: [],
    });
  });

  test('a new waypoint is as its route and its pilot say, and shares nothing with another', () => {
    const own = {
      altitude: 40,
      speed: 8,
      radius: 2,
      holdMs: 0,
      mode: 'circle',
      circling: { radius: 20, clockwise: false, turns: 3, waitMs: 7_000 },
    } as const;
    const route = newRoute(own);
    expect(route).toMatchObject({ height: 40, speed: 8, radius: 2, holdMs: 0, endAction: 'land' });
    const [one, other] = [waypointAt(HERE, route, own), waypointAt(HERE, route, own)];
    expect(one).toMatchObject({ ...HERE, ...own });
    expect(one.circling).not.toBe(other.circling);
    expect(one.actions).not.toBe(other.actions);
  });
});

test('what somebody liked before there was a waiting time is kept, and waits for nothing', () => {
  const { waitMs: _, ...circling } = NEW_WAYPOINT.circling;
  const { altitude, speed, radius, holdMs, mode } = NEW_WAYPOINT;
  expect(keptDefaults({ altitude, speed, radius, holdMs, mode, circling }).circling).toEqual({ ...circling, waitMs: 0 });
  expect(keptDefaults({ altitude, speed, radius, holdMs, mode, circling: { ...circling, waitMs: 5_000 } }).circling.waitMs).toBe(5_000);
});

test('limits, second document, section 9', () => {
  expect(limit.ROUTE_NAME).toEqual({ min: 1, max: 20 });
  expect(limit.ROUTE_REMARKS).toEqual({ max: 100 });
  expect(limit.ROUTE_WAYPOINTS.min).toBe(2);
  expect(limit.ROUTE_CYCLES.min).toBe(0);
  expect(limit.WAYPOINT_ALTITUDE.max).toBe(9_999);
  expect(limit.CRUISE_ALTITUDE_MAX.relative).toBe(500);
  expect(SCAN_ANGLE).toEqual({ min: -360, max: 360 });
  expect(SCAN_SPACING.min).toBe(1);
  expect(RESTRICTED_LIMIT_M.max).toBe(300);
  expect(WAYPOINT_ACTIONS.startLifeDetection.value).toMatchObject({ min: 5, max: 10 });
  const hovers = (height: number) => COMMANDS.takeOff.safeParse({ height }).success;
  expect([0, 1, 200, 201, 1.5].map(hovers)).toEqual([false, true, true, false, false]);
});
