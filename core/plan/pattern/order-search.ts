/** How far each place is from each other. */
export interface Distances {
  count: number;
  between(one: number, other: number): number;
}

/** How many of its neighbours a place is tried beside. */
const NEIGHBOURS = 10;
/** How many places in a row are moved together. */
const MOVED_MAX = 3;
/** Metres: less is no gain but the rounding of numbers, and would go on for ever. */
const GAIN_MIN = 1e-6;

export function orderLength(order: readonly number[], { between }: Distances): number {
  let length = 0;
  for (let at = 1; at < order.length; at++) length += between(order[at - 1]!, order[at]!);
  return length;
}

/** From the first on to whichever is nearest. */
export function nearestFirst({ count, between }: Distances): number[] {
  const left = new Set(Array.from({ length: count - 1 }, (_, index) => index + 1));
  const order = [0];
  while (left.size > 0) {
    const here = order.at(-1)!;
    let nearest = -1;
    for (const place of left) if (nearest < 0 || between(here, place) < between(here, nearest)) nearest = place;
    left.delete(nearest);
    order.push(nearest);
  }
  return order;
}

/** Turned round and moved in parts, until no such step makes it shorter. The first stays the first. */
export function improvedOrder(given: readonly number[], distances: Distances): number[] {
  const search: Search = { order: [...given], at: new Int32Array(given.length), near: neighboursOf(distances), distances };
  placeAll(search, 0, given.length - 1);
  let isBetter = true;
  while (isBetter) isBetter = [reverseParts(search), moveParts(search)].includes(true);
  return search.order;
}

interface Search {
  order: number[];
  /** Where in the order each place is. */
  at: Int32Array;
  near: number[][];
  distances: Distances;
}

function placeAll({ order, at }: Search, from: number, to: number): void {
  for (let index = from; index <= to; index++) at[order[index]!] = index;
}

function neighboursOf({ count, between }: Distances): number[][] {
  return Array.from({ length: count }, (_, place) => {
    const near: number[] = [];
    for (let other = 0; other < count; other++) {
      if (other === place) continue;
      let slot = near.length;
      while (slot > 0 && between(place, near[slot - 1]!) > between(place, other)) slot--;
      if (slot < NEIGHBOURS) near.splice(slot, 0, other);
      if (near.length > NEIGHBOURS) near.pop();
    }
    return near;
  });
}

/** Nought beyond the end: nothing is flown from there. */
const gap = ({ order, distances }: Search, from: number, to: number): number =>
  to < order.length ? distances.between(order[from]!, order[to]!) : 0;

/** 2-opt: where two legs are exchanged, what lies between is flown the other way round. */
function reverseParts(search: Search): boolean {
  const { order, at, near } = search;
  const last = order.length - 1;
  let isBetter = false;
  for (let from = 1; from < order.length; from++) {
    for (const place of near[order[from - 1]!]!) isBetter = reverseIfShorter(search, from, at[place]!) || isBetter;
    for (const place of near[order[from]!]!) isBetter = reverseIfShorter(search, from, at[place]! - 1) || isBetter;
    isBetter = reverseIfShorter(search, from, last) || isBetter;
  }
  return isBetter;
}

function reverseIfShorter(search: Search, from: number, to: number): boolean {
  if (to <= from) return false;
  const { order, distances } = search;
  const [before, first, last, after] = [order[from - 1]!, order[from]!, order[to]!, order[to + 1]];
  const now = distances.between(before, first) + gap(search, to, to + 1);
  const then = distances.between(before, last) + (after === undefined ? 0 : distances.between(first, after));
  if (then > now - GAIN_MIN) return false;
  for (let low = from, high = to; low < high; low++, high--) [order[low], order[high]] = [order[high]!, order[low]!];
  placeAll(search, from, to);
  return true;
}

/** Or-opt: a few places in a row are flown at another time, either way round. */
function moveParts(search: Search): boolean {
  const { order, at, near } = search;
  let isBetter = false;
  for (let count = 1; count <= MOVED_MAX; count++) {
    for (let from = 1; from + count <= order.length; from++) {
      const beside = [order[from]!, order[from + count - 1]!].flatMap((end) => near[end]!);
      const isMoved = beside.some(
        (place) => moveIfShorter(search, from, count, at[place]!) || moveIfShorter(search, from, count, at[place]! - 1),
      );
      isBetter ||= isMoved;
    }
  }
  return isBetter;
}

/** To between a place of the order and the one behind it. */
function moveIfShorter(search: Search, from: number, count: number, behind: number): boolean {
  const { order, distances } = search;
  if (behind < 0 || (behind >= from - 1 && behind < from + count)) return false;
  const [first, last, after] = [order[from]!, order[from + count - 1]!, order[behind + 1]];
  const left = from + count < order.length ? distances.between(order[from - 1]!, order[from + count]!) : 0;
  const gain = gap(search, from - 1, from) + gap(search, from + count - 1, from + count) - left;
  const added = (one: number, other: number) =>
    distances.between(order[behind]!, one) +
    (after === undefined ? 0 : distances.between(other, after) - distances.between(order[behind]!, after));
  const [straight, turned] = [added(first, last), added(last, first)];
  if (Math.min(straight, turned) > gain - GAIN_MIN) return false;
  const part = order.splice(from, count);
  order.splice((behind > from ? behind - count : behind) + 1, 0, ...(turned < straight ? part.toReversed() : part));
  placeAll(search, 0, order.length - 1);
  return true;
}
