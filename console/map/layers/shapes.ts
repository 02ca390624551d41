import type { DataDrivenPropertyValueSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from '../base/label-font.ts';
import type { Position } from '@skyhelm/core/geo/position';
import type { MapShape } from '../map-handle.ts';
import type { Palette } from '../palette.ts';
import { mercatorX, mercatorY, zoomOf } from '../mercator.ts';
import { circleRing } from './circle-ring.ts';
import { groupedLayer, inOnePiece } from './grouped.ts';
import type { Look } from './layer.ts';

const SOURCE = 'shapes';

const colourOf = ({ noFly, restricted, fence, selected, pattern }: Palette): DataDrivenPropertyValueSpecification<string> => [
  'match',
  ['get', 'kind'],
  'noFly',
  noFly,
  'restricted',
  restricted,
  'selected',
  selected,
  'pattern',
  pattern,
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
    filter: ['in', ['get', 'kind'], ['literal', ['noFly', 'selected', 'pattern']]],
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
    filter: ['all', ['==', ['get', 'part'], 'name'], ['>=', ['zoom'], ['get', 'from']]],
    layout: { 'text-field': ['get', 'label'], 'text-font': LABEL_FONT, 'text-size': 13, 'text-max-width': 10 },
    paint: { 'text-color': colourOf(palette), 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];

/** No-fly zones, fences and whatever else has an inside. */
export const shapeLayer = (first: Look) =>
  groupedLayer<MapShape>(first, {
    source: SOURCE,
    layers: layersIn,
    draw({ kind, shape, holes = [], label }, to) {
      const ringOf = (corners: readonly Position[]) => inOnePiece([...corners, corners[0]!].map(to));
      const ring = ringOf(shape.kind === 'circle' ? circleRing(shape.centre, shape.radius) : shape.points);
      const area = { geometry: { type: 'Polygon' as const, coordinates: [ring, ...holes.map(ringOf)] }, properties: { kind } };
      if (!label) return [area];
      const { middle, from } = namedAt(ring);
      return [area, { geometry: { type: 'Point' as const, coordinates: middle }, properties: { kind, label, part: 'name', from } }];
    },
  });

/** Smaller than this on the screen, a name would only lie on what flies there. */
const NAMED_PX = 72;

/** Where its name stands, and from how near it is shown. */
export function namedAt(ring: readonly (readonly [number, number])[]): { middle: [number, number]; from: number } {
  const [easts, norths] = [ring.map(([east]) => east), ring.map(([, north]) => north)];
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)];
  const size = Math.max(mercatorX(east) - mercatorX(west), mercatorY(south) - mercatorY(north));
  return { middle: [(west + east) / 2, (south + north) / 2], from: Math.ceil(zoomOf(size, NAMED_PX)) };
}
