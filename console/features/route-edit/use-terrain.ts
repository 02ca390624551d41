import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import { terrainOf, type GroundLegs, type Terrain } from '@skyhelm/core/plan/terrain/ground';
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

/** Between the end of one route and the beginning of the next lies a leg that nobody flies. */
function terrainsIn(routes: readonly Route[], legs: GroundLegs | undefined): (Terrain | undefined)[] {
  let begin = 0;
  return routes.map(({ waypoints, heightMode }) => {
    const own = legs?.slice(begin, begin + waypoints.length - 1);
    begin += waypoints.length;
    return own && terrainOf(own, heightMode);
  });
}

/** The same of several, asked for at once. */
export function useTerrainsBelow(routes: readonly Route[] = NONE): readonly (Terrain | undefined)[] {
  const legs = useGroundLegs(useMemo(() => routes.flatMap(({ waypoints }) => waypoints), [routes]));
  return useMemo(() => terrainsIn(routes, legs), [routes, legs]);
}
