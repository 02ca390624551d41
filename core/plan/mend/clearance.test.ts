import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FENCE, type Fence } from '../../airspace/fence.ts';
import { number, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { checkRoute } from '../checks/index.ts';
import { clearanceOf } from '../checks/terrain.ts';
import type { Route } from '../route.ts';
import { groundLines, terrainAlong } from '../terrain/ground-lines.ts';
import { placesAlong, type Terrain } from '../terrain/ground.ts';
import { placeAt, routeThrough, START } from '../testing/any-route.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { clearanceMendings } from './clearance.ts';
import { planningIn } from './mendings.ts';

const HOME = { position: placeAt(0, 0), altitude: 100 };
type GroundAt = (north: number, east: number) => number | null;
const { offsetOf } = tangentPlane(START);

/** East for two kilometres, north and back home. */
const round = (given: Partial<Route> = {}): Route =>
  routeThrough([[0, 100], [0, 1_000], [0, 2_000], [1_000, 2_000]], { height: 30, endAction: 'land', ...given }); // prettier-ignore
const hill =
  (top: number): GroundAt =>
  (north, east) =>
    Math.abs(north) < 50 && Math.abs(east - 1_500) < 100 ? top : 100;

function terrainBelow(route: Route, at: GroundAt): Terrain {
  const lines = groundLines(route, { home: HOME });
  const grounds = lines.map((line) =>
    line.slice(1).map((to, leg) => placesAlong(line[leg]!, to, 30).map((place) => {
      const { north, east } = offsetOf(place);
      return at(north, east);
    })),
  ); // prettier-ignore
  return terrainAlong(route, { home: HOME }, grounds)!;
}

function airOf({ zones = [], fence = NO_FENCE }: { zones?: Zone[]; fence?: Fence }) {
  return { zones: zoneIndex(zones), fence, home: HOME };
}
const lowIn = (route: Route, at: GroundAt, further = terrainBelow(route, at).further ?? []) => {
  const terrain = { ...terrainBelow(route, at), further };
  return checkRoute({ name: 'x', remarks: '', route, limits: {}, airspace: airOf({}), terrain }).filter(clearanceOf);
};

function offered(route: Route, at: GroundAt, air: Parameters<typeof airOf>[0] = {}) {
  const [issue] = lowIn(route, at);
  return clearanceMendings(issue!, planningIn(airOf(air), route, terrainBelow(route, at)));
}

test('a leg below a hill is raised above it by its two waypoints, or all of the route follows the ground', () => {
  const [raised, followed, ...more] = offered(round(), hill(150));
  expect(more).toEqual([]);
  expect(raised).toMatchObject({ kind: 'raise', metres: 61, touched: [1, 2] });
  expect(raised!.route.waypoints.map(({ altitude }) => altitude)).toEqual([30, 61, 61, 30]);
  expect(lowIn(raised!.route, hill(150))).toEqual([]);
  expect(followed).toMatchObject({ kind: 'follow', metres: 30 });
  expect(lowIn(followed!.route, hill(150))).toEqual([]);
  expect(followed!.route.waypoints.length).toBeGreaterThan(4);
});

test('heights above the sea are raised as they count, and followed as high above the ground as the route begins', () => {
  const above = round({ heightMode: 'absolute', height: 130 });
  expect(offered(above, hill(150))).toMatchObject([
    { kind: 'raise', metres: 161 },
    { kind: 'follow', metres: 30 },
  ]);
});

test('the way back is raised where it begins, and the way from home where it leads to', () => {
  const behind: GroundAt = (north, east) => (Math.abs(east - 2 * north) < 200 && Math.abs(north - 500) < 100 ? 150 : 100);
  const [raised, ...more] = offered(round({ endAction: 'homingLand' }), behind);
  expect([raised, more]).toMatchObject([{ kind: 'raise', metres: 61, touched: [3] }, []]);
  const before: GroundAt = (_, east) => (Math.abs(east - 50) < 20 ? 150 : 100);
  expect(offered(round(), before)).toMatchObject([{ kind: 'raise', metres: 61, touched: [0] }]);
});

test('nothing is offered that leads into a zone, over the fence or higher than anything may fly', () => {
  const kinds = (...asked: Parameters<typeof offered>) => offered(...asked).map(({ kind }) => kind);
  const above = zoneOf({ kind: 'circle', centre: placeAt(0, 1_500), radius: 300 }, { floor: 150 });
  expect(kinds(round(), hill(150), { zones: [above] })).toEqual([]);
  expect(kinds(round(), hill(150), { fence: { ...NO_FENCE, ceiling: 50 } })).toEqual([]);
  expect(kinds(round(), hill(600))).toEqual([]);
});

test('where nobody knows all of the ground nothing follows it', () => {
  const partly: GroundAt = (north, east) => (north > 500 ? null : hill(150)(north, east));
  expect(offered(round(), partly).map(({ kind }) => kind)).toEqual(['raise']);
});

test('whatever is offered mends what it is offered for, and makes nothing else too low', () => {
  const place = fc.tuple(number(-1_500, 1_500), number(-1_500, 1_500));
  const kinds = { raise: 0, follow: 0 };
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 3, maxLength: 5 }),
      fc.array(fc.tuple(place, number(20, 150), number(100, 500)), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('land' as const, 'homingLand' as const, 'return' as const),
      fc.constantFrom(1, 3),
      (places, hills, endAction, cycles) => {
        const ground: GroundAt = (north, east) =>
          100 + Math.max(0, ...hills.map(([[n, e], top, wide]) => top * (1 - Math.hypot(north - n, east - e) / wide)));
        const route = routeThrough(places, { height: 30, endAction, cycles });
        const keyOf = (issue: ReturnType<typeof lowIn>[number]) => `${clearanceOf(issue)} ${issue.at?.[1]}`;
        const low = lowIn(route, ground);
        const before = low.map(keyOf);
        for (const issue of low) {
          for (const { kind, route: mended } of clearanceMendings(issue, planningIn(airOf({}), route, terrainBelow(route, ground)))) {
            kinds[kind as keyof typeof kinds]++;
            const after = lowIn(mended, ground).map(keyOf);
            if (kind === 'raise') {
              expect(after).not.toContain(keyOf(issue));
              expect(before).toEqual(expect.arrayContaining(after));
            } else expect(lowIn(mended, ground, [])).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(kinds.raise).toBeGreaterThan(30);
  expect(kinds.follow).toBeGreaterThan(10);
});
