import { expect, test } from 'vitest';
import type { Zone } from '../../airspace/zone.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { Route } from '../route.ts';
import { behindLast } from './behind-last.ts';
import { at, circle, HERE, routeOf, told } from './testing/told.ts';

const found = (route: Route, zones: Zone[], place?: { north: number; east: number; height: number }) => {
  const rest = behindLast(route, HERE, place && { position: at(place.north, place.east), height: place.height });
  return told(rest.route, zones, { aloft: rest.aloft }).filter((line) => line.startsWith('error'));
};
const OF_THE_LAST = ['error route.noFlyZone waypoints.2'];
const PLACES: Parameters<typeof routeOf>[0] = [
  [0, 1_000],
  [1_000, 1_000],
  [1_000, 0],
];

test('legs and circles are behind it, the way home is ahead, from where it is', () => {
  const { waypoints, ...rest } = routeOf(PLACES, { endAction: 'homingLand' });
  const circling = waypoints.map((one) => ({ ...one, mode: 'circle' as const, circling: { ...one.circling, radius: 200 } }));
  const route = { ...rest, waypoints: circling };
  expect(found(route, [circle(1_000, 500)], { north: 900, east: 0, height: 15 })).toEqual([]);
  expect(found(route, [circle(680, 120, 20)], { north: 600, east: 0, height: 15 })).toEqual([]);
  expect(found(route, [circle(500, 0)], { north: 900, east: 0, height: 15 })).toEqual(OF_THE_LAST);
  expect(found(route, [circle(500, 0)], { north: 300, east: 0, height: 15 })).toEqual([]);
  expect(found(route, [circle(500, 400)], { north: 1_000, east: 800, height: 15 })).toEqual(OF_THE_LAST);
});

test('where nobody knows where it is, it has just left its last waypoint', () => {
  const route = routeOf(PLACES, { endAction: 'homingLand' });
  expect(found(route, [circle(500, 0)])).toEqual(OF_THE_LAST);
  expect(found(route, [circle(1_000, 500)])).toEqual([]);
});

test('it goes on as high as it is; to hover at home it comes to the height of its last waypoint on the way', () => {
  const above = circle(500, 0, 50, { floor: 40, datum: 'ground' });
  const [land, hover] = [routeOf(PLACES, { endAction: 'homingLand' }), routeOf(PLACES, { endAction: 'homingHover' })];
  const [low, high] = [15, 60].map((height) => ({ north: 900, east: 0, height }));
  expect(found(land, [above], high)).toEqual(OF_THE_LAST);
  expect(found(land, [above], low)).toEqual([]);
  expect(found(hover, [above], low)).toEqual([]);
  expect(found(hover, [above], high), 'it comes down on the way').toEqual(OF_THE_LAST);
  const up = routeOf([...PLACES.slice(0, 2), [1_000, 0, { altitude: 60 }]], { endAction: 'homingHover' });
  expect(found(up, [above], low), 'it climbs on the way').toEqual(OF_THE_LAST);
});

test('a landing route without a heading is the one that was told from its last waypoint', () => {
  const landing = { ...NEW_LANDING, kind: 'alternate' as const, place: at(3_000, 0), placeHeight: 0, heading: null };
  const route = routeOf(PLACES, { endAction: 'landingRoute', landing: { ...landing, distance: 1_000, waitingRadius: 50 } });
  const blown = { north: 3_000, east: -2_500, height: 15 };
  expect(found(route, [circle(2_500, 0)], blown), 'from the south').toEqual(OF_THE_LAST);
  expect(found(route, [circle(3_000, -600)], blown), 'not from the west').toEqual([]);
});
