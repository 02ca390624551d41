import type { Position } from '@skyhelm/core/geo/position';
import { WHENEVER, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { lineOfWaysBack, waysBack, withWaysBack } from '@skyhelm/core/plan/path/ways-back';
import type { Route } from '@skyhelm/core/plan/route';
import type { GroundLegs, Terrain } from '@skyhelm/core/plan/terrain/ground';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { createContext, useContext, useMemo } from 'react';
import { useGroundLegs } from '../ground-station/index.ts';

/** The ground below the route on the desk; nothing where it is not known, or not yet. */
export const TerrainContext = createContext<Terrain | undefined>(undefined);
export const useTerrain = (): Terrain | undefined => useContext(TerrainContext);

/** Along several lines, asked for at once; nothing until the answer is there. */
function useGroundAlong(lines: readonly (readonly Position[])[]): GroundLegs[] | undefined {
  const legs = useGroundLegs(useMemo(() => lines.flat(), [lines]));
  // Between the end of one and the beginning of the next lies a leg that nobody flies.
  return useMemo(() => legs && cutBy(lines, legs).map((own, index) => own.slice(0, lines[index]!.length - 1)), [lines, legs]);
}

/** One stretch behind the other, each as long as its part. */
function cutBy<T>(parts: readonly { length: number }[], all: readonly T[]): T[][] {
  let begin = 0;
  return parts.map(({ length }) => all.slice(begin, (begin += length)));
}

/** Below the ways home too, but only once the route rests: while a waypoint is dragged nobody looks for them. */
export function useTerrainBelow(route: Route, { home, zones, performance }: Omit<Airspace, 'fence'>): Terrain | undefined {
  const { waypoints } = route;
  const legs = useGroundLegs(waypoints);
  const beside = useGroundAlong(useMemo(() => groundLines(route, home).slice(1), [route, home]));
  const below = useMemo(() => legs && terrainAlong(route, home, [legs, ...(beside ?? [])]), [legs, beside, route, home]);
  const isKnown = below !== undefined;
  const ways = useMemo(
    () => (isKnown && home ? waysBack(route, home, zones, performance ?? plannedPerformance(route), WHENEVER) : undefined),
    [isKnown, route, home, zones, performance],
  );
  const back = useGroundLegs(useMemo(() => (ways ? lineOfWaysBack(ways) : []), [ways]));
  return useMemo(() => (below && ways && back ? withWaysBack(below, ways, back) : below), [below, ways, back]);
}

const NONE: readonly Route[] = [];

/** The same of several that take off from nowhere yet, asked for at once. */
export function useTerrainsBelow(routes: readonly Route[] = NONE): readonly (Terrain | undefined)[] {
  const lines = useMemo(() => routes.map((route) => groundLines(route)), [routes]);
  const grounds = useGroundAlong(useMemo(() => lines.flat(), [lines]));
  return useMemo(() => {
    const own = grounds && cutBy(lines, grounds);
    return routes.map((route, index) => own && terrainAlong(route, undefined, own[index]!));
  }, [routes, lines, grounds]);
}
