import type { Position } from '@skyhelm/core/geo/position';
import { belowGroundIn, type BelowGround } from '@skyhelm/core/plan/checks/below-ground';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { terrain as terrainCheck } from '@skyhelm/core/plan/checks/terrain';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { useMemo } from 'react';
import { useGroundAlong } from '../ground-station/index.ts';

/** What of the plan runs below the ground, from the site as high as the aircraft says that is; nothing until it is known. */
export function useBelowGround(route: Route, { longitude, latitude }: Position, altitude: number | undefined): BelowGround | undefined {
  // Whole metres: an aircraft that stands does not have the ground looked up again and again.
  const metres = altitude === undefined ? null : Math.round(altitude);
  const home = useMemo(() => homeAt({ longitude, latitude, altitude: metres }), [longitude, latitude, metres]);
  const legs = useGroundAlong(useMemo(() => groundLines(route, home), [route, home]));
  return useMemo(() => {
    const terrain = legs && terrainAlong(route, home, legs);
    return terrain && belowGroundIn(terrainCheck({ name: '', remarks: '', route, limits: {}, airspace: OPEN_AIR, terrain }));
  }, [route, home, legs]);
}
