import type { Position } from '@skyhelm/core/geo/position';
import type { Home } from '@skyhelm/core/plan/path/course';
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
  return useMemo(() => {
    let begin = 0;
    return (
      legs &&
      lines.map(({ length }) => {
        // Between the end of one and the beginning of the next lies a leg that nobody flies.
        const own = legs.slice(begin, begin + length - 1);
        begin += length;
        return own;
      })
    );
  }, [lines, legs]);
}

export function useTerrainBelow(route: Route, home: Home | undefined): Terrain | undefined {
  const { waypoints } = route;
  const legs = useGroundLegs(waypoints);
  const beside = useGroundAlong(useMemo(() => groundLines(route, home).slice(1), [route, home]));
  return useMemo(() => legs && terrainAlong(route, home, [legs, ...(beside ?? [])]), [legs, beside, route, home]);
}

const NONE: readonly Route[] = [];

/** The same of several that take off from nowhere yet, asked for at once. */
export function useTerrainsBelow(routes: readonly Route[] = NONE): readonly (Terrain | undefined)[] {
  const lines = useMemo(() => routes.map((route) => groundLines(route)), [routes]);
  const grounds = useGroundAlong(useMemo(() => lines.flat(), [lines]));
  return useMemo(() => {
    let begin = 0;
    return routes.map((route, index) => {
      const own = grounds?.slice(begin, begin + lines[index]!.length);
      begin += lines[index]!.length;
      return own && terrainAlong(route, undefined, own);
    });
  }, [routes, lines, grounds]);
}
