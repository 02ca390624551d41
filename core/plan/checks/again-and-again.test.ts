import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { OPEN_AIR } from './airspace.ts';
import { checkRoute } from './index.ts';
import { reachOf } from './safe-radius.ts';

const route = (waypoints: readonly Waypoint[]): Route => ({ ...NEW_ROUTE, waypoints: [...waypoints] });
const issuesOf = (checked: Route) => checkRoute({ name: 'Checked', remarks: '', route: checked, limits: {}, airspace: OPEN_AIR });

const waypoint: fc.Arbitrary<Waypoint> = fc
  .record({
    // Some of them nearer to each other than they are wide.
    east: fc.integer({ min: 0, max: 40 }),
    radius: fc.constantFrom(1, 5, 15, -1),
    speed: fc.constantFrom(5, 5, 5, -3),
    altitude: fc.constantFrom(50, 50, 50, Number.NaN),
    yaw: fc.constantFrom(0, 0, 0, 400),
  })
  .map(({ east, ...rest }) => ({ ...waypointAt({ latitude: 31, longitude: 121 + east * 1e-4 }, NEW_ROUTE), ...rest }));

test('whatever was checked before, a route is told all that the same route made anew is told', () => {
  const edit = fc.record({ at: fc.nat(9), put: waypoint });
  fc.assert(
    fc.property(fc.array(waypoint, { minLength: 2, maxLength: 10 }), fc.array(edit, { maxLength: 6 }), (begin, edits) => {
      let waypoints: readonly Waypoint[] = begin;
      for (const { at, put } of [{ at: 0, put: begin[0]! }, ...edits]) {
        waypoints = waypoints.with(at % waypoints.length, put);
        expect(issuesOf(route(waypoints))).toEqual(issuesOf(route(waypoints.map((one) => ({ ...one })))));
      }
    }),
    { numRuns: 300 },
  );
});

test('a waypoint is wider than the way to either of its neighbours, and not only to both', () => {
  const sound = waypoint.filter(({ radius, speed, altitude, yaw }) => radius > 0 && speed > 0 && !Number.isNaN(altitude) && yaw < 360);
  fc.assert(
    fc.property(fc.array(sound, { minLength: 2, maxLength: 10 }), (waypoints) => {
      const told = issuesOf(route(waypoints)).flatMap(({ code, at }) => (code === 'route.safeRadius' ? [at?.[1]] : []));
      expect(told).toEqual(waypoints.flatMap(({ radius }, index) => (radius > reachOf(waypoints, index) ? [index] : [])));
    }),
    { numRuns: 300 },
  );
});
