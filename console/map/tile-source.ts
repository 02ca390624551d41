import type { Datum } from './datum.ts';

/** Tiles of one ground, as the server tells of them. */
export interface TileSource {
  /** `/tms/m/{z}/{x}/{y}?v=…` */
  address: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  datum: Datum;
}
