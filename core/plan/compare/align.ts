import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { isSamePlace, placeKey } from './same.ts';

/** Numbers of two waypoints that are each other's, counted from nought; nothing where one has none in the other route. */
export type Pair = readonly [one: number | undefined, other: number | undefined];
type Both = readonly [one: number, other: number];
type Places = readonly Position[];

/** Beyond that many distances between what is left, they are taken in order: nobody waits for the best of all pairs. */
const WEIGHED_MAX = 250_000;

/**
 * Which waypoint of one route is which of the other, in order. Whatever stands at the same place is the same, so that one that is put in does not
 * make others of all behind it; what is left between two such has been moved, or is there once only.
 */
export function alignWaypoints(one: Places, other: Places): Pair[] {
  // Of several best ways the same is found whichever route is said first.
  if (isBefore(other, one)) return alignWaypoints(other, one).map(([ofOther, ofOne]): Pair => [ofOne, ofOther]);
  return align(one, other, [0, 0], [one.length, other.length]);
}

function isBefore(one: Places, other: Places): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const at = one.findIndex((mine, index) => placeKey(mine) !== placeKey(other[index]!));
  return at >= 0 && placeKey(one[at]!) < placeKey(other[at]!);
}

/** Between these two numbers of each, the second ones not counted. */
function align(one: Places, other: Places, from: Both, to: Both): Pair[] {
  const [before, behind]: [Pair[], Pair[]] = [[], []];
  let [mine, theirs] = from;
  let [mineEnd, theirsEnd] = to;
  while (mine < mineEnd && theirs < theirsEnd && isSamePlace(one[mine]!, other[theirs]!)) before.push([mine++, theirs++]);
  while (mine < mineEnd && theirs < theirsEnd && isSamePlace(one[mineEnd - 1]!, other[theirsEnd - 1]!))
    behind.push([--mineEnd, --theirsEnd]);
  return [...before, ...alignMiddle(one, other, [mine, theirs], [mineEnd, theirsEnd]), ...behind.toReversed()];
}

function alignMiddle(one: Places, other: Places, from: Both, to: Both): Pair[] {
  const same = longestRise(commonOnce(one, other, from, to));
  if (same.length === 0) return pairsLeft(one, other, from, to);
  const ends = [...same, to];
  return ends.flatMap(([mine, theirs], at) => {
    const [mineBefore, theirsBefore] = same[at - 1] ?? [from[0] - 1, from[1] - 1];
    const between = align(one, other, [mineBefore + 1, theirsBefore + 1], [mine, theirs]);
    return at < same.length ? [...between, [mine, theirs] as const] : between;
  });
}

/** Places where each route is exactly once, in the order of the first. */
function commonOnce(one: Places, other: Places, from: Both, to: Both): Both[] {
  const theirs = numbersByPlace(other, from[1], to[1]);
  return [...numbersByPlace(one, from[0], to[0])].flatMap(([key, [mine, ...more]]): Both[] => {
    const [there, ...others] = theirs.get(key) ?? [];
    return mine !== undefined && there !== undefined && more.length + others.length === 0 ? [[mine, there]] : [];
  });
}

function numbersByPlace(places: Places, from: number, to: number): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (let index = from; index < to; index++) {
    const key = placeKey(places[index]!);
    const known = numbers.get(key);
    if (known) known.push(index);
    else numbers.set(key, [index]);
  }
  return numbers;
}

/** As many of them as there can be whose second numbers rise with the first. */
function longestRise(pairs: readonly Both[]): Both[] {
  /** Of each length, which pair ends such a rise with the lowest number. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [at, [, theirs]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < theirs) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = at;
  }
  const rise: Both[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) rise.push(pairs[at]!);
  return rise.toReversed();
}

/** None of them has stayed where it was: as many as can be have been moved, together as little as can be. */
function pairsLeft(one: Places, other: Places, [mine, theirs]: Both, [mineEnd, theirsEnd]: Both): Pair[] {
  const [few, many] = [mineEnd - mine, theirsEnd - theirs];
  if (few > many) {
    return pairsLeft(other, one, [theirs, mine], [theirsEnd, mineEnd]).map(([ofOther, ofOne]): Pair => [ofOne, ofOther]);
  }
  const partners = few === many || few * many > WEIGHED_MAX ? undefined : nearest(one.slice(mine, mineEnd), other.slice(theirs, theirsEnd));
  const taken = new Map(Array.from({ length: few }, (_, at) => [partners?.[at] ?? at, at]));
  return Array.from({ length: many }, (_, at): Pair => {
    const partner = taken.get(at);
    return [partner === undefined ? undefined : mine + partner, theirs + at];
  });
}

/** For each of the few the number of one of the many, in order. */
function nearest(few: Places, many: Places): number[] {
  const width = many.length + 1;
  /** The least sum of metres of the first of the few among the first of the many. */
  const least = new Float64Array((few.length + 1) * width).fill(Infinity).fill(0, 0, width);
  for (let mine = 1; mine <= few.length; mine++) {
    for (let theirs = mine; theirs < width; theirs++) {
      const taken = least[(mine - 1) * width + theirs - 1]! + metresBetween(few[mine - 1]!, many[theirs - 1]!);
      least[mine * width + theirs] = Math.min(taken, least[mine * width + theirs - 1]!);
    }
  }
  const partners: number[] = [];
  for (let [mine, theirs] = [few.length, many.length]; mine > 0; theirs--) {
    const isLeftOut = theirs > mine && least[mine * width + theirs] === least[mine * width + theirs - 1];
    if (!isLeftOut) partners[--mine] = theirs - 1;
  }
  return partners;
}
