import type { Position } from '@skyhelm/core/geo/position';
import * as edits from '@skyhelm/core/plan/edits/index';
import type { Mending } from '@skyhelm/core/plan/mend/mendings';
import { waypointAt, type WaypointDefaults } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { RouteDesk } from './route-desk.ts';

/** A tenth of a metre is nothing to a hand, and a ten-millionth of a degree all that aircraft keep. */
const DIGITS = 7;
/** So that copies do not hide what they are copies of. */
const ASIDE = { north: -10, east: 10 };

export const rounded = ({ longitude, latitude }: Position): Position => ({
  longitude: Number(longitude.toFixed(DIGITS)),
  latitude: Number(latitude.toFixed(DIGITS)),
});

const route = (desk: RouteDesk): Route => desk.now().draft.route;
/** Waypoints that a pattern has made are changed by hand only by giving it up. */
export function put(desk: RouteDesk, next: Route, selected: readonly number[] = desk.now().selected, onMade?: () => void): void {
  const { draft } = desk.now();
  if (next === draft.route) return;
  if (draft.route.pattern !== null) {
    return desk.propose({ draft: { ...draft, route: { ...next, pattern: null } }, selected, loses: 'pattern', onMade });
  }
  desk.change({ ...draft, route: next }, selected);
  if (desk.now().draft !== draft) onMade?.();
}

/** Behind the one that is chosen alone, otherwise at the end. */
export function addWaypoint(desk: RouteDesk, position: Position, own: WaypointDefaults | null): void {
  const { selected } = desk.now();
  const before = route(desk);
  const at = selected.length === 1 ? selected[0]! + 1 : before.waypoints.length;
  put(desk, edits.insertWaypoints(before, at, [waypointAt(rounded(position), before, own)]), [at]);
}

/** On the leg that ends at this waypoint, with the height between its ends. */
export function withSplit(before: Route, index: number, position: Position): Route {
  const [from, to] = [before.waypoints[index - 1]!, before.waypoints[index]!];
  const added = { ...to, ...rounded(position), altitude: (from.altitude + to.altitude) / 2, circling: { ...to.circling }, actions: [] };
  return edits.insertWaypoints(before, index, [added]);
}

export const splitLeg = (desk: RouteDesk, index: number, position: Position): void =>
  put(desk, withSplit(route(desk), index, position), [index]);

export function removeSelected(desk: RouteDesk): void {
  const { selected } = desk.now();
  if (selected.length === 0) return;
  const next = edits.removeWaypoints(route(desk), selected);
  const neighbour = Math.min(selected[0]!, next.waypoints.length - 1);
  put(desk, next, neighbour < 0 ? [] : [neighbour]);
}

export function copySelected(desk: RouteDesk): void {
  const { selected } = desk.now();
  if (selected.length === 0) return;
  const last = selected.at(-1)!;
  put(
    desk,
    edits.copyWaypoints(route(desk), selected, ASIDE),
    selected.map((_, at) => last + 1 + at),
  );
}

export const changeSelected = (desk: RouteDesk, change: edits.WaypointChange): void =>
  put(desk, edits.changeWaypoints(route(desk), desk.now().selected, change));

export const changeOne = (desk: RouteDesk, index: number, change: edits.WaypointChange): void =>
  put(desk, edits.changeWaypoints(route(desk), [index], change));

/** Those that are chosen among themselves; one alone cannot be meant. */
export function reverse(desk: RouteDesk): void {
  const { selected } = desk.now();
  if (selected.length > 1) return put(desk, edits.reverseWaypoints(route(desk), selected));
  const last = route(desk).waypoints.length - 1;
  put(
    desk,
    edits.reverseRoute(route(desk)),
    selected.map((index) => last - index),
  );
}

/** Those that are chosen, or all. */
const meant = (desk: RouteDesk): readonly number[] => {
  const { selected } = desk.now();
  return selected.length > 0 ? selected : route(desk).waypoints.map((_, index) => index);
};
export const rotate = (desk: RouteDesk, degrees: number): void => put(desk, edits.rotateWaypoints(route(desk), meant(desk), degrees));
export const shift = (desk: RouteDesk, metres: number): void => put(desk, edits.shiftHeight(route(desk), meant(desk), metres));
export const spread = (desk: RouteDesk): void => put(desk, edits.spreadDefaults(route(desk)));

export function reorder(desk: RouteDesk, by: number): void {
  const [index] = desk.now().selected;
  if (index === undefined) return;
  const next = edits.reorderWaypoint(route(desk), index, index + by);
  if (next !== route(desk)) put(desk, next, [index + by]);
}

export const changeRoute = (desk: RouteDesk, change: Partial<Route>): void =>
  desk.change({ ...desk.now().draft, route: { ...route(desk), ...change } });

export const planForWings = (desk: RouteDesk, wings: Route['wings']): void =>
  desk.change({ ...desk.now().draft, route: edits.planForWings(route(desk), wings) });

/** What it has changed is chosen afterwards, so that one sees it. */
export function mend(desk: RouteDesk, { route: mended, touched }: Mending, onMade: () => void): void {
  const waypoints = mended.waypoints.map((waypoint, index) => (touched.includes(index) ? { ...waypoint, ...rounded(waypoint) } : waypoint));
  put(desk, { ...mended, waypoints }, touched, onMade);
}

/** The chosen ones go along with the one that is dragged. */
export function dragged(before: Route, selected: readonly number[], index: number, to: Position): Route {
  const along = selected.includes(index) ? selected : [index];
  return edits.moveWaypoints(before, along, before.waypoints[index]!, rounded(to));
}
