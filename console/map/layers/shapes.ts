import type { DataDrivenPropertyValueSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from '../base/label-font.ts';
import type { MapShape } from '../map-handle.ts';
import type { Palette } from '../palette.ts';
import { circleRing } from './circle-ring.ts';
import { groupedLayer, inOnePiece } from './grouped.ts';
import type { Look } from './layer.ts';

const SOURCE = 'shapes';

const colourOf = ({ noFly, restricted, fence, selected }: Palette): DataDrivenPropertyValueSpecification<string> => [
  'match',
  ['get', 'kind'],
  'noFly',
  noFly,
  'restricted',
  restricted,
  'selected',
  selected,
  fence,
];

/** A fence to stay in is a line only: what lies in it is where one may be. */
const FILL: DataDrivenPropertyValueSpecification<number> = ['match', ['get', 'kind'], 'fenceIn', 0, 'noFly', 0.22, 0.14];

const layersIn = (palette: Palette): LayerSpecification[] => [
  {
    id: 'shapes-fill',
    type: 'fill',
    source: SOURCE,
    filter: ['!=', ['get', 'part'], 'name'],
    paint: { 'fill-color': colourOf(palette), 'fill-opacity': FILL },
  },
  {
    id: 'shapes-casing',
    type: 'line',
    source: SOURCE,
    filter: ['!=', ['get', 'part'], 'name'],
    paint: { 'line-color': palette.casing, 'line-width': 4, 'line-opacity': 0.6 },
  },
  {
    id: 'shapes-solid',
    type: 'line',
    source: SOURCE,
    filter: ['in', ['get', 'kind'], ['literal', ['noFly', 'selected']]],
    paint: { 'line-color': colourOf(palette), 'line-width': 2 },
  },
  {
    id: 'shapes-dashed',
    type: 'line',
    source: SOURCE,
    filter: ['in', ['get', 'kind'], ['literal', ['restricted', 'fenceIn', 'fenceOut']]],
    paint: { 'line-color': colourOf(palette), 'line-width': 2, 'line-dasharray': [3, 2] },
  },
  {
    id: 'shapes-name',
    type: 'symbol',
    source: SOURCE,
    filter: ['==', ['get', 'part'], 'name'],
    layout: { 'text-field': ['get', 'label'], 'text-font': LABEL_FONT, 'text-size': 13, 'text-max-width': 10 },
    paint: { 'text-color': colourOf(palette), 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];

/** No-fly zones, fences and whatever else has an inside. */
export const shapeLayer = (first: Look) =>
  groupedLayer<MapShape>(first, {
    source: SOURCE,
    layers: layersIn,
    draw({ kind, shape, label }, to) {
      const corners = shape.kind === 'circle' ? circleRing(shape.centre, shape.radius) : shape.points;
      const ring = inOnePiece([...corners, corners[0]!].map(to));
      const area = { geometry: { type: 'Polygon' as const, coordinates: [ring] }, properties: { kind } };
      if (!label) return [area];
      const middle = middleOf(ring);
      return [area, { geometry: { type: 'Point' as const, coordinates: middle }, properties: { kind, label, part: 'name' } }];
    },
  });

function middleOf(ring: readonly (readonly [number, number])[]): [number, number] {
  const [easts, norths] = [ring.map(([east]) => east), ring.map(([, north]) => north)];
  return [(Math.min(...easts) + Math.max(...easts)) / 2, (Math.min(...norths) + Math.max(...norths)) / 2];
}
