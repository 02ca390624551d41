import { localPlane, middleOf } from '../../geo/local-plane.ts';
import type { Route } from '../route.ts';
import { amountFaults, EXTENT_MAX, fault, NO_FIGURES, placeFaults, refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { lengthOf } from './line/plain-line.ts';
import { passing } from './passing.ts';
import { AB_LANES, SCAN_SPACING } from './pattern-limits.ts';
import type { AbPointPattern } from './pattern.ts';
import { reachable } from './reachable.ts';

/** Metres: of nearer places nobody can say where the one lies from the other. */
const APART_M = 1;

export function layAbPoint(pattern: AbPointPattern, route: Route): LaidOut {
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
  const waypoints = Array.from({ length: lanes }, (_, lane) => {
    const [north, east] = [(to.east - from.east) * left * lane, (from.north - to.north) * left * lane];
    const ends = [from, to].map((end) => passing(positionAt({ north: end.north + north, east: end.east + east }), route));
    return lane % 2 === 0 ? ends : ends.toReversed();
  });
  return {
    waypoints: reachable(waypoints.flat()),
    issues: [],
    figures: { ...NO_FIGURES, lanes, area: length * spacing * lanes, spacing: lanes > 1 ? spacing : null },
  };
}
