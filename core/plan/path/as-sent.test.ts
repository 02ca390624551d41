import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airChecker } from '../../airspace/engine/check.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { beside, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { toMission } from '../mission/to-mission.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { WAYPOINT_MODES, type Route } from '../route.ts';
import { USUAL_PERFORMANCE } from './performance.ts';
import { wayOf } from './way-of.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const metres = fc.integer({ min: -2_000, max: 2_000 });
const waypoint = fc.record({
  north: metres,
  east: metres,
  mode: fc.constantFrom(...WAYPOINT_MODES),
  circling: fc.record({
    radius: fc.integer({ min: 5, max: 1_000 }),
    clockwise: fc.boolean(),
    turns: fc.integer({ min: 1, max: 2 }),
    waitMs: fc.constant(0),
  }),
});

test('whatever lies on the way between two places that PX4 is sent to is found by whoever checks the route', () => {
  fc.assert(
    fc.property(
      fc.array(waypoint, { minLength: 2, maxLength: 4 }),
      fc.nat(),
      fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000),
      (places, leg, share) => {
        const waypoints = places.map(({ north, east, ...own }) => ({ ...waypointAt(beside(HOME, north, east), NEW_ROUTE), ...own }));
        const route: Route = { ...NEW_ROUTE, endAction: 'land', waypoints };
        const { items } = toMission(route, { autopilot: 'px4', kind: 'multirotor', home: undefined });
        const sent = items
          .filter(({ command }) => command === MavCmd.NAV_WAYPOINT)
          .map(({ latitude, longitude }) => ({ latitude, longitude }));
        const at = leg % (sent.length - 1);
        const [from, to] = [sent[at]!, sent[at + 1]!];
        const centre = {
          latitude: from.latitude + (to.latitude - from.latitude) * share,
          longitude: from.longitude + (to.longitude - from.longitude) * share,
        };
        const check = airChecker({ zones: zoneIndex([zoneOf({ kind: 'circle', centre, radius: 1 })]), fence: fenceIndex(NO_FENCE) });
        expect(check(wayOf(route, undefined, USUAL_PERFORMANCE), { now: 0 })).not.toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
