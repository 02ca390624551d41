import type { TILE_DATUMS } from '@skyhelm/contract/map';
import { mercatorX, mercatorY, metresAcross, nearestCopy } from '@skyhelm/core/geo/mercator';
import type { Position } from '@skyhelm/core/geo/position';
import gcoord from 'gcoord';

export type Datum = (typeof TILE_DATUMS)[number];

/** Of the square world. */
interface Spot {
  x: number;
  y: number;
}

/** A window onto the square world, in points of the paper. */
export interface MapFrame {
  datum: Datum;
  width: number;
  height: number;
  left: number;
  top: number;
  /** Points to the width of the world. */
  scale: number;
  metresPerPoint: number;
}

/** What lies below the drawing; without tiles a grid does. */
export interface MapGround {
  frame: MapFrame;
  tiles: { zoom: number; attribution: string; pieces: { column: number; row: number; bytes: Uint8Array }[] } | null;
}

export const MAP_SIZE = { width: 511, height: 330 } as const;

const MARGIN = 0.1;
const LEAST_METRES = 60;

function spotOf(datum: Datum, { longitude, latitude }: Position): Spot {
  const [east, north] =
    datum === 'gcj02' ? gcoord.transform<[number, number]>([longitude, latitude], gcoord.WGS84, gcoord.GCJ02) : [longitude, latitude];
  return { x: mercatorX(east), y: mercatorY(north) };
}

/** All of these places, at one scale in both directions, with some air around them. */
export function frameAround(places: readonly [Position, ...Position[]], datum: Datum, { width, height }: Size = MAP_SIZE): MapFrame {
  const spots = places.map((place) => spotOf(datum, place));
  const near = spots[0]!.x;
  const box = spots.reduce(
    ({ west, east, north, south }, { x, y }) => {
      const here = nearestCopy(x, near);
      return { west: Math.min(west, here), east: Math.max(east, here), north: Math.min(north, y), south: Math.max(south, y) };
    },
    { west: near, east: near, north: spots[0]!.y, south: spots[0]!.y },
  );
  const across = metresAcross(places[0].latitude);
  const least = LEAST_METRES / across;
  const [wide, high] = [Math.max(box.east - box.west, least), Math.max(box.south - box.north, least)];
  const scale = Math.min((width * (1 - 2 * MARGIN)) / wide, (height * (1 - 2 * MARGIN)) / high);
  const middle = { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
  return {
    ...{ datum, width, height, scale },
    left: middle.x - width / 2 / scale,
    top: middle.y - height / 2 / scale,
    metresPerPoint: across / scale,
  };
}

interface Size {
  width: number;
  height: number;
}

/** Where a place lies in the frame. */
export function placeIn(frame: MapFrame, position: Position): Spot {
  const { x, y } = spotOf(frame.datum, position);
  const middle = frame.left + frame.width / 2 / frame.scale;
  return { x: (nearestCopy(x, middle) - frame.left) * frame.scale, y: (y - frame.top) * frame.scale };
}
