import Flatbush from 'flatbush';
import type { Position } from '../geo/position.ts';
import { wrapped } from '../geo/tangent-plane.ts';
import { degreesAside, degreesUp } from './engine/around.ts';
import { zoneTable, type ZoneTable } from './engine/zone-table.ts';
import { boxOf } from './shape.ts';
import type { Zone } from './zone.ts';

/** Finds the few of many zones that something can be in. */
export interface ZoneIndex {
  readonly zones: readonly Zone[];
  readonly table: ZoneTable;
  /** Tells of each zone whose box meets this one, in degrees, once and by its place among `zones`. */
  eachIn(west: number, south: number, east: number, north: number, told: (zone: number) => void): void;
  /** Those whose box comes as near as this. */
  near(position: Position, metres: number): Zone[];
}

export function zoneIndex(zones: readonly Zone[]): ZoneIndex {
  const table = zoneTable(zones);
  if (zones.length === 0) return { zones, table, eachIn: () => undefined, near: () => [] };
  const boxes: { zone: number; box: readonly [number, number, number, number] }[] = [];
  zones.forEach(({ shape }, zone) => {
    const { west, south, east, north } = boxOf(shape);
    boxes.push({ zone, box: [west, south, east, north] });
    // Once more on the other side of the date line.
    if (east > 180) boxes.push({ zone, box: [west - 360, south, east - 360, north] });
  });
  const tree = new Flatbush(boxes.length);
  for (const { box } of boxes) tree.add(...box);
  tree.finish();
  const owners = Uint32Array.from(boxes, ({ zone }) => zone);
  const toldIn = new Uint32Array(zones.length);
  let round = 0;

  function eachIn(west: number, south: number, east: number, north: number, told: (zone: number) => void): void {
    const isNew = ++round;
    const first = wrapped(west);
    const last = first + (east - west);
    const tell = (entry: number): boolean => {
      const zone = owners[entry]!;
      if (toldIn[zone] !== isNew) {
        toldIn[zone] = isNew;
        told(zone);
      }
      return false;
    };
    tree.search(first, south, last, north, tell);
    // What lies just across the date line is near too.
    if (last > 180) tree.search(first - 360, south, last - 360, north, tell);
  }

  return {
    zones,
    table,
    eachIn,
    near({ longitude, latitude }, metres) {
      const [up, aside] = [degreesUp(metres), degreesAside(latitude, metres)];
      const found: Zone[] = [];
      eachIn(longitude - aside, latitude - up, longitude + aside, latitude + up, (zone) => void found.push(zones[zone]!));
      return found;
    },
  };
}
