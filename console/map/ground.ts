import type { Map as Engine, RasterLayerSpecification } from 'maplibre-gl';
import { FIRST_NAME_LAYER, NAME_LAYERS } from './base/base-style.ts';
import type { Ground, MapTheme } from './map-handle.ts';
import type { TileSource } from './tile-source.ts';

export const TILES = 'tiles';
/** As the world cuts them by convention. */
const TILE_PIXELS = 256;

/** Maps on paper white hurt in the dark; pictures from above are left as they are. */
const paintOf = (ground: Ground, theme: MapTheme): RasterLayerSpecification['paint'] => ({
  'raster-fade-duration': 0,
  'raster-brightness-max': ground === 'normal' && theme === 'dark' ? 0.7 : 1,
  'raster-saturation': ground === 'normal' && theme === 'dark' ? -0.3 : 0,
});

/** Tiles above the built-in map, which shows through wherever there are none. */
export function layTiles(engine: Engine, source: TileSource | undefined, ground: Ground, theme: MapTheme): void {
  if (engine.getLayer(TILES)) engine.removeLayer(TILES);
  if (engine.getSource(TILES)) engine.removeSource(TILES);
  if (source) {
    const { address, minZoom, maxZoom, bounds } = source;
    const whole = new URL(address, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
    engine.addSource(TILES, {
      type: 'raster',
      tiles: [whole],
      tileSize: TILE_PIXELS,
      minzoom: minZoom,
      maxzoom: maxZoom,
      bounds: [...bounds],
    });
    engine.addLayer({ id: TILES, type: 'raster', source: TILES, paint: paintOf(ground, theme) }, FIRST_NAME_LAYER);
  }
  // Maps have names of their own, pictures from above have none.
  const visibility = source && ground === 'normal' ? 'none' : 'visible';
  for (const name of NAME_LAYERS) engine.setLayoutProperty(name, 'visibility', visibility);
}
