import { describe, expect, test } from 'vitest';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { layOut } from '../pattern/lay-out.ts';
import type { Pattern } from '../pattern/pattern.ts';
import { HERE } from '../pattern/testing/anywhere.ts';
import { BUILDING, TOWER } from '../pattern/testing/stood-around.ts';
import type { Home } from '../path/course.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { planFormation } from './check-formation.ts';
import { NEW_FORMATION, type Formation } from './formation.ts';

const routeOf = (pattern: Pattern, given: Partial<Route> = {}): Route => {
  const route: Route = { ...NEW_ROUTE, endAction: 'land', ...given, pattern };
  return { ...route, waypoints: layOut(pattern, route).waypoints };
};
const told = (route: Route, given: Partial<Formation>, homes?: readonly Home[]) =>
  planFormation(route, { ...NEW_FORMATION, ...given }, { homes })
    .issues.filter(({ code }) => /[tT]hroughObstacle$/.test(code))
    .map(({ code, severity, params }) => [severity, code, params!['one'], params!['number']]);
const ANY_WAYPOINT: unknown = expect.any(Number);
const along = (aircraft: number) => ['error', 'formation.throughObstacle', aircraft, ANY_WAYPOINT];
const besides = (aircraft: number, waypoint: number) => ['warning', 'formation.besidesThroughObstacle', aircraft, waypoint];

describe('what the pattern of the leader is flown around', () => {
  test('stands in the way of whoever flies towards the wall beside the leader: it is told which', () => {
    expect(told(routeOf(BUILDING), { offsetAngle: 90 })).toEqual([along(3)]);
    expect(told(routeOf(BUILDING), { offsetAngle: -90 })).toEqual([]);
    expect(told(routeOf({ ...BUILDING, side: 'right' }), { offsetAngle: 90 })).toEqual([]);
    expect(told(routeOf({ ...BUILDING, side: 'right' }), { offsetAngle: -90 })).toEqual([along(3)]);
  });

  test('is named with the leg that leads through it, and flown over by whoever is high enough', () => {
    const [found] = planFormation(routeOf(BUILDING), NEW_FORMATION).issues;
    const { number, height } = found!.params!;
    expect([found!.at, height]).toEqual([['waypoints', Number(number) - 1], 40]);
    expect(told(routeOf(BUILDING), { heightStep: 10 })).toEqual([along(3)]);
    expect(told(routeOf(BUILDING), { heightStep: 20 })).toEqual([]);
  });

  test('lets others fly as near to a wall as the leader is told to, and no nearer', () => {
    const near = routeOf({ ...BUILDING, line: BUILDING.line.slice(0, 2), resolution: 0.1 });
    expect(HERE.offsetOf(near.waypoints[0]!).north).toBeGreaterThan(-5);
    const beside = { count: 2, cellDistance: 1 };
    expect(told(near, { ...beside, offsetAngle: 180 })).toEqual([]);
    expect(told(near, { ...beside, offsetAngle: 90 })).toEqual([along(2)]);
  });

  test('is a tower too: a ring beside the ring of the leader comes nearer to it', () => {
    expect(told(routeOf(TOWER), {})).toEqual([along(2), along(3)]);
    expect(told(routeOf(TOWER), { count: 1 })).toEqual([]);
    expect(told(routeOf(TOWER), { heightStep: 30, count: 2 })).toEqual([]);
  });

  test('stands as high as the leader was told, however much lower another takes off', () => {
    const at = (altitude: number) => ({ position: HERE.placeAt(100, 0), altitude });
    const above = { heightStep: 30, count: 2 };
    const found = (leader: number, other: number) => told(routeOf(TOWER), above, [at(leader), at(other)]);
    expect([found(100, 100), found(100, 110), found(100, 95)]).toEqual([[], [], [along(2), besides(2, 1)]]);
    const [first] = planFormation(routeOf(TOWER), { ...NEW_FORMATION, ...above }, { homes: [at(100), at(95)] }).issues;
    expect(first!.params!['height']).toBe(55);
    const sea = { ...routeOf(TOWER), heightMode: 'absolute' as const };
    expect(told(sea, above, [at(100), at(95)]).filter(([severity]) => severity === 'error')).toEqual([]);
  });

  test('counts on the ways besides: of each from its own home, round again, and to the landing', () => {
    const home = (north: number, east: number) => ({ position: HERE.placeAt(north, east), altitude: 0 });
    const alone = { count: 1 };
    expect(told(routeOf(TOWER), alone, [home(100, 0)])).toEqual([]);
    expect(told(routeOf(TOWER), alone, [home(-100, 0)])).toEqual([besides(1, 1)]);
    const stepped = { count: 2, heightStep: 30, cellDistance: 1 };
    expect(told(routeOf(TOWER), stepped, [home(100, 0), home(-100, 0)])).toEqual([]);
    const flat = { ...routeOf(BUILDING), cycles: 2 };
    expect(told(flat, alone)).toEqual([besides(1, 1)]);
    const landing = { ...NEW_LANDING, place: HERE.placeAt(-160, 0), placeHeight: 0, heading: 180, distance: 60 };
    expect(told({ ...routeOf(TOWER), endAction: 'landingRoute', landing }, alone)).toEqual([besides(1, 50)]);
  });
});
