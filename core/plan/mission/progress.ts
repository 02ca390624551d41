import { isBehind, type EntryManner } from './manner.ts';

/** How a route was sent: where it begins, how often it goes round, and which item begins the way to each waypoint. */
export interface SentRoute {
  entryPoint: number;
  manner: EntryManner;
  /** Nought: for ever. */
  cycles: number;
  beginsAt: readonly number[];
  /** The item behind the last waypoint and what is done there. */
  endsAt: number;
}

/** How far a flight along it has come. */
export interface RouteProgress {
  /** Rounds that are behind it. */
  rounds: number;
  /** The last waypoint that is behind it in this round, counted from 1, nought for none; nothing before it has come to the one it enters at. */
  reached: number | null;
}

export const NOT_BEGUN: RouteProgress = { rounds: 0, reached: null };

/** What the aircraft says it is at, counted as the items were sent. */
export function advanced(sent: SentRoute, before: RouteProgress, item: number): RouteProgress {
  const { beginsAt, endsAt, entryPoint, cycles } = sent;
  if (item < beginsAt[0]!) return isBegunAnew(sent, before, item) ? NOT_BEGUN : before;
  // Behind the jump to the next round it has flown all of them, though some were flown out of reach, or before it was begun anew.
  if (cycles > 1 && item > endsAt) return { rounds: cycles - 1, reached: beginsAt.length };
  const behind = beginsAt.filter((_, index) => item >= (beginsAt[index + 1] ?? endsAt)).length;
  // It makes for the waypoint that it enters at, and has been at none.
  if (behind === (before.reached ?? entryPoint - 1)) return before;
  const isRoundAgain = behind < (before.reached ?? entryPoint - 1);
  // Whoever steps back in the last round was told to: no jump leads there.
  const roundsMax = cycles === 0 ? Infinity : cycles - 1;
  return { rounds: Math.min(before.rounds + (isRoundAgain ? 1 : 0), roundsMax), reached: behind };
}

/** No round leads back ahead of the first waypoint. PX4 stands at the first item again once it has flown all, and ArduPilot calls its home that. */
const isBegunAnew = (sent: SentRoute, before: RouteProgress, item: number): boolean => item >= 0 && resumePoint(sent, before) !== undefined;

/** The waypoint that somebody makes for, counted from 1. */
export interface Heading {
  waypoint: number;
  /** It may be told what is done there and no more, and make for the one behind. */
  mayPass: boolean;
}

/** In the air not all aircraft can begin with the take-off: behind it nothing is left out yet. */
const BEHIND_TAKE_OFF = 1;

/** Whoever is told to begin with an item, counted as they were sent. */
export function beginningWith({ entryPoint, beginsAt }: SentRoute, item: number): Heading {
  // Ahead of the first waypoint stands the way to the one that is entered at, and behind that the jump to what is done there.
  if (item < beginsAt[0]!) return { waypoint: entryPoint, mayPass: item > BEHIND_TAKE_OFF };
  const waypoint = beginsAt.filter((begin) => begin <= item).length;
  return { waypoint, mayPass: item > beginsAt[waypoint - 1]! };
}

/** What a start is for the whole of a route: it flies all that was sent, goes on with what is flown, or leaves something out. */
export type Begun = 'anew' | 'on' | 'leavingOut';

/**
 * By the item that somebody begins with, and how far the flight in the air has come; nothing of that on the ground. There only what was sent to go on begins the rows of
 * pictures that would be under way: whoever merely starts further on has a gap in them.
 */
export function begunWith(sent: SentRoute, item: number, inFlight: RouteProgress | undefined, isAloft = false): Begun {
  if (item === 0 || item === sent.beginsAt[0] || (isAloft && item === BEHIND_TAKE_OFF && item < sent.beginsAt[0]!)) return 'anew';
  if (!inFlight) return 'leavingOut';
  const { waypoint, mayPass } = beginningWith(sent, item);
  const next = goingOn(sent, inFlight);
  return next && waypoint + (mayPass ? 1 : 0) > next.waypoint ? 'leavingOut' : 'on';
}

/** Where a flight that was broken off goes on, and how often it is still to go round. */
export interface ResumePoint {
  waypoint: number;
  manner: EntryManner;
  cycles: number;
}

/**
 * The leg that was broken off is flown again from the waypoint that it began at, so that its pictures have no gap; what is done once at that
 * waypoint is not done again. Nothing once every waypoint of the last round is behind it.
 */
export function resumePoint(sent: SentRoute, { rounds, reached }: RouteProgress): ResumePoint | undefined {
  const { entryPoint, manner, cycles, beginsAt } = sent;
  // Nought would be for ever.
  const left = cycles === 0 ? 0 : Math.max(1, cycles - rounds);
  if (reached === null) return { waypoint: entryPoint, manner, cycles: left };
  const last = beginsAt.length;
  const behind = rounds > 0 || manner === 'again' ? 'again' : 'behind';
  // Between two rounds it left the last waypoint of the one before.
  if (reached === 0 && rounds > 0) return { waypoint: last, manner: behind, cycles: left === 0 ? 0 : left + 1 };
  if (reached === 0) return { waypoint: 1, manner: 'at', cycles: left };
  return reached === last && left === 1 ? undefined : { waypoint: reached, manner: behind, cycles: left };
}

/** Whoever was stopped on the way goes on to the waypoint that was next; how often it is still to go round, this time included. Nothing once it only comes home. */
export function goingOn(sent: SentRoute, progress: RouteProgress): Pick<ResumePoint, 'waypoint' | 'cycles'> | undefined {
  const point = resumePoint(sent, progress);
  if (!point) return undefined;
  const { waypoint, manner, cycles } = point;
  const hasPassed = isBehind(manner) && progress.reached !== null;
  if (hasPassed && waypoint === sent.beginsAt.length) return { waypoint: 1, cycles: cycles === 0 ? 0 : cycles - 1 };
  return { waypoint: hasPassed ? waypoint + 1 : waypoint, cycles };
}
