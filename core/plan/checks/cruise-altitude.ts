import { error, type Issue } from '../../issue.ts';
import { heightOfPlace } from '../landing/approach.ts';
import type { Route } from '../route.ts';
import { CRUISE_ALTITUDE_MAX, highestOver } from '../route-limits.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Who says how high one may cruise: the chosen aircraft, or what can be set on any. */
export type CruiseLimit = 'aircraft' | 'all';

/** Told in tenths of metres, as heights are entered, and never as more than is allowed. */
const tooHigh = (max: number, of: CruiseLimit, at: Issue['at']): Issue =>
  error('route.cruiseAltitude', { max: Math.floor(max * 10) / 10, of }, at);

/** What may be flown counts from home, as does what the aircraft sets itself: heights above the sea are held to it once somebody knows how high home is. */
export const cruiseAltitude: Check = ({ route, limits, airspace }) => {
  const { cruiseAltitude: allowed = Infinity } = limits;
  const aboveHome = Math.min(CRUISE_ALTITUDE_MAX.relative, allowed);
  const of: CruiseLimit = allowed < CRUISE_ALTITUDE_MAX.relative ? 'aircraft' : 'all';
  const max = highestOver(route.heightMode, airspace.home?.altitude, aboveHome);
  return [
    ...eachWaypoint(route, ({ altitude }, index) => (altitude > max ? tooHigh(max, of, atWaypoint(index, 'altitude')) : undefined)),
    ...landingIssues(route, aboveHome, of),
  ];
};

const LANDING_HEIGHTS = ['relativeHeight', 'goAroundHeight', 'transitionHeight'] as const;

/** These count from the place of landing, whichever way those of the waypoints do. */
function landingIssues({ endAction, landing }: Route, aboveHome: number, of: CruiseLimit): Issue[] {
  if (endAction !== 'landingRoute' || !landing) return [];
  const max = aboveHome - heightOfPlace(landing);
  const flown = landing.kind === 'inPlace' ? LANDING_HEIGHTS.slice(1) : LANDING_HEIGHTS;
  return flown.filter((field) => landing[field] > max).map((field) => tooHigh(max, of, ['landing', field]));
}
