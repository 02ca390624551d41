import { error, type Issue } from '../../issue.ts';
import { heightOfPlace } from '../landing/approach.ts';
import type { Route } from '../route.ts';
import { CRUISE_ALTITUDE_MAX, highestOver } from '../route-limits.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** What may be flown counts from home, as does what the aircraft sets itself: heights above the sea are held to it once somebody knows how high home is. */
export const cruiseAltitude: Check = ({ route, limits, airspace }) => {
  const aboveHome = Math.min(CRUISE_ALTITUDE_MAX.relative, limits.cruiseAltitude ?? Infinity);
  const max = highestOver(route.heightMode, airspace.home?.altitude, aboveHome);
  return [
    ...eachWaypoint(route, ({ altitude }, index) =>
      altitude > max ? error('route.cruiseAltitude', { max }, atWaypoint(index, 'altitude')) : undefined,
    ),
    ...landingIssues(route, aboveHome),
  ];
};

const LANDING_HEIGHTS = ['relativeHeight', 'goAroundHeight', 'transitionHeight'] as const;

/** These count from the place of landing, whichever way those of the waypoints do. */
function landingIssues({ endAction, landing }: Route, aboveHome: number): Issue[] {
  if (endAction !== 'landingRoute' || !landing) return [];
  const max = aboveHome - heightOfPlace(landing);
  const flown = landing.kind === 'inPlace' ? LANDING_HEIGHTS.slice(1) : LANDING_HEIGHTS;
  return flown.filter((field) => landing[field] > max).map((field) => error('route.cruiseAltitude', { max }, ['landing', field]));
}
