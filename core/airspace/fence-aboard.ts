import { ceilingOf, levelsOf, type Fence, type SingleFence } from './fence.ts';
import { isWithin } from './shape-within.ts';
import type { Shape } from './shape.ts';

/** Levels that cross what goes on board: of each an area to stay in that does not lie in any of those. */
export interface Crossing {
  left: readonly Shape[];
  sent: readonly Shape[];
}

interface Aboard {
  fence: SingleFence;
  /** Of all levels that the vehicle does not keep to by itself. */
  crossing: Crossing | null;
}

/**
 * What a vehicle is sent so that it keeps to all levels by itself. Of several areas to stay in any will do on board, so that only those of one level are sent: the one that
 * lies within all others. Where there is none, the one that lies within those that come first: otherwise whoever draws for one vehicle could keep off it what holds for all.
 */
export function fenceAboard(fence: Fence): Aboard {
  const levels = levelsOf(fence);
  const bounded = levels.filter(({ within }) => within.length > 0);
  const [best] = bounded
    .map((level) => ({ level, keeps: bounded.map((other) => liesWithin(level, other)) }))
    .toReversed()
    .sort((one, other) => asNumber(other.keeps) - asNumber(one.keeps));
  const missed = bounded.filter((_, at) => best?.keeps[at] === false);
  const ceiling = ceilingOf(fence);
  return {
    fence: {
      within: best?.level.within ?? [],
      outside: levels.flatMap(({ outside }) => outside),
      ceiling: ceiling === Infinity ? null : ceiling,
    },
    crossing:
      best && missed.length > 0 ? { left: missed.map((level) => crossingAreaOf(level, best.level)), sent: best.level.within } : null,
  };
}

const liesWithin = (level: SingleFence, other: SingleFence): boolean =>
  level === other || level.within.every((area) => isInOne(area, other.within));

const isInOne = (area: Shape, others: readonly Shape[]): boolean => others.some((other) => isWithin(area, other));

/** The first counts more than all behind it. */
const asNumber = (keeps: readonly boolean[]): number => keeps.reduce((sum, isKept) => sum * 2 + Number(isKept), 0);

const crossingAreaOf = ({ within }: SingleFence, { within: sent }: SingleFence): Shape =>
  within.find((area) => !isInOne(area, sent)) ?? within[0]!;
