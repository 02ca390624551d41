import { ceilingOf, levelsOf, type Fence, type SingleFence } from './fence.ts';
import { isWithin } from './shape-within.ts';
import type { Shape } from './shape.ts';

/** An area to stay in that lies wholly in none of those of another level. */
export interface Crossing {
  area: Shape;
  others: readonly Shape[];
}

type Aboard = { fence: SingleFence; crossing?: undefined } | { fence?: undefined; crossing: Crossing };

/**
 * What a vehicle is sent so that it keeps to all levels by itself. Of several areas to stay in any will do on board, so that only those of one level are sent: the one that
 * lies within all others. Where there is none, whatever were sent would let it out of a level.
 */
export function fenceAboard(fence: Fence): Aboard {
  const levels = levelsOf(fence);
  const bounded = levels.filter(({ within }) => within.length > 0);
  const crossings = bounded.map((level) => crossingsOf(level, bounded));
  // Of those that do not fit, whoever redraws what misses least has the least to do.
  const [best] = crossings.toReversed().sort((one, other) => one.length - other.length);
  if (best?.[0]) return { crossing: best[0] };
  const innermost = bounded[crossings.findLastIndex((found) => found.length === 0)];
  const ceiling = ceilingOf(fence);
  return {
    fence: {
      within: innermost?.within ?? [],
      outside: levels.flatMap(({ outside }) => outside),
      ceiling: ceiling === Infinity ? null : ceiling,
    },
  };
}

const crossingsOf = (level: SingleFence, all: readonly SingleFence[]): Crossing[] =>
  level.within.flatMap((area) => {
    const missed = all.find(({ within }) => within !== level.within && !within.some((other) => isWithin(area, other)));
    return missed ? { area, others: missed.within } : [];
  });
