import { gapWatch } from '../../record/gap.ts';
import type { RecordedSample } from '../../record/recording.ts';
import type { VehicleState } from '../../vehicle/state.ts';

export interface TrackPoint {
  at: number;
  latitude: number;
  longitude: number;
  state: VehicleState;
  /** Its way from the point before is known: a line may lead there. */
  isJoined: boolean;
}

/** A map that is handed ten points a second for hours shows nothing more, and chokes. */
const POINT_MS = 1_000;

/** The places among samples, at most one a second by the clock, however the samples are cut into stretches. The line breaks where one is missing, or is of no use to whoever draws it. */
export function trackPoints(
  isDrawable: (state: VehicleState) => boolean = () => true,
): (samples: readonly RecordedSample[]) => TrackPoint[] {
  const isGap = gapWatch();
  let slot = Number.NaN;
  let isJoined = false;
  return (samples) => {
    const points: TrackPoint[] = [];
    for (const { at, state } of samples) {
      const { latitude, longitude } = state;
      if (isGap(at, latitude ?? NaN, longitude ?? NaN)) isJoined = false;
      if (latitude === undefined || longitude === undefined || !isDrawable(state)) {
        isJoined = false;
        continue;
      }
      const next = Math.floor(at / POINT_MS);
      if (next === slot) continue;
      slot = next;
      points.push({ at, latitude, longitude, state, isJoined });
      isJoined = true;
    }
    return points;
  };
}
