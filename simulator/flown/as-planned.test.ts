import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { decode } from '@skyhelm/core/mavlink/frame';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { tlogReader } from '@skyhelm/core/mavlink/tlog';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { expect, test } from 'vitest';
import { flyMission } from './fly-mission.ts';

const START = { latitude: 22.6086, longitude: 114.0512 };
const { positionAt, offsetOf } = tangentPlane(START);

interface Seen {
  north: number;
  height: number;
  speed: number;
}

/** Everything that was heard of the flight, in still air. */
function flownBy(flavour: string, items: readonly MissionItem[]): Seen[] {
  const seen: Seen[] = [];
  const reader = tlogReader(({ frame }) => {
    if (frame?.message.name !== 'GLOBAL_POSITION_INT') return;
    const { lat, lon, relative_alt, vx, vy } = decode(frame) as Record<'lat' | 'lon' | 'relative_alt' | 'vx' | 'vy', number>;
    const { north } = offsetOf({ latitude: lat / 1e7, longitude: lon / 1e7 });
    seen.push({ north, height: relative_alt / 1_000, speed: Math.hypot(vx, vy) / 100 });
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
