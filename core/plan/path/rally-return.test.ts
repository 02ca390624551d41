import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marginAt } from '../../airspace/engine/margin.ts';
import { along } from '../../airspace/testing/air.ts';
import { metresInside } from '../../airspace/shape.ts';
import type { Zone } from '../../airspace/zone.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Rally } from '../../vehicle/rally.ts';
import type { Route } from '../route.ts';
import { USUAL_PERFORMANCE } from './performance.ts';
import { at, circle, issuesOf, routeOf, told as toldAt } from './testing/told.ts';

type Place = [north: number, east: number, height?: number];

/** Rally points at metres north and east of home, come to thirty metres above home unless said otherwise. */
const rallyAt = (places: Place[], given: Partial<Rally> = {}): { performance: { rally: Rally } } => ({
  performance: {
    rally: {
      points: places.map(([north, east, height = 30], index) => ({ ...at(north, east), number: index + 1, height })),
      reach: null,
      isBeforeHome: null,
      ...given,
    },
  },
});

/** To the east of home, at sixty metres above it. */
const east = (endAction: Route['endAction'] = 'land') =>
  routeOf([[0, 300, { altitude: 60 }], [0, 900, { altitude: 60 }]], { endAction }); // prettier-ignore
const between = () => circle(400, 600, 30);
const TO_RALLY = 'warning route.mayCrossToRally';
/** Without the waypoint: from where on the route it is first met is not what is asked. */
const told = (...given: Parameters<typeof toldAt>): string[] => toldAt(...given).map((line) => line.replace(/ waypoints.*/, ''));

