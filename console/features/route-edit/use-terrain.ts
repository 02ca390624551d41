import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import { furtherWays } from '@skyhelm/core/plan/terrain/further-ways';
import { terrainOf, type Terrain } from '@skyhelm/core/plan/terrain/ground';
import { createContext, useContext, useMemo } from 'react';
import { useGroundLegs } from '../ground-station/index.ts';

/** The ground below the route on the desk; nothing where it is not known, or not yet. */
export const TerrainContext = createContext<Terrain | undefined>(undefined);
export const useTerrain = (): Terrain | undefined => useContext(TerrainContext);

export function useTerrainBelow(route: Route, home: Home | undefined): Terrain | undefined {
  const { waypoints, heightMode } = route;
  const legs = useGroundLegs(waypoints);
  const ways = useMemo(() => (waypoints.length >= 2 ? furtherWays(route, home) : []), [route, home, waypoints]);
  const below = useGroundLegs(useMemo(() => ways.flatMap(({ from, to }) => [from, to]), [ways]));
  return useMemo(() => {
    if (!legs) return undefined;
    // Between one way and the next nobody flies.
    const further = below ? ways.map((way, index) => ({ way, ground: below[2 * index]! })) : [];
    return terrainOf(legs, heightMode, home, further);
  }, [legs, below, ways, heightMode, home]);
}

const NONE: readonly Route[] = [];

/** The same of several, asked for at once. */
export function useTerrainsBelow(routes: readonly Route[] = NONE): readonly (Terrain | undefined)[] {
  const legs = useGroundLegs(useMemo(() => routes.flatMap(({ waypoints }) => waypoints), [routes]));
  return useMemo(() => {
    // Between the end of one and the beginning of the next lies a leg that nobody flies.
    const begins = routes.map((_, index) => routes.slice(0, index).reduce((sum, { waypoints }) => sum + waypoints.length, 0));
    return routes.map(({ waypoints, heightMode }, index) => {
      const own = legs?.slice(begins[index], begins[index]! + waypoints.length - 1);
      return own && terrainOf(own, heightMode);
    });
  }, [routes, legs]);
}
