import { vectorOf } from '../../geo/earth-vector.ts';
import { wrapped } from '../../geo/tangent-plane.ts';
import type { Shape } from '../shape.ts';
import type { Zone } from '../zone.ts';

/** Sides that share one box: a big polygon is passed over many at a time. */
export const BLOCK = 16;

/** All zones as rows of numbers. Polygons are in degrees and in one piece, however they lie to the date line. */
export interface ZoneTable {
  /** Where each zone's corners begin in `corners`, and one more for where the last ends; a circle has none. */
  begins: Uint32Array;
  /** Longitude and latitude in turn; the first corner stands again at the end. */
  corners: Float64Array;
  /** West, south, east and north of each polygon. */
  boxes: Float64Array;
  /** Where each zone's boxes begin in `blocks`, counted in boxes. */
  blockBegins: Uint32Array;
  /** West, south, east and north of so many sides. */
  blocks: Float64Array;
  /** Of a circle: its centre in metres from the middle of the Earth, its radius in metres, and its centre in degrees. */
  circles: Float64Array;
  /** Floor, ceiling, activation and end; endless where there is none. */
  limits: Float64Array;
}

export const CIRCLE_FIELDS = 6;
export const LIMIT_FIELDS = 4;

const cornersOf = (shape: Shape): number => (shape.kind === 'polygon' ? shape.points.length + 1 : 0);
const blocksOf = (shape: Shape): number => (shape.kind === 'polygon' ? Math.ceil(shape.points.length / BLOCK) : 0);

export function zoneTable(zones: readonly Zone[]): ZoneTable {
  const begins = runningSum(zones, cornersOf);
  const blockBegins = runningSum(zones, blocksOf);
  const table: ZoneTable = {
    begins,
    corners: new Float64Array(begins[zones.length]! * 2),
    boxes: new Float64Array(zones.length * 4),
    blockBegins,
    blocks: new Float64Array(blockBegins[zones.length]! * 4),
    circles: new Float64Array(zones.length * CIRCLE_FIELDS),
    limits: new Float64Array(zones.length * LIMIT_FIELDS),
  };
  zones.forEach(({ shape, floor, ceiling, activeFrom, validUntil }, zone) => {
    table.limits.set([floor ?? -Infinity, ceiling ?? Infinity, activeFrom ?? -Infinity, validUntil ?? Infinity], zone * LIMIT_FIELDS);
    if (shape.kind === 'circle') writeCircle(table, zone, shape);
    else writePolygon(table, zone, shape.points);
  });
  return table;
}

function runningSum(zones: readonly Zone[], count: (shape: Shape) => number): Uint32Array {
  const sums = new Uint32Array(zones.length + 1);
  for (let zone = 0; zone < zones.length; zone++) sums[zone + 1] = sums[zone]! + count(zones[zone]!.shape);
  return sums;
}

function writeCircle({ circles }: ZoneTable, zone: number, { centre, radius }: Extract<Shape, { kind: 'circle' }>): void {
  circles.set([...vectorOf(centre), radius, centre.longitude, centre.latitude], zone * CIRCLE_FIELDS);
}

function writePolygon(
  { corners, begins, boxes, blocks, blockBegins }: ZoneTable,
  zone: number,
  points: Extract<Shape, { kind: 'polygon' }>['points'],
): void {
  const first = points[0]!;
  const begin = begins[zone]!;
  for (let index = 0; index <= points.length; index++) {
    const { longitude, latitude } = points[index % points.length]!;
    corners[(begin + index) * 2] = first.longitude + wrapped(longitude - first.longitude);
    corners[(begin + index) * 2 + 1] = latitude;
  }
  const boxAround = (all: Float64Array, at: number, from: number, to: number) => {
    all.set([Infinity, Infinity, -Infinity, -Infinity], at);
    for (let index = from; index <= to; index++) {
      const [x, y] = [corners[(begin + index) * 2]!, corners[(begin + index) * 2 + 1]!];
      all[at] = Math.min(all[at]!, x);
      all[at + 1] = Math.min(all[at + 1]!, y);
      all[at + 2] = Math.max(all[at + 2]!, x);
      all[at + 3] = Math.max(all[at + 3]!, y);
    }
  };
  boxAround(boxes, zone * 4, 0, points.length);
  for (let block = 0; block * BLOCK < points.length; block++)
    boxAround(blocks, (blockBegins[zone]! + block) * 4, block * BLOCK, Math.min(points.length, (block + 1) * BLOCK));
}
