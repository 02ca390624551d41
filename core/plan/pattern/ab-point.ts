import { localPlane, middleOf } from '../../geo/local-plane.ts';
import type { Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { amountFaults, EXTENT_MAX, fault, NO_FIGURES, placeFaults, refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { lengthOf } from './line/plain-line.ts';
import { passing, toldReach, turnaroundOf } from './passing.ts';
import { AB_LANES, SCAN_SPACING } from './pattern-limits.ts';
import type { AbPointPattern } from './pattern.ts';
import { reachable } from './reachable.ts';
import type { Corner } from './winged/turn-corners.ts';
import { wingedRuns } from './winged/winged-line.ts';

/** Metres: of nearer places nobody can say where the one lies from the other. */
const APART_M = 1;

export function layAbPoint(pattern: AbPointPattern, route: Route, performance: Performance): LaidOut {
  const { a, b, spacing, side, lanes } = pattern;
  const faults = [
    ...placeFaults('a', [a]),
    ...placeFaults('b', [b, a]),
    ...amountFaults(pattern, { spacing: SCAN_SPACING, lanes: AB_LANES }),
  ];
  if (faults.length === 0 && spacing * lanes > EXTENT_MAX) faults.push(fault('tooLarge', 'lanes', { max: EXTENT_MAX / 1_000 }));
  if (faults.length > 0) return refused(faults);
  const { offsetOf, positionAt } = localPlane(middleOf([a, b]));
  const [from, to] = [offsetOf(a), offsetOf(b)];
  const length = lengthOf(from, to);
  if (length < APART_M) return refused([fault('sameEnds', 'b')]);
  const left = (side === 'left' ? spacing : -spacing) / length;
  const ways = Array.from({ length: lanes }, (_, lane) => {
    const [north, east] = [(to.east - from.east) * left * lane, (from.north - to.north) * left * lane];
    return [from, to].map((end) => ({ north: end.north + north, east: end.east + east }));
  });
  const { turnRadius } = performance;
  const turning = { turnRadius, turnaround: turnaroundOf(null, route, performance) };
  const flown =
    turnRadius > 0
      ? wingedRuns(
          ways.map((way) => [way]),
          spacing,
          turning,
          from,
        ).flatMap(({ before, points, behind }) => [...before, ...points, ...behind])
      : ways.flatMap((way, lane): Corner[] => (lane % 2 === 0 ? way : way.toReversed()));
  const waypoints = flown.map(({ reach, ...offset }) => {
    const waypoint = passing(positionAt(offset), route);
    return reach === undefined ? waypoint : { ...waypoint, radius: toldReach(reach) };
  });
  return {
    waypoints: reachable(waypoints),
    issues: [],
    figures: { ...NO_FIGURES, lanes, area: length * spacing * lanes, spacing: lanes > 1 ? spacing : null },
  };
}
