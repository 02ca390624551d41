import type { Route, Waypoint } from '../route.ts';
import { waypointAt } from '../route-defaults.ts';
import { amountFaults, fault, NO_FIGURES, placeFaults, refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { CAMERA_TILT, PATTERN_PLACES_MAX } from './pattern-limits.ts';
import type { SpotPattern } from './pattern.ts';
import { reachable } from './reachable.ts';
import { shortestOrder } from './shortest-order.ts';

const PLACES_MIN = 2;

export function laySpot(pattern: SpotPattern, route: Route): LaidOut {
  const { places, isShortest, photographs } = pattern;
  const faults = [...placeFaults('places', places), ...amountFaults(pattern, { tilt: CAMERA_TILT })];
  if (places.length < PLACES_MIN) faults.push(fault('tooFewPlaces', 'places', { min: PLACES_MIN }));
  if (places.length > PATTERN_PLACES_MAX) faults.push(fault('tooManyPlaces', 'places', { max: PATTERN_PLACES_MAX }));
  if (faults.length > 0) return refused(faults);
  const order = isShortest ? shortestOrder(places) : places.map((_, index) => index);
  return {
    waypoints: reachable(order.map((index) => ({ ...waypointAt(places[index]!, route), actions: actionsAt(pattern) }))),
    issues: [],
    figures: { ...NO_FIGURES, pictures: photographs ? places.length : 0 },
  };
}

const actionsAt = ({ tilt, photographs }: SpotPattern): Waypoint['actions'] => [
  { kind: 'gimbalTilt', value: tilt },
  ...(photographs ? [{ kind: 'photograph', value: null } as const] : []),
];
