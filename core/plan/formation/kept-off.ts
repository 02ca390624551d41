import { error, warning, type Issue } from '../../issue.ts';
import { atWaypoint } from '../checks/check.ts';
import { plannedPerformance } from '../path/performance.ts';
import { obstacleOf, type Obstacle } from '../pattern/obstacle.ts';
import { waysThrough } from '../pattern/through-obstacle.ts';
import type { Pattern } from '../pattern/pattern.ts';
import type { Route } from '../route.ts';
import type { Member } from './check-formation.ts';

/** Metres that rounding may take of what the leader keeps. */
const TOLERANCE_M = 0.1;

/**
 * What the leader's pattern is flown around stands where it is, and the others fly beside the leader: each is held to it on its own. Of their legs the first that leads
 * through it is told; of ways besides one is warned, as on any route.
 */
export function obstacleIssues(pattern: Pattern | null, members: readonly Member[]): Issue[] {
  const stands = pattern && obstacleOf(pattern);
  const [leader, ...others] = members;
  if (!stands || !leader) return [];
  // Who is told to fly nearer to a wall than a position is sure lets the others fly as near.
  const kept = legsBelow(stands, leader.route).reduce((nearest, { metres }) => Math.min(nearest, metres), stands.keepOff);
  const least = kept - TOLERANCE_M;
  const along = others.flatMap(({ route }, index) => {
    const through = legsBelow(stands, route).find(({ metres }) => metres < least);
    return through ? [error('formation.throughObstacle', paramsOf(stands, index + 1, through.waypoint), atWaypoint(through.waypoint))] : [];
  });
  const besides = members.flatMap(({ route, home, performance }, index) =>
    waysThrough(stands, route, { ...plannedPerformance(route), ...performance }, home).map(({ waypoint }) =>
      warning('formation.besidesThroughObstacle', paramsOf(stands, index, waypoint), atWaypoint(waypoint)),
    ),
  );
  return [...along, ...besides];
}

const paramsOf = ({ over }: Obstacle, member: number, waypoint: number) => ({
  one: member + 1,
  number: waypoint + 1,
  height: Math.round(over),
});

/** Metres that each leg keeps which is lower than one has to be to fly over it. */
const legsBelow = ({ over, metresTo }: Obstacle, { waypoints }: Route): { waypoint: number; metres: number }[] =>
  waypoints.flatMap((to, waypoint) => {
    const from = waypoints[waypoint - 1];
    return from && Math.min(from.altitude, to.altitude) < over ? [{ waypoint, metres: metresTo([from, to]) }] : [];
  });
