import type { Zone } from '@skyhelm/core/airspace/zone';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { View } from '../../map/map-handle.ts';

/** As many of a kind as a map has room for. */
export const DRAWN_MAX = 200;

export interface ZonesInView {
  own: Zone[];
  /** Around airports: approximate, and called so. */
  airports: Zone[];
}

/** One's own end some day; an airport's does not. */
const isOfAirport = ({ validUntil }: Zone): boolean => validUntil === null;

/** What lies in the seen part of the map, as far as it can be drawn: of one's own those that are looked for. */
export function zonesInView(index: ZoneIndex, bounds: View['bounds'], isWanted: (zone: Zone) => boolean): ZonesInView {
  const found: ZonesInView = { own: [], airports: [] };
  index.eachIn(...bounds, (at) => {
    const zone = index.zones[at]!;
    const those = isOfAirport(zone) ? found.airports : found.own;
    if (those.length < DRAWN_MAX && (isOfAirport(zone) || isWanted(zone))) those.push(zone);
  });
  return found;
}
