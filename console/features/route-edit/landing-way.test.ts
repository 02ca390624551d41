import { metresOnGround } from '@skyhelm/core/geo/distance';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { LandingRoute } from '@skyhelm/core/plan/landing/landing';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { expect, test } from 'vitest';
import { editedLines, wayLines } from './draw-route.ts';
import { HEIGHT, profileOf, WIDTH } from './height-profile.ts';
import { landingLines } from './landing-on-map.ts';

const { positionAt } = tangentPlane({ latitude: 39.9, longitude: 116.4 });
const at = (north: number, east: number) => positionAt({ north, east });
const PLACE = at(0, 2_000);
const LANDING: LandingRoute = {
  ...NEW_LANDING,
  ...{ kind: 'standard', place: PLACE, heading: 90, waitingRadius: 80, clockwise: true, relativeHeight: 40, distance: 400 },
};
const routeWith = (landing: Partial<LandingRoute> = {}): Route => {
  const given = { ...NEW_ROUTE, height: 20, endAction: 'landingRoute' as const, landing: { ...LANDING, ...landing } };
  return { ...given, waypoints: [at(0, 0), at(0, 1_000)].map((place) => waypointAt(place, given)) };
};
const home = { position: at(0, 2_000), altitude: 50 };

test('the circle that it waits in is drawn as wide as it is, reached at its rim and left straight to the place of landing', () => {
  const lines = landingLines(routeWith());
  const pointsOf = (id: string) => lines.find((line) => line.id === id)!.points;
  const round = pointsOf('landing circle');
  const waiting = at(-80, 1_600);
  for (const point of round) expect(metresOnGround(waiting, point)).toBeCloseTo(80, 0);
  const [start, place] = pointsOf('landing down');
  expect([metresOnGround(start!, place!), metresOnGround(start!, waiting)].map(Math.round)).toEqual([400, 80]);
  expect(metresOnGround(place!, PLACE)).toBeLessThan(0.1);
  const [from, rim] = pointsOf('landing to');
  expect([metresOnGround(from!, at(0, 1_000)), metresOnGround(rim!, waiting)].map(Math.round)).toEqual([0, 80]);
  // No other line leads to its middle.
  expect(wayLines(routeWith()).map(({ id }) => id)).toEqual(['way', ...lines.map(({ id }) => id)]);
  expect(editedLines(routeWith()).map(({ id }) => id)).toEqual(['way']);
});

test('of a landing at home nothing is drawn before anybody knows where that is, nor while a number is missing', () => {
  const atHome = routeWith({ place: null });
  expect(landingLines(atHome)).toEqual([]);
  expect(landingLines(atHome, home)).toEqual(landingLines(routeWith()));
  expect(landingLines(routeWith({ distance: Number.NaN }))).toEqual([]);
  expect(landingLines({ ...routeWith(), endAction: 'land' })).toEqual([]);
});

test('the profile rises to where the way down begins, and comes down to the place of landing', () => {
  const { points, landing, high } = profileOf(routeWith({ placeHeight: 0 }), undefined, undefined)!;
  expect(high).toBe(40);
  const heights = [...points, ...landing].map(({ y }) => Math.round(((HEIGHT - y) / HEIGHT) * 40 * 1.15));
  expect(heights).toEqual([20, 20, 40, 40, 0]);
  expect(landing.at(-1)!.x).toBeCloseTo(WIDTH, 6);
  expect(points.at(-1)!.x).toBeLessThan(0.6 * WIDTH);
  expect(profileOf(routeWith({ placeHeight: -30 }), undefined, undefined)!.landing.at(-1)!.y).toBe(HEIGHT);
});

test('where nobody knows the place of landing, or a number is missing, the profile ends with its last waypoint', () => {
  for (const landing of [{ place: null }, { relativeHeight: Number.NaN }, { kind: 'inPlace' as const }])
    expect(profileOf(routeWith(landing), undefined, undefined)).toMatchObject({ landing: [], high: 20 });
  expect(profileOf(routeWith({ place: null }), home, undefined)!.landing).not.toEqual([]);
});
