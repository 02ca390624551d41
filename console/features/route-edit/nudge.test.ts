import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Position } from '@skyhelm/core/geo/position';
import type { Route } from '@skyhelm/core/plan/route';
import { expect, test } from 'vitest';
import { LANDING } from './landing-on-map.ts';
import { nudgeOf } from './nudge.ts';
import { routeDesk } from './route-desk.ts';

const START = { longitude: 121.6, latitude: 31.1 };
const { offsetOf } = tangentPlane(START);
const metres = (place: Position) => {
  const { north, east } = offsetOf(place);
  return [Math.round(north * 10) / 10, Math.round(east * 10) / 10].map((value) => value + 0);
};

const deskWith = (given: Partial<Route> = {}) => {
  const waypoints = [START, { ...START, longitude: 121.601 }].map((place) => waypointAt(place, NEW_ROUTE));
  return routeDesk({ name: 'A', remarks: '', folder: '', isTemplate: false, route: { ...NEW_ROUTE, ...given, waypoints } });
};

test('a key that is held down takes the chosen waypoints along in one step; nothing chosen leaves the keys to the map', () => {
  const desk = deskWith();
  const before = desk.now().draft;
  expect(nudgeOf(desk, 'arrowup', false)).toBeUndefined();
  desk.select([0]);
  expect(nudgeOf(desk, 'a', false)).toBeUndefined();
  for (let press = 0; press < 3; press++) nudgeOf(desk, 'arrowup', false)!();
  nudgeOf(desk, 'arrowleft', true)!();
  desk.end();
  expect(metres(desk.now().draft.route.waypoints[0]!)).toEqual([3, -10]);
  expect(desk.now().draft.route.waypoints[1], 'only what is chosen').toBe(before.route.waypoints[1]);
  desk.undo();
  expect(desk.now().draft).toBe(before);
});

test('the place of landing goes the same way, and its waypoints stay', () => {
  const desk = deskWith({ endAction: 'landingRoute', landing: { ...NEW_LANDING, place: START } });
  desk.choose(LANDING);
  nudgeOf(desk, 'arrowright', true)!();
  desk.end();
  const { route } = desk.now().draft;
  expect(metres(route.landing!.place!)).toEqual([0, 10]);
  desk.undo();
  expect(desk.now().draft.route).toMatchObject({ landing: { place: START } });
  expect(desk.now().draft.route.waypoints).toBe(route.waypoints);
});

test('a place that nobody has said yet cannot be pushed, and while it is measured nothing moves', () => {
  const desk = deskWith({ endAction: 'landingRoute', landing: { ...NEW_LANDING, place: null } });
  desk.choose(LANDING);
  expect(nudgeOf(desk, 'arrowright', true)).toBeUndefined();
  desk.select([0]);
  let tried = 0;
  desk.lock(() => tried++);
  nudgeOf(desk, 'arrowup', false)!();
  expect(tried).toBe(1);
  expect(metres(desk.now().draft.route.waypoints[0]!)).toEqual([0, 0]);
});
