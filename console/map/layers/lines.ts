import type { DataDrivenPropertyValueSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from '../base/label-font.ts';
import type { MapLine } from '../map-handle.ts';
import { colourNumber, type Palette } from '../palette.ts';
import { groupedLayer, inOnePiece, type DrawnFeature } from './grouped.ts';
import type { Look } from './layer.ts';

const SOURCE = 'lines';

const WIDTH = { usual: 3, strong: 6, casing: 3 };

const colourOf = ({
  route,
  selected,
  measure,
  target,
  pattern,
  tracks,
  vehicle,
}: Palette): DataDrivenPropertyValueSpecification<string> => [
  'case',
  ['has', 'track'],
  ['to-color', ['at', ['-', ['get', 'track'], 1], ['literal', [...tracks]]]],
  [
    'match',
    ['get', 'kind'],
    'selected',
    selected,
    'measure',
    measure,
    'target',
    target,
    'pattern',
    pattern,
    ['danger', 'dangerAgain'],
    vehicle.danger,
    'unchecked',
    vehicle.stale,
    route,
  ],
];

const widthOf = (beside = 0): DataDrivenPropertyValueSpecification<number> => ['+', beside, ['coalesce', ['get', 'width'], WIDTH.usual]];

const layersIn = (palette: Palette): LayerSpecification[] => [
  {
    id: 'lines-casing',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette.casing, 'line-width': widthOf(WIDTH.casing), 'line-opacity': 0.75 },
  },
  {
    id: 'lines-solid',
    type: 'line',
    source: SOURCE,
    filter: ['in', ['get', 'kind'], ['literal', ['route', 'selected', 'pattern', 'danger', 'unchecked']]],
    // Danger lies on top, in whichever order the lines have come.
    layout: { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['match', ['get', 'kind'], 'danger', 1, 0] },
    paint: { 'line-color': colourOf(palette), 'line-width': widthOf() },
  },
  {
    id: 'lines-dashed',
    type: 'line',
    source: SOURCE,
    filter: ['in', ['get', 'kind'], ['literal', ['measure', 'target', 'dangerAgain']]],
    // The same dashes in another colour lie below.
    layout: { 'line-sort-key': ['match', ['get', 'kind'], 'dangerAgain', 1, 0] },
    paint: { 'line-color': colourOf(palette), 'line-width': 2, 'line-dasharray': [2, 2] },
  },
  {
    id: 'lines-corner',
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['get', 'part'], 'corner'],
    paint: { 'circle-radius': 4, 'circle-color': palette.casing, 'circle-stroke-color': colourOf(palette), 'circle-stroke-width': 2 },
  },
  {
    id: 'lines-label',
    type: 'symbol',
    source: SOURCE,
    filter: ['==', ['get', 'part'], 'leg'],
    layout: { 'text-field': ['get', 'label'], 'text-font': LABEL_FONT, 'text-size': 13, 'text-allow-overlap': true },
    paint: { 'text-color': colourOf(palette), 'text-halo-color': palette.halo, 'text-halo-width': 2 },
  },
];

/** Routes, what is measured, and the way to a target. */
export const lineLayer = (first: Look) =>
  groupedLayer<MapLine>(first, {
    source: SOURCE,
    layers: layersIn,
    draw({ kind, points, labels = [], track, isStrong = false }, to) {
      const look = { kind, ...(track !== undefined && { track: colourNumber(track) }), ...(isStrong && { width: WIDTH.strong }) };
      const way = inOnePiece(points.map(to));
      const features: DrawnFeature[] = [];
      if (way.length > 1) features.push({ geometry: { type: 'LineString', coordinates: way }, properties: look });
      if (kind === 'measure') {
        for (const corner of way)
          features.push({ geometry: { type: 'Point', coordinates: corner }, properties: { ...look, part: 'corner' } });
      }
      labels.forEach((label, at) => {
        const [from, until] = [way[at], way[at + 1]];
        if (!label || !from || !until) return;
        const middle = [(from[0] + until[0]) / 2, (from[1] + until[1]) / 2];
        features.push({ geometry: { type: 'Point', coordinates: middle }, properties: { ...look, part: 'leg', label } });
      });
      return features;
    },
  });
