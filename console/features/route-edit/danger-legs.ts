import type { Issue } from '@skyhelm/core/issue';
import type { Route } from '@skyhelm/core/plan/route';
import type { MapLine } from '../../map/map-handle.ts';

/** What is wrong with the way to a waypoint, rather than with the waypoint. */
const ON_THE_WAY: readonly string[] = [
  'route.noFlyZone',
  'route.restrictedZone',
  'route.zoneAboveGround',
  'route.fence',
  'route.fenceHeight',
  'route.fenceHeightUnknown',
  'route.belowGround',
];

/** The legs that enter a zone, leave the fence or run below the ground. */
export function dangerLines({ waypoints, cycles }: Route, issues: readonly Issue[]): MapLine[] {
  const ends = new Set(issues.flatMap(({ code, at }) => (ON_THE_WAY.includes(code) && at?.[0] === 'waypoints' ? Number(at[1]) : [])));
  // The first waypoint is come to from home too, and only one of both ways is told of: rather one leg too many looks forbidden than one too few.
  const before = (end: number) => (end === 0 && cycles !== 1 ? waypoints.at(-1) : waypoints[end - 1]);
  return [...ends].flatMap((end): MapLine[] => {
    const [from, to] = [before(end), waypoints[end]];
    return from && to ? [{ id: `danger ${end}`, kind: end === 0 ? 'dangerAgain' : 'danger', points: [from, to] }] : [];
  });
}
