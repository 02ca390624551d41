import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import { approachOf } from '@skyhelm/core/plan/landing/approach';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route } from '@skyhelm/core/plan/route';
import type { MapHandle, MapMarker } from '../../map/map-handle.ts';
import { LANDING, landingMarkers } from './landing-on-map.ts';
import { strandsOf } from './pattern/strands.ts';

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

/** Nearer than that two marks lie on each other. */
const APART_M = 1;

/** Of what a pattern has made only the ends are marked, where the shape leaves room: hundreds of numbers would hide it. */
function endsBeside(pattern: Pattern, waypoints: readonly Position[]): number[] {
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  const corners = strandsOf(pattern).flatMap(({ points }) => points);
  const isFree = (end: Position) => corners.every((corner) => metresBetween(corner, end) > APART_M);
  return [
    ...(first && isFree(first) ? [0] : []),
    ...(first && last && isFree(last) && metresBetween(first, last) > APART_M ? [waypoints.length - 1] : []),
  ];
}

/** The way down, where it is known without an aircraft. */
function landingLines({ endAction, landing }: Route, last: Position) {
  const approach = endAction === 'landingRoute' && landing ? approachOf(landing, last, undefined) : undefined;
  if (!approach || ![approach.waiting, approach.start, approach.place].every(isPlace)) return [];
  return [{ id: 'landing', kind: 'target' as const, points: [last, approach.waiting, approach.start, approach.place] }];
}

/** All of it anew: the map itself finds out what has changed. */
export function drawRoute(map: MapHandle, route: Route, selected: readonly number[], corner: string | undefined): void {
  const { waypoints, cycles, pattern } = route;
  const chosen = new Set(selected);
  const ends = pattern ? endsBeside(pattern, waypoints) : [];
  const isMarked = (index: number) => pattern === null || chosen.has(index) || ends.includes(index);
  const places = waypoints.filter(isPlace);
  const [first, last] = [places[0], places.at(-1)];
  map.lines.set(ROUTE, [
    { id: 'way', kind: 'route', points: places },
    ...(cycles !== 1 && first && last && places.length > 2 ? [{ id: 'again', kind: 'target' as const, points: [last, first] }] : []),
    ...(last ? landingLines(route, last) : []),
  ]);
  const middles =
    pattern !== null || waypoints.length > LEGS_MAX
      ? []
      : waypoints.flatMap((_, index): MapMarker[] => {
          const position = legOf(route, index);
          return position && isPlace(position) ? [{ id: String(index), kind: 'middle', position }] : [];
        });
  map.markers.set(LEGS, middles);
  map.markers.set(LANDING, landingMarkers(route, corner));
  map.markers.set(
    TARGETS,
    waypoints.flatMap(({ yawMode, target }, index): MapMarker[] =>
      yawMode === 'target' && target && isPlace(target) && chosen.has(index)
        ? [{ id: String(index), kind: 'target', position: target }]
        : [],
    ),
  );
  map.markers.set(
    WAYPOINTS,
    waypoints.flatMap((waypoint, index): MapMarker[] =>
      isPlace(waypoint) && isMarked(index)
        ? [{ id: String(index), kind: chosen.has(index) ? 'chosen' : 'waypoint', position: waypoint, label: String(index + 1) }]
        : [],
    ),
  );
}
