import { localPlane, middleOf } from '../../geo/local-plane.ts';
import type { Position } from '../../geo/position.ts';
import type { Offset, TangentPlane } from '../../geo/tangent-plane.ts';
import { bearingBetween } from '../legs.ts';
import type { Performance } from '../path/performance.ts';
import type { Route, Waypoint } from '../route.ts';
import { countFaults, coverageFaults, doubt, fault, heightFaults, refused } from './faults.ts';
import { distanceFor, footprintAt, stepOf, type Photography } from './footprint.ts';
import type { LaidOut } from './laid-out.ts';
import { wayBefore } from './line/way-before.ts';
import { lengthAlong } from './line/plain-line.ts';
import { soundLine } from './line/sound-line.ts';
import { obstacleOf } from './obstacle.ts';
import { overObstacle, raised } from './over-obstacle.ts';
import { passing, toldHeight, toldHeightOver } from './passing.ts';
import { PATTERN_HEIGHT } from './pattern-limits.ts';
import type { FacadePattern } from './pattern.ts';
import { photographed, photographFaults, picturesAlong } from './photographs.ts';
import { reachable } from './reachable.ts';

const LEVEL = 0;
/** Of the distance: a bend that is finer is not flown. */
const TOLERANCE = 0.02;
/** Waypoints before and behind the lanes at most. */
const WAYS = 3;

export function layFacade(pattern: FacadePattern, route: Route, { navigationError, turnRadius }: Performance, home?: Position): LaidOut {
  const numbers = [...heightFaults(pattern), ...coverageFaults(pattern), ...(turnRadius > 0 ? [fault('hovering', 'kind')] : [])];
  if (numbers.length > 0) return refused(numbers);
  const photography = photographyOfWall(pattern);
  const { distance, trigger } = photography;
  const issues = photographFaults(photography, pattern, route, PATTERN_HEIGHT.max);
  const plane = localPlane(middleOf(pattern.line));
  const { line, faults } = soundLine(pattern.line, plane, distance * TOLERANCE);
  if (!line || issues.some(({ severity }) => severity === 'error')) return refused([...issues, ...faults]);
  const { way, isWhole } = wayBefore(line, pattern.side === 'left' ? distance : -distance);
  if (!way) return refused([fault('noRoom', 'line', { distance: Math.round(distance) })]);
  const heights = laneHeights(pattern, photography.spacing);
  const tooMany = countFaults('line', heights.length * way.length + WAYS);
  if (tooMany.length > 0) return refused(tooMany);
  if (!isWhole) issues.push(doubt('outOfReach', 'line', { distance: Math.round(distance) }));
  if (distance < navigationError) issues.push(doubt('nearWall', 'resolution', { distance: Math.round(distance * 10) / 10 }));
  const lanes = heights.map((height, lane) => laneAt(pattern, way, plane, route, height, lane, trigger));
  return {
    waypoints: reachable(withWays(pattern, route, lanes.flat(), photography.spacing, home)),
    issues,
    figures: {
      lanes: lanes.length,
      pictures: lanes.length * picturesAlong(lengthAlong(way), trigger),
      area: lengthAlong(line.corners) * (pattern.highest - pattern.lowest),
      height: null,
      distance,
      spacing: lanes.length > 1 ? heights[1]! - heights[0]! : null,
      trigger,
    },
  };
}

/** The longer side of the picture along the wall, lanes one above another. */
function photographyOfWall({ camera, resolution, frontOverlap, sideOverlap }: FacadePattern): Photography {
  const distance = distanceFor(camera, resolution);
  const { width, height } = footprintAt(camera, distance);
  return { distance, spacing: stepOf(height, sideOverlap), trigger: stepOf(width, frontOverlap) };
}

function laneHeights({ lowest, highest }: FacadePattern, spacing: number): number[] {
  const count = Math.max(1, Math.ceil((highest - lowest) / spacing - 1e-9));
  return Array.from({ length: count }, (_, lane) => lowest + ((highest - lowest) * (lane + 0.5)) / count);
}

/** To and fro, the nose at a right angle to the way, always on the same side of it. */
function laneAt(
  { side }: FacadePattern,
  way: readonly Offset[],
  plane: TangentPlane,
  route: Route,
  altitude: number,
  lane: number,
  trigger: number,
): Waypoint[] {
  const isBack = lane % 2 === 1;
  const yaws = way.slice(1).map((to, index) => headingAside(plane, way[index]!, to, side === 'left'));
  const waypoints = way.map((corner, index): Waypoint => {
    const next = Math.max(0, Math.min(isBack ? index - 1 : index, yaws.length - 1));
    return { ...passing(plane.positionAt(corner), route, altitude), yawMode: 'fixed', yaw: yaws[next]! };
  });
  return photographed(isBack ? waypoints.toReversed() : waypoints, LEVEL, trigger);
}

/** Degrees from north of a look to the right of a way, or to its left. */
function headingAside(plane: TangentPlane, from: Offset, to: Offset, isRight: boolean): number {
  const middle = { north: (from.north + to.north) / 2, east: (from.east + to.east) / 2 };
  const sign = isRight ? 1 : -1;
  const length = Math.hypot(to.north - from.north, to.east - from.east);
  const seen = {
    north: middle.north - (sign * (to.east - from.east)) / length,
    east: middle.east + (sign * (to.north - from.north)) / length,
  };
  return bearingBetween(plane.positionAt(middle), plane.positionAt(seen));
}

/** Over the wall, where it stands in the way of what is flown besides. */
function withWays(pattern: FacadePattern, route: Route, lanes: Waypoint[], spacing: number, home: Position | undefined): Waypoint[] {
  const [first, last] = [lanes[0]!, lanes.at(-1)!];
  const wall = obstacleOf(pattern)!;
  const begin = before(first, spacing, wall.over);
  const { isBegunOver, end } = overObstacle(wall, route, first, last, home);
  return [isBegunOver ? raised(begin, wall.over) : begin, ...lanes, ...end];
}

/** From above to where the first picture is taken: by then it looks at the wall. However coarse the pictures, no climb higher than over it. */
const before = (first: Waypoint, above: number, over: number): Waypoint => ({
  ...first,
  altitude: Math.min(toldHeight(first.altitude + Math.max(1, above)), toldHeightOver(over)),
  actions: [],
});
