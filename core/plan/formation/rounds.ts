import { circlesOn } from '../circling-told.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { flightOf, roundSeconds, type Begin } from './flight.ts';
import { nearestOf, type Nearest } from './nearest.ts';
import type { Stretch } from './stretch.ts';

/** Seconds that nobody stays up longer than: so many of the rounds without end are looked at. */
const DAY_S = 86_400;
/** Points of all flights together that can be looked at. */
export const POINTS_MAX = 200_000;
/** Share of a round by which those of one formation differ at most, for on a globe no two ways are equally long: more is another speed. */
const AS_MADE = 1e-4;

/** One whose rounds are counted. */
export interface Rounder extends Omit<Begin, 'rounds'> {
  route: Route;
}

interface Rounds extends Rounder {
  /** Seconds of one; nothing where it never comes round. */
  length: number | undefined;
  /** All that it flies. */
  flown: number;
  /** What shows the rest, as long as those of the others are equally long. */
  looked: number;
}

/** Whoever waits somewhere without end never comes round. */
const comesRound = ({ route: { cycles, waypoints }, performance }: Rounder): boolean =>
  cycles !== 1 && !waypoints.some((waypoint) => circlesOn(waypoint, performance?.craft));

function roundsOf(members: readonly Rounder[]): Rounds[] {
  const lengths = members.map((member) => (comesRound(member) ? Math.max(1, roundSeconds(member.route, member)) : undefined));
  const shortest = Math.min(...lengths.filter((length) => length !== undefined));
  const underWay = ({ route, ...begin }: Rounder) => flightOf({ ...route, cycles: 0 }, { ...begin, rounds: 1 }).at(-1)!.from;
  // Once all are under way, one more shows the rest.
  const most = Number.isFinite(shortest) ? 2 + Math.ceil(Math.max(...members.map(underWay)) / shortest) : 1;
  return members.map((member, index) => {
    const length = lengths[index];
    const flown = length === undefined ? 1 : member.route.cycles || Math.ceil(DAY_S / length);
    return { ...member, length, flown, looked: Math.min(most, flown) };
  });
}

/** Whoever flies as many rounds as another is with every one of them as far behind it as before, but for the seconds that theirs are longer by. */
const lagOf = (one: Rounds, other: Rounds): number =>
  one.length !== undefined && other.length !== undefined && one.route.cycles === other.route.cycles
    ? Math.abs(one.length - other.length)
    : Infinity;

const isWhole = ({ flown, looked }: Rounds): boolean => flown === looked;
const fastestOf = ({ route, performance = USUAL_PERFORMANCE }: Rounds): number =>
  Math.max(performance.returnSpeed, ...route.waypoints.map(({ speed }) => speed));

/** Metres that two may come nearer to each other in the rounds that are not looked at. */
const driftOf = (one: Rounds, other: Rounds): number =>
  isWhole(one) && isWhole(other) ? 0 : lagOf(one, other) * Math.max(one.flown, other.flown) * Math.max(fastestOf(one), fastestOf(other));

const areAsMade = (one: Rounds, other: Rounds): boolean => lagOf(one, other) <= AS_MADE * (one.length ?? 0);

/** Points that have to be looked at. */
export function pointsOf(members: readonly Rounder[]): number {
  const rounds = roundsOf(members);
  return rounds.reduce((sum, one) => {
    const count = rounds.every((other) => areAsMade(one, other)) ? one.looked : one.flown;
    return sum + count * one.route.waypoints.length;
  }, 0);
}

function flightFor({ route, length, ...begin }: Rounds, rounds: number): Stretch[] {
  const flight = flightOf(route, { ...begin, rounds });
  // Nobody stands still where only the looking ends.
  return route.cycles === 0 && length !== undefined ? flight.slice(0, -1) : flight;
}

/** How near any two of them come to each other in all their rounds. Whether that is enough is always true; how much more it is, or how much less, is not looked for in all of them. */
export function nearestAmong(members: readonly Rounder[], enough: number): (one: number, other: number) => Nearest {
  const rounds = roundsOf(members);
  const flights = rounds.map((one) => flightFor(one, one.looked));
  return (first, second) => {
    const [one, other] = [rounds[first]!, rounds[second]!];
    const drift = driftOf(one, other);
    const seen = nearestOf(flights[first]!, flights[second]!);
    const isSure = seen.metres - drift >= enough || (seen.metres < enough && areAsMade(one, other));
    if (drift === 0 || isSure) return seen;
    const points = one.flown * one.route.waypoints.length + other.flown * other.route.waypoints.length;
    if (points > POINTS_MAX) return { ...seen, metres: Math.max(0, seen.metres - drift) };
    return nearestOf(flightFor(one, one.flown), flightFor(other, other.flown));
  };
}
