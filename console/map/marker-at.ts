import type { Map as Engine } from 'maplibre-gl';
import type { Edge } from './datum.ts';
import { MARKER_SIZE } from './layers/marker-picture.ts';
import type { MapMarker, PickedFeature } from './map-handle.ts';
import { isPin } from './pin-looks.ts';

type Groups = Iterable<readonly [group: string, markers: readonly MapMarker[]]>;

export type Projection = Pick<Engine, 'project' | 'unproject'>;

export interface Pointed {
  x: number;
  y: number;
  /** Pixels around the pointer that count as well. */
  reach: number;
}

/** The tip of a pin is its very edge, and places are fractions of a pixel. */
const EDGE_PX = 0.5;

/**
 * The markers whose pictures lie there, the nearest first, and of those in one place the last. Told by where they are now: what the
 * engine has drawn is some frames old, and there a marker still goes by the number that another has by now.
 */
export function markersAt(groups: Groups, engine: Projection, { toMap }: Edge, { x, y, reach }: Pointed): PickedFeature[] {
  const half = MARKER_SIZE / 2 + EDGE_PX + reach;
  const { lng } = engine.unproject([x, y]);
  const found: { feature: PickedFeature; away: number }[] = [];
  for (const [group, markers] of groups) {
    for (const { id, kind, position } of markers) {
      const [longitude, latitude] = toMap(position.longitude, position.latitude);
      // Beside the date line the map shows a place a turn of the Earth away from its number.
      const at = engine.project([longitude + 360 * Math.round((lng - longitude) / 360), latitude]);
      // A pin stands on its place, everything else lies around it.
      const [right, down] = [x - at.x, y - at.y + (isPin(kind) ? MARKER_SIZE / 2 : 0)];
      if (Math.abs(right) > half || Math.abs(down) > half) continue;
      found.unshift({ feature: { group, id }, away: Math.hypot(right, down) });
    }
  }
  return found.toSorted((one, other) => one.away - other.away).map(({ feature }) => feature);
}
