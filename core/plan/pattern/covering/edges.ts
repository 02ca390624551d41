import Flatbush from 'flatbush';
import type { Offset } from '../../../geo/tangent-plane.ts';

/** Metres below which two places are one. */
export const SAME_M = 1e-5;

/** A tenth of the time of `Math.hypot`, and asked for by the million. */
export function metresApart(one: Offset, other: Offset): number {
  const [north, east] = [other.north - one.north, other.east - one.east];
  return Math.sqrt(north * north + east * east);
}

/** Sides of all rings of an area: number `i` runs from corner `i` to corner `next[i]`. */
export interface Edges {
  north: Float64Array;
  east: Float64Array;
  next: Int32Array;
  before: Int32Array;
  /** Which ring each belongs to. */
  ring: Int32Array;
  /** Metres along its ring at which each begins, and how long each ring is. */
  along: Float64Array;
  around: Float64Array;
  /** Of each ring: whether the area lies to the left of its sides. */
  isLeft: boolean[];
  tree: Flatbush;
}

export function edgesOf(rings: readonly (readonly Offset[])[]): Edges {
  const count = rings.reduce((sum, ring) => sum + ring.length, 0);
  const [north, east] = [new Float64Array(count), new Float64Array(count)];
  const [next, before, ring] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const [along, around] = [new Float64Array(count), new Float64Array(rings.length)];
  let first = 0;
  for (const [number, corners] of rings.entries()) {
    for (const [index, corner] of corners.entries()) {
      const at = first + index;
      [north[at], east[at], ring[at]] = [corner.north, corner.east, number];
      next[at] = first + ((index + 1) % corners.length);
      before[at] = first + ((index + corners.length - 1) % corners.length);
      along[at] = around[number]!;
      around[number]! += metresApart(corner, corners[(index + 1) % corners.length]!);
    }
    first += corners.length;
  }
  const tree = new Flatbush(count);
  for (let edge = 0; edge < count; edge++) {
    const end = next[edge]!;
    tree.add(
      Math.min(east[edge]!, east[end]!),
      Math.min(north[edge]!, north[end]!),
      Math.max(east[edge]!, east[end]!),
      Math.max(north[edge]!, north[end]!),
    );
  }
  tree.finish();
  const isLeft = rings.map((corners, number) => signedArea(corners) > 0 === (number === 0));
  return { north, east, next, before, ring, along, around, isLeft, tree };
}

export const cornerOf = ({ north, east }: Edges, corner: number): Offset => ({ north: north[corner]!, east: east[corner]! });

/** Square metres within the outer ring, those of the holes taken off. */
export function areaOf(rings: readonly (readonly Offset[])[]): number {
  return rings.reduce((sum, ring, index) => sum + (index === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0);
}

/** Positive where the ring goes round to the left. */
function signedArea(ring: readonly Offset[]): number {
  let twice = 0;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    twice += ring[last]!.east * ring[index]!.north - ring[index]!.east * ring[last]!.north;
  }
  return twice / 2;
}

/** Within the area, or no further from its border than two places that are one. */
export function isCovered(edges: Edges, { north, east }: Offset): boolean {
  let [inside, onBorder] = [false, false];
  edges.tree.search(east - SAME_M, north - SAME_M, Infinity, north + SAME_M, (edge) => {
    const end = edges.next[edge]!;
    const [fromNorth, fromEast, toNorth, toEast] = [edges.north[edge]!, edges.east[edge]!, edges.north[end]!, edges.east[end]!];
    if (fromNorth > north !== toNorth > north && east < ((toEast - fromEast) * (north - fromNorth)) / (toNorth - fromNorth) + fromEast)
      inside = !inside;
    if (isOnSide(fromNorth, fromEast, toNorth, toEast, north, east)) onBorder = true;
    return false;
  });
  return inside || onBorder;
}

function isOnSide(fromNorth: number, fromEast: number, toNorth: number, toEast: number, north: number, east: number): boolean {
  const [alongNorth, alongEast] = [toNorth - fromNorth, toEast - fromEast];
  const squared = alongNorth * alongNorth + alongEast * alongEast;
  const share = squared === 0 ? 0 : ((north - fromNorth) * alongNorth + (east - fromEast) * alongEast) / squared;
  const at = Math.max(0, Math.min(1, share));
  return Math.abs(north - fromNorth - at * alongNorth) <= SAME_M && Math.abs(east - fromEast - at * alongEast) <= SAME_M;
}
