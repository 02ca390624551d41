import type { TaskPicture, TaskResults } from '@skyhelm/contract/task-results';
import type { Position } from '@skyhelm/core/geo/position';
import type { MapMarker, Trail } from '../../map/map-handle.ts';

/** Longitude and latitude in turn; null is a gap. */
type Track = TaskResults['flights'][number]['track'];

/** The latest first: it has the first colour. */
export const trailsOf = (flights: TaskResults['flights']): Trail[] =>
  flights
    .filter(({ track }) => track.length > 0)
    .map(({ record, track }, at) => ({ id: record.id, track: at + 1, points: track.map((value) => value ?? NaN) }));

export const placesOnTrack = (track: Track): Position[] =>
  track.flatMap((longitude, at) => {
    const latitude = track[at + 1];
    const isPlace = at % 2 === 0 && longitude !== null && latitude !== null && latitude !== undefined;
    return isPlace ? [{ longitude, latitude }] : [];
  });

/** Of those that say where they were taken. */
export const markersOf = (pictures: readonly TaskPicture[]): MapMarker[] =>
  pictures.flatMap(({ longitude, latitude }, at) =>
    longitude === null || latitude === null ? [] : [{ id: String(at), kind: 'point', position: { longitude, latitude } }],
  );
