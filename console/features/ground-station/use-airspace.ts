import { airportZones } from '@skyhelm/core/airspace/airport';
import type { Fence } from '@skyhelm/core/airspace/fence';
import { pointingIssues, pointingOf } from '@skyhelm/core/airspace/pointing';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { AirspaceZone } from '@skyhelm/contract/no-fly-zone';
import type { Position } from '@skyhelm/core/geo/position';
import type { Issue } from '@skyhelm/core/issue';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { useMemo } from 'react';
import { airport as airportCalls, noFlyZone as zoneCalls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

const READ_EVERY_MS = 60_000;

const zoneOf = ({ activeFrom, validUntil, ...rest }: AirspaceZone): Zone => ({
  ...rest,
  activeFrom: activeFrom === null ? null : Date.parse(activeFrom),
  validUntil: Date.parse(validUntil),
});

/** Where one must not fly; nothing until it is known, which is not the same as nowhere. */
export function useAirspace(): ZoneIndex | undefined {
  const { data } = useRead(zoneCalls.getAirspace, {}, { everyMs: READ_EVERY_MS });
  const { data: airports } = useRead(airportCalls.getAirports, {});
  return useMemo(() => data && airports && zoneIndex([...data.map(zoneOf), ...airports.flatMap(airportZones)]), [data, airports]);
}

export interface Airspace {
  zones: ZoneIndex | undefined;
  fence: Fence;
  now: number;
}

/** The rule that the server holds a flight to, ahead of it. */
export const verdictOn = (state: VehicleState, to: Position, height: number | undefined, { zones, fence, now }: Airspace): Issue[] =>
  zones ? pointingIssues(pointingOf(state, to, height), zones, fence, now) : [];
