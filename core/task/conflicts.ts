import type { Position } from '../geo/position.ts';
import { metresToSide } from '../geo/polygon.ts';
import { tangentPlane, type Offset } from '../geo/tangent-plane.ts';
import { homeAt } from '../plan/path/home-of.ts';
import { waysBesides } from '../plan/path/ways-besides.ts';
import type { Route } from '../plan/route.ts';

/** Metres that two plans have to keep from each other while both may be flown. */
export const APART_M = 50;

/** With whom a task meets in time: the same aircraft, the same pilot, or a plan that comes near. */
export const CONFLICT_KINDS = ['device', 'executor', 'air'] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/** Milliseconds; the end is not part of it. */
export interface Window {
  from: number;
  until: number;
}

export const doOverlap = (one: Window, other: Window): boolean => one.from < other.until && other.from < one.until;

/** A plan and the site that its heights are above. */
export interface Flown {
  route: Route;
  site: Position & { altitude: number | null };
}
interface Point extends Offset {
  up: number;
}

/** Whether two ways come nearer than that anywhere, whenever each is where it is: how fast either gets on, nobody knows. */
export function comeClose(one: Flown, other: Flown, metres = APART_M): boolean {
  if (one.route.waypoints.length === 0 || other.route.waypoints.length === 0) return false;
  const { offsetOf } = tangentPlane(one.site);
  const heightsOf = heightsAmong(one.site, other.site);
  const legs = (flown: Flown) =>
    waysOf(flown).flatMap((way) => legsOf(way.map((at) => ({ ...offsetOf(at), up: heightsOf(flown.site, at.altitude) }))));
  const [a, b] = [legs(one), legs(other)];
  return a.some((leg) => b.some((against) => areNear(leg, against, metres)));
}

/** Above the sea, or above the site that is both's. Where one of two sites has no height nobody knows which flies above the other: all is as high. */
function heightsAmong(one: Flown['site'], other: Flown['site']): (site: Flown['site'], above: number) => number {
  if (one.longitude === other.longitude && one.latitude === other.latitude) return (_, above) => above;
  if (one.altitude === null || other.altitude === null) return () => 0;
  return ({ altitude }, above) => altitude! + above;
}

/** From the ground to where it begins, and along its waypoints to where it ends, as its time is reckoned: who lands elsewhere than at its site was low there once. */
function waysOf({ route, site }: Flown): (Position & { altitude: number })[][] {
  const { out, back } = waysBesides(route, homeAt(site));
  const start = out[0] ? [out[0].from] : [];
  return [
    [...start, ...out.map(({ to }) => to)],
    [...route.waypoints, ...back.map(({ to }) => to)],
  ];
}

interface Leg {
  from: Point;
  to: Point;
}

const legsOf = (points: readonly Point[]): Leg[] =>
  points.length === 1 ? [{ from: points[0]!, to: points[0]! }] : points.slice(1).map((to, index) => ({ from: points[index]!, to }));

const gap = (a: number, b: number, c: number, d: number): number =>
  Math.max(Math.min(c, d) - Math.max(a, b), Math.min(a, b) - Math.max(c, d));

function areNear(one: Leg, other: Leg, metres: number): boolean {
  // Most pairs are far apart along one of the axes already.
  if (gap(one.from.up, one.to.up, other.from.up, other.to.up) >= metres) return false;
  if (gap(one.from.north, one.to.north, other.from.north, other.to.north) >= metres) return false;
  if (gap(one.from.east, one.to.east, other.from.east, other.to.east) >= metres) return false;
  return doCross(one, other) || nearestEnd(one, other) < metres;
}

const side = (a: Offset, b: Offset, c: Offset): number => (b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east);

const doCross = (one: Leg, other: Leg): boolean =>
  side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < 0 &&
  side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < 0;

/** Of two that do not cross the nearest point of one of them is an end. */
const nearestEnd = (one: Leg, other: Leg): number =>
  Math.min(
    metresToSide(one.from, one.to, other.from),
    metresToSide(one.from, one.to, other.to),
    metresToSide(other.from, other.to, one.from),
    metresToSide(other.from, other.to, one.to),
  );
