import Flatbush from 'flatbush';
import type { Position } from '../geo/position.ts';
import { boxOf } from './shape.ts';
import type { Zone } from './zone.ts';

/** Finds the few of many zones that a place can be in. */
export interface ZoneIndex {
  readonly zones: readonly Zone[];
  /** Those whose box comes as near as this. */
  near(position: Position, metres: number): Zone[];
}

const METRES_OF_DEGREE = 110_000;

export function zoneIndex(zones: readonly Zone[]): ZoneIndex {
  if (zones.length === 0) return { zones, near: () => [] };
  const boxes = zones.flatMap((zone) => {
    const { west, south, east, north } = boxOf(zone.shape);
    const own = { zone, box: [west, south, east, north] as const };
    // Once more on the other side of the date line.
    return east > 180 ? [own, { zone, box: [west - 360, south, east - 360, north] as const }] : [own];
  });
  const tree = new Flatbush(boxes.length);
  for (const { box } of boxes) tree.add(...box);
  tree.finish();
  return {
    zones,
    near({ longitude, latitude }, metres) {
      const up = metres / METRES_OF_DEGREE;
      const side = up / Math.max(0.01, Math.cos(latitude * (Math.PI / 180)));
      const at = (east: number) => tree.search(east - side, latitude - up, east + side, latitude + up).map((index) => boxes[index]!.zone);
      const found = at(longitude);
      // What lies just across the date line is near too.
      if (longitude - side < -180) found.push(...at(longitude + 360));
      if (longitude + side > 180) found.push(...at(longitude - 360));
      return found.length > 1 ? [...new Set(found)] : found;
    },
  };
}
