import { FLIGHT_MAX_MS } from '../airspace/engine/clip.ts';
import type { Departure } from '../airspace/engine/piece.ts';
import type { Position } from '../geo/position.ts';
import { estimateOf } from '../plan/estimate.ts';
import { homeAt } from '../plan/path/home-of.ts';
import type { Route } from '../plan/route.ts';
import type { Window } from './conflicts.ts';

/** A pilot is on the spot before the time that was approved, and gets ready. */
export const EARLY_MS = 30 * 60_000;

/** When a task is planned to be flown, in milliseconds; null where nobody has said so. */
export interface PlannedTime {
  startTime: number | null;
  endTime: number | null;
  deadline: number;
}

/** As it is typed in, or as it is kept. */
type Moment = string | Date;
const momentOf = (moment: Moment | null): number | null => (moment === null ? null : new Date(moment).getTime());

export const plannedTime = ({ startTime, endTime, deadline }: Record<'startTime' | 'endTime', Moment | null> & { deadline: Moment }) => ({
  startTime: momentOf(startTime),
  endTime: momentOf(endTime),
  deadline: new Date(deadline).getTime(),
});

/** Between which moments it can be started. */
export const startWindow = ({ startTime, endTime, deadline }: PlannedTime): { opensAt: number; closesAt: number } => ({
  opensAt: startTime === null ? -Infinity : startTime - EARLY_MS,
  closesAt: Math.min(endTime ?? Infinity, deadline),
});

/** How long a plan takes from the ground to the ground; nothing for one that never ends. */
export function planMs(route: Route, site: Position & { altitude?: number | null }): number | undefined {
  const { seconds, isEndless } = estimateOf(route, homeAt(site));
  return isEndless ? undefined : seconds * 1_000;
}

/** No flight counts for longer than the longest. */
export const countedMs = (takes: number | undefined): number => Math.min(takes ?? FLIGHT_MAX_MS, FLIGHT_MAX_MS);

/** Between which moments it takes off, be the first of them now. */
export function departureOf(planned: PlannedTime, now: number): Departure {
  const { opensAt, closesAt } = startWindow(planned);
  const earliest = planned.startTime === null ? now : opensAt;
  return { earliest, latest: Math.max(earliest, closesAt) };
}

/**
 * Between which moments it may be in the air, whatever end was written down for it: from the first at which it can be started, be it now, to the end of a plan that is
 * started at the last.
 */
export const timeAloft = (planned: PlannedTime, takes: number | undefined, now: number): Window => {
  const { earliest, latest } = departureOf(planned, now);
  return { from: earliest, until: latest + countedMs(takes) };
};

/** The same where hours of the day are to hold for it. Nothing where nobody can say: without an end it can be started on any day until its deadline. */
export const hoursAloft = (planned: PlannedTime, takes: number | undefined, now: number): Window | undefined =>
  planned.startTime === null || planned.endTime === null || takes === undefined ? undefined : timeAloft(planned, takes, now);

/** Why it can never be started any more, as it is planned. */
export function overdue(planned: PlannedTime, now: number): 'tooLate' | 'deadlinePassed' | undefined {
  if (now >= planned.deadline) return 'deadlinePassed';
  return now >= startWindow(planned).closesAt ? 'tooLate' : undefined;
}

/** What was approved for a time is flown at that time: hours of the day are among the reasons for which it was. */
export const untimely = (planned: PlannedTime, now: number): 'tooEarly' | 'tooLate' | 'deadlinePassed' | undefined =>
  overdue(planned, now) ?? (now < startWindow(planned).opensAt ? 'tooEarly' : undefined);
