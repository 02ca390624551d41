import type { ExpressionSpecification, LayerSpecification, Map as Engine } from 'maplibre-gl';
import type { LineStyle } from '@skyhelm/core/marker/marker';
import { LABEL_FONT } from '../base/label-font.ts';
import type { LonLat } from '../datum.ts';
import type { GroupedLayer, MapDrawing } from '../map-handle.ts';
import { FLAT_ICONS } from '../marker-icons.ts';
import type { Palette } from '../palette.ts';
import { arrowOn } from './arrow.ts';
import { drawPicture, isPictureName, pictureName, PIXEL_RATIO } from './drawing-picture.ts';
import { groupedLayer, inOnePiece, type DrawnFeature } from './grouped.ts';
import type { Layer, Look } from './layer.ts';
import { namedAt } from './shapes.ts';

const SOURCE = 'drawings';
/** A line of one pixel is hard to hit: so much around it counts as well. */
const REACH_PX = 16;
/** In widths of the line; a dash of nought is a dot, as its ends are round. */
const DASHES: Record<LineStyle, number[] | undefined> = { solid: undefined, dotted: [0, 2], dashDot: [4, 2, 0, 2] };
const LINES = Object.keys(DASHES) as LineStyle[];

export const DRAWING_LAYERS = ['drawings-icon', 'drawings-reach', 'drawings-fill'] as const;

const COLOUR: ExpressionSpecification = ['get', 'colour'];
const OPACITY: ExpressionSpecification = ['get', 'opacity'];
const WIDTH: ExpressionSpecification = ['get', 'width'];
const isPart = (part: string): ExpressionSpecification => ['==', ['get', 'part'], part];

const lineOf = (style: LineStyle): LayerSpecification => ({
  id: `drawings-${style}`,
  type: 'line',
  source: SOURCE,
  filter: ['all', isPart('way'), ['==', ['get', 'lineStyle'], style]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': COLOUR,
    'line-width': WIDTH,
    'line-opacity': OPACITY,
    ...(DASHES[style] && { 'line-dasharray': DASHES[style] }),
  },
});

