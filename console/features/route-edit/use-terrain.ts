import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import { terrainOf, type Terrain } from '@skyhelm/core/plan/terrain/ground';
import { createContext, useContext, useMemo } from 'react';
import { useGroundLegs } from '../ground-station/index.ts';

/** The ground below the route on the desk; nothing where it is not known, or not yet. */
export const TerrainContext = createContext<Terrain | undefined>(undefined);
export const useTerrain = (): Terrain | undefined => useContext(TerrainContext);

export function useTerrainBelow({ waypoints, heightMode }: Route, home: Home | undefined): Terrain | undefined {
  const legs = useGroundLegs(waypoints);
  return useMemo(() => legs && terrainOf(legs, heightMode, home), [legs, heightMode, home]);
}

const NONE: readonly Route[] = [];

/** The same of several, asked for at once. */
export function useTerrainsBelow(routes: readonly Route[] = NONE): readonly (Terrain | undefined)[] {
  const legs = useGroundLegs(useMemo(() => routes.flatMap(({ waypoints }) => waypoints), [routes]));
  return useMemo(() => {
    let begin = 0;
    return routes.map(({ waypoints, heightMode }) => {
      // Between the end of one and the beginning of the next lies a leg that nobody flies.
      const own = legs?.slice(begin, begin + waypoints.length - 1);
      begin += waypoints.length;
      return own && terrainOf(own, heightMode);
    });
  }, [routes, legs]);
}
