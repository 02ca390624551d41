import type { RecordedSample } from '../../record/recording.ts';
import type { VehicleState } from '../../vehicle/state.ts';

export interface TrackPoint {
  at: number;
  latitude: number;
  longitude: number;
  state: VehicleState;
}

/** A map that is handed ten points a second for hours shows nothing more, and chokes. */
const POINT_MS = 1_000;

/** The places among samples, at most one a second by the clock, however the samples are cut into stretches. */
export function trackPoints(): (samples: readonly RecordedSample[]) => TrackPoint[] {
  let slot = Number.NaN;
  return (samples) => {
    const points: TrackPoint[] = [];
    for (const { at, state } of samples) {
      const { latitude, longitude } = state;
      const next = Math.floor(at / POINT_MS);
      if (latitude === undefined || longitude === undefined || next === slot) continue;
      slot = next;
      points.push({ at, latitude, longitude, state });
    }
    return points;
  };
}

/** After a longer silence a straight line would say that it flew there. */
const GAP_MS = 60_000;

export const isGap = (before: Pick<TrackPoint, 'at'> | undefined, next: Pick<TrackPoint, 'at'>): boolean =>
  before !== undefined && next.at - before.at > GAP_MS;
