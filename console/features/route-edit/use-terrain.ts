import { WHENEVER, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { lineOfWaysBack, waysBack, withWaysBack } from '@skyhelm/core/plan/path/ways-back';
import type { Route } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { createContext, useContext, useMemo } from 'react';
import { cutBy, useGroundAlong, useGroundLegs } from '../ground-station/index.ts';

/** The ground below the route on the desk; nothing where it is not known, or not yet. */
export const TerrainContext = createContext<Terrain | undefined>(undefined);
export const useTerrain = (): Terrain | undefined => useContext(TerrainContext);

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
