import { error } from '../../issue.ts';
import { CRUISE_ALTITUDE_MAX } from '../route-limits.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

export const cruiseAltitude: Check = ({ route, limits }) => {
  const max = Math.min(CRUISE_ALTITUDE_MAX[route.heightMode], limits.cruiseAltitude ?? Infinity);
  return eachWaypoint(route, ({ altitude }, index) =>
    altitude > max ? error('route.cruiseAltitude', { max }, atWaypoint(index, 'altitude')) : undefined,
  );
};
