import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { decode } from '@skyhelm/core/mavlink/frame';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { tlogReader } from '@skyhelm/core/mavlink/tlog';
import { flownCircle } from '@skyhelm/core/plan/circling-told';
import { changeWaypoints } from '@skyhelm/core/plan/edits/index';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { traitsOf } from '@skyhelm/core/vehicle/flight-traits';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { expect, test } from 'vitest';
import { copter } from '../flavours/ardupilot.ts';
import { parameterSet } from '../flavours/parameters.ts';
import { flyMission } from './fly-mission.ts';

const START = { latitude: 22.6086, longitude: 114.0512 };
const { positionAt, offsetOf } = tangentPlane(START);

interface Seen {
  seconds: number;
  north: number;
  east: number;
  height: number;
  speed: number;
}

/** Everything that was heard of the flight, in still air. */
function flownBy(flavour: string, items: readonly MissionItem[]): Seen[] {
  const seen: Seen[] = [];
  const reader = tlogReader(({ frame }) => {
    if (frame?.message.name !== 'GLOBAL_POSITION_INT') return;
    type Said = Record<'time_boot_ms' | 'lat' | 'lon' | 'relative_alt' | 'vx' | 'vy', number>;
    const { time_boot_ms, lat, lon, relative_alt, vx, vy } = decode(frame) as Said;
    const { north, east } = offsetOf({ latitude: lat / 1e7, longitude: lon / 1e7 });
    seen.push({ seconds: time_boot_ms / 1_000, north, east, height: relative_alt / 1_000, speed: Math.hypot(vx, vy) / 100 });
  });
  const still = { speed: 0, from: 0, gust: 0 };
  reader.take(flyMission({ flavour, start: START, elevation: 12, seed: 3, wind: still, beganAt: Date.UTC(2026, 2, 10, 8), items }));
  reader.end();
  return seen;
}

const routeOf = (height: number, speed: number, ...norths: number[]): Route => {
  const plan = { ...NEW_ROUTE, height, speed, endAction: 'return' as const };
  return { ...plan, waypoints: norths.map((north) => ({ ...waypointAt(positionAt({ north, east: 0 }), plan), mode: 'pass' as const })) };
};

test('a VTOL of ArduPilot flies at the speed that it was planned with', () => {
  const vehicle: MissionVehicle = { autopilot: 'ardupilot', kind: 'vtol', home: START };
  const { items } = toMission(routeOf(60, 14, 300, 1_800), vehicle);
  const byGround = items.map((item) =>
    item.command === MavCmd.DO_CHANGE_SPEED ? { ...item, params: [1, 14, -1, 0] as MissionItem['params'] } : item,
  );
  const alongWay = (sent: readonly MissionItem[]) => {
    const way = flownBy('quadplane', sent).filter(({ north, height }) => north > 800 && north < 1_600 && Math.abs(height - 60) < 5);
    return way.reduce((sum, { speed }) => sum + speed, 0) / way.length;
  };
  expect(alongWay(items)).toBeCloseTo(14, 0);
  expect(alongWay(byGround), 'which is what it cruises with').toBeGreaterThan(16);
});

test('a copter of ArduPilot comes down to the level of home where it is planned there, and stays up where it is told nought', () => {
  const vehicle: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: START };
  const route = routeOf(40, 8, 60, 160, 260);
  const low = { ...route, waypoints: route.waypoints.map((waypoint, index) => (index === 0 ? waypoint : { ...waypoint, altitude: 0 })) };
  const { items } = toMission(low, vehicle);
  const between = (sent: readonly MissionItem[]) =>
    flownBy('copter', sent)
      .filter(({ north }) => north > 180 && north < 240)
      .map(({ height }) => height);
  // Behind the last waypoint it comes back at the height it returns with.
  expect(Math.min(...between(items))).toBeLessThan(3);
  const nought = items.map((item) => (item.command === MavCmd.NAV_WAYPOINT && item.altitude < 1 ? { ...item, altitude: 0 } : item));
  expect(Math.min(...between(nought))).toBeGreaterThan(37);
});

test('a copter of ArduPilot circles as long as its parameters have it, however fast it is told to', () => {
  const { get } = parameterSet(copter.parameters);
  const { craft } = performanceOf(traitsOf({ kind: 'multirotor', autopilot: 'ardupilot' }, get));
  const vehicle: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: START };
  // The one is held back by its rate, the other one by its acceleration.
  for (const radius of [3, 40]) {
    const straight = routeOf(30, 12, 40, 160, 20);
    const circles = { mode: 'circle', circling: { radius, clockwise: false, turns: 4, waitMs: 0 } } as const;
    const route = changeWaypoints(straight, [1], circles);
    const seen = flownBy('copter', toMission(route, vehicle).items);
    const fromMiddle = ({ north, east }: Seen) => Math.hypot(north - 160, east);
    const begin = seen.findIndex((one) => fromMiddle(one) < radius + 2);
    // It comes to its nearest point, and leaves it the way it came.
    const end = seen.findIndex((one, index) => index > begin && fromMiddle(one) > radius + 8);
    const flown = seen[end]!.seconds - seen[begin]!.seconds;
    const { seconds, metres } = flownCircle(route.waypoints[1]!, craft);
    expect(Math.abs(flown / seconds - 1), `${radius} m: ${flown} s of ${seconds}`).toBeLessThan(0.1);
    expect(flown).toBeGreaterThan(1.5 * (metres / 12));
  }
});
