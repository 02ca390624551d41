import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { along } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { USUAL_PERFORMANCE } from './performance.ts';
import { zonesHomeward } from './way-home.ts';
import { waysBesides } from './ways-besides.ts';
import { at, circle, HERE, issuesOf, routeOf, told as toldAt } from './testing/told.ts';

const climbing = (returnClimb: number, returnHeight = 30) => ({ performance: { returnClimb, returnHeight } });
/** To the east of home, at a hundred metres above it. */
const east = (endAction: 'land' | 'return' = 'land') =>
  routeOf([[0, 300, { altitude: 100 }], [0, 900, { altitude: 100 }]], { endAction }); // prettier-ignore
/** Between these heights above home, on the way from the last waypoint or beside the leg. */
const layer = (floor: number, ceiling: number, north = 0, eastward = 200) =>
  circle(north, eastward, 30, { floor: 50 + floor, ceiling: 50 + ceiling });
/** Without the waypoint: from where on the route it is first met is not what is asked. */
const told = (...given: Parameters<typeof toldAt>): string[] => toldAt(...given).map((line) => line.replace(/ waypoints.*/, ''));

describe('an aircraft that climbs before it returns, however high it is', () => {
  test('is held to the air that it climbs into, where it is and on the way home', () => {
    for (const place of [layer(120, 140), layer(120, 140, 0, 600)]) {
      expect(told(east(), [place], climbing(0))).toEqual([]);
      expect(told(east(), [place], climbing(30))).toEqual(['warning route.mayCross']);
      expect(told(east(), [place], climbing(10)), 'below it').toEqual([]);
    }
  });

  test('is refused a route that ends with such a return', () => {
    expect(told(east('return'), [layer(120, 140)], climbing(0))).toEqual([]);
    expect(told(east('return'), [layer(120, 140)], climbing(30))).toEqual(['error route.noFlyZone']);
  });

  test('comes down from there', () => {
    expect(told(east(), [layer(120, 140, 0, 0)], climbing(30))).toEqual(['warning route.mayCross']);
  });

  test('climbs no higher than to its height of return from so far below', () => {
    expect(told(east(), [layer(120, 140)], climbing(20, 110))).toEqual(['warning route.mayCross']);
    expect(told(east(), [layer(115, 140)], climbing(5, 110)), 'to 110').toEqual([]);
  });

  test('is told of what it would climb into were it called back', () => {
    const zones = zoneIndex([layer(120, 140)]);
    const { latitude, longitude } = at(0, 600);
    const home = { homeLatitude: HERE.position.latitude, homeLongitude: HERE.position.longitude, homeAltitude: 50 };
    const state = { flying: true, latitude, longitude, height: 100, ...home };
    const homeward = (returnClimb: number) => zonesHomeward(state, 'directReturn', { ...USUAL_PERFORMANCE, returnClimb }, zones, 1_000);
    expect(homeward(0)).toEqual([]);
    expect(homeward(30)).toEqual(['Airport']);
  });

  test('takes the time that it climbs and comes down again', () => {
    const back = (returnClimb: number) => waysBesides(east('return'), HERE, { ...USUAL_PERFORMANCE, returnClimb }).back;
    const seconds = (returnClimb: number) => back(returnClimb).reduce((sum, part) => sum + part.seconds, 0);
    expect(Math.max(...back(30).map(({ to }) => to.altitude))).toBe(130);
    expect(seconds(30) - seconds(0)).toBeCloseTo(30 / USUAL_PERFORMANCE.climbRate + 30 / USUAL_PERFORMANCE.descentRate, 6);
  });
});

test('whatever lies on its way home at the height that it climbs to is told of, from anywhere on a leg', () => {
  const metres = (min: number, max: number) => fc.integer({ min, max });
  const share = metres(2, 98).map((hundredths) => hundredths / 100);
  const anything = fc.record({
    from: metres(31, 120),
    to: metres(31, 120),
    climb: metres(0, 40),
    least: metres(0, 150),
    point: share,
    part: share,
  });
  fc.assert(
    fc.property(anything, ({ from, to, climb, least, point, part }) => {
      const route = routeOf([[400, 300, { altitude: from }], [400, 900, { altitude: to }]]); // prettier-ignore
      const begun = along(at(400, 300), at(400, 900), point);
      const back = Math.max(from + (to - from) * point + climb, least);
      const { latitude, longitude } = along(begun, HERE.position, part);
      const zone = { ...layer(back - 1, back + 1), shape: { kind: 'circle' as const, centre: { latitude, longitude }, radius: 5 } };
      expect(issuesOf(route, [zone], climbing(climb, least))).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
