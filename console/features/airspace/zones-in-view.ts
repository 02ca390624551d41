import { airportIdOf } from '@skyhelm/core/airspace/airport';
import { boxOf } from '@skyhelm/core/airspace/shape';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { View } from '../../map/map-handle.ts';

/** As many of a kind as a map has room for. */
export const DRAWN_MAX = 200;

/** Patches of a map, in its longer direction, that drawn things are shared out to: all together no more than are drawn, or whole patches would have none. */
const PATCHES = 12;

export interface Drawn {
  zones: Zone[];
  /** How many zones, or airports with all their zones, are drawn, and how many there are. */
  count: number;
  total: number;
}

export interface ZonesInView {
  own: Drawn;
  /** Around airports: approximate, and called so. */
  airports: Drawn;
}

/** What is drawn or left out together. */
interface Whole {
  zones: Zone[];
  size: number;
  patch: string;
}

/** What lies in the seen part of the map, as far as it can be drawn: of one's own those that are looked for. */
export function zonesInView(index: ZoneIndex, bounds: View['bounds'], isWanted: (zone: Zone) => boolean): ZonesInView {
  const own: Whole[] = [];
  const airports = new Map<string, Whole>();
  const degrees = patchOf(bounds);
  index.eachIn(...bounds, (at) => {
    const zone = index.zones[at]!;
    const airport = airportIdOf(zone);
    if (airport === undefined) {
      if (isWanted(zone)) own.push(wholeOf(zone, degrees));
      return;
    }
    const known = airports.get(airport);
    if (known) {
      known.zones.push(zone);
      known.size += wholeOf(zone, degrees).size;
    } else airports.set(airport, wholeOf(zone, degrees));
  });
  return { own: spread(own), airports: spread([...airports.values()]) };
}

/** Degrees by halves and doubles, and counted from the zero meridian: a map that is moved a little goes on showing the same. */
const patchOf = ([west, south, east, north]: View['bounds']): number =>
  2 ** Math.ceil(Math.log2(Math.max(east - west, north - south, 1e-6) / PATCHES));

function wholeOf(zone: Zone, degrees: number): Whole {
  const { west, south, east, north } = boxOf(zone.shape);
  const aside = (east - west) * Math.cos((((north + south) / 2) * Math.PI) / 180);
  return {
    zones: [zone],
    size: north - south + aside,
    patch: `${Math.floor((west + east) / 2 / degrees)} ${Math.floor((south + north) / 2 / degrees)}`,
  };
}

/** Of too many the largest of each patch, then the second of each: cut off at some place, the rest of the map would look free. */
function spread(wholes: Whole[]): Drawn {
  const total = wholes.length;
  if (total <= DRAWN_MAX) return { zones: wholes.flatMap(({ zones }) => zones), count: total, total };
  const taken = new Map<string, number>();
  const ranked = wholes
    .toSorted((a, b) => b.size - a.size)
    .map((whole) => {
      const rank = taken.get(whole.patch) ?? 0;
      taken.set(whole.patch, rank + 1);
      return { whole, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, DRAWN_MAX);
  return { zones: ranked.flatMap(({ whole }) => whole.zones), count: DRAWN_MAX, total };
}
