import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '@skyhelm/i18n/translate';
import type { Palette } from '../palette.ts';
import { NOTHING } from './features.ts';
import { LABEL_FONT } from './label-font.ts';
import { shippedFonts } from './shipped-fonts.ts';

export const SOURCES = ['land', 'coast', 'borders', 'names', 'graticule'] as const;
/** Tiles go below this one, names above. */
export const FIRST_NAME_LAYER = 'names-place';

export const nameIn = (language: Language): ExpressionSpecification => ['get', language];

const shapeLayers = (palette: Palette): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land, 'fill-antialias': false } },
  { id: 'graticule', type: 'line', source: 'graticule', paint: { 'line-color': palette.graticule, 'line-width': 1, 'line-opacity': 0.28 } },
  { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': palette.coast, 'line-width': 1 } },
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    paint: { 'line-color': palette.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 8, 1.4], 'line-dasharray': [3, 2] },
  },
];

/** From how near something of a rank is named: whole steps, as tiles are cut. */
const seenFrom = (zooms: readonly [number, number, number, number]): ExpressionSpecification => [
  '>=',
  ['zoom'],
  ['match', ['get', 'rank'], 1, zooms[0], 2, zooms[1], 3, zooms[2], zooms[3]],
];

const halo = ({ halo: colour }: Palette) => ({ 'text-halo-color': colour, 'text-halo-width': 1.4 });

const nameLayers = (palette: Palette): LayerSpecification[] => [
  {
    id: FIRST_NAME_LAYER,
    type: 'symbol',
    source: 'names',
    filter: ['all', ['in', ['get', 'kind'], ['literal', ['place', 'part']]], seenFrom([3, 4, 6, 8])],
    layout: {
      'text-font': LABEL_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 10, 14],
      'symbol-sort-key': ['+', ['*', 1_000, ['get', 'rank']], ['coalesce', ['get', 'order'], 0]],
      'text-padding': 6,
      'text-max-width': 8,
    },
    paint: { 'text-color': palette.placeName, ...halo(palette) },
  },
  {
    id: 'names-country',
    type: 'symbol',
    source: 'names',
    maxzoom: 7,
    filter: ['all', ['==', ['get', 'kind'], 'country'], seenFrom([1, 2, 3, 5])],
    layout: {
      'text-font': LABEL_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 17],
      'text-letter-spacing': 0.06,
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 4,
      'text-max-width': 7,
    },
    paint: { 'text-color': palette.name, ...halo(palette) },
  },
];

export const baseLayers = (palette: Palette): LayerSpecification[] => [...shapeLayers(palette), ...nameLayers(palette)];

export const NAME_LAYERS = [FIRST_NAME_LAYER, 'names-country'];

export const baseStyle = (palette: Palette): StyleSpecification => ({
  version: 8,
  'font-faces': shippedFonts(),
  sources: Object.fromEntries(SOURCES.map((name) => [name, { type: 'geojson', data: NOTHING, tolerance: name === 'names' ? 0 : 0.375 }])),
  layers: baseLayers(palette),
});
