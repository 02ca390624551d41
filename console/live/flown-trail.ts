import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { isSilence } from '@skyhelm/core/record/gap';
import { isLeap } from '@skyhelm/core/vehicle/flown';
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
  /** Of a flight in the air: it has come here since. */
  extend(moment: number, place: Position): void;
  /** From the last point by a moment to where it was then. */
  tip(moment: number, place: Position): Trajectory;
}

/** A line that is drawn while it is flown needs no more. */
const EXTEND_EVERY_MS = 500;
const LEADS_NOWHERE: Trajectory = [];

export function flownTrail({ at, longitude, latitude }: RecordedTrack): FlownTrail {
  const { whole, moments, add } = points();
  at.forEach((moment, row) => add(moment, longitude[row] ?? NaN, latitude[row] ?? NaN));
  let flown: number[] = [];
  const grow = (moment: number): number[] => {
    const count = flown.length / 2;
    if (count > 0 && moments[count - 1]! > moment) flown = [];
    for (let next = flown.length / 2; next < moments.length && moments[next]! <= moment; next++)
      flown.push(whole[2 * next]!, whole[2 * next + 1]!);
    return flown;
  };
  return {
    whole,
    upTo: grow,
    extend(moment, place) {
      const since = moment - (moments.at(-1) ?? moment - EXTEND_EVERY_MS);
      if (since < EXTEND_EVERY_MS) return;
      if (isSilence(since)) add(moment, NaN, NaN);
      add(moment, place.longitude, place.latitude);
    },
    tip(moment, place) {
      const [east, north] = grow(moment).slice(-2);
      if (east === undefined || north === undefined || Number.isNaN(east)) return LEADS_NOWHERE;
      const metres = metresBetween({ longitude: east, latitude: north }, place);
      const since = moment - moments[flown.length / 2 - 1]!;
      return isLeap(metres, since) ? LEADS_NOWHERE : [east, north, place.longitude, place.latitude];
    },
  };
}

/** Points one after the other. Where it leapt, as where nobody knew, there is a gap. */
function points() {
  const [whole, moments]: [number[], number[]] = [[], []];
  let last: (Position & { at: number }) | undefined;
  const push = (moment: number, longitude: number, latitude: number) => {
    whole.push(longitude, latitude);
    moments.push(moment);
  };
  const add = (moment: number, longitude: number, latitude: number) => {
    const isKnown = !Number.isNaN(longitude) && !Number.isNaN(latitude);
    // Where the track has said so itself, one gap more would shift what comes later against its moments.
    const before = Number.isNaN(whole.at(-1)) ? undefined : last;
    if (before && isKnown && isLeap(metresBetween(before, { longitude, latitude }), moment - before.at)) push(moment, NaN, NaN);
    push(moment, longitude, latitude);
    if (isKnown) last = { longitude, latitude, at: moment };
  };
  return { whole, moments, add };
}
