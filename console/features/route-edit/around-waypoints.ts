import { tangentPlane, wrapped } from '@skyhelm/core/geo/tangent-plane';
import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import type { Route, Waypoint } from '@skyhelm/core/plan/route';
import type { MapLine, MapMarker } from '../../map/map-handle.ts';

/** Corners that look round. */
const CORNERS = 48;
/** Of the radius: how long the strokes are that say which way round it goes. */
const BARB = 0.25;
/** Beyond that they would hide the route: only those of the chosen waypoints are drawn. */
const DRAWN_MAX = 150;

const isPlace = ({ latitude, longitude }: Position): boolean => isLatitude(latitude) && isLongitude(longitude);

/** Which of them are drawn: all that can be told apart, otherwise those that somebody has chosen. */
const drawn = (route: Route, selected: readonly number[], is: (waypoint: Waypoint) => boolean): number[] => {
  const found = route.waypoints.flatMap((waypoint, index) => (isPlace(waypoint) && is(waypoint) ? [index] : []));
  const chosen = new Set(selected);
  return route.pattern === null && found.length <= DRAWN_MAX ? found : found.filter((index) => chosen.has(index));
};

const isCircled = ({ mode, circling: { radius } }: Waypoint): boolean => mode === 'circle' && Number.isFinite(radius) && radius > 0;

/** Around its middle, with strokes that point the way round. */
export function circleAround(
  middle: Position,
  { radius, clockwise }: Pick<Waypoint['circling'], 'radius' | 'clockwise'>,
  id: string,
): MapLine[] {
  const plane = tangentPlane(middle);
  const at = (turn: number, metres: number): Position => {
    const angle = turn * 2 * Math.PI;
    const { latitude, longitude } = plane.positionAt({ north: metres * Math.cos(angle), east: metres * Math.sin(angle) });
    return { latitude, longitude: wrapped(longitude) };
  };
  const back = ((clockwise ? -1 : 1) * BARB) / (2 * Math.PI);
  const barb = (turn: number) => [at(turn + back, radius * (1 + BARB / 2)), at(turn, radius), at(turn + back, radius * (1 - BARB / 2))];
  const round = Array.from({ length: CORNERS + 1 }, (_, corner) => at((corner % CORNERS) / CORNERS, radius));
  return [
    { id, kind: 'target', points: round },
    ...[0, 0.5].map((turn): MapLine => ({ id: `${id} ${turn}`, kind: 'target', points: barb(turn) })),
  ];
}

/** Where the aircraft goes round a waypoint, in metres on the ground. */
export const circleLines = (route: Route, selected: readonly number[]): MapLine[] =>
  drawn(route, selected, isCircled).flatMap((index) =>
    circleAround(route.waypoints[index]!, route.waypoints[index]!.circling, `circle ${index}`),
  );

const looksAt = ({ yawMode, target }: Waypoint): Position | undefined =>
  yawMode === 'target' && target && isPlace(target) ? target : undefined;

/** From each waypoint to what it looks at. */
export const sightLines = (route: Route, selected: readonly number[]): MapLine[] =>
  drawn(route, selected, (waypoint) => looksAt(waypoint) !== undefined).map((index) => {
    const { latitude, longitude, ...rest } = route.waypoints[index]!;
    return { id: `sight ${index}`, kind: 'target', points: [{ latitude, longitude }, looksAt({ latitude, longitude, ...rest })!] };
  });

/** Each place that is looked at, once: a hundred waypoints may look at the same one. */
export function targetMarkers({ waypoints }: Route): MapMarker[] {
  const places = new Map<string, MapMarker>();
  waypoints.forEach((waypoint, index) => {
    const position = looksAt(waypoint);
    const key = position && `${position.latitude} ${position.longitude}`;
    if (key && !places.has(key)) places.set(key, { id: String(index), kind: 'target', position });
  });
  return [...places.values()];
}
