import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { LandingRoute } from './landing.ts';

/** The way down as a landing route says it. */
export interface Approach {
  place: Position;
  /** Where the way down begins, as high as the landing route says. */
  start: Position;
  /** Middle of the circle that it waits in, and leaves at the start towards the place. */
  waiting: Position;
}

const RADIANS = Math.PI / 180;

/** Where it touches the ground; nothing where nobody knows. */
export function landingPlace({ kind, place }: LandingRoute, last: Position, home: Position | undefined): Position | undefined {
  if (kind === 'inPlace') return last;
  if (kind === 'returnAndLand') return home;
  return place ?? (kind === 'standard' ? home : undefined);
}

/** Whether it lands at a place of its own, which may be higher or lower than home. */
export const isElsewhere = ({ kind, place }: LandingRoute): boolean => place !== null && (kind === 'standard' || kind === 'alternate');

/** Metres of the place of landing above home: level with it, where nobody has said. */
export const heightOfPlace = (landing: LandingRoute): number => (isElsewhere(landing) ? (landing.placeHeight ?? 0) : 0);

/** A heading that nobody has said is the one from the end of the route: from there it has to turn the least. */
export function approachOf(landing: LandingRoute, last: Position, home: Position | undefined): Approach | undefined {
  const place = landingPlace(landing, last, home);
  if (!place) return undefined;
  if (landing.kind === 'inPlace') return { place, start: place, waiting: place };
  const { positionAt, offsetOf } = tangentPlane(place);
  const from = offsetOf(last);
  const heading = landing.heading === null ? Math.atan2(-from.east, -from.north) : landing.heading * RADIANS;
  const [ahead, right] = [
    { north: Math.cos(heading), east: Math.sin(heading) },
    { north: -Math.sin(heading), east: Math.cos(heading) },
  ];
  const aside = landing.clockwise ? landing.waitingRadius : -landing.waitingRadius;
  return {
    place,
    start: positionAt({ north: -ahead.north * landing.distance, east: -ahead.east * landing.distance }),
    waiting: positionAt({
      north: -ahead.north * landing.distance + right.north * aside,
      east: -ahead.east * landing.distance + right.east * aside,
    }),
  };
}

/** The other way round: how it comes in, by the middle of its circle and by where it touches the ground. Nothing where no such line touches such a circle. */
export function comingIn(
  place: Position,
  waiting: Position,
  radius: number,
  clockwise: boolean,
): { heading: number; distance: number } | undefined {
  const { north, east } = tangentPlane(place).offsetOf(waiting);
  const square = north * north + east * east - radius * radius;
  if (!(square >= 0)) return undefined;
  const distance = Math.sqrt(square);
  const turned = Math.atan2(radius, distance) * (clockwise ? 1 : -1);
  const heading = (Math.atan2(-east, -north) + turned) / RADIANS;
  return { heading: ((heading % 360) + 360) % 360, distance };
}