const layersIn = (palette: Palette): LayerSpecification[] => [
  {
    id: 'drawings-fill',
    type: 'fill',
    source: SOURCE,
    filter: ['all', isPart('way'), ['==', ['geometry-type'], 'Polygon']],
    paint: { 'fill-color': COLOUR, 'fill-opacity': ['*', 0.25, OPACITY] },
  },
  {
    id: 'drawings-selected',
    type: 'line',
    source: SOURCE,
    filter: ['all', isPart('way'), ['==', ['get', 'isSelected'], 1]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': palette.selected, 'line-width': ['+', 6, WIDTH], 'line-opacity': 0.6 },
  },
  {
    id: 'drawings-reach',
    type: 'line',
    source: SOURCE,
    filter: isPart('way'),
    paint: { 'line-opacity': 0, 'line-width': REACH_PX },
  },
  ...LINES.map(lineOf),
  {
    id: 'drawings-arrow',
    type: 'symbol',
    source: SOURCE,
    filter: isPart('arrow'),
    layout: {
      'icon-image': ['get', 'picture'],
      'icon-rotate': ['get', 'rotation'],
      'icon-rotation-alignment': 'map',
      'icon-size': ['interpolate', ['linear'], WIDTH, 1, 0.5, 20, 1.2],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
    paint: { 'icon-opacity': OPACITY },
  },
  {
    id: 'drawings-ring',
    type: 'circle',
    source: SOURCE,
    filter: ['all', isPart('icon'), ['==', ['get', 'isSelected'], 1]],
    paint: { 'circle-radius': 8, 'circle-color': palette.selected, 'circle-opacity': 0.6 },
  },
  {
    id: 'drawings-icon',
    type: 'symbol',
    source: SOURCE,
    filter: isPart('icon'),
    layout: {
      'icon-image': ['get', 'picture'],
      'icon-anchor': ['case', ['==', ['get', 'isFlat'], 1], 'center', 'bottom'],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'text-field': ['get', 'label'],
      'text-font': LABEL_FONT,
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, 0.4],
      'text-optional': true,
    },
    paint: { 'icon-opacity': OPACITY, 'text-color': palette.placeName, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
  {
    id: 'drawings-name',
    type: 'symbol',
    source: SOURCE,
    filter: ['all', isPart('name'), ['>=', ['zoom'], ['get', 'from']]],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': LABEL_FONT,
      'text-size': 13,
      'text-max-width': 10,
      'text-anchor': ['case', ['==', ['get', 'isAbove'], 1], 'bottom', 'center'],
      'text-offset': ['case', ['==', ['get', 'isAbove'], 1], ['literal', [0, -0.6]], ['literal', [0, 0]]],
    },
    paint: { 'text-color': palette.placeName, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];

/** Points, lines and areas that people have drawn, each in a look of its own. */
export function drawingLayer(first: Look): Layer & GroupedLayer<MapDrawing> {
  let engine: Engine | undefined;
  let { palette } = first;
  const grouped = groupedLayer<MapDrawing>(first, {
    source: SOURCE,
    layers: layersIn,
    draw: (one, to) => featuresOf(one, one.points.map(to)),
  });
  /** Every colour there is would be too many: a picture is made when it is first needed. */
  const paint = (id: string) => {
    if (isPictureName(id) && !engine?.hasImage(id)) engine?.addImage(id, drawPicture(id, palette.casing), { pixelRatio: PIXEL_RATIO });
  };
  return {
    add(to) {
      engine = to;
      to.setMissingStyleImageResolver(paint);
      grouped.add(to);
    },
    drop() {
      engine = undefined;
      grouped.drop();
    },
    restyle(next) {
      const isOther = next.palette.casing !== palette.casing;
      ({ palette } = next);
      for (const id of isOther && engine ? engine.listImages().filter(isPictureName) : [])
        engine!.updateImage(id, drawPicture(id, palette.casing));
      grouped.restyle(next);
    },
    set: grouped.set,
  };
}

function featuresOf(drawing: MapDrawing, places: readonly LonLat[]): DrawnFeature[] {
  const { kind, colour, icon, lineStyle, width, transparency, label = '', isSelected = false } = drawing;
  const look = { colour, width, opacity: 1 - transparency / 100, isSelected: isSelected ? 1 : 0 };
  const [only] = places;
  if (!only) return [];
  if (kind === 'point') {
    const properties = { ...look, part: 'icon', label, picture: pictureName(icon, colour), isFlat: FLAT_ICONS.includes(icon) ? 1 : 0 };
    return [{ geometry: { type: 'Point', coordinates: only }, properties }];
  }
  const way = inOnePiece(kind === 'polygon' ? [...places, only] : places);
  const isArea = kind === 'polygon' && places.length > 2;
  const features: DrawnFeature[] = [
    {
      geometry: isArea ? { type: 'Polygon', coordinates: [way] } : { type: 'LineString', coordinates: way },
      properties: { ...look, part: 'way', lineStyle },
    },
  ];
  const arrow = arrowOn(way, drawing.arrowPosition, drawing.arrowDirection);
  if (arrow)
    features.push({
      geometry: { type: 'Point', coordinates: arrow.at },
      properties: { ...look, part: 'arrow', picture: pictureName('arrow', colour), rotation: arrow.rotation },
    });
  if (label !== '') {
    const { middle, from } = namedAt(way);
    // The middle of what a line runs around may be far from it: half-way along it stands above it.
    const onLine = isArea ? undefined : arrowOn(way, 'middle', 'forward')?.at;
    const properties = { part: 'name', label, from, isAbove: onLine ? 1 : 0 };
    features.push({ geometry: { type: 'Point', coordinates: onLine ?? middle }, properties });
  }
  return features;
}
