import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectOf, effectsBehind, endOf } from '../mission/under-way.ts';
import { CAMERAS } from '../pattern/cameras.ts';
import { layOut } from '../pattern/lay-out.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { WAYPOINT_ACTION_KINDS, type WaypointAction } from '../waypoint-action.ts';
import { reverseRoute, reverseWaypoints } from './index.ts';

const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });
const withActions = (...actions: WaypointAction[][]): Route => {
  const route = routeThrough(actions.map((_, index) => [100 * index, 0] as const));
  return { ...route, waypoints: route.waypoints.map((waypoint, index) => ({ ...waypoint, actions: actions[index]! })) };
};
const actionsOf = ({ waypoints }: Route) => waypoints.map(({ actions }) => actions);

/** What lasts on each leg, of what can be ended or by all that is known of it. */
const onLegs = ({ waypoints }: Route) => {
  const actions = waypoints.map((waypoint) => waypoint.actions);
  return actions.slice(1).map((_, leg) => Object.fromEntries(effectsBehind(actions.slice(0, leg + 1).flat())));
};

test('a survey has its pictures on the lanes, whichever way it is flown', () => {
  const outer = [placeAt(0, 0), placeAt(0, 400), placeAt(300, 400), placeAt(300, 0)];
  const numbers = { camera: Object.values(CAMERAS)[0]!, resolution: 2.5, frontOverlap: 70, sideOverlap: 70, angle: 90 };
  const pattern = { kind: 'orthophoto', area: { outer, holes: [] }, ...numbers, turnaround: null, isCrossed: false } as const;
  const { waypoints } = layOut(pattern as never, NEW_ROUTE);
  const route = { ...NEW_ROUTE, waypoints };
  const withPictures = (given: Route) => onLegs(given).map((effects) => 'series' in effects);
  expect(withPictures(route)).toContain(true);
  expect(withPictures(route)).toContain(false);
  expect(withPictures(reverseRoute(route))).toEqual(withPictures(route).toReversed());
  expect(effectsBehind(actionsOf(reverseRoute(route)).flat()).has('series')).toBe(false);
});

test('what begins comes behind the gimbal, and what is done once stays where it is, with the gimbal as it was', () => {
  const [down, ahead] = [act('gimbalTilt', -90), act('gimbalTilt', 0)];
  const route = withActions([down, act('startRecording')], [act('endRecording'), ahead, act('photograph')], [act('release', 1)]);
  expect(actionsOf(reverseRoute(route))).toEqual([
    [ahead, act('release', 1)],
    [act('photograph'), down, act('startRecording')],
    [act('endRecording'), ahead],
  ]);
});

test('of some waypoints alone, what was begun before them goes on behind them as it did', () => {
  const [rows, end] = [act('distancePhotographs', 10), act('endPhotographs')];
  const route = withActions([rows], [], [end], [], [rows], [end]);
  const turned = reverseWaypoints(route, [1, 2, 3]);
  expect(actionsOf(turned)).toEqual([[rows], [end], [rows], [end], [rows], [end]]);
});

test('every leg keeps what lasts on it, and every waypoint what is done once; twice is once more the same', () => {
  const action = fc.constantFrom(...WAYPOINT_ACTION_KINDS).chain((kind) => fc.constantFrom(1, 2).map((value) => act(kind, value)));
  fc.assert(
    fc.property(fc.array(fc.array(action, { maxLength: 4 }), { minLength: 2, maxLength: 6 }), (actions) => {
      const route = withActions(...actions);
      const turned = reverseRoute(route);
      const ended = (effects: Record<string, WaypointAction>) => Object.fromEntries(Object.entries(effects).filter(([of]) => endOf(of)));
      expect(onLegs(turned).map(ended)).toEqual(onLegs(route).map(ended).toReversed());
      for (const [leg, effects] of onLegs(route).toReversed().entries()) expect(onLegs(turned)[leg]).toMatchObject(effects);
      const once = (given: Route) => actionsOf(given).map((all) => all.filter((one) => !effectOf(one)));
      expect(once(turned)).toEqual(once(route).toReversed());
      expect(onLegs(reverseRoute(turned)).map(ended)).toEqual(onLegs(route).map(ended));
    }),
  );
});
