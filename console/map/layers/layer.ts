import type { Map as Engine } from 'maplibre-gl';
import type { Edge } from '../datum.ts';
import type { Palette } from '../palette.ts';

/** What every layer is drawn with; another ground may change each of them. */
export interface Look {
  palette: Palette;
  edge: Edge;
}

/** One kind of thing on the map. `add` comes again after the graphics were lost. */
export interface Layer {
  add(engine: Engine): void;
  restyle(look: Look): void;
}
