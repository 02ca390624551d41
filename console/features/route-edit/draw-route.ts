import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import { isWayHeld } from '@skyhelm/core/plan/checks/index';
import type { Home } from '@skyhelm/core/plan/path/course';
import type { WayPart } from '@skyhelm/core/plan/path/flight-from';
import { waysBesides } from '@skyhelm/core/plan/path/ways-besides';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route, Waypoint } from '@skyhelm/core/plan/route';
import type { MapHandle, MapLine, MapMarker } from '../../map/map-handle.ts';
import { circleLines, sightLines, targetMarkers } from './around-waypoints.ts';
import { LANDING, landingIn, landingLines, landingMarkers } from './landing-on-map.ts';
import { orderShown, shownAt } from './pattern/order-shown.ts';
import { strandsOf } from './pattern/strands.ts';
import type { Desk } from './route-desk.ts';

export const WAYPOINTS = 'waypoints';
export const LEGS = 'legs';
const TARGETS = 'targets';
const ROUTE = 'route';
/** Beyond that the places on legs would hide the route. */
const LEGS_MAX = 150;

/** The middle of the leg that ends at this waypoint. */
export function legOf({ waypoints }: Route, index: number): Position | undefined {
  const [from, to] = [waypoints[index - 1], waypoints[index]];
  if (!from || !to) return undefined;
  return {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: wrapped(from.longitude + wrapped(to.longitude - from.longitude) / 2),
  };
}

const isPlace = ({ longitude, latitude }: Position): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** All that there is to be seen of it. */
export function placesOf(route: Route): Position[] {
  const { pattern, waypoints } = route;
  const [shape, landing] = [pattern ? strandsOf(pattern).flatMap(({ points }) => points) : [], landingIn(route)];
  return [...shape, ...waypoints, ...(landing ? [landing] : [])].filter(isPlace);
}

/** Nearer than that two marks lie on each other. */
const APART_M = 1;

/** Of what a pattern has made its order is marked beside the shape, or only the ends where the shape leaves room: hundreds of numbers would hide it. */
function marksBeside(pattern: Pattern, waypoints: Waypoint[]): Set<number> {
  const order = orderShown({ pattern, waypoints });
  if (order.size === 0) return new Set(endsBeside(pattern, waypoints));
  const corners = new Set(strandsOf(pattern).flatMap(({ points }) => points.map((point) => shownAt(order, point))));
  return new Set([...order.values()].filter((numbered) => !corners.has(numbered)).map(({ first }) => first));
}

function endsBeside(pattern: Pattern, waypoints: readonly Position[]): number[] {
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  const corners = strandsOf(pattern).flatMap(({ points }) => points);
  const isFree = (end: Position) => corners.every((corner) => metresBetween(corner, end) > APART_M);
  return [
    ...(first && isFree(first) ? [0] : []),
    ...(first && last && isFree(last) && metresBetween(first, last) > APART_M ? [waypoints.length - 1] : []),
  ];
}

/** What is seen of it from above: nothing of what goes straight up or down. */
function besideLine(id: string, parts: readonly WayPart[]): MapLine[] {
  const points = parts.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]));
  const apart = points.filter((point, index) => index === 0 || metresBetween(points[index - 1]!, point) > APART_M);
  return apart.length > 1 && apart.every(isPlace) ? [{ id, kind: 'target', points: apart }] : [];
}

/** The way of it, with what is flown again, and the ways from home and to where it ends as far as they are known. */
export const wayLines = (route: Route, home?: Home): MapLine[] => [...linesAlong(route, home), ...landingLines(route, home)];

/** All but the landing. */
function linesAlong(route: Route, home?: Home): MapLine[] {
  const { waypoints, cycles } = route;
  const places = waypoints.filter(isPlace);
  const [first, last] = [places[0], places.at(-1)];
  const { out, back } = waysBesides(route, home);
  return [
    { id: 'way', kind: 'route', points: places },
    ...(cycles !== 1 && first && last && places.length > 2 ? [{ id: 'again', kind: 'target' as const, points: [last, first] }] : []),
    ...besideLine('out', out),
    ...(landingLines(route, home).length > 0 ? [] : besideLine('back', back)),
  ];
}

/** Nothing of it has the colour of a way that is free, while a number is missing and no leg is held to any zone. Where it lands depends on an aircraft: that is drawn by itself. */
export const editedLines = (route: Route): MapLine[] =>
  isWayHeld(route) ? linesAlong(route) : linesAlong(route).map((line) => (line.kind === 'route' ? { ...line, kind: 'unchecked' } : line));

/** Each of those that are marked, with its number. */
export const waypointMarkers = ({ waypoints }: Route, isMarked: (index: number) => boolean): MapMarker[] =>
  waypoints.flatMap((waypoint, index): MapMarker[] =>
    isPlace(waypoint) && isMarked(index) ? [{ id: String(index), kind: 'waypoint', position: waypoint, label: String(index + 1) }] : [],
  );

function editedMarkers(route: Route, selected: readonly number[]): MapMarker[] {
  const chosen = new Set(selected);
  const beside = route.pattern ? marksBeside(route.pattern, route.waypoints) : undefined;
  const isMarked = (index: number) => !beside || chosen.has(index) || beside.has(index);
  return waypointMarkers(route, isMarked).map((marker) => (chosen.has(Number(marker.id)) ? { ...marker, kind: 'chosen' } : marker));
}

/** All of it anew: the map itself finds out what has changed. */
export function drawRoute(map: MapHandle, { draft: { route }, selected, corner, isLookedAt }: Desk): void {
  const { waypoints, pattern } = route;
  map.lines.set(ROUTE, [...editedLines(route), ...circleLines(route, selected), ...sightLines(route, selected)]);
  const middles =
    isLookedAt || pattern !== null || waypoints.length > LEGS_MAX
      ? []
      : waypoints.flatMap((_, index): MapMarker[] => {
          const position = legOf(route, index);
          return position && isPlace(position) ? [{ id: String(index), kind: 'middle', position }] : [];
        });
  map.markers.set(LEGS, middles);
  map.markers.set(LANDING, landingMarkers(route, corner));
  map.markers.set(TARGETS, targetMarkers(route));
  map.markers.set(WAYPOINTS, editedMarkers(route, selected));
}

/** The map goes on without it. */
export function eraseRoute(map: MapHandle): void {
  map.lines.set(ROUTE, []);
  for (const group of [LEGS, LANDING, TARGETS, WAYPOINTS]) map.markers.set(group, []);
}
