import type { Offset } from '../../../geo/tangent-plane.ts';
import { backwardsOf, WAYS, type Visit } from './visit.ts';

/** A cell and which of its ways it is flown in. */
export interface Stop {
  cell: number;
  way: number;
}

/** Metres from one place to another. */
export type Distance = (from: Offset, to: Offset) => number;

/** So few are tried in every order: hundreds of orders, or a handful where many angles are weighed. */
export const EVERY_ORDER = { thorough: 6, quick: 3 } as const;
/** So many have their distances kept. */
const KEPT_MAX = 256;
/** Beyond so many the nearest is not looked for among all: they stay in the order of the lines. */
const NEAREST_MAX = 1_500;
/** Comparisons that the mending of one order may take. */
const WORK_MAX = 1_000_000;

/** An order of all cells, and a way through each, that is short between them; from a place, where one is given. */
export function orderVisits(cells: readonly Visit[][], distance: Distance, every: number, start?: Offset): Stop[] {
  const count = cells.length;
  if (count === 0) return [];
  const tour = makeTour(cells, distance, start);
  if (count <= every) return tour.best(permutationsOf(count));
  return tour.mended(tour.best(count <= NEAREST_MAX ? beginnings(count).map(tour.nearestFrom) : [cells.map((_, index) => index)]));
}

function permutationsOf(count: number): number[][] {
  if (count === 1) return [[0]];
  return permutationsOf(count - 1).flatMap((shorter) => Array.from({ length: count }, (_, at) => shorter.toSpliced(at, 0, count - 1)));
}

/** Those that an order is begun with: a few, spread over all of them. */
const beginnings = (count: number): number[] => [...new Set([0, Math.floor(count / 3), Math.floor((2 * count) / 3), count - 1])];

function makeTour(cells: readonly Visit[][], distance: Distance, start: Offset | undefined) {
  const visit = ({ cell, way }: Stop): Visit => cells[cell]![way]!;
  const nodes = cells.length <= KEPT_MAX ? cells.length * WAYS : 0;
  const kept = new Float64Array(nodes * nodes).fill(-1);
  const gap = (before: Stop | undefined, after: Stop | undefined): number => {
    if (!after) return 0;
    if (!before) return start ? distance(start, visit(after).enters) : 0;
    if (nodes === 0) return distance(visit(before).leaves, visit(after).enters);
    const place = (before.cell * WAYS + before.way) * nodes + after.cell * WAYS + after.way;
    const known = kept[place]!;
    return known >= 0 ? known : (kept[place] = distance(visit(before).leaves, visit(after).enters));
  };

  /** The best ways for an order, and how long all of it is. */
  function waysFor(order: readonly number[]): { stops: Stop[]; length: number } {
    const chosen: number[][] = [];
    let lengths: number[] = [];
    for (const [place, cell] of order.entries()) {
      const before = order[place - 1];
      const from: number[] = [];
      lengths = Array.from({ length: WAYS }, (_, way) => {
        const own = cells[cell]![way]!.between;
        if (before === undefined) return own + gap(undefined, { cell, way });
        let least = Infinity;
        for (let last = 0; last < WAYS; last++) {
          const length = lengths[last]! + gap({ cell: before, way: last }, { cell, way });
          if (length < least - 1e-6) [least, from[way]] = [length, last];
        }
        return least + own;
      });
      chosen.push(from);
    }
    let way = 0;
    for (let other = 1; other < WAYS; other++) if (lengths[other]! < lengths[way]! - 1e-6) way = other;
    const stops: Stop[] = [];
    const length = lengths[way]!;
    for (let place = order.length - 1; place >= 0; place--) {
      stops.unshift({ cell: order[place]!, way });
      way = chosen[place]![way] ?? 0;
    }
    return { stops, length };
  }

  function best(orders: readonly number[][]): Stop[] {
    let [stops, least] = [[] as Stop[], Infinity];
    for (const order of orders) {
      const found = waysFor(order);
      if (found.length < least - 1e-6) [stops, least] = [found.stops, found.length];
    }
    return stops;
  }

  function nearestFrom(first: number): number[] {
    const left = new Set(cells.keys());
    const order: number[] = [];
    let at: Stop | undefined = start ? undefined : { cell: first, way: 0 };
    if (at) {
      left.delete(first);
      order.push(first);
    }
    while (left.size > 0) {
      let [nearest, least]: [Stop | undefined, number] = [undefined, Infinity];
      for (const cell of left) {
        for (let way = 0; way < WAYS; way++) {
          const metres = gap(at, { cell, way });
          if (metres < least) [nearest, least] = [{ cell, way }, metres];
        }
      }
      at = nearest!;
      left.delete(at.cell);
      order.push(at.cell);
    }
    return order;
  }

  /** Stretches turned round and single cells put elsewhere, as long as that makes it shorter. */
  function mended(given: Stop[]): Stop[] {
    let stops = given;
    const reach = Math.max(2, Math.floor(WORK_MAX / stops.length / 8));
    let work = WORK_MAX;
    for (let hasGained = true; hasGained && work > 0; work -= stops.length * Math.min(reach, stops.length) * 4) {
      hasGained = turnStretches(stops, reach);
      if (moveSingle(stops, reach)) hasGained = true;
      if (hasGained) stops = waysFor(stops.map(({ cell }) => cell)).stops;
    }
    return stops;
  }

  function turnStretches(stops: Stop[], reach: number): boolean {
    let hasGained = false;
    const turned = ({ cell, way }: Stop): Stop => ({ cell, way: backwardsOf(way) });
    for (let from = 0; from < stops.length; from++) {
      for (let to = from; to < Math.min(stops.length, from + reach); to++) {
        const [before, first, last, after] = [stops[from - 1], stops[from]!, stops[to]!, stops[to + 1]];
        const now = gap(before, first) + (after ? gap(last, after) : 0);
        const then = gap(before, turned(last)) + (after ? gap(turned(first), after) : 0);
        if (then < now - 1e-6) {
          stops.splice(from, to - from + 1, ...stops.slice(from, to + 1).toReversed().map(turned));
          hasGained = true;
        }
      }
    }
    return hasGained;
  }

  function moveSingle(stops: Stop[], reach: number): boolean {
    let hasGained = false;
    for (let from = 0; from < stops.length; from++) {
      const [before, stop, after] = [stops[from - 1], stops[from]!, stops[from + 1]];
      const freed = gap(before, stop) + gap(stop, after) - gap(before, after);
      let [gain, target, way] = [1e-6, -1, 0];
      for (let to = Math.max(0, from - reach); to <= Math.min(stops.length, from + reach); to++) {
        if (to === from || to === from + 1) continue;
        const [left, right] = [stops[to - 1], stops[to]];
        for (let other = 0; other < WAYS; other++) {
          const moved = { cell: stop.cell, way: other };
          const grown = cells[stop.cell]![other]!.between - visit(stop).between;
          const won = freed - grown - (gap(left, moved) + gap(moved, right) - gap(left, right));
          if (won > gain) [gain, target, way] = [won, to, other];
        }
      }
      if (target < 0) continue;
      stops.splice(from, 1);
      stops.splice(target > from ? target - 1 : target, 0, { cell: stop.cell, way });
      hasGained = true;
    }
    return hasGained;
  }

  return { best, nearestFrom, mended };
}
