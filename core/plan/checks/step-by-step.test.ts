import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airChecker } from '../../airspace/engine/check.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE, type Fence } from '../../airspace/fence.ts';
import { zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { changeWaypoints, insertWaypoints, moveWaypoints, removeWaypoints, reverseRoute } from '../edits/index.ts';
import { estimateOf, type Estimate } from '../estimate.ts';
import { airspaceIssues } from '../path/airspace-issues.ts';
import { plannedPerformance, USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import { wayMemory } from '../path/way-memory.ts';
import { wayOf } from '../path/way-of.ts';
import type { Route } from '../route.ts';
import { anyRoute, placeAt } from '../testing/any-route.ts';
import { airspace, WHENEVER, type Airspace } from './airspace.ts';

const metres = fc.integer({ min: -800, max: 800 });
const anyStep = fc.record({
  kind: fc.constantFrom(
    'move',
    'moveSeveral',
    'drag',
    'insert',
    'remove',
    'lift',
    'reverse',
    'undo',
    'cycles',
    'entry',
    'heights',
    'home',
    'rally',
    'wings',
  ),
  at: fc.nat(20),
  north: metres,
  east: metres,
});
interface Edit {
  kind: string;
  at: number;
  north: number;
  east: number;
}

/** What an editor does to a route, once; a drag is many of them. */
function edited(route: Route, { kind, at, north, east }: Edit): Route[] {
  const index = at % Math.max(1, route.waypoints.length);
  const place = placeAt(north, east);
  const waypoint = route.waypoints[index];
  if (kind === 'insert') return [insertWaypoints(route, index, [{ ...(waypoint ?? FIRST), ...place }])];
  if (kind === 'reverse') return [reverseRoute(route)];
  if (kind === 'cycles') return [{ ...route, cycles: at % 3 }];
  if (kind === 'entry') return [{ ...route, entryPoint: index + 1 }];
  if (kind === 'heights') return [{ ...route, heightMode: route.heightMode === 'relative' ? 'absolute' : 'relative' }];
  if (kind === 'wings')
    return [{ ...route, wings: at % 2 === 0 ? null : { kind: at % 3 === 0 ? 'vtol' : 'fixedWing', turnRadius: 40 + at, slowest: 12 } }];
  if (!waypoint) return [];
  if (kind === 'move') return [changeWaypoints(route, [index], place)];
  if (kind === 'moveSeveral') return [moveWaypoints(route, [0, index], waypoint, place)];
  if (kind === 'drag') return [0.2, 0.6, 1].map((share) => moveWaypoints(route, [index], waypoint, placeAt(north * share, east * share)));
  if (kind === 'lift') return [changeWaypoints(route, [index], { altitude: 20 + Math.abs(north) / 10 })];
  return kind === 'remove' ? [removeWaypoints(route, [index])] : [];
}

const FIRST = { ...fc.sample(anyRoute, { numRuns: 1, seed: 1 })[0]!.waypoints[0]! };

const anyZone: fc.Arbitrary<Omit<Zone, 'id'>> = fc.tuple(metres, metres, fc.boolean()).map(([north, east, isRound]) => {
  const corners = [placeAt(north - 60, east), placeAt(north, east + 90), placeAt(north + 70, east - 20)];
  return zoneOf(isRound ? { kind: 'circle', centre: placeAt(north, east), radius: 60 } : { kind: 'polygon', points: corners }, {
    ceiling: 60,
  });
});

const FENCE: Fence = { within: [{ kind: 'circle', centre: placeAt(0, 0), radius: 2_500 }], outside: [] };

/** Without anything that is remembered from one route to the next. */
const fromScratch = (route: Route, { zones, fence, home, performance = plannedPerformance(route) }: Airspace) =>
  airspaceIssues(airChecker({ zones, fence: fenceIndex(fence) })(wayOf(route, home, performance), WHENEVER));

/** Of an aircraft with two rally points. */
const rallying = ({ at, north, east }: Edit): Performance => ({
  ...USUAL_PERFORMANCE,
  rally: {
    points: [placeAt(north, east), placeAt(-east, north)].map((place, index) => ({ ...place, number: index + 1, height: 20 + at })),
    reach: at % 2 === 0 ? null : 400,
    isBeforeHome: at % 3 === 0,
  },
});

test('whatever is edited step by step and taken back, the same is found as from scratch, at the same places and as long', () => {
  let issues = 0;
  fc.assert(
    fc.property(
      anyRoute,
      fc.array(anyStep, { minLength: 1, maxLength: 12 }),
      fc.array(anyZone, { minLength: 1, maxLength: 12 }),
      (first, steps, drawn) => {
        const zones = zoneIndex(drawn.map((zone, id) => ({ ...zone, id: String(id) })));
        let home: Airspace['home'] = { position: placeAt(-500, -500), altitude: 10 };
        let performance: Performance | undefined;
        const past = [first];
        const told: [Route, Estimate][] = [];
        // One that has room to remember what few pieces may break, and asks again of all others.
        const [forgetful, remembered] = [airChecker({ zones, fence: fenceIndex(FENCE) }, 20), wayMemory()];
        const agree = (route: Route) => {
          const air = { zones, fence: FENCE, home, performance };
          const flown = airspace({ name: '', remarks: '', route, limits: {}, airspace: air });
          expect(flown).toEqual(fromScratch(route, air));
          const way = remembered(route, home, performance ?? plannedPerformance(route));
          expect(airspaceIssues(forgetful(way, WHENEVER))).toEqual(flown);
          told.push([route, estimateOf(route)]);
          issues += flown.length;
        };
        agree(first);
        for (const step of steps) {
          if (step.kind === 'undo' && past.length > 1) past.pop();
          if (step.kind === 'home') home = step.at % 3 === 0 ? undefined : { position: placeAt(step.north, step.east), altitude: step.at };
          if (step.kind === 'rally') performance = step.at % 5 === 0 ? undefined : rallying(step);
          const made = edited(past.at(-1)!, step);
          past.push(...made.slice(-1));
          for (const route of made.length > 0 ? made : [past.at(-1)!]) agree(route);
        }
        // Of waypoints that are new nothing can be remembered.
        for (const [route, estimate] of told) expect(estimate).toEqual(estimateOf(structuredClone(route)));
      },
    ),
    { numRuns: 60 },
  );
  expect(issues).toBeGreaterThan(500);
});

test('a way without times is never held to a departure', () => {
  const [route] = fc.sample(anyRoute, { numRuns: 1, seed: 2 });
  const check = airChecker({ zones: zoneIndex([]), fence: fenceIndex(FENCE) });
  const way = wayMemory()(route!, undefined, USUAL_PERFORMANCE);
  expect(check(way, WHENEVER)).toBeDefined();
  expect(() => check(way, { now: 0, departure: { earliest: 0, latest: 0 } })).toThrow('without times');
});

test('the very same way is looked at again at another time', () => {
  const [route] = fc.sample(anyRoute, { numRuns: 1, seed: 2 });
  const zones = zoneIndex([zoneOf({ kind: 'circle', centre: placeAt(0, 0), radius: 9_000 }, { validUntil: 100 })]);
  const check = airChecker({ zones, fence: fenceIndex(NO_FENCE) });
  const way = wayMemory()(route!, undefined, USUAL_PERFORMANCE);
  expect(check(way, { now: 0 })).not.toEqual([]);
  expect(check(way, { now: 200 })).toEqual([]);
});
