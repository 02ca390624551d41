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
 * through it, or behind a wall, is told; of ways besides one is warned, as on any route.
 */
export function obstacleIssues(pattern: Pattern | null, members: readonly Member[]): Issue[] {
  const stands = pattern && obstacleOf(pattern);
  const [leader] = members;
  if (!stands || !leader) return [];
  // Who is told to fly nearer to a wall than a position is sure lets the others fly as near.
  const kept = legsBelow(stands, leader.route).reduce((nearest, { metres }) => Math.min(nearest, metres), stands.keepOff);
  const least = kept - TOLERANCE_M;
  const own = members.map((member) => ({ ...member, stands: { ...stands, over: stands.over - metresAbove(leader, member) } }));
  const along = own.flatMap(({ route, stands: top }, index) => {
    const through = legsBelow(top, route).find(({ metres, isBehind }) => metres < least || isBehind);
    return through ? [error('formation.throughObstacle', paramsOf(top, index, through.waypoint), atWaypoint(through.waypoint))] : [];
  });
  const besides = own.flatMap(({ route, home, performance, stands: top }, index) =>
    waysThrough(top, route, { ...plannedPerformance(route), ...performance }, home).map(({ waypoint }) =>
      warning('formation.besidesThroughObstacle', paramsOf(top, index, waypoint), atWaypoint(waypoint)),
    ),
  );
  return [...along, ...besides];
}

/** By which a member's heights count from further up than the leader's, from which the pattern has been told how high all of it is. */
const metresAbove = (leader: Member, { route, home }: Member): number =>
  route.heightMode === 'relative' && home?.altitude !== undefined && leader.home?.altitude !== undefined
    ? home.altitude - leader.home.altitude
    : 0;

const paramsOf = ({ over }: Obstacle, member: number, waypoint: number) => ({
  one: member + 1,
  number: waypoint + 1,
  height: Math.round(over),
});

interface Leg {
  waypoint: number;
  /** That it keeps from it. */
  metres: number;
  isBehind: boolean;
}

/** Those that are lower than one has to be to fly over it. */
const legsBelow = ({ over, metresTo, isBehind }: Obstacle, { waypoints }: Route): Leg[] =>
  waypoints.flatMap((to, waypoint) => {
    const from = waypoints[waypoint - 1];
    return from && Math.min(from.altitude, to.altitude) < over
      ? [{ waypoint, metres: metresTo([from, to]), isBehind: isBehind(from, to) }]
      : [];
  });
