import type { MapMarker } from '../map-handle.ts';

/** With a number on them. */
export const NUMBERED: MapMarker['kind'][] = ['waypoint', 'chosen', 'several'];

/**
 * Those that lie wholly below another one, so that nobody could read either of their numbers: of several in one place the chosen one is seen,
 * or else the last, which is the one that is pointed at.
 */
export function coveredMarkers(markers: readonly MapMarker[]): MapMarker[] {
  const seen = new Map<number, Map<number, MapMarker>>();
  const covered: MapMarker[] = [];
  for (const marker of markers.filter(({ kind }) => NUMBERED.includes(kind))) {
    const { latitude, longitude } = marker.position;
    const places = seen.get(latitude) ?? new Map<number, MapMarker>();
    const other = places.get(longitude);
    const isBelow = other?.kind === 'chosen' && marker.kind !== 'chosen';
    if (other) covered.push(isBelow ? marker : other);
    seen.set(latitude, isBelow ? places : places.set(longitude, marker));
  }
  return covered;
}
