import type { Config } from '../config/config.ts';
import { openTileStore } from './open-tiles.ts';
import { TileFault, type TileFaultKind, type TileStore } from './tile-store.ts';

/** One of the two grounds: what it is read from, or why it is not. */
export interface TileGround {
  setting: 'TILES_NORMAL' | 'TILES_SATELLITE';
  store: TileStore | undefined;
  /** Nothing where none was named. */
  fault: { kind: TileFaultKind; detail: string } | undefined;
  datum: Config['tilesNormalDatum'];
  /** What the operator says instead of the tiles themselves. */
  attribution: string | undefined;
}

export interface Tiles {
  normal: TileGround;
  satellite: TileGround;
  close(): Promise<void>;
}

/** Tiles that cannot be had keep nothing from starting: the built-in map stands in for them. */
export async function openTiles(config: Config): Promise<Tiles> {
  const normal: TileGround = {
    setting: 'TILES_NORMAL',
    ...(await tried(config.tilesNormal)),
    datum: config.tilesNormalDatum,
    attribution: config.tilesNormalAttribution,
  };
  const satellite: TileGround = {
    setting: 'TILES_SATELLITE',
    ...(await tried(config.tilesSatellite)),
    datum: config.tilesSatelliteDatum,
    attribution: config.tilesSatelliteAttribution,
  };
  return {
    normal,
    satellite,
    close: async () => {
      await normal.store?.close();
      await satellite.store?.close();
    },
  };
}

async function tried(named: string | undefined): Promise<Pick<TileGround, 'store' | 'fault'>> {
  if (named === undefined) return { store: undefined, fault: undefined };
  try {
    return { store: await openTileStore(named), fault: undefined };
  } catch (error) {
    if (!(error instanceof TileFault)) throw error;
    return { store: undefined, fault: { kind: error.kind, detail: error.message } };
  }
}
