import { airportZones } from '@skyhelm/core/airspace/airport';
import type { getAirports } from '@skyhelm/contract/airport';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { AirspaceZone } from '@skyhelm/contract/no-fly-zone';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { zoneIndex, type ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import { useMemo } from 'react';
import { airport as airportCalls, noFlyZone as zoneCalls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';

type Airports = OutputOf<typeof getAirports>;

const READ_EVERY_MS = 60_000;
/** All airports are hundreds of kilobytes, and that there are none is nothing: whoever plans hears soon that they count now, and later that they no longer do. */
const airportsAgain = (known: Airports | undefined): number => ((known?.spans.length ?? 0) === 0 ? 15_000 : 600_000);

const zoneOf = ({ activeFrom, validUntil, ...rest }: AirspaceZone): Zone => ({
  ...rest,
  activeFrom: parsed(activeFrom),
  validUntil: Date.parse(validUntil),
});

const parsed = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/** Once for each span in which they were switched on. */
const zonesAround = ({ airports, spans }: Airports): Zone[] =>
  spans.flatMap((span, index) => {
    const held = { activeFrom: parsed(span.from), validUntil: parsed(span.until) };
    return airports.flatMap(airportZones).map((zone) => ({ ...zone, ...held, id: index === 0 ? zone.id : `${zone.id} ${index}` }));
  });

/** A time that is past; without an end it goes on. */
export interface Then {
  from: number;
  until: number | undefined;
}

const moment = (ms: number): string => new Date(ms).toISOString();

/** Whether routes are held to zones but not to airports: somebody who reads that nothing is wrong has to know. What `useZones` beside it reads again and again is enough. */
export function useAirportsOff(): boolean {
  const { data } = useRead(airportCalls.getAirports, {}, { when: useHas('device:query') });
  return data?.spans.length === 0;
}

/** Where one must not fly, or was not to fly then; nothing until it is known, which is not the same as nowhere. */
export function useZones(then?: Then, everyMs = READ_EVERY_MS): ZoneIndex | undefined {
  const when = useHas('device:query');
  const asked = then ? { from: moment(then.from), ...(then.until !== undefined && { until: moment(then.until) }) } : {};
  const { data } = useRead(zoneCalls.getAirspace, asked, { ...(then?.until === undefined && { everyMs }), when });
  const { data: airports } = useRead(airportCalls.getAirports, asked, {
    ...(then?.until === undefined && { everyMs: airportsAgain }),
    when,
  });
  return useMemo(() => data && airports && zoneIndex([...data.map(zoneOf), ...zonesAround(airports)]), [data, airports]);
}
