import type { Map as Engine } from 'maplibre-gl';
import type { Edge } from './datum.ts';
import { MARKER_SIZE } from './layers/marker-picture.ts';
import type { MapMarker, Picked } from './map-handle.ts';

type Groups = Iterable<readonly [group: string, markers: readonly MapMarker[]]>;

export type Projection = Pick<Engine, 'project' | 'unproject'>;

export interface Pointed {
  x: number;
  y: number;
  /** Pixels around the pointer that count as well. */
  reach: number;
}

/**
 * The marker whose picture lies there, of several the nearest and of those in one place the last. Told by where they are now: what the
 * engine has drawn is some frames old, and there a marker still goes by the number that another has by now.
 */
export function markerAt(groups: Groups, engine: Projection, { toMap }: Edge, { x, y, reach }: Pointed): Picked['feature'] {
  const half = MARKER_SIZE / 2 + reach;
  const { lng } = engine.unproject([x, y]);
  let [found, nearest]: [Picked['feature'], number] = [undefined, Infinity];
  for (const [group, markers] of groups) {
    for (const { id, kind, position } of markers) {
      const [longitude, latitude] = toMap(position.longitude, position.latitude);
      // Beside the date line the map shows a place a turn of the Earth away from its number.
      const at = engine.project([longitude + 360 * Math.round((lng - longitude) / 360), latitude]);
      // A pin stands on its place, everything else lies around it.
      const [right, down] = [x - at.x, y - at.y + (kind === 'point' ? MARKER_SIZE / 2 : 0)];
      const away = Math.hypot(right, down);
      if (Math.abs(right) > half || Math.abs(down) > half || away > nearest) continue;
      [found, nearest] = [{ group, id }, away];
    }
  }
  return found;
}
