import { error } from '../../issue.ts';
import { CRUISE_ALTITUDE_MAX } from '../route-limits.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** What the aircraft sets itself counts from home: of heights above the sea it says nothing where nobody knows how high home is. */
export const cruiseAltitude: Check = ({ route, limits, airspace }) => {
  const home = route.heightMode === 'relative' ? 0 : airspace.home?.altitude;
  const own = limits.cruiseAltitude === undefined || home === undefined ? Infinity : limits.cruiseAltitude + home;
  const max = Math.min(CRUISE_ALTITUDE_MAX[route.heightMode], own);
  return eachWaypoint(route, ({ altitude }, index) =>
    altitude > max ? error('route.cruiseAltitude', { max }, atWaypoint(index, 'altitude')) : undefined,
  );
};
