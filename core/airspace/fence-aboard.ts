import { ceilingOf, levelsOf, type Fence, type SingleFence } from './fence.ts';
import { isWithin } from './shape-within.ts';
import type { Shape } from './shape.ts';

/** An area to stay in that does not lie in any of those that go on board, nor all of them in areas of its level: it stays behind. */
export interface Crossing {
  area: Shape;
  sent: readonly Shape[];
}

interface Aboard {
  fence: SingleFence;
  /** Of the first level that the vehicle does not keep to by itself. */
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
  const missed = bounded[best?.keeps.indexOf(false) ?? -1];
  const ceiling = ceilingOf(fence);
  return {
    fence: {
      within: best?.level.within ?? [],
      outside: levels.flatMap(({ outside }) => outside),
      ceiling: ceiling === Infinity ? null : ceiling,
    },
    crossing: best && missed ? crossingOf(missed, best.level) : null,
  };
}

const liesWithin = (level: SingleFence, other: SingleFence): boolean =>
  level === other || level.within.every((area) => isInOne(area, other.within));

const isInOne = (area: Shape, others: readonly Shape[]): boolean => others.some((other) => isWithin(area, other));

/** The first counts more than all behind it. */
const asNumber = (keeps: readonly boolean[]): number => keeps.reduce((sum, isKept) => sum * 2 + Number(isKept), 0);

const crossingOf = ({ within }: SingleFence, { within: sent }: SingleFence): Crossing => ({
  area: within.find((area) => !isInOne(area, sent)) ?? within[0]!,
  sent,
});
