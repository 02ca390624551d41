import { bestWays, cellOf, NOWHERE, wayOf, type Stop, type Tour } from './tour.ts';
import { backwardsOf, WAYS } from './visit.ts';

/** Comparisons that the mending of one order may take. */
const WORK_MAX = 300_000;

/** Stretches turned round and single cells put elsewhere, as long as that makes a tour shorter. */
export function mendedTour(tour: Tour, given: Stop[], rounds: number): Stop[] {
  let stops = given;
  const reach = Math.max(2, Math.floor(WORK_MAX / stops.length / 8));
  const affordable = Math.ceil(WORK_MAX / (stops.length * Math.min(reach, stops.length) * (WAYS + 1)));
  let hasGained = true;
  for (let round = 0; hasGained && round < Math.min(rounds, affordable); round++) {
    const [hasTurned, hasMoved] = [turnStretches(tour, stops, reach), moveSingle(tour, stops, reach)];
    hasGained = hasTurned || hasMoved;
    if (hasGained) stops = bestWays(tour, stops.map(cellOf)).stops;
  }
  return stops;
}

const turned = (stop: Stop): Stop => cellOf(stop) * WAYS + backwardsOf(wayOf(stop));

function turnStretches(tour: Tour, stops: Stop[], reach: number): boolean {
  let hasGained = false;
  for (let from = 0; from < stops.length; from++) {
    const before = from > 0 ? stops[from - 1]! : NOWHERE;
    for (let to = from; to < Math.min(stops.length, from + reach); to++) {
      const first = stops[from]!;
      const last = stops[to]!;
      const after = to + 1 < stops.length ? stops[to + 1]! : NOWHERE;
      const now = tour.gap(before, first) + tour.gap(last, after);
      const then = tour.gap(before, turned(last)) + tour.gap(turned(first), after);
      if (then < now - 1e-6) {
        const stretch = stops.slice(from, to + 1).toReversed();
        for (const [index, stop] of stretch.entries()) stops[from + index] = turned(stop);
        hasGained = true;
      }
    }
  }
  return hasGained;
}

function moveSingle(tour: Tour, stops: Stop[], reach: number): boolean {
  let hasGained = false;
  for (let from = 0; from < stops.length; from++) {
    const [before, stop, after] = [stops[from - 1] ?? NOWHERE, stops[from]!, stops[from + 1] ?? NOWHERE];
    const freed = tour.gap(before, stop) + tour.gap(stop, after) - tour.gap(before, after);
    const own = tour.between(stop);
    let gain = 1e-6;
    let target = -1;
    let moved = stop;
    for (let to = Math.max(0, from - reach); to <= Math.min(stops.length, from + reach); to++) {
      if (to === from || to === from + 1) continue;
      const left = to > 0 ? stops[to - 1]! : NOWHERE;
      const right = to < stops.length ? stops[to]! : NOWHERE;
      const closed = tour.gap(left, right);
      for (let way = 0; way < WAYS; way++) {
        const other = cellOf(stop) * WAYS + way;
        const there = tour.between(other) - own + tour.gap(left, other) - closed;
        // What is too far from the one before need not be measured to the one behind.
        if (freed - there <= gain) continue;
        const gained = freed - there - tour.gap(other, right);
        if (gained <= gain) continue;
        gain = gained;
        target = to;
        moved = other;
      }
    }
    if (target < 0) continue;
    stops.splice(from, 1);
    stops.splice(target > from ? target - 1 : target, 0, moved);
    hasGained = true;
  }
  return hasGained;
}
