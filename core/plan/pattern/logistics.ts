import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Performance } from '../path/performance.ts';
import { waypointAt } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { THERE_M } from '../standing.ts';
import { amountFaults, doubt, fault, NO_FIGURES, placeFaults, refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { passing } from './passing.ts';
import { PATTERN_HEIGHT, PATTERN_PLACES_MAX, THROWER_CHANNEL } from './pattern-limits.ts';
import type { LogisticsPattern } from './pattern.ts';

/** Metres: nearer, there is nothing to fly. */
const APART_M = 1;
/** In less time a load still swings, and so does the aircraft. */
export const DROP_HOLD_MS = 3_000;

export function layLogistics(pattern: LogisticsPattern, route: Route, { turnRadius }: Performance): LaidOut {
  const { takeOff, via, drop, dropHeight, isReturning } = pattern;
  const faults = [
    ...placeFaults('takeOff', [takeOff]),
    ...placeFaults('via', [...via]),
    ...placeFaults('drop', [drop, takeOff]),
    ...amountFaults(pattern, { dropHeight: PATTERN_HEIGHT, channel: THROWER_CHANNEL }),
  ];
  if (via.length > PATTERN_PLACES_MAX) faults.push(fault('tooManyPlaces', 'via', { max: PATTERN_PLACES_MAX }));
  if (faults.length > 0) return refused(faults);
  if (metresBetween(takeOff, drop) < APART_M) return refused([fault('sameEnds', 'drop')]);
  if (dropHeight > route.height) return refused([fault('dropHeight', 'dropHeight', { max: route.height })]);
  const there = [takeOff, ...via];
  const at = (place: Position) => passing(place, route);
  return {
    waypoints: [
      ...there.map(at),
      ...overDrop(pattern, route, turnRadius === 0),
      ...(isReturning ? [...(dropHeight < route.height ? [at(drop)] : []), ...there.toReversed().map(at)] : []),
    ],
    issues: [
      ...(isReturning || route.endAction === 'land' ? [] : [doubt('endAction', 'isReturning')]),
      ...(turnRadius > 0 ? [doubt('hovering', 'kind')] : []),
    ],
    figures: NO_FIGURES,
  };
}

/** There, down, and let go once it stands still, however the route takes its corners. */
function overDrop({ drop, dropHeight, channel }: LogisticsPattern, route: Route, canStand: boolean): Waypoint[] {
  const like = waypointAt(drop, route);
  const standing: Partial<Waypoint> = {
    turnMode: 'stop',
    holdMs: Math.max(like.holdMs, DROP_HOLD_MS),
    radius: THERE_M,
  };
  const letGo: Waypoint = {
    ...like,
    ...(canStand && standing),
    altitude: dropHeight,
    actions: [{ kind: 'release', value: channel }],
  };
  return dropHeight < route.height ? [passing(drop, route), letGo] : [letGo];
}
