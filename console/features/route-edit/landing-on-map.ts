import { between } from '@skyhelm/core/airspace/engine/place';
import { metresBetween } from '@skyhelm/core/geo/distance';
import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import { approachOf } from '@skyhelm/core/plan/landing/approach';
import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import type { MapHandle, MapLine, MapMarker } from '../../map/map-handle.ts';
import { circleAround } from './around-waypoints.ts';
import { changeRoute, rounded } from './desk-edits.ts';
import type { RouteDesk } from './route-desk.ts';

/** The group of its marker, and what the desk calls it while it is chosen. */
export const LANDING = 'landing';

/** Where it has been told to come down; nothing where that is home, or where the route ends. */
export function landingIn({ endAction, landing }: Route): Position | undefined {
  if (endAction !== 'landingRoute' || !landing?.place || (landing.kind !== 'standard' && landing.kind !== 'alternate')) return undefined;
  return isLatitude(landing.place.latitude) && isLongitude(landing.place.longitude) ? landing.place : undefined;
}

export function landingMarkers(route: Route, corner: string | undefined): MapMarker[] {
  const position = landingIn(route);
  return position ? [{ id: LANDING, kind: corner === LANDING ? 'landingChosen' : 'landing', position }] : [];
}

const isPlace = ({ latitude, longitude }: Position): boolean => isLatitude(latitude) && isLongitude(longitude);

/**
 * The way that it comes down on: from the last waypoint to the circle that it waits in, once round that, and from where it leaves it down to the place of landing. Nothing
 * where nobody knows that place.
 */
export function landingLines({ endAction, landing, waypoints }: Route, home?: Pick<Home, 'position'>): MapLine[] {
  const last = waypoints.at(-1);
  if (endAction !== 'landingRoute' || !landing || landing.kind === 'inPlace' || !last) return [];
  const approach = approachOf(landing, last, home?.position);
  if (!approach || ![last, approach.waiting, approach.start, approach.place].every(isPlace)) return [];
  const { waiting, start, place } = approach;
  const { waitingRadius: radius, clockwise } = landing;
  const metres = metresBetween(last, waiting);
  return [
    ...(metres > radius
      ? [{ id: 'landing to', kind: 'target' as const, points: [last, between(last, waiting, 1 - radius / metres)] }]
      : []),
    ...(radius > 0 ? circleAround(waiting, { radius, clockwise }, 'landing circle') : []),
    { id: 'landing down', kind: 'target', points: [start, place] },
  ];
}

/** Nothing else of the route changes, so that a pattern keeps its waypoints. */
const landingAt = (route: Route, to: Position): Route =>
  route.landing ? { ...route, landing: { ...route.landing, place: rounded(to) } } : route;

export function setLanding(desk: RouteDesk, to: Position): void {
  const { route } = desk.now().draft;
  if (!route.landing) return;
  changeRoute(desk, { landing: landingAt(route, to).landing });
  desk.choose(LANDING);
}

export const chosenLanding = (desk: RouteDesk): Position | undefined =>
  desk.now().corner === LANDING ? landingIn(desk.now().draft.route) : undefined;

/** A part of a step: the desk has begun it. */
export function previewLanding(desk: RouteDesk, to: Position): void {
  // The waypoints as they are by now: a pattern may have been laid out meanwhile.
  const { draft } = desk.now();
  desk.preview({ ...draft, route: landingAt(draft.route, to) });
}

export const dragLanding = (map: MapHandle, desk: RouteDesk): (() => void) =>
  map.dragMarkers(LANDING, {
    begin() {
      desk.choose(LANDING);
      desk.begin();
    },
    move: (_, to) => previewLanding(desk, to),
    end: () => desk.end(),
  });
