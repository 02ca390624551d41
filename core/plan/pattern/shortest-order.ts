import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { improvedOrder, nearestFirst, orderLength, type Distances } from './order-search.ts';

/** With one more, trying all of them takes twice as long. */
const ALL_TRIED_MAX = 11;

/** The order in which places are passed by, beginning with the first: the shortest of all for few, a short one for many, and never longer than as given. */
export function shortestOrder(places: readonly Position[]): number[] {
  const asGiven = places.map((_, index) => index);
  if (places.length < 3) return asGiven;
  const distances = distancesOf(places);
  if (places.length <= ALL_TRIED_MAX) return shortestOfAll(distances);
  const found = improvedOrder(nearestFirst(distances), distances);
  return orderLength(found, distances) <= orderLength(asGiven, distances) ? found : improvedOrder(asGiven, distances);
}

function distancesOf(places: readonly Position[]): Distances {
  const count = places.length;
  const metres = new Float64Array(count * count);
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      metres[one * count + other] = metres[other * count + one] = metresBetween(places[one]!, places[other]!);
    }
  }
  return { count, between: (one, other) => metres[one * count + other]! };
}

/** Held and Karp: the shortest way through a set of places that ends with a certain one, from those through sets with one less. */
function shortestOfAll({ count, between }: Distances): number[] {
  const others = count - 1;
  const lengths = new Float64Array(others << others).fill(Infinity);
  const befores = new Int8Array(others << others);
  for (let last = 0; last < others; last++) lengths[(1 << last) * others + last] = between(0, last + 1);
  for (let set = 1; set < 1 << others; set++) {
    for (let last = 0; last < others; last++) {
      const length = lengths[set * others + last]!;
      if (length === Infinity) continue;
      for (let next = 0; next < others; next++) {
        if (set & (1 << next)) continue;
        const at = (set | (1 << next)) * others + next;
        const further = length + between(last + 1, next + 1);
        if (further >= lengths[at]!) continue;
        lengths[at] = further;
        befores[at] = last;
      }
    }
  }
  return [0, ...readBack(lengths, befores, others)];
}

function readBack(lengths: Float64Array, befores: Int8Array, others: number): number[] {
  let set = (1 << others) - 1;
  let last = 0;
  for (let end = 1; end < others; end++) if (lengths[set * others + end]! < lengths[set * others + last]!) last = end;
  const order: number[] = [];
  while (set !== 0) {
    order.unshift(last + 1);
    const before = befores[set * others + last]!;
    set &= ~(1 << last);
    last = before;
  }
  return order;
}
