import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airChecker } from '../../airspace/engine/check.ts';
import { between } from '../../airspace/engine/place.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { beside, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { metresBetween } from '../../geo/distance.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { reachOf } from '../checks/safe-radius.ts';
import { toMission } from '../mission/to-mission.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { TURN_MODES, WAYPOINT_MODES, type Route } from '../route.ts';
import { USUAL_PERFORMANCE } from './performance.ts';
import { wayOf } from './way-of.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const metres = fc.integer({ min: -2_000, max: 2_000 });
const waypoint = fc.record({
  north: metres,
  east: metres,
  mode: fc.constantFrom(...WAYPOINT_MODES),
  turnMode: fc.constantFrom(...TURN_MODES),
  radius: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 2_000 })),
  holdMs: fc.integer({ min: 0, max: 5 }).map((seconds) => seconds * 1_000),
  circling: fc.record({
    radius: fc.integer({ min: 5, max: 1_000 }),
    clockwise: fc.boolean(),
    turns: fc.integer({ min: 1, max: 2 }),
    waitMs: fc.integer({ min: 0, max: 3 }).map((seconds) => seconds * 1_000),
  }),
});
const share = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);

interface Place {
  latitude: number;
  longitude: number;
}

/** Towards each place until it counts as reached, and from there to the next: as near to it as some share of its radius, for whoever is slow to turn. */
function flownBy(items: readonly (Place & { params: readonly (number | null)[] })[], lateness: readonly number[]): Place[] {
  let here: Place = items[0]!;
  return [
    here,
    ...items.slice(1).map((to, index) => {
      const [metresLeft, radius] = [metresBetween(here, to), to.params[1]! * (1 - lateness[index % lateness.length]!)];
      return (here = metresLeft <= radius ? here : between(here, to, 1 - radius / metresLeft));
    }),
  ];
}

test('whatever lies on the way between two places that PX4 is sent to is found by whoever checks the route', () => {
  let cut = 0;
  fc.assert(
    fc.property(
      fc.array(waypoint, { minLength: 2, maxLength: 5 }),
      fc.array(fc.constantFrom(0, 0, 0.5, 1), { minLength: 1, maxLength: 5 }),
      fc.nat(),
      share,
      (places, lateness, leg, along) => {
        const drawn = places.map(({ north, east, ...own }) => ({ ...waypointAt(beside(HOME, north, east), NEW_ROUTE), ...own }));
        // Wider than to the waypoint before or behind it no radius is allowed.
        const waypoints = drawn.map((one, index) => ({ ...one, radius: Math.min(one.radius, reachOf(drawn, index)) }));
        const route: Route = { ...NEW_ROUTE, endAction: 'land', waypoints };
        const { items } = toMission(route, { autopilot: 'px4', kind: 'multirotor', home: undefined });
        const flown = flownBy(items.filter(({ command }) => command === MavCmd.NAV_WAYPOINT), lateness); // prettier-ignore
        const at = leg % (flown.length - 1);
        const centre = between(flown[at]!, flown[at + 1]!, along);
        if (waypoints.some(({ radius }) => radius > 100)) cut++;
        const check = airChecker({ zones: zoneIndex([zoneOf({ kind: 'circle', centre, radius: 1 })]), fence: fenceIndex(NO_FENCE) });
        expect(check(wayOf(route, undefined, USUAL_PERFORMANCE), { now: 0 })).not.toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
  expect(cut).toBeGreaterThan(200);
});
