import { expect, test } from 'vitest';
import { piecesOf } from '../../airspace/engine/check.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { Route } from '../route.ts';
import { performanceOf } from './performance.ts';
import { at, circle, HERE, routeOf, told } from './testing/told.ts';
import { wayOf } from './way-of.ts';

const plane = performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', speedMin: 12 });
const line = (speed: number) =>
  routeOf([
    [0, 300, { speed, mode: 'pass' }],
    [0, 1_500, { speed, mode: 'pass' }],
  ]);

test('wings are held to a border by the speed that they fly at, not by the one that they are told', () => {
  const beside = circle(70, 900, 50);
  for (const speed of [0.1, 5, 12])
    expect(told(line(speed), [beside], { performance: plane }), String(speed)).toContain('error route.noFlyZone waypoints.1');
  expect(told(line(5), [beside], { performance: { ...plane, slowest: 0 } })).not.toContain('error route.noFlyZone waypoints.1');
});

test('wings turn, climb out and need as long as the speed that they fly at makes them', () => {
  const fast = { ...plane, slowest: 30 };
  const flown = (route: Route) =>
    piecesOf(wayOf(route, HERE, fast)).map((piece) => ({
      ...piece,
      corners: piece.corners.map(({ latitude, longitude }) => [latitude, longitude]),
    }));
  const circling = (route: Route): Route => ({ ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, mode: 'circle' })) });
  expect(flown(line(5))).toEqual(flown(line(30)));
  expect(flown(circling(line(5)))).toEqual(flown(circling(line(30))));
});

test('a landing waits in no tighter circle than its wings turn', () => {
  const landing = { ...NEW_LANDING, kind: 'alternate', place: at(3_000, 0), heading: 0, waitingRadius: 1 } as const;
  const route = { ...line(12), endAction: 'landingRoute', landing } as const;
  // The circle lies right of where the approach begins, 300 m before the place.
  const beside = (metres: number) => circle(2_700, 1 + metres, 5);
  for (const metres of [80, 95])
    expect(told(route, [beside(metres)], { performance: plane }), String(metres)).toContain('error route.noFlyZone waypoints.1');
  expect(told(route, [beside(200)], { performance: plane })).not.toContain('error route.noFlyZone waypoints.1');
});
