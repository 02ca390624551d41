import type { LandingRoute } from './landing.ts';

/** What a landing route begins with: as planes usually come down. */
export const NEW_LANDING: Readonly<LandingRoute> = {
  kind: 'standard',
  place: null,
  placeHeight: null,
  heading: null,
  waitingRadius: 80,
  clockwise: true,
  relativeHeight: 40,
  distance: 300,
  guidanceSpeed: 12,
  goAroundHeight: 40,
  transitionHeight: 20,
};
