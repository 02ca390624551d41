import { error, warning } from '../../issue.ts';
import { asFlown, turnRadiusAt, WING_SPEED, WING_TURN_RADIUS } from '../wings.ts';
import { isWithin, type Check } from './check.ts';

/** Metres: less is what an aircraft is wrong by anyway. */
const AS_GOOD_M = 5;

/** What a route says of the wings it is planned for, and whether the aircraft that is chosen turns as tightly as its pattern was laid out for. */
export const wings: Check = ({ route, airspace: { performance } }) => {
  if (route.wings && !isWithin(route.wings.turnRadius, WING_TURN_RADIUS))
    return [error('route.wingRadius', WING_TURN_RADIUS, ['wings', 'turnRadius'])];
  if (route.wings && !isWithin(route.wings.slowest, WING_SPEED)) return [error('route.wingSpeed', WING_SPEED, ['wings', 'slowest'])];
  if (!performance || route.pattern === null) return [];
  const { speed } = asFlown(route);
  const [planned, flown] = [turnRadiusAt(route.wings?.turnRadius ?? 0, speed), turnRadiusAt(performance.turnRadius, speed)];
  if (flown <= planned + AS_GOOD_M) return [];
  return [warning('route.wider', { planned: Math.round(planned), radius: Math.round(flown) }, ['wings'])];
};
