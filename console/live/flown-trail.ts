import type { Trajectory } from './trails.ts';

/** The way of a flight at a glance, as columns; null where nobody knew. */
export interface RecordedTrack {
  at: readonly number[];
  longitude: readonly (number | null)[];
  latitude: readonly (number | null)[];
}

export interface FlownTrail {
  whole: Trajectory;
  /** Up to a moment: the same array, longer, while time goes on, another once it has gone back. */
  upTo(moment: number): Trajectory;
}

export function flownTrail({ at, longitude, latitude }: RecordedTrack): FlownTrail {
  const whole = at.flatMap((_, row) => [longitude[row] ?? NaN, latitude[row] ?? NaN]);
  let flown: number[] = [];
  return {
    whole,
    upTo(moment) {
      const rows = flown.length / 2;
      if (rows > 0 && at[rows - 1]! > moment) flown = [];
      for (let row = flown.length / 2; row < at.length && at[row]! <= moment; row++) flown.push(whole[2 * row]!, whole[2 * row + 1]!);
      return flown;
    },
  };
}
