import type { Offset } from '../../../geo/tangent-plane.ts';
import { metresApart } from './edges.ts';
import { WAYS, type Visit } from './visit.ts';

/** Metres from one place to another. */
export type Distance = (from: Offset, to: Offset) => number;

/** A cell in one of its ways: `cell * WAYS + way`. */
export type Stop = number;
/** Before the first stop, and after the last. */
export const NOWHERE = -1;

export const cellOf = (stop: Stop): number => stop >> 2;
export const wayOf = (stop: Stop): number => stop % WAYS;

/** What an order of cells is made of. */
export interface Tour {
  cells: number;
  /** Metres from where one stop leaves to where the next one enters. */
  gap(before: Stop, after: Stop): number;
  /** Metres between the lanes of a stop. */
  between(stop: Stop): number;
}

/** So many have their distances kept. */
const KEPT_MAX = 256;

export function tourOf(visits: readonly Visit[], distance: Distance, start: Offset | undefined): Tour {
  if (distance === metresApart) return straightTour(visits, start);
  const count = visits.length;
  const kept = count <= KEPT_MAX * WAYS ? new Float64Array(count * count).fill(-1) : undefined;
  return {
    cells: count / WAYS,
    between: (stop) => visits[stop]!.between,
    gap(before, after) {
      if (after === NOWHERE) return 0;
      if (before === NOWHERE) return start ? distance(start, visits[after]!.enters) : 0;
      const known = kept ? kept[before * count + after]! : -1;
      if (known >= 0) return known;
      const metres = distance(visits[before]!.leaves, visits[after]!.enters);
      if (kept) kept[before * count + after] = metres;
      return metres;
    },
  };
}

/** With every way straight: asked for tens of millions of times where an area has hundreds of holes, from rows of numbers. */
function straightTour(visits: readonly Visit[], start: Offset | undefined): Tour {
  const [toNorth, toEast] = [numbersOf(visits, ({ enters }) => enters.north), numbersOf(visits, ({ enters }) => enters.east)];
  const [fromNorth, fromEast] = [numbersOf(visits, ({ leaves }) => leaves.north), numbersOf(visits, ({ leaves }) => leaves.east)];
  const lanes = numbersOf(visits, ({ between }) => between);
  return {
    cells: visits.length / WAYS,
    between: (stop) => lanes[stop]!,
    gap(before, after) {
      if (after === NOWHERE) return 0;
      if (before === NOWHERE) return start ? metresApart(start, visits[after]!.enters) : 0;
      const north = toNorth[after]! - fromNorth[before]!;
      const east = toEast[after]! - fromEast[before]!;
      return Math.sqrt(north * north + east * east);
    },
  };
}

const numbersOf = (visits: readonly Visit[], of: (visit: Visit) => number): Float64Array => Float64Array.from(visits, of);

/** The best ways for an order of cells, and how long all of it is. */
export function bestWays(tour: Tour, order: readonly number[]): { stops: Stop[]; length: number } {
  const via = new Int8Array(order.length * WAYS);
  let lengths = new Float64Array(WAYS);
  for (let place = 0; place < order.length; place++) {
    const reached = new Float64Array(WAYS);
    for (let way = 0; way < WAYS; way++) {
      const stop = order[place]! * WAYS + way;
      let least = place === 0 ? tour.gap(NOWHERE, stop) : Infinity;
      for (let last = 0; place > 0 && last < WAYS; last++) {
        const length = lengths[last]! + tour.gap(order[place - 1]! * WAYS + last, stop);
        if (length < least - 1e-6) [least, via[place * WAYS + way]] = [length, last];
      }
      reached[way] = least + tour.between(stop);
    }
    lengths = reached;
  }
  let way = 0;
  for (let other = 1; other < WAYS; other++) if (lengths[other]! < lengths[way]! - 1e-6) way = other;
  const length = lengths[way]!;
  const stops: Stop[] = [];
  for (let place = order.length - 1; place >= 0; place--) {
    stops.push(order[place]! * WAYS + way);
    way = via[place * WAYS + way]!;
  }
  return { stops: stops.toReversed(), length };
}
