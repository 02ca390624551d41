import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HERE } from '../pattern/testing/anywhere.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { Rally } from '../../vehicle/rally.ts';
import type { Route } from '../route.ts';
import { formationRoutes } from './cells.ts';
import { encountersOf, planFormation, separationIssues, unprovenIssues } from './check-formation.ts';
import { delayOf } from './formation.ts';
import { anyFormation, anyWay, formationOf, routeAt, through } from './testing/any-formation.ts';

describe('homes that are not level', () => {
  const anyHeight = fc.integer({ min: -50, max: 3_000 });
  const homesAt = (...altitudes: (number | undefined)[]) =>
    altitudes.map((altitude, index) => ({ position: HERE.placeAt(-40 * index, -30), altitude }));

  test('heights above one’s own home are as far apart as the same heights above the sea', () => {
    fc.assert(
      fc.property(anyWay, anyFormation, anyHeight, fc.integer({ min: -60, max: 60 }), (way, formation, high, step) => {
        const homes = homesAt(high, high + step);
        const relative = formationRoutes(routeAt(HERE, way), { ...formation, count: 2 });
        const absolute = relative.map((own, member): Route => {
          const lifted = own.waypoints.map((one) => ({ ...one, altitude: one.altitude + homes[member]!.altitude! }));
          return { ...own, heightMode: 'absolute', waypoints: lifted };
        });
        const nearest = (routes: Route[]) =>
          encountersOf(
            routes.map((route, member) => ({ route, home: homes[member], delay: delayOf(formation, member) })),
            1,
          )[0]!;
        expect(nearest(relative).metres).toBeCloseTo(nearest(absolute).metres, 6);
        expect(nearest(relative).seconds).toBeCloseTo(nearest(absolute).seconds, 6);
      }),
      { numRuns: 100 },
    );
  });

  test('a height step that the hill takes away again does not keep two apart', () => {
    const route = through([[0, 0], [0, 300]], { endAction: 'homingHover' }); // prettier-ignore
    // The second cell lies 5 m beside and 20 m above the first; its aircraft takes off 20 m lower.
    const stepped = formationOf({ count: 2, cellDistance: 5, heightStep: 20 });
    const homes = (lower: number) => [
      { position: HERE.placeAt(0, 0), altitude: 100 },
      { position: HERE.placeAt(-12, 0), altitude: 100 - lower },
    ];
    expect(planFormation(route, stepped, { homes: homes(0) }).issues).toEqual([]);
    const { issues } = planFormation(route, stepped, { homes: homes(20) });
    expect(issues).toMatchObject([{ code: 'formation.tooClose', params: { one: 1, other: 2, metres: 5 } }]);
  });

  test('where it is not known how high a home is, that is said and nothing else', () => {
    const route = through([
      [0, 0],
      [0, 300],
    ]);
    const formation = formationOf({ count: 3 });
    const said = (...altitudes: (number | undefined)[]) => {
      const homes = homesAt(...altitudes);
      const members = formationRoutes(route, formation).map((own, index) => ({ route: own, delay: 0, home: homes[index] }));
      return { unproven: unprovenIssues(members), pairs: encountersOf(members, 500).map(({ one, other }) => [one, other]), members };
    };
    expect(said(100, 100, 100).unproven).toEqual([]);
    const { unproven, pairs, members } = said(100, undefined, 100);
    expect(unproven).toMatchObject([{ code: 'formation.homeAltitude', severity: 'error', params: { number: 2 } }]);
    expect(pairs).toEqual([[0, 2]]);
    expect(separationIssues(encountersOf(members, 500), 500)).toHaveLength(1);
    expect(unprovenIssues(members.slice(1, 2))).toEqual([]);
    // As long as nobody has chosen aircraft it is reckoned as if they stood level, and said so.
    expect(planFormation(route, formation).issues).toMatchObject([{ code: 'formation.levelHomes', severity: 'warning' }]);
    expect(planFormation(route, formation, { homes: homesAt(100, 100, 100) }).issues).toEqual([]);
  });
});

describe('aircraft that return to rally points', () => {
  // Two that fly side by side, 200 m apart, from homes below their first waypoints.
  const members = (given: Partial<Rally>, ...places: [north: number, east: number][]) =>
    [0, 200].map((north) => ({
      route: through([[north, 0], [north, 400]], { endAction: 'return' }), // prettier-ignore
      delay: 0,
      home: { position: HERE.placeAt(north, 0), altitude: 10 },
      performance: {
        ...USUAL_PERFORMANCE,
        rally: {
          points: places.map(([toNorth, east], index) => ({ ...HERE.placeAt(toNorth, east), number: index + 1, height: 0 })),
          reach: null,
          isBeforeHome: false,
          ...given,
        },
      },
    }));
  const metres = (...given: Parameters<typeof members>) => encountersOf(members(...given), 10)[0]!.metres;

  test('meet at the one that both make for, and not at one that none of them does', () => {
    expect(metres({})).toBeGreaterThan(150);
    expect(metres({}, [100, 500])).toBeLessThan(1);
    expect(metres({}, [100, 2_000]), 'home is nearer').toBeGreaterThan(150);
    expect(metres({ isBeforeHome: true, reach: 500 }, [100, 2_000]), 'out of reach').toBeGreaterThan(150);
    expect(metres({ isBeforeHome: true }, [100, 2_000])).toBeLessThan(1);
    expect(metres({}, [-20, 500], [220, 500]), 'each has its own').toBeGreaterThan(150);
  });

  test('are not said to keep apart where nobody knows which of them each makes for', () => {
    expect(metres({ isBeforeHome: null }, [100, 500])).toBeLessThan(10);
    expect(metres({ isBeforeHome: null, reach: 50 }, [100, 500]), 'none is near enough').toBeGreaterThan(150);
  });
});
