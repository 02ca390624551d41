import type { Offset } from '../../../geo/tangent-plane.ts';
import { metresApart } from '../covering/edges.ts';
import { markAt, placeAt, secondsAt, type Timeline } from './timeline.ts';

/** Which home takes which stretch of a flight: swapped as long as that shortens the longest way there and back, or all of them together. */
export function homesInOrder(homes: readonly Offset[], timeline: Timeline): number[] {
  const whole = secondsAt(timeline, { lane: timeline.lanes.length - 1, share: 1 });
  const cuts = Array.from({ length: homes.length + 1 }, (_, index) => placeAt(timeline, markAt(timeline, (whole * index) / homes.length)));
  const metres = (home: number, part: number) => metresApart(homes[home]!, cuts[part]!) + metresApart(homes[home]!, cuts[part + 1]!);
  const order = homes.map((_, index) => index);
  const isBetter = (one: number, other: number): boolean => {
    const [a, b] = [order[one]!, order[other]!];
    const [now, then] = [
      [metres(a, one), metres(b, other)],
      [metres(b, one), metres(a, other)],
    ] as const;
    const difference = Math.max(...then) - Math.max(...now);
    return difference < -1e-6 || (difference < 1e-6 && then[0] + then[1] < now[0] + now[1] - 1e-6);
  };
  for (let hasGained = true; hasGained;) {
    hasGained = false;
    for (let one = 0; one < order.length; one++) {
      for (let other = one + 1; other < order.length; other++) {
        if (!isBetter(one, other)) continue;
        [order[one], order[other]] = [order[other]!, order[one]!];
        hasGained = true;
      }
    }
  }
  return order;
}
