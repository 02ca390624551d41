import type { Position } from '@skyhelm/core/geo/position';
import type { MarkerKind, MarkerStyle } from '@skyhelm/core/marker/marker';
import type { MapDrawing, MapMarker } from '../../map/map-handle.ts';

interface Drawable extends MarkerStyle {
  id: string;
  kind: MarkerKind;
  points: readonly Position[];
  name?: string | undefined;
}

/** As the map draws it. */
export function drawingOf(marker: Drawable, isSelected = false): MapDrawing {
  const { id, kind, points, colour, icon, lineStyle, width, transparency, arrowPosition, arrowDirection, name = '' } = marker;
  return { id, kind, points, colour, icon, lineStyle, width, transparency, arrowPosition, arrowDirection, label: name, isSelected };
}

/** Handles to move it by. */
export const cornersOf = (points: readonly Position[]): MapMarker[] =>
  points.map((position, index) => ({ id: String(index), kind: 'corner', position }));
