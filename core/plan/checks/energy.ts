import { error, warning, type Issue } from '../../issue.ts';
import { CHARGE_RESERVE, flightEnergy, WIND_RESERVE } from '../energy/flight-energy.ts';
import { atWaypoint, type Check } from './check.ts';

let lately: { say: typeof error; minutes: number; issues: Issue[] } | undefined;

/** The same for the same waypoint: of a route that reaches far beyond one charge they are hundreds with every step of a drag. */
function farIssue(say: typeof error, minutes: number, index: number): Issue {
  if (lately?.say !== say || lately.minutes !== minutes) lately = { say, minutes, issues: [] };
  return (lately.issues[index] ??= say('route.outOfReach', { number: index + 1, minutes }, atWaypoint(index)));
}

/**
 * More than one charge is a warning: a long survey is flown with several, and goes on where it was broken off. What no charge is enough for
 * is an error, unless nobody knows how long this aircraft flies: then all of it is said as what it is, an assumption.
 */
export const energy: Check = ({ route, airspace, endurance, terrain }) => {
  if (!endurance) return [];
  const { share, outOfReach } = flightEnergy(route, airspace.home, endurance, airspace.performance, WIND_RESERVE, terrain);
  const minutes = Math.round(endurance.seconds / 60);
  const say = endurance.basis === 'usual' ? warning : error;
  const far = outOfReach.map((index) => farIssue(say, minutes, index));
  if (far.length > 0 || share <= 1 - CHARGE_RESERVE) return far;
  const percent = Math.min(Math.round(share * 100), 99_999);
  const code = share > 1 ? 'route.severalCharges' : 'route.littleCharge';
  return [warning(endurance.basis === 'usual' ? `${code}Assumed` : code, { percent, minutes })];
};
