import type { Position } from '../../geo/position.ts';
import { approachOf, heightOfPlace, isElsewhere } from '../landing/approach.ts';
import type { Refuge } from '../../vehicle/rally.ts';
import { courseOf, type Home } from '../path/course.ts';
import { sharesNear } from '../path/haven.ts';
import { plannedPerformance, turnRadiusOf, type Performance } from '../path/performance.ts';
import type { Route, Waypoint } from '../route.ts';

type Point = Position & { altitude: number };

/**
 * A way that is flown besides those from each waypoint to the next: to the first one, round again, home or to the landing, and down to the place of landing. `byItself` are
 * those home and to rally points of what returns above the ground below them, to as high as it comes there at least where it counts from home.
 */
export interface FurtherWay {
  kind: 'entry' | 'again' | 'back' | 'place' | 'byItself';
  /** That it leads to or from, counted from nought. */
  waypoint: number;
  from: Point;
  to: Point;
  /** That it leads back to; nothing for home. */
  rally?: Refuge;
}

export function furtherWays(route: Route, home: Home | undefined, performance = plannedPerformance(route)): FurtherWay[] {
  const { waypoints, entryPoint, cycles } = route;
  const [first, entry, last] = [waypoints[0], waypoints[entryPoint - 1], waypoints.at(-1)];
  if (!first || !entry || !last) return [];
  const end = waypoints.length - 1;
  return [
    ...(home
      ? [{ kind: 'entry' as const, waypoint: entryPoint - 1, from: { ...home.position, altitude: entry.altitude }, to: entry }]
      : []),
    ...(cycles !== 1 && end > 0 ? [{ kind: 'again' as const, waypoint: 0, from: last, to: first }] : []),
    ...endWays(route, home, last, performance).map((way) => ({ ...way, waypoint: end })),
    ...(performance.returnsAboveGround ? waysByItself(route, home, last, performance) : []).map((way) => ({ ...way, waypoint: end })),
  ];
}

type EndWay = Omit<FurtherWay, 'waypoint'>;

function waysByItself(route: Route, home: Home | undefined, last: Waypoint, performance: Performance): EndWay[] {
  const around = 2 * turnRadiusOf(performance, last.speed);
  return courseOf(route, home, performance).havens.flatMap((haven): EndWay[] => {
    const { position, height, rally } = haven;
    if (height === undefined || !sharesNear(haven, last, last, around)) return [];
    return [{ kind: 'byItself', from: last, to: { ...position, altitude: height }, ...(rally && { rally }) }];
  });
}

/** As high as it is, or as it returns by itself; on a landing route down to where its circle ends. */
function endWays(route: Route, home: Home | undefined, last: Point, { returnHeight, returnClimb }: Performance): EndWay[] {
  const { landing, heightMode } = route;
  // A landing route that has not been said yet ends at home.
  const endAction = route.endAction === 'landingRoute' && !landing ? 'return' : route.endAction;
  const ground = heightMode === 'relative' ? 0 : home?.altitude;
  const homewards = (altitude: number): EndWay[] =>
    home ? [{ kind: 'back', from: { ...last, altitude }, to: { ...home.position, altitude } }] : [];
  if (endAction === 'return') return homewards(Math.max(last.altitude + returnClimb, (ground ?? -Infinity) + returnHeight));
  if (endAction === 'homingHover' || endAction === 'homingLand') return homewards(last.altitude);
  const approach =
    endAction === 'landingRoute' && landing && landing.kind !== 'inPlace' ? approachOf(landing, last, home?.position) : undefined;
  if (!approach || !landing || ground === undefined) return [];
  const level = ground + heightOfPlace(landing);
  const start: Point = { ...approach.start, altitude: level + landing.relativeHeight };
  return [
    { kind: 'back', from: last, to: { ...approach.waiting, altitude: start.altitude } },
    ...(isElsewhere(landing) ? [{ kind: 'place' as const, from: start, to: { ...approach.place, altitude: level } }] : []),
  ];
}
