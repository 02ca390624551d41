import type { Position } from '../../../geo/position.ts';
import type { TangentPlane } from '../../../geo/tangent-plane.ts';
import type { Issue } from '../../../issue.ts';
import { fault, placeFaults } from '../faults.ts';
import { PATTERN_CORNERS_MAX } from '../pattern-limits.ts';
import { isCrossingItself, plainLine, type PlainLine } from './plain-line.ts';

/** A line that has a left and a right side everywhere, or what is wrong with it. */
export function soundLine(
  given: readonly Position[],
  plane: TangentPlane,
  tolerance: number,
): { line: PlainLine | undefined; faults: Issue[] } {
  const faults = placeFaults('line', given);
  if (given.length > PATTERN_CORNERS_MAX) faults.push(fault('tooManyPlaces', 'line', { max: PATTERN_CORNERS_MAX }));
  if (faults.length > 0) return { line: undefined, faults };
  const line = plainLine(given.map(plane.offsetOf), tolerance);
  if (!line) return { line, faults: [fault('line', 'line')] };
  return isCrossingItself(line) ? { line: undefined, faults: [fault('crossing', 'line')] } : { line, faults };
}
