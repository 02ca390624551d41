import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import { furtherWays } from '@skyhelm/core/plan/terrain/further-ways';
import { terrainOf, type GroundLegs, type Terrain } from '@skyhelm/core/plan/terrain/ground';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { terrain as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

/** Nobody asks for the ground below a waypoint that is still being dragged. */
const SETTLED_MS = 500;
/** Of more the answer would be larger than what is worth drawing. */
const WAYPOINTS_MAX = 5_000;

/** The ground below the route on the desk; nothing where it is not known, or not yet. */
export const TerrainContext = createContext<Terrain | undefined>(undefined);
export const useTerrain = (): Terrain | undefined => useContext(TerrainContext);

const lineOf = (places: readonly Position[]): string =>
  places.every(({ longitude, latitude }) => isLongitude(longitude) && isLatitude(latitude))
    ? JSON.stringify(places.map(({ longitude, latitude }) => ({ longitude, latitude })))
    : '';

/** Below a line that nobody is changing any more. */
function useGround(line: string): GroundLegs | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(line), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [line]);
  const input = useMemo(
    () => ({ line: settled === '' ? [] : (JSON.parse(settled) as { longitude: number; latitude: number }[]) }),
    [settled],
  );
  const legs = useRead(calls.getHeights, input, { when: settled !== '' }).data?.legs;
  return settled === line ? legs : undefined;
}

export function useTerrainBelow(route: Route, home: Home | undefined): Terrain | undefined {
  const { waypoints, heightMode } = route;
  const hasFiles = (useRead(calls.getHeightFiles, {}).data?.length ?? 0) > 0;
  const isAsked = hasFiles && waypoints.length >= 2 && waypoints.length <= WAYPOINTS_MAX;
  const line = useMemo(() => (isAsked ? lineOf(waypoints) : ''), [isAsked, waypoints]);
  const ways = useMemo(() => (isAsked ? furtherWays(route, home) : []), [isAsked, route, home]);
  const furtherLine = useMemo(() => (ways.length > 0 ? lineOf(ways.flatMap(({ from, to }) => [from, to])) : ''), [ways]);
  const [legs, below] = [useGround(line), useGround(furtherLine)];
  return useMemo(() => {
    if (!legs) return undefined;
    // Between one way and the next nobody flies.
    const further = below ? ways.map((way, index) => ({ way, ground: below[2 * index]! })) : [];
    return terrainOf(legs, heightMode, home, further);
  }, [legs, below, ways, heightMode, home]);
}
