import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VehicleState } from '../../vehicle/state.ts';
import { placeAloft, type Aloft } from './entered.ts';
import { at, circle, routeOf, told } from './testing/told.ts';

/** Three waypoints to the east of home, flown at 15 m above it. */
const route = routeOf([
  [0, 300],
  [0, 600],
  [0, 900],
]);
const from = (north: number, east: number, height: number | undefined = 15, by: Aloft['by'] = 'straight'): Aloft => ({
  position: at(north, east),
  height,
  by,
});
const errors = (...given: Parameters<typeof told>) => told(...given).filter((line) => line.startsWith('error'));
const FIRST = 'error route.noFlyZone waypoints.0';

describe('whoever begins a route in the air', () => {
  test('is held to the way from there to the waypoint that it begins with', () => {
    const between = [circle(200, 300, 20)];
    expect(errors(route, between, { aloft: from(400, 300) })).toEqual([FIRST]);
    expect(errors(route, between, { aloft: from(400, 380) })).toEqual([]);
    expect(errors(route, between, { aloft: from(100, 300) })).toEqual([]);
    const later = { ...route, entryPoint: 3 };
    expect(errors(later, [circle(200, 900, 20)], { aloft: from(400, 900) })).toEqual(['error route.noFlyZone waypoints.2']);
    expect(errors(later, between, { aloft: from(400, 900) })).toEqual([]);
  });

  test('finds every zone that lies on it, wherever that is', () => {
    const metres = fc.integer({ min: -3_000, max: 3_000 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(metres, metres, percent, fc.integer({ min: 1, max: 400 }), percent, (north, east, share, height, climbed) => {
        const on = circle((north * (100 - share)) / 100, east + ((300 - east) * share) / 100, 2, {
          // Nobody says where on the way it climbs.
          floor: 50 + height + ((15 - height) * climbed) / 100 - 1,
          ceiling: 50 + height + ((15 - height) * climbed) / 100 + 1,
        });
        expect(errors(route, [on], { aloft: from(north, east, height) })).toContain(FIRST);
      }),
      { numRuns: 300 },
    );
  });

  test('does not take off, nor comes by home', () => {
    const zones = [circle(0, 0, 20), circle(0, 150, 20)];
    expect(errors(route, zones)).toEqual(['error route.homeZone home', FIRST]);
    expect(errors(route, zones, { aloft: from(100, 300) })).toEqual([]);
  });

  test('makes for home first where its autopilot does', () => {
    const [toHome, fromHome] = [circle(200, 0, 20), circle(0, 150, 20)];
    expect(errors(route, [toHome], { aloft: from(400, 0, 15, 'home') })).toEqual([FIRST]);
    expect(errors(route, [fromHome], { aloft: from(400, 0, 15, 'home') })).toEqual([FIRST]);
    expect(errors(route, [toHome, fromHome], { aloft: from(400, 0, 15, 'straight') })).toEqual([]);
  });

  test('that may pass the waypoint by is held to the way to the next one too', () => {
    const beyond = [circle(200, 600, 20)];
    expect(errors(route, beyond, { aloft: from(400, 600, 15, 'past') })).toEqual(['error route.noFlyZone waypoints.1']);
    expect(errors(route, beyond, { aloft: from(400, 600) })).toEqual([]);
  });

  test('is held to its heights, and to all of them where nobody knows how high it is', () => {
    const high = [circle(200, 300, 20, { floor: 50 + 60 })];
    expect(errors(route, high, { aloft: from(400, 300, 30) })).toEqual([]);
    expect(errors(route, high, { aloft: from(400, 300, 80) })).toEqual([FIRST]);
    expect(errors(route, high, { aloft: { position: at(400, 300), height: undefined, by: 'straight' } })).toEqual([FIRST]);
    const fence = { within: [], outside: [], ceiling: 60 };
    expect(errors(route, [], { aloft: from(400, 300, 80), fence })).toEqual(['error route.fence waypoints.0']);
    expect(errors(route, [], { aloft: from(400, 300, 50), fence })).toEqual([]);
  });

  test('may leave a zone that it stands beside, at as little distance as one may fly to', () => {
    const swift = { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, speed: 20 })) };
    expect(errors(swift, [circle(430, 300, 20)], { aloft: from(402, 300) })).toEqual([]);
    expect(errors(swift, [circle(430, 300, 20)], { aloft: from(408, 300) })).toEqual([FIRST]);
  });
});

test('how high it is is told as the route counts', () => {
  const state: VehicleState = { flying: true, ...at(10, 20), altitude: 130, homeAltitude: 50 };
  expect(placeAloft(state, 'relative')).toEqual({ position: at(10, 20), height: 80 });
  expect(placeAloft(state, 'absolute')?.height).toBe(130);
  expect(placeAloft({ ...state, height: 81 }, 'relative')?.height).toBe(81);
  const { altitude: _, ...low } = { ...state, height: 81 };
  expect(placeAloft(low, 'absolute')?.height).toBe(131);
  expect(placeAloft({ flying: true, ...at(0, 0), height: 20 }, 'absolute')).toEqual({ position: at(0, 0), height: undefined });
  expect(placeAloft({ ...state, flying: false }, 'relative')).toBeUndefined();
  expect(placeAloft({ flying: true, altitude: 130 }, 'relative')).toBeUndefined();
});
