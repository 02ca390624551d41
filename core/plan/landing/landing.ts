import type { Position } from '../../geo/position.ts';

/** Down along a glide path; straight down where it is; home first; or at another place if home cannot be had. */
export const LANDING_KINDS = ['standard', 'inPlace', 'returnAndLand', 'alternate'] as const;
export type LandingKind = (typeof LANDING_KINDS)[number];

/** How a route whose end action says so comes down. */
export interface LandingRoute {
  kind: LandingKind;
  /** Where wheels or legs touch the ground; nothing for home, or for where the route ends. */
  place: Position | null;
  /** Metres by which that place is higher than the one of take-off; nothing where nobody has said. */
  placeHeight: number | null;
  /** Degrees from north that it comes in along; nothing for into the wind as the aircraft sees fit. */
  heading: number | null;
  /** Metres of the circle in which it waits and comes down to the height of the approach. */
  waitingRadius: number;
  clockwise: boolean;
  /** Metres above the place of landing at which the approach begins. */
  relativeHeight: number;
  /** Metres before the place of landing at which the approach begins. */
  distance: number;
  /** Metres a second on the approach. */
  guidanceSpeed: number;
  /** Metres that it climbs to when the landing is broken off. */
  goAroundHeight: number;
  /** Metres at which a VTOL changes from wing to rotors. */
  transitionHeight: number;
}
