import type { Map as Engine } from 'maplibre-gl';
import type { Edge } from '../datum.ts';
import type { Palette } from '../palette.ts';

/** What every layer is drawn with; another ground may change each of them. */
export interface Look {
  palette: Palette;
  edge: Edge;
}

/** One kind of thing on the map. What it is told while it is off the map, it shows once it is added again. */
export interface Layer {
  add(engine: Engine): void;
  /** The graphics are lost, and with them all that was drawn: the engine must not be asked for anything. */
  drop(): void;
  restyle(look: Look): void;
}
