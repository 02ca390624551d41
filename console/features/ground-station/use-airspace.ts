import type { DeviceId } from '@skyhelm/contract/ids';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import { useMemo } from 'react';
import { deviceFleet, flightTraits } from '../../api/endpoints.generated.ts';
import { useReads } from '../../api/use-reads.ts';
import { useZones } from '../airspace/index.ts';
import type { Airspace, FlightAir } from './flight-check.ts';

/** The zones, and the fences of these. */
export function useAirspace(ids: readonly string[]): Airspace {
  const zones = useZones();
  const fences = useReads(deviceFleet.getFence, new Map(ids.map((deviceId) => [deviceId, { deviceId }])));
  return useMemo(() => ({ zones, fences }), [zones, fences]);
}

/** The same, and how these fly, as the server knows it when it is told to point them somewhere. */
export function useFlightAir(airspace: Airspace, ids: readonly string[]): FlightAir {
  const traits = useReads(flightTraits.getFlightTraits, new Map(ids.map((id) => [id, { deviceId: id as DeviceId, asKept: true }])));
  return useMemo(
    () => ({ ...airspace, performances: new Map([...traits].map(([id, own]) => [id, performanceOf(own)])) }),
    [airspace, traits],
  );
}