describe('the way back to a rally point', () => {
  test('is held to zones from every point of a route, and told with the point and its place', () => {
    expect(told(east(), [between()])).toEqual([]);
    expect(told(east(), [between()], rallyAt([[800, 600]]))).toEqual([TO_RALLY]);
    const [issue] = issuesOf(east(), [between()], rallyAt([[-800, 600], [800, 600]])); // prettier-ignore
    const { latitude, longitude } = at(800, 600);
    expect(issue).toMatchObject({
      code: 'route.mayCrossToRally',
      params: { zone: 'Airport', rally: 2, place: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` },
    });
    expect(metresBetween(issue!.position, at(0, 600))).toBeLessThan(400);
  });

  test('is told beside the one home, each once for a zone, and not where the route itself breaks it', () => {
    const wide = [circle(300, 300, 100)];
    const home = { position: at(600, 0), altitude: 50 };
    const both = ['warning route.mayCross', TO_RALLY];
    expect(told(east(), wide, { ...rallyAt([[600, 600]]), home }).toSorted()).toEqual(both.toSorted());
    const onRoute = [circle(0, 600, 100)];
    expect(told(east(), onRoute, rallyAt([[800, 600]]))).toEqual(['error route.noFlyZone']);
  });

  test('is flown as high as the aircraft is, or as it comes to that point', () => {
    const layer = (floor: number, ceiling: number) => [circle(400, 600, 30, { floor: 50 + floor, ceiling: 50 + ceiling })];
    expect(told(east(), layer(50, 70), rallyAt([[800, 600]]))).toEqual([TO_RALLY]);
    expect(told(east(), layer(100, 140), rallyAt([[800, 600]]))).toEqual([]);
    expect(told(east(), layer(100, 140), rallyAt([[800, 600, 120]]))).toEqual([TO_RALLY]);
    expect(told(east(), layer(50, 70), rallyAt([[800, 600, 120]]))).toEqual([]);
  });

  test('leads down to the ground there, however deep that is', () => {
    const low = [circle(800, 600, 20, { ceiling: 20 })];
    expect(told(east(), low, rallyAt([[800, 600]]))).toEqual(['warning route.mayCrossToRally']);
    expect(told(east(), low, rallyAt([[800, 700]]))).toEqual([]);
  });

  test('is flown only from as far as the aircraft makes for it', () => {
    const near = { ...circle(600, 850, 20) };
    expect(told(east(), [near], rallyAt([[800, 850]], { reach: 1_000 }))).toEqual([TO_RALLY]);
    expect(told(east(), [near], rallyAt([[800, 850]], { reach: 700 }))).toEqual([]);
    // Up to about 630 m beside the point, which is half of the leg.
    const west = circle(400, 440, 20);
    expect(told(east(), [west], rallyAt([[800, 900]]))).toEqual([TO_RALLY]);
    expect(told(east(), [west], rallyAt([[800, 900]], { reach: 850 }))).toEqual([]);
    const below = circle(800, 900, 20, { ceiling: 20 });
    expect(told(east(), [below], rallyAt([[800, 900]], { reach: 300 })), 'nor does it come down there').toEqual([]);
  });

  test('stays inside of the fence', () => {
    const fence = { within: [{ kind: 'circle' as const, centre: at(0, 450), radius: 600 }], outside: [] };
    expect(told(east(), [], { fence, ...rallyAt([[300, 600]]) })).toEqual([]);
    expect(told(east(), [], { fence, ...rallyAt([[800, 600]]) })).toEqual(['warning route.returnToRallyFence']);
  });
});

describe('a route that ends with a return', () => {
  const ahead = () => circle(0, 1_100, 30);
  const beyond = (given?: Partial<Rally>) => rallyAt([[0, 1_300]], given);

  test('is refused where that leads to a rally point through a zone', () => {
    expect(told(east('return'), [ahead()], beyond())).toEqual(['error route.toRallyZone']);
    expect(told(east('land'), [ahead()], beyond())).toEqual([TO_RALLY]);
    const [issue] = issuesOf(east('return'), [ahead()], beyond());
    expect(issue).toMatchObject({ params: { rally: 1, zone: 'Airport' } });
    const fence = { within: [{ kind: 'circle' as const, centre: at(0, 450), radius: 600 }], outside: [] };
    expect(told(east('return'), [], { fence, ...beyond() })).toContain('error route.toRallyFence');
  });

  test('leads to the nearest of them, and to none that is further than home where home is as good', () => {
    const two: Place[] = [[0, 1_300], [100, 900]]; // prettier-ignore
    expect(told(east('return'), [ahead()], rallyAt(two))).toEqual([TO_RALLY]);
    const far = (given?: Partial<Rally>) => told(east('return'), [ahead()], rallyAt([[0, 2_000]], given));
    expect(far({ isBeforeHome: false })).toEqual([TO_RALLY]);
    expect(far({ isBeforeHome: true })).toEqual(['error route.toRallyZone']);
    expect(far({ isBeforeHome: true, reach: 500 })).toEqual([]);
  });

  test('is held to the way home as before', () => {
    const home = { position: at(-600, 300), altitude: 50 };
    expect(told(east('return'), [circle(-300, 600, 30)], { ...beyond(), home })).toContain('error route.noFlyZone');
  });
});

const metres = (least: number, most: number) => fc.integer({ min: least, max: most });
const share = metres(2, 98).map((hundredths) => hundredths / 100);
const PLACES = fc.record({ north: metres(-1_500, 1_500), east: metres(-1_500, 1_500) });
const isToRally = ({ code }: { code: string }) => code === 'route.mayCrossToRally';

test('whatever zone lies between a waypoint and a rally point is found if the straight way back meets it, and only then', () => {
  const margin = marginAt(USUAL_PERFORMANCE.returnSpeed);
  let [hits, misses] = [0, 0];
  fc.assert(
    fc.property(PLACES, PLACES, share, metres(-150, 150), metres(1, 60), (from, to, part, aside, radius) => {
      // It takes off right there: nothing else is flown.
      const waypoint = at(from.north, from.east);
      const route = routeOf([[from.north, from.east, { altitude: 60 }]]);
      const [length, north, eastward] = [
        Math.hypot(to.north - from.north, to.east - from.east),
        to.north - from.north,
        to.east - from.east,
      ];
      if (length < 1) return;
      const centre = [
        from.north + north * part - (eastward / length) * aside,
        from.east + eastward * part + (north / length) * aside,
      ] as const;
      const zone: Zone = circle(...centre, radius);
      const issues = issuesOf(route, [zone], { ...rallyAt([[to.north, to.east]]), home: { position: waypoint, altitude: 50 } });
      // What is broken by the route itself is told of the route.
      if (issues.some(({ severity }) => severity === 'error')) return;
      const samples = Array.from({ length: 401 }, (_, step) => along(waypoint, at(to.north, to.east), step / 400));
      const inside = Math.max(...samples.map((place) => metresInside(zone.shape, place)));
      // Half a metre is what is rounded, and what lies between two samples.
      const unsure = 0.5 + (length / 400) ** 2 / radius;
      if (Math.abs(inside + margin) < unsure) return;
      const isMet = inside > -margin;
      if (isMet) hits++;
      else misses++;
      expect(issues.some(isToRally)).toBe(isMet);
    }),
    { numRuns: 400 },
  );
  expect(hits).toBeGreaterThan(50);
  expect(misses).toBeGreaterThan(50);
});

test('whoever makes for a rally point through a zone from anywhere on a leg is told', () => {
  const anything = fc.record({
    to: PLACES,
    point: share,
    part: share,
    radius: metres(1, 80),
    reach: fc.option(metres(100, 3_000)),
    height: metres(0, 150),
  });
  let hits = 0;
  fc.assert(
    fc.property(anything, ({ to, point, part, radius, reach, height }) => {
      const [begin, end] = [at(0, 300), at(0, 900)];
      const [from, rally] = [along(begin, end, point), at(to.north, to.east)];
      if (reach !== null && metresBetween(from, rally) > reach) return;
      const { north, east: aside } = { north: to.north * part, east: (300 + 600 * point) * (1 - part) + to.east * part };
      const back = Math.max(60, height);
      const zone = circle(north, aside, radius, { floor: 50 + back - 5, ceiling: 50 + back + 5 });
      const issues = issuesOf(east(), [zone], rallyAt([[to.north, to.east, height]], { reach }));
      if (issues.some(({ severity }) => severity === 'error')) return;
      hits++;
      expect(issues.some(isToRally)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(hits).toBeGreaterThan(80);
});
