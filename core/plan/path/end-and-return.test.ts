import { describe, expect, test } from 'vitest';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { LandingRoute } from '../landing/landing.ts';
import type { EndAction, Route, Waypoint } from '../route.ts';
import { at, circle, routeOf, told } from './testing/told.ts';

const errors = (...given: Parameters<typeof told>) => told(...given).filter((line) => line.startsWith('error'));
/** Between two heights above home, which is at fifty above the sea. */
const slice = (north: number, east: number, floor: number, ceiling: number) =>
  circle(north, east, 20, { floor: 50 + floor, ceiling: 50 + ceiling });

describe('a landing that is broken off', () => {
  const landing = (given: Partial<LandingRoute>) =>
    routeOf([[1_500, 0, { altitude: 20, speed: 10 }]], {
      endAction: 'landingRoute',
      landing: { ...NEW_LANDING, place: at(0, 1_000), heading: 90, distance: 400, relativeHeight: 30, ...given },
    });
  const place = (floor: number, ceiling: number) => [slice(0, 1_000, floor, ceiling)];
  const plane = { performance: { turnRadius: 75, isUpright: false, climbRate: 3 } };

  test('is flown above its place as high as it is told to climb, and as high as the approach begins', () => {
    expect(errors(landing({ goAroundHeight: 90 }), place(70, 80))).toEqual(['error route.noFlyZone waypoints.0']);
    expect(errors(landing({ goAroundHeight: 60 }), place(70, 80))).toEqual([]);
    expect(errors(landing({ goAroundHeight: 20 }), place(26, 40))).toEqual(['error route.noFlyZone waypoints.0']);
    expect(errors(landing({ goAroundHeight: 90 }), place(100, 110))).toEqual([]);
  });

  test('goes on beyond the place on wings, as far as that climb takes, and no higher', () => {
    // Twelve metres a second and three up: ninety metres up are 360 further on, twenty are 80.
    const beyond = (floor: number, ceiling: number) => [slice(0, 1_330, floor, ceiling)];
    expect(errors(landing({ goAroundHeight: 90 }), beyond(60, 80), plane)).toEqual(['error route.noFlyZone waypoints.0']);
    expect(errors(landing({ goAroundHeight: 90 }), beyond(100, 120), plane)).toEqual([]);
    expect(errors(landing({ goAroundHeight: 20 }), beyond(0, 20), plane)).toEqual([]);
    expect(errors(landing({ goAroundHeight: 90 }), beyond(60, 80)), 'what can stop turns back').toEqual([]);
  });
});

describe('the circle of a landing route', () => {
  const pass = { mode: 'pass', radius: 1, speed: 15, altitude: 60 } as const;
  const wings = { turnRadius: 80, slowest: 12, isUpright: false, climbRate: 3, descentRate: 2, returnSpeed: 12 };
  // Half a kilometre wide: it comes in to the west, and its middle lies three kilometres to the east and half a kilometre to the north of home.
  const landing = { ...NEW_LANDING, place: at(0, 1_000), heading: 270, distance: 2_000, waitingRadius: 500, clockwise: true };
  const ending = (last: Partial<Waypoint> = {}) =>
    routeOf([[500, -3_000, pass], [500, -1_000, { ...pass, ...last }]], { endAction: 'landingRoute', landing }); // prettier-ignore
  const LAST = ['error route.noFlyZone waypoints.1'];
  const sides = [[750, 1_500], [850, 2_000], [300, 1_000]] as const; // prettier-ignore

  test('is entered on either side of it on wings, like that of a waypoint', () => {
    for (const [north, east] of sides) expect(errors(ending(), [circle(north, east, 20)], { performance: wings })).toEqual(LAST);
    expect(errors(ending(), [circle(920, 1_500, 20)], { performance: wings })).toEqual([]);
    expect(errors(ending(), [circle(750, 1_500, 20)]), 'what can stop flies no circle').toEqual([]);
  });

  test('is entered from anywhere on the circle that was flown last', () => {
    const waited = { mode: 'circle', circling: { radius: 300, clockwise: true, turns: 1, waitMs: 0 } } as const;
    const between = [circle(850, 500, 20)];
    expect(errors(ending(waited), between, { performance: wings })).toEqual(LAST);
    expect(errors(ending(), between, { performance: wings })).toEqual([]);
  });
});

