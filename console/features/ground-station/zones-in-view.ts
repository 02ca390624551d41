import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { View } from '../../map/map-handle.ts';

/** As many as are drawn without a thought. */
const FEW = 300;

/** Of many zones those that can be seen, and of too many of them none: from so far above they would only cover the land. */
export function zonesInView(zones: ZoneIndex, { bounds: [west, south, east, north] }: Pick<View, 'bounds'>): Zone[] {
  if (zones.zones.length <= FEW) return [...zones.zones];
  const seen: Zone[] = [];
  if (east - west < 360) zones.eachIn(west, south, east, north, (zone) => void seen.push(zones.zones[zone]!));
  return seen.length <= FEW ? seen : [];
}
