import type { DeviceId } from '@skyhelm/contract/ids';
import type { Position } from '@skyhelm/core/geo/position';
import { belowGroundIn, type BelowGround } from '@skyhelm/core/plan/checks/below-ground';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { terrain as terrainCheck } from '@skyhelm/core/plan/checks/terrain';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import type { Route } from '@skyhelm/core/plan/route';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import { useMemo } from 'react';
import { flightTraits } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useGroundAlong } from '../ground-station/index.ts';

interface Flown {
  route: Route;
  site: Position;
  deviceId: DeviceId;
  /** Of the site, as the aircraft says. */
  altitude: number | undefined;
}

/** What of the plan runs below the ground, from the site as high as the aircraft says that is, and back as high as that one returns; nothing until it is known. */
export function useBelowGround({ route, site: { longitude, latitude }, deviceId, altitude }: Flown): BelowGround | undefined {
  // Whole metres: an aircraft that stands does not have the ground looked up again and again.
  const metres = altitude === undefined ? null : Math.round(altitude);
  const home = useMemo(() => homeAt({ longitude, latitude, altitude: metres }), [longitude, latitude, metres]);
  const { data: traits } = useRead(flightTraits.getFlightTraits, { deviceId, asKept: true }, { when: useHas('device:query') });
  const flown = useMemo(() => ({ home, performance: traits && performanceOf(traits) }), [home, traits]);
  const legs = useGroundAlong(useMemo(() => groundLines(route, flown), [route, flown]));
  return useMemo(() => {
    const terrain = legs && terrainAlong(route, flown, legs);
    const airspace = { ...OPEN_AIR, ...flown };
    return terrain && belowGroundIn(terrainCheck({ name: '', remarks: '', route, limits: {}, airspace, terrain }));
  }, [route, flown, legs]);
}
