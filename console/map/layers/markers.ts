import type { LayerSpecification, Map as Engine } from 'maplibre-gl';
import { LABEL_FONT } from '../base/label-font.ts';
import type { GroupedLayer, MapMarker, PickedFeature } from '../map-handle.ts';
import { markersAt, type Pointed, type Projection } from '../marker-at.ts';
import { COLOUR_NUMBERS, colourNumber, type Palette } from '../palette.ts';
import { PINS } from '../pin-looks.ts';
import { coveredMarkers, NUMBERED } from './covered-markers.ts';
import { groupedLayer } from './grouped.ts';
import type { Layer, Look } from './layer.ts';
import { drawMarker, drawWaypointOf, MARKER_KINDS, PIXEL_RATIO } from './marker-picture.ts';

const SOURCE = 'markers';

const layersIn = (palette: Palette): LayerSpecification[] => [
  {
    id: 'markers-picture',
    type: 'symbol',
    source: SOURCE,
    layout: {
      'icon-image': ['concat', 'marker-', ['get', 'kind'], ['get', 'track']],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'icon-anchor': ['match', ['get', 'kind'], [...PINS], 'bottom', 'center'],
    },
  },
  {
    id: 'markers-number',
    type: 'symbol',
    source: SOURCE,
    filter: ['in', ['get', 'kind'], ['literal', NUMBERED]],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': LABEL_FONT,
      'text-size': 12,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.casing },
  },
  {
    id: 'markers-name',
    type: 'symbol',
    source: SOURCE,
    filter: ['!', ['in', ['get', 'kind'], ['literal', NUMBERED]]],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': LABEL_FONT,
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, 1],
      'text-optional': true,
    },
    paint: { 'text-color': palette.placeName, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];

export interface Markers extends Layer, GroupedLayer<MapMarker> {
  /** All that are pointed at, the nearest first. */
  at(engine: Projection, pointed: Pointed): PickedFeature[];
}

/** Homes, targets, waypoints and places somebody marked. */
export function markerLayer(first: Look): Markers {
  let engine: Engine | undefined;
  let { palette, edge } = first;
  const covered = new WeakSet<MapMarker>();
  const grouped = groupedLayer<MapMarker>(first, {
    source: SOURCE,
    layers: layersIn,
    draw(marker, to) {
      if (covered.has(marker)) return [];
      const { kind, position, label = '', track } = marker;
      const colour = kind === 'waypoint' && track !== undefined ? colourNumber(track) : '';
      return [{ geometry: { type: 'Point', coordinates: to(position) }, properties: { kind, label, track: colour } }];
    },
  });
  const seenLast = (markers: readonly MapMarker[]) => [
    ...markers.filter((marker) => covered.has(marker)),
    ...markers.filter((marker) => !covered.has(marker)),
  ];
  function paint(on: Engine): void {
    const pictures = [
      ...MARKER_KINDS.map((kind) => [`marker-${kind}`, drawMarker(kind, palette)] as const),
      ...COLOUR_NUMBERS.map((track) => [`marker-waypoint${track}`, drawWaypointOf(track, palette)] as const),
    ];
    for (const [name, picture] of pictures) {
      if (on.hasImage(name)) on.updateImage(name, picture);
      else on.addImage(name, picture, { pixelRatio: PIXEL_RATIO });
    }
  }
  return {
    add(to) {
      engine = to;
      paint(to);
      grouped.add(to);
    },
    drop() {
      engine = undefined;
      grouped.drop();
    },
    restyle(next) {
      ({ palette, edge } = next);
      if (engine) paint(engine);
      grouped.restyle(next);
    },
    set(group, markers) {
      for (const marker of markers) covered.delete(marker);
      for (const marker of coveredMarkers(markers)) covered.add(marker);
      grouped.set(group, markers);
    },
    // Of several in one place the last is the nearest: the one that is seen.
    at: (on, pointed) =>
      markersAt(
        [...grouped.groups].map(([group, markers]) => [group, seenLast(markers)]),
        on,
        edge,
        pointed,
      ),
  };
}
