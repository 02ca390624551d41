import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import { decode } from '@skyhelm/core/mavlink/frame';
import { tlogReader } from '@skyhelm/core/mavlink/tlog';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { NEW_ROUTE, NEW_WAYPOINT } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { expect, test } from 'vitest';
import { flyMission } from './fly-mission.ts';

const START = { latitude: 22.6086, longitude: 114.0512 };
const BEGAN = Date.UTC(2026, 2, 10, 8);

const item = (command: number, north: number, params: MissionItem['params'] = [0, 0, 0, 0]): MissionItem => ({
  command,
  frame: MavFrame.GLOBAL_RELATIVE_ALT,
  params,
  ...tangentPlane(START).positionAt({ north, east: 0 }),
  altitude: 30,
  autoContinue: true,
});

/** The same as a route: as fast as this aircraft flies where nobody tells it how fast. */
const ROUTE: Route = {
  ...NEW_ROUTE,
  endAction: 'return',
  waypoints: [
    {
      ...NEW_WAYPOINT,
      ...tangentPlane(START).positionAt({ north: 150, east: 0 }),
      altitude: 30,
      speed: 10,
      mode: 'pass',
      acceleration: 2.5,
    },
  ],
};

test('a mission is flown at once, there and back, and recorded with the times it would have had', () => {
  const recorded = flyMission({
    ...{ flavour: 'copter', start: START, elevation: 12, seed: 3, wind: { speed: 3, from: 300, gust: 1 }, beganAt: BEGAN },
    items: [item(MavCmd.NAV_TAKEOFF, 0), item(MavCmd.NAV_WAYPOINT, 150), item(MavCmd.NAV_RETURN_TO_LAUNCH, 0)],
  });
  const times: number[] = [];
  const places: { at: number; north: number; height: number }[] = [];
  const { offsetOf } = tangentPlane(START);
  const reader = tlogReader(({ at, frame }) => {
    times.push(at);
    if (frame?.message.name !== 'GLOBAL_POSITION_INT') return;
    const { lat, lon, relative_alt } = decode(frame) as { lat: number; lon: number; relative_alt: number };
    places.push({ at, north: offsetOf({ latitude: lat / 1e7, longitude: lon / 1e7 }).north, height: relative_alt / 1_000 });
  });
  reader.take(recorded);
  reader.end();
  expect(times[0]).toBeGreaterThanOrEqual(BEGAN);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...places.map(({ north }) => north))).toBeGreaterThan(140);
  expect(Math.max(...places.map(({ height }) => height))).toBeGreaterThan(28);
  const { north, height } = places.at(-1)!;
  expect(Math.abs(north), 'home again').toBeLessThan(5);
  expect(height).toBeLessThan(1);
  // What is told before a flight is to be believed: within 15 % of what it takes from the ground to the ground.
  const aloft = places.filter((place) => place.height > 0.5);
  const took = (aloft.at(-1)!.at - aloft[0]!.at) / 1_000;
  const { seconds } = estimateOf(ROUTE, { position: START, altitude: 12 });
  expect(Math.abs(seconds / took - 1), `${seconds} s were told, ${took} s flown`).toBeLessThan(0.15);
});
