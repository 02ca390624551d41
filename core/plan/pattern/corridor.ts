import { localPlane, middleOf } from '../../geo/local-plane.ts';
import type { Offset, TangentPlane } from '../../geo/tangent-plane.ts';
import type { Performance } from '../path/performance.ts';
import type { Route, Waypoint } from '../route.ts';
import { amountFaults, countFaults, coverageFaults, refused, turnaroundFaults } from './faults.ts';
import { photographyOf, type Photography } from './footprint.ts';
import type { LaidOut } from './laid-out.ts';
import { waysBeside } from './line/beside.ts';
import { soundLine } from './line/sound-line.ts';
import { lengthAlong, lengthOf, type PlainLine } from './line/plain-line.ts';
import { passing, turnaroundOf } from './passing.ts';
import { PATTERN_HEIGHT, PATTERN_SIZE } from './pattern-limits.ts';
import type { CorridorPattern } from './pattern.ts';
import { photographed, photographFaults, picturesAlong } from './photographs.ts';
import { reachable } from './reachable.ts';

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
  const runs = runsAlong(line, count, spacing, performance);
  const turnaround = turnaroundOf(pattern.turnaround, route, performance);
  const waypoints = runs.flatMap((run) => flownRun(run, plane, route, photography, turnaround));
  const tooMany = countFaults('width', waypoints.length);
  if (tooMany.length > 0) return refused(tooMany);
  const lengths = runs.map(lengthAlong);
  return {
    waypoints: reachable(waypoints),
    issues,
    figures: {
      lanes: runs.length,
      pictures: lengths.reduce((sum, length) => sum + picturesAlong(length, photography.trigger), 0),
      area: lengths.reduce((sum, length) => sum + length, 0) * spacing,
      height: photography.distance,
      spacing: count > 1 ? spacing : null,
      trigger: photography.trigger,
    },
  };
}

/** From the left edge to the right one, each the other way round than the one before. */
function runsAlong(line: PlainLine, count: number, spacing: number, { turnRadius }: Performance): Offset[][] {
  const lanes = Array.from({ length: count }, (_, lane) => waysBeside(line, ((count - 1) / 2 - lane) * spacing));
  return laneOrder(count, spacing < 2 * turnRadius)
    .map((lane) => lanes[lane]!)
    .filter((ways) => ways.length > 0)
    .flatMap((ways, turn) => (turn % 2 === 0 ? ways : ways.toReversed().map((way) => way.toReversed())));
}

/** What cannot turn into the next lane takes each time the one half of all further on. */
function laneOrder(count: number, isSkipping: boolean): number[] {
  const half = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, turn) => (isSkipping ? (turn % 2 === 0 ? turn / 2 : half + (turn - 1) / 2) : turn));
}

function flownRun(
  run: readonly Offset[],
  plane: TangentPlane,
  route: Route,
  { distance, trigger }: Photography,
  turnaround: number,
): Waypoint[] {
  const at = (offset: Offset) => passing(plane.positionAt(offset), route, distance);
  const pictured = photographed(run.map(at), STRAIGHT_DOWN, trigger);
  if (turnaround < TURNAROUND_MIN) return pictured;
  return [at(beyond(run[1]!, run[0]!, turnaround)), ...pictured, at(beyond(run.at(-2)!, run.at(-1)!, turnaround))];
}

const beyond = (from: Offset, end: Offset, metres: number): Offset => {
  const share = metres / lengthOf(from, end);
  return { north: end.north + (end.north - from.north) * share, east: end.east + (end.east - from.east) * share };
};
