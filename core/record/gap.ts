import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { isLeap } from '../vehicle/flown.ts';
import type { SampleTable } from './sample-table.ts';

/** After a longer silence a straight line would say that it flew there. */
const SILENCE_MS = 60_000;

export const isSilence = (milliseconds: number): boolean => milliseconds > SILENCE_MS;

/** Told of each moment in turn, it says whether nobody knows what was flown just before: it was silent for long, or is further away than it can have flown. */
export type GapWatch = (at: number, latitude: number, longitude: number) => boolean;

/** A place is NaN where it was not known. */
export function gapWatch(): GapWatch {
  let heardAt = Number.NaN;
  let seen: (Position & { at: number }) | undefined;
  return (at, latitude, longitude) => {
    const wasSilent = isSilence(at - heardAt);
    heardAt = at;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return wasSilent;
    const place = { latitude, longitude, at };
    const hasLeapt = seen !== undefined && isLeap(metresBetween(seen, place), at - seen.at);
    seen = place;
    return wasSilent || hasLeapt;
  };
}

/** The rows that have a gap before them. */
export function gapsIn({ times, columns: { latitude, longitude } }: SampleTable): number[] {
  const isGap = gapWatch();
  const rows: number[] = [];
  times.forEach((at, row) => {
    if (isGap(at, latitude?.[row] ?? NaN, longitude?.[row] ?? NaN)) rows.push(row);
  });
  return rows;
}
