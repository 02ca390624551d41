import { metresBetween } from '../../geo/distance.ts';
import { warning } from '../../issue.ts';
import { heightOfPlace, isElsewhere } from '../landing/approach.ts';
import type { Check } from './check.ts';

/** Metres around home that are taken to be level with it, and by which heights of the ground are wrong anyway. */
const [AT_HOME_M, AS_GOOD_M] = [20, 5];

/** An autopilot counts the heights of a landing from home: whoever lands on a hill has to say how high that is. */
export const landingHeight: Check = ({ route, airspace: { home }, terrain }) => {
  const { endAction, landing } = route;
  if (endAction !== 'landingRoute' || !landing || !isElsewhere(landing)) return [];
  const at = ['landing', 'placeHeight'];
  const above = terrain?.placeAboveHome ?? undefined;
  if (above !== undefined) {
    const isTrue = Math.abs(above - heightOfPlace(landing)) <= AS_GOOD_M;
    return isTrue ? [] : [warning('route.landing.otherHeight', { metres: Math.round(above) }, at)];
  }
  const isHome = home !== undefined && metresBetween(home.position, landing.place!) <= AT_HOME_M;
  return landing.placeHeight !== null || isHome ? [] : [warning('route.landing.unknownHeight', undefined, at)];
};
