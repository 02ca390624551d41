import { localPlane, middleOf } from '../../geo/local-plane.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import type { Performance } from '../path/performance.ts';
import type { Route, Waypoint } from '../route.ts';
import { amountFaults, countFaults, coverageFaults, doubt, refused, turnaroundFaults } from './faults.ts';
import { photographyOf } from './footprint.ts';
import type { LaidOut } from './laid-out.ts';
import { waysBeside } from './line/beside.ts';
import { soundLine } from './line/sound-line.ts';
import { lengthAlong } from './line/plain-line.ts';
import { passing, toldReach, turnaroundOf } from './passing.ts';
import { PATTERN_HEIGHT, PATTERN_SIZE } from './pattern-limits.ts';
import type { CorridorPattern } from './pattern.ts';
import { photographed, photographFaults, picturesAlong } from './photographs.ts';
import { reachable } from './reachable.ts';
import type { Corner } from './winged/turn-corners.ts';
import { beyond, wingedRuns, type WingedRun } from './winged/winged-line.ts';

const STRAIGHT_DOWN = -90;
/** Of the spacing: a bend that moves the lane by less changes no picture. */
const TOLERANCE = 0.02;
/** Metres of turnaround that are worth a waypoint. */
const TURNAROUND_MIN = 1;

export function layCorridor(pattern: CorridorPattern, route: Route, performance: Performance): LaidOut {
  const numbers = [...amountFaults(pattern, { width: PATTERN_SIZE }), ...turnaroundFaults(pattern.turnaround), ...coverageFaults(pattern)];
  if (numbers.length > 0) return refused(numbers);
  const photography = photographyOf(pattern);
  const issues = photographFaults(photography, pattern, route, PATTERN_HEIGHT.max);
  const plane = localPlane(middleOf(pattern.line));
  const { line, faults } = soundLine(pattern.line, plane, photography.spacing * TOLERANCE);
  const count = Math.max(1, Math.ceil(pattern.width / photography.spacing - 1e-9));
  if (line) faults.push(...countFaults('width', count * line.corners.length));
  if (!line || faults.length > 0 || issues.some(({ severity }) => severity === 'error')) return refused([...issues, ...faults]);
  const spacing = pattern.width / count;
  const turnaround = turnaroundOf(pattern.turnaround, route, performance);
  const lanes = Array.from({ length: count }, (_, lane) => waysBeside(line, ((count - 1) / 2 - lane) * spacing));
  const at = ({ reach, ...offset }: Corner): Waypoint => {
    const waypoint = passing(plane.positionAt(offset), route, photography.distance);
    return reach === undefined ? waypoint : { ...waypoint, radius: toldReach(reach) };
  };
  const { turnRadius } = performance;
  const runs = turnRadius > 0 ? wingedRuns(lanes, spacing, { turnRadius, turnaround }) : runsAlong(lanes, turnaround);
  if (runs.some(({ isFlyable }) => !isFlyable)) issues.push(doubt('turnRadius', 'line', { min: Math.ceil(turnRadius) }));
  const waypoints = runs.flatMap(({ before, points, behind }) => [
    ...before.map(at),
    ...photographed(points.map(at), STRAIGHT_DOWN, photography.trigger),
    ...behind.map(at),
  ]);
  const tooMany = countFaults('width', waypoints.length);
  if (tooMany.length > 0) return refused(tooMany);
  const lengths = runs.map(({ points }) => lengthAlong(points));
  return {
    waypoints: reachable(waypoints),
    issues,
    figures: {
      lanes: runs.length,
      pictures: lengths.reduce((sum, length) => sum + picturesAlong(length, photography.trigger), 0),
      area: lengths.reduce((sum, length) => sum + length, 0) * spacing,
      height: photography.distance,
      distance: null,
      spacing: count > 1 ? spacing : null,
      trigger: photography.trigger,
    },
  };
}

/** From the left edge to the right one, each the other way round than the one before. */
function runsAlong(lanes: readonly (readonly Offset[][])[], turnaround: number): WingedRun[] {
  const flown = lanes
    .filter((ways) => ways.length > 0)
    .flatMap((ways, turn) => (turn % 2 === 0 ? ways : ways.toReversed().map((way) => way.toReversed())));
  const isLed = turnaround >= TURNAROUND_MIN;
  return flown.map((points) => ({
    before: isLed ? [beyond(points[1]!, points[0]!, turnaround)] : [],
    points,
    behind: isLed ? [beyond(points.at(-2)!, points.at(-1)!, turnaround)] : [],
    isFlyable: true,
  }));
}
