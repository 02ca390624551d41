import { WHENEVER, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { lineOfWaysBack, waysBack, withWaysBack } from '@skyhelm/core/plan/path/ways-back';
import type { Route } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { terrain as calls } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { cutBy, useGroundAlong, useGroundLegs } from '../ground-station/index.ts';

/** The ground below the route on the desk; nothing where it is not known, or not yet. */
export const TerrainContext = createContext<Terrain | undefined>(undefined);
export const useTerrain = (): Terrain | undefined => useContext(TerrainContext);

/** As soon as whoever plans wants to see what somebody has just loaded elsewhere. */
const LOOK_FOR_FILES_MS = 10_000;

/** A file that is loaded or taken away while a route is open tells of another ground below it. */
function useNewHeights(): void {
  const when = useHas('route:query');
  const { data } = useRead(calls.getHeightFiles, {}, { when, ...(when && { everyMs: LOOK_FOR_FILES_MS }) });
  const files = data?.map(({ id, createdAt }) => `${id} ${createdAt}`).join();
  const before = useRef(files);
  useEffect(() => {
    if (before.current !== undefined && before.current !== files) void outdate(calls.getHeights);
    before.current = files;
  }, [files]);
}

/** Below the ways home too, but only once the route rests: while a waypoint is dragged nobody looks for them. */
export function useTerrainBelow(route: Route, { home, zones, performance }: Omit<Airspace, 'fence'>): Terrain | undefined {
  const { waypoints } = route;
  useNewHeights();
  const legs = useGroundLegs(waypoints);
  const beside = useGroundAlong(useMemo(() => groundLines(route, { home, performance }).slice(1), [route, home, performance]));
  const below = useMemo(
    () => legs && terrainAlong(route, { home, performance }, [legs, ...(beside ?? [])]),
    [legs, beside, route, home, performance],
  );
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
    return routes.map((route, index) => own && terrainAlong(route, {}, own[index]!));
  }, [routes, lines, grounds]);
}