describe('the turn at the last waypoint', () => {
  const pass = { mode: 'pass', radius: 1, speed: 15, altitude: 60 } as const;
  const wings = { performance: { turnRadius: 80, slowest: 12, isUpright: false, climbRate: 3, descentRate: 2, returnSpeed: 12 } };
  const LAST = ['error route.noFlyZone waypoints.1'];
  const landing = { ...NEW_LANDING, place: at(0, 0), heading: 180, distance: 400, waitingRadius: 90 };
  const out = (endAction: EndAction, last: Partial<Waypoint> = {}, given: Partial<Route> = {}) =>
    routeOf([[300, 0, pass], [2_000, 0, { ...pass, ...last }]], { endAction, landing, ...given }); // prettier-ignore

  test.each(['return', 'homingLand', 'homingHover', 'landingRoute'] as const)(
    '%s: is flown on wings, and the way on from where it ends',
    (end) => {
      for (const [north, east] of [
        [2_140, 0],
        [2_000, 150],
        [2_000, -150],
        [1_700, 180],
      ] as const)
        // prettier-ignore
        expect(errors(out(end), [circle(north, east, 20)], wings), `${north} ${east}`).toEqual(LAST);
      expect(errors(out(end), [circle(2_000, 260, 20)], wings)).toEqual([]);
      expect(errors(out(end), [circle(2_140, 0, 20), circle(2_000, 150, 20)]), 'what can stop does not fly beyond it').toEqual([]);
    },
  );

  test('is one from home where nothing else is flown before', () => {
    expect(errors(out('return', {}, { entryPoint: 2 }), [circle(2_000, 150, 20)], wings)).toEqual(LAST);
  });

  test('is none where it comes down, or goes straight on', () => {
    expect(errors(out('homingHover'), [circle(2_000, 150, 20)], { ...wings, home: { position: at(4_000, 0), altitude: 50 } })).toEqual([]);
    expect(errors(out('land'), [circle(2_000, 200, 20)], wings)).toEqual([]);
  });

  test('is bent where it is told to begin early enough, and then nothing beyond it is flown', () => {
    const aside = (radius: number) => routeOf([[1_000, -1_000, pass], [1_000, 0, { ...pass, radius }]], { endAction: 'homingHover' }); // prettier-ignore
    expect(errors(aside(1), [circle(1_000, 150, 20)], wings)).toEqual(LAST);
    expect(errors(aside(80), [circle(1_000, 150, 20)], wings)).toEqual([]);
    expect(errors(aside(80), [circle(900, -100, 20)], wings)).toEqual(LAST);
  });

  test('begins where the waypoint counts as reached, and leads straight to where the route ends', () => {
    const early = (end: EndAction, radius: number) =>
      routeOf([[600, 600, pass], [0, 600, { ...pass, radius }]], { endAction: end, landing: { ...landing, distance: 1 } }); // prettier-ignore
    const inside = [circle(105, 440, 20, { floor: 100 })];
    for (const end of ['homingHover', 'homingLand'] as const) {
      expect(errors(early(end, 150), [circle(105, 440, 20)])).toEqual(LAST);
      expect(errors(early(end, 1), [circle(105, 440, 20)])).toEqual([]);
    }
    expect(errors(early('return', 150), inside, { performance: { returnHeight: 90 } })).toEqual(LAST);
    expect(errors(early('return', 1), inside, { performance: { returnHeight: 90 } })).toEqual([]);
  });
});

describe('the climb before the way back', () => {
  const east = (endAction: 'return' | 'land') => routeOf([[0, 300, { altitude: 20 }], [0, 900, { altitude: 20 }]], { endAction }); // prettier-ignore
  const high = { performance: { returnHeight: 120 } };
  /** Above what is flown and below the way back. */
  const above = (north: number, along: number) => [slice(north, along, 50, 90)];

  test('is flown wherever it turns back, and nowhere else', () => {
    expect(told(east('land'), above(0, 600), high)).toEqual(['warning route.mayCross waypoints.1']);
    expect(told(east('land'), above(80, 600), high)).toEqual([]);
    expect(told(east('land'), above(0, 150), high), 'between home and the first waypoint').toEqual(['warning route.mayCross waypoints.0']);
    expect(told(east('land'), above(0, 600), { performance: { returnHeight: 30 } })).toEqual([]);
    expect(told(east('land'), [slice(0, 600, 130, 140)], high)).toEqual([]);
  });

  test('is flown at the end of a route that returns', () => {
    expect(errors(east('return'), above(0, 900), high)).toEqual(['error route.noFlyZone waypoints.1']);
    expect(errors(east('land'), above(0, 900), high)).toEqual([]);
    expect(errors(east('return'), above(0, 900), { performance: { returnHeight: 30 } })).toEqual([]);
    expect(errors(east('return'), above(0, 600), high), 'it comes back above it').toEqual([]);
  });

  test('takes as long as it is high', () => {
    const once = { now: 0, departure: { earliest: 0, latest: 0 } };
    const closing = (activeFrom: number) => above(0, 900).map((zone) => ({ ...zone, activeFrom }));
    const during = (seconds: number) => errors(east('return'), closing(seconds * 1_000), { ...high, when: once });
    // 8 s up, 62.5 s and 122.5 s along, 3 s at each; from then on a hundred metres up at 2.5 a second.
    expect(during(215)).toEqual(['error route.noFlyZone waypoints.1']);
    expect(during(260)).toEqual([]);
  });
});
