import type { Ground, MapTheme, VehicleLook } from './map-handle.ts';

/** What is drawn on the land, legible on each ground: a line has a casing below it, a text a halo. */
export interface Palette {
  sea: string;
  land: string;
  coast: string;
  border: string;
  graticule: string;
  name: string;
  placeName: string;
  halo: string;
  casing: string;
  vehicle: Record<VehicleLook, string>;
  selected: string;
  /** The flight that goes on, and those before or beside it. */
  tracks: readonly string[];
  route: string;
  /** What a route is laid out from. */
  pattern: string;
  fence: string;
  noFly: string;
  restricted: string;
  home: string;
  target: string;
  measure: string;
}

const LIGHT: Palette = {
  sea: '#cddfec',
  land: '#f3f0e9',
  coast: '#93abc0',
  border: '#a49c90',
  graticule: '#8fa3b5',
  name: '#4a4f58',
  placeName: '#333b47',
  halo: '#ffffff',
  casing: '#ffffff',
  vehicle: { flying: '#1565c0', ground: '#3d4a5c', attention: '#a86500', danger: '#c62828', stale: '#69727f' },
  selected: '#d81b7a',
  tracks: ['#1565c0', '#00796b', '#7b4fb5', '#b3541e', '#ad1457', '#5d6b00', '#6d4c41', '#283593'],
  route: '#2e7d32',
  pattern: '#5b3fbf',
  fence: '#00796b',
  noFly: '#c62828',
  restricted: '#a86500',
  home: '#2e7d32',
  target: '#d81b7a',
  measure: '#1f2733',
};

const DARK: Palette = {
  sea: '#0c141d',
  land: '#1d2732',
  coast: '#3d5268',
  border: '#5a6573',
  graticule: '#5b7085',
  name: '#a9b5c2',
  placeName: '#c9d2dc',
  halo: '#10171f',
  casing: '#0b1118',
  vehicle: { flying: '#4db1ff', ground: '#c3ccd6', attention: '#ffb938', danger: '#ff6b61', stale: '#8a94a3' },
  selected: '#ff5fb0',
  tracks: ['#4db1ff', '#35d0ba', '#b493f0', '#ffa25c', '#ff7eb3', '#c3d04e', '#d7b8a8', '#9fb0ff'],
  route: '#5fd068',
  pattern: '#b79cff',
  fence: '#35d0ba',
  noFly: '#ff6b61',
  restricted: '#ffb938',
  home: '#5fd068',
  target: '#ff5fb0',
  measure: '#ffffff',
};

/** Pictures from above have every colour: bright lines on dark casings stand out from all of them. */
const ABOVE: Partial<Palette> = { name: '#ffffff', placeName: '#ffffff', halo: '#000000', casing: '#0b1118', border: '#ffffff' };

export const paletteOf = (theme: MapTheme, ground: Ground): Palette =>
  ground === 'satellite' ? { ...DARK, ...ABOVE } : theme === 'dark' ? DARK : LIGHT;

const COLOURS = LIGHT.tracks.length;

/** From one on: as many colours as there are, over and over. */
export const colourNumber = (track: number): number => ((track - 1) % COLOURS) + 1;
export const COLOUR_NUMBERS: readonly number[] = LIGHT.tracks.map((_, at) => at + 1);
