import type { AllPaintProperties, GeoJSONSource, LayerSpecification, Map as Engine } from 'maplibre-gl';
import type { Position } from '@skyhelm/core/geo/position';
import type { GroupedLayer } from '../map-handle.ts';
import type { Edge, LonLat } from '../datum.ts';
import type { Palette } from '../palette.ts';
import type { Layer, Look } from './layer.ts';

export interface DrawnFeature {
  geometry: GeoJSON.Geometry;
  properties: Record<string, string | number>;
}

interface GroupedOptions<T> {
  source: string;
  layers(palette: Palette): LayerSpecification[];
  /** Everything that one item is drawn by; all of it answers to the item's id. */
  draw(item: T, to: (position: Position) => LonLat): DrawnFeature[];
}

/** Along the way from the one before, over the date line too: a line from 179° to -179° is short. */
export function inOnePiece(points: readonly LonLat[]): LonLat[] {
  let before = points[0]?.[0] ?? 0;
  return points.map(([longitude, latitude]) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
}

interface Grouped<T> extends Layer, GroupedLayer<T> {
  /** What there is now, drawn already or not. */
  readonly groups: ReadonlyMap<string, readonly T[]>;
}

/** Things that change now and then, each owner's by itself. */
export function groupedLayer<T extends { id: string }>(first: Look, { source, layers, draw }: GroupedOptions<T>): Grouped<T> {
  let engine: Engine | undefined;
  let { palette, edge } = first;
  const groups = new Map<string, readonly T[]>();

  const featuresIn = (group: string, items: readonly T[], over: Edge): GeoJSON.Feature[] =>
    items.flatMap((item) =>
      draw(item, ({ longitude, latitude }) => over.toMap(longitude, latitude)).map(({ geometry, properties }) => ({
        type: 'Feature' as const,
        geometry,
        properties: { ...properties, id: item.id, group },
      })),
    );
  const data = (): GeoJSON.FeatureCollection => ({
    type: 'FeatureCollection',
    features: [...groups].flatMap(([group, items]) => featuresIn(group, items, edge)),
  });
  const redraw = () => void engine?.getSource<GeoJSONSource>(source)?.setData(data());

  return {
    groups,
    add(to) {
      engine = to;
      // After the graphics were lost the engine brings these back by itself.
      if (to.getSource(source)) return redraw();
      to.addSource(source, { type: 'geojson', data: data() });
      for (const layer of layers(palette)) to.addLayer(layer);
    },
    drop: () => void (engine = undefined),
    restyle(next) {
      const isMoved = next.edge !== edge;
      ({ palette, edge } = next);
      if (engine) repaint(engine, layers(palette));
      if (isMoved) redraw();
    },
    set(group, items) {
      if (items.length === 0 && !groups.has(group)) return;
      if (items.length === 0) groups.delete(group);
      else groups.set(group, items);
      redraw();
    },
  };
}

type PaintValue = AllPaintProperties[keyof AllPaintProperties];

/** Colours of layers that stand already. */
export function repaint(engine: Engine, layers: readonly LayerSpecification[]): void {
  for (const { id, paint = {} } of layers) {
    if (!engine.getLayer(id)) continue;
    for (const [name, value] of Object.entries<PaintValue>(paint)) engine.setPaintProperty(id, name as keyof AllPaintProperties, value);
  }
}
