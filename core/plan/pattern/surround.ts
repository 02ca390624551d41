import { localPlane } from '../../geo/local-plane.ts';
import type { Position } from '../../geo/position.ts';
import type { Performance } from '../path/performance.ts';
import type { Route, Waypoint } from '../route.ts';
import { amountFaults, countFaults, doubt, fault, heightFaults, NO_FIGURES, placeFaults, refused } from './faults.ts';
import type { LaidOut } from './laid-out.ts';
import { obstacleOf } from './obstacle.ts';
import { overObstacle, raised } from './over-obstacle.ts';
import { passing } from './passing.ts';
import { PATTERN_SIZE, SURROUND_PICTURES, SURROUND_RINGS } from './pattern-limits.ts';
import type { SurroundPattern } from './pattern.ts';
import { reachable } from './reachable.ts';

/** With fewer corners a ring would come nearer to what stands in it, by more than one percent. */
const CORNERS_MIN = 24;
/** Waypoints before and behind the rings at most. */
const WAYS = 3;

export function laySurround(pattern: SurroundPattern, route: Route, { turnRadius }: Performance, home?: Position): LaidOut {
  const { centre, radius, rings, pictures } = pattern;
  const faults = [
    ...placeFaults('centre', [centre]),
    ...amountFaults(pattern, { radius: PATTERN_SIZE, rings: SURROUND_RINGS, pictures: SURROUND_PICTURES }),
    ...heightFaults(pattern),
  ];
  if (faults.length === 0 && rings > 1 && pattern.highest === pattern.lowest) faults.push(fault('heights', 'highest'));
  const corners = cornersOf(pictures);
  if (faults.length === 0) faults.push(...countFaults('rings', rings * (corners + 1) + WAYS));
  if (faults.length > 0) return refused(faults);
  const step = rings > 1 ? (pattern.highest - pattern.lowest) / (rings - 1) : 0;
  const start = startOf(pattern, home);
  const levels = Array.from({ length: rings }, (_, ring) => pattern.lowest + ring * step);
  const flown = levels.flatMap((level) => ringAt(pattern, route, corners, start, level));
  return {
    waypoints: reachable(turnRadius > 0 ? flown : withWays(pattern, route, flown, home)),
    issues: radius < turnRadius ? [doubt('turnRadius', 'radius', { min: Math.ceil(turnRadius) })] : [],
    figures: { ...NO_FIGURES, lanes: rings, pictures: rings * pictures, spacing: rings > 1 ? step : null },
  };
}

/** Over what stands there, where the landing lies on its other side. */
function withWays(pattern: SurroundPattern, route: Route, flown: Waypoint[], home: Position | undefined): Waypoint[] {
  const [first, last] = [flown[0]!, flown.at(-1)!];
  const stands = obstacleOf(pattern)!;
  const { isBegunOver, end } = overObstacle(stands, route, first, last, home);
  return [...(isBegunOver ? [raised(first, stands.over)] : []), ...flown, ...end];
}

/** As many as are needed, and a corner wherever a picture is taken. */
const cornersOf = (pictures: number): number => (pictures === 0 ? CORNERS_MIN : pictures * Math.ceil(CORNERS_MIN / pictures));

/** Radians from north: where home lies, so that nobody flies through what is surrounded on the way to it or back. */
function startOf({ centre }: SurroundPattern, home: Position | undefined): number {
  if (!home) return 0;
  const { north, east } = localPlane(centre).offsetOf(home);
  return Math.atan2(east, north) || 0;
}

/** From its start all the way round. Whoever comes to its first corner does not yet look at the centre: the picture from there is the last one. */
function ringAt(
  { centre, radius, clockwise, pictures }: SurroundPattern,
  route: Route,
  corners: number,
  start: number,
  altitude: number,
): Waypoint[] {
  const { positionAt } = localPlane(centre);
  const isPictured = (corner: number) => pictures > 0 && corner > 0 && corner % (corners / pictures) === 0;
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = start + ((clockwise ? corner : -corner) * 2 * Math.PI) / corners;
    return {
      ...passing(positionAt({ north: radius * Math.cos(angle), east: radius * Math.sin(angle) }), route, altitude),
      yawMode: 'target',
      target: centre,
      actions: isPictured(corner) ? [{ kind: 'photograph', value: null }] : [],
    };
  });
}
