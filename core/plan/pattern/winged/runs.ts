import type { Offset } from '../../../geo/tangent-plane.ts';
import { metresApart } from '../covering/edges.ts';
import { mendedTour } from '../covering/mended-tour.ts';
import { bestWays, cellOf, NOWHERE, wayOf, type Stop, type Tour } from '../covering/tour.ts';
import { shortestTurn, type Pose } from './shortest-turn.ts';
import { turnCorners, type Corner } from './turn-corners.ts';

/** Something that is flown from one end to the other, or back. */
export interface Run {
  enters: Pose;
  leaves: Pose;
}

/** How what is on wings gets from one to another: straight on for so many metres, in bends of such a radius, and straight on before the next. */
export interface Turning {
  turnRadius: number;
  turnaround: number;
}

export interface FlownRun {
  run: number;
  isBack: boolean;
  /** Corners on the way to it from the one before. */
  way: Corner[];
}

/** So many are put into a better order; more stay in the best of those that were given. */
const MENDED_MAX = 120;
const ROUNDS = 20;
/** So many have the distances between all of them kept; of more only those that were asked for. */
const KEPT_MAX = 500;

const moved = ({ north, east, heading }: Pose, metres: number): Pose => ({
  north: north + metres * Math.cos(heading),
  east: east + metres * Math.sin(heading),
  heading,
});
const turned = ({ north, east, heading }: Pose): Pose => ({ north, east, heading: heading + Math.PI });

/** Straight from one place to another. */
export function runAlong({ from, to }: { from: Offset; to: Offset }): Run {
  const heading = Math.atan2(to.east - from.east, to.north - from.north);
  return { enters: { ...from, heading }, leaves: { ...to, heading } };
}

export const reversedRun = ({ enters, leaves }: Run): Run => ({ enters: turned(leaves), leaves: turned(enters) });

/** Where the turn behind one run begins, and where the one before another ends. */
const turnBetween = (before: Run, after: Run, { turnaround }: Turning): [Pose, Pose] => [
  moved(before.leaves, turnaround),
  moved(after.enters, -turnaround),
];

export function wayBetween(before: Run, after: Run, turning: Turning): Corner[] {
  const [from, to] = turnBetween(before, after, turning);
  return turnCorners(from, shortestTurn(from, to, turning.turnRadius), turning.turnRadius);
}

/** Of a cell with one lane two ways are the same: backwards along it, or along it backwards. */
const isBackIn = (stop: Stop): boolean => wayOf(stop) === 1 || wayOf(stop) === 2;

/** Metres from the end of one run to the beginning of another, each of them flown along or back: two sides of each. */
interface Turns {
  turning: Turning;
  sides: readonly { run: Run; turn: readonly [Pose, Pose] }[];
  metres(from: number, to: number): number;
}

const turnsOf = new WeakMap<readonly Run[], Turns>();

function turnsBetween(runs: readonly Run[], turning: Turning): Turns {
  const before = turnsOf.get(runs);
  if (before?.turning === turning) return before;
  const sides = runs.flatMap((run) => [run, reversedRun(run)]).map((run) => ({ run, turn: turnBetween(run, run, turning) }));
  const count = sides.length;
  const all = runs.length <= KEPT_MAX ? new Float64Array(count * count).fill(-1) : undefined;
  const some = new Map<number, number>();
  const turns: Turns = {
    turning,
    sides,
    metres(from, to) {
      const key = from * count + to;
      const known = all ? all[key]! : (some.get(key) ?? -1);
      if (known >= 0) return known;
      const metres = 2 * turning.turnaround + shortestTurn(sides[from]!.turn[0], sides[to]!.turn[1], turning.turnRadius).metres;
      if (all) all[key] = metres;
      else some.set(key, metres);
      return metres;
    },
  };
  turnsOf.set(runs, turns);
  return turns;
}

function tourOf(runs: readonly Run[], turning: Turning, start: Offset | undefined): Tour {
  const { sides, metres } = turnsBetween(runs, turning);
  const sideOf = (stop: Stop) => cellOf(stop) * 2 + (isBackIn(stop) ? 1 : 0);
  return {
    cells: runs.length,
    between: () => 0,
    gap(before, after) {
      if (after === NOWHERE) return 0;
      const to = sideOf(after);
      if (before === NOWHERE) return start ? metresApart(start, sides[to]!.run.enters) : 0;
      return metres(sideOf(before), to);
    },
  };
}

/** All of some runs by the shortest way that is found: the best of the orders that are given, mended where there are not too many. */
export function flyRuns(runs: readonly Run[], orders: readonly (readonly number[])[], turning: Turning, start?: Offset): FlownRun[] {
  if (runs.length === 0) return [];
  const tour = tourOf(runs, turning, start);
  let [stops, least]: [Stop[], number] = [[], Infinity];
  for (const order of orders) {
    const found = bestWays(tour, order);
    if (found.length < least - 1e-6) [stops, least] = [found.stops, found.length];
  }
  if (runs.length <= MENDED_MAX) stops = mendedTour(tour, [...stops], ROUNDS);
  const runAt = (stop: Stop): Run => (isBackIn(stop) ? reversedRun(runs[cellOf(stop)]!) : runs[cellOf(stop)]!);
  return stops.map((stop, place) => ({
    run: cellOf(stop),
    isBack: isBackIn(stop),
    way: place === 0 ? [] : wayBetween(runAt(stops[place - 1]!), runAt(stop), turning),
  }));
}

/** How many lanes on the next one may best lie: from the one beside to those that half a circle reaches. */
export function skipsFor(spacing: number, turnRadius: number): number[] {
  const wide = Math.ceil((2 * turnRadius) / spacing);
  return [...new Set([1, Math.ceil(wide / 2), wide - 1, wide, wide + 1].filter((skip) => skip >= 1))];
}
