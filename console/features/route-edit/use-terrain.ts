import type { Home } from '@skyhelm/core/plan/path/course';
import type { Waypoint, Route } from '@skyhelm/core/plan/route';
import { terrainOf, type Terrain } from '@skyhelm/core/plan/terrain/ground';
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

const lineOf = (waypoints: readonly Waypoint[]): string =>
  JSON.stringify(waypoints.map(({ longitude, latitude }) => ({ longitude, latitude })));

export function useTerrainBelow({ waypoints, heightMode }: Route, home: Home | undefined): Terrain | undefined {
  const hasFiles = (useRead(calls.getHeightFiles, {}).data?.length ?? 0) > 0;
  const isAsked = hasFiles && waypoints.length >= 2 && waypoints.length <= WAYPOINTS_MAX;
  const line = useMemo(() => (isAsked ? lineOf(waypoints) : ''), [isAsked, waypoints]);
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
  return useMemo(() => (legs && settled === line ? terrainOf(legs, heightMode, home) : undefined), [legs, settled, line, heightMode, home]);
}
