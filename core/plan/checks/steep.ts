import { warning } from '../../issue.ts';
import { plannedPerformance } from '../path/performance.ts';
import { heightsReached } from '../path/reached-heights.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/**
 * Wings climb and come down no more steeply than they can, and fly on as low or as high as they are then. A warning: how steeply is but usual where the aircraft does not
 * say, and all heights in between are held to the air and to the ground.
 */
export const steep: Check = ({ route, airspace: { performance = plannedPerformance(route) } }) => {
  const heights = heightsReached(route, performance);
  if (!heights) return [];
  return eachWaypoint(route, ({ altitude }, index) => {
    const [low, high] = [altitude - heights.low[index]!, heights.high[index]! - altitude];
    const told = (code: string, metres: number) =>
      warning(code, { number: index + 1, metres: Math.round(metres) }, atWaypoint(index, 'altitude'));
    return [...(low > 0 ? [told('route.steepClimb', low)] : []), ...(high > 0 ? [told('route.steepDescent', high)] : [])];
  });
};
