import { z } from 'zod';
import { endpoint, signedInOrKey } from './endpoint.ts';

/** What tiles may be drawn on the map; the built-in map needs none. */
export const TILE_GROUNDS = ['normal', 'satellite'] as const;
/** WGS-84, or the shifted positions of Chinese public maps. */
export const TILE_DATUMS = ['wgs84', 'gcj02'] as const;
/** Why there are no tiles; `absent` where nobody has set any up. */
export const TILE_FAULTS = ['absent', 'missing', 'unreadable', 'unknown', 'vector', 'empty'] as const;
export type TileFault = (typeof TILE_FAULTS)[number];

/** Below /tms, outside of /fcms, as the specification has it: rows are counted from the north. */
export const TILE_PATHS = { normal: 'm', satellite: 's' } as const satisfies Record<(typeof TILE_GROUNDS)[number], string>;

export const TileSet = z.object({
  /** `/tms/m/{z}/{x}/{y}?v=…`: another one as soon as the tiles are others. */
  address: z.string(),
  minZoom: z.number(),
  maxZoom: z.number(),
  /** West, south, east, north, in the tiles' own datum. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  datum: z.enum(TILE_DATUMS),
  /** Whom to name beside the map, as plain text. */
  attribution: z.string(),
});
export type TileSet = z.output<typeof TileSet>;

export const MapSource = z.object({
  ground: z.enum(TILE_GROUNDS),
  tiles: TileSet.nullable(),
  fault: z.enum(TILE_FAULTS).nullable(),
});
export type MapSource = z.output<typeof MapSource>;

export const getMapSources = endpoint({
  method: 'GET',
  path: '/map/getMapSources',
  access: signedInOrKey,
  kind: 'read',
  input: z.object({}),
  output: z.object({ sources: z.array(MapSource) }),
});
