/** What one aircraft flies, as it was reckoned and as it is flown. */
export interface Laid {
  /** Whose it is, counted in the order of the aircraft. */
  turn: number;
  reckoned: number;
  seconds: number;
}

/** So many times the shares are laid out at most; the third is hardly ever better than the second by a percent. */
const TRIES = 4;
/** Whoever is the last by no more than this of the others is not worth another try. */
const EVEN = 1.005;

/**
 * Shares of which the last is back as early as possible, by the times that they are flown in. What is flown besides lanes and straight ways, as climbs to a height of one's own,
 * descents and stops, is known only of a share that is laid out: it counts from the next try on.
 */
export function balanced<S extends Laid>(count: number, layOut: (besides: readonly number[]) => S[]): S[] {
  const besides = Array.from({ length: count }, () => 0);
  let best: S[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const laid = layOut(besides);
    if (best.length === 0 || lastOf(laid) < lastOf(best)) best = laid;
    if (lastOf(laid) <= EVEN * Math.min(...laid.map(({ seconds }) => seconds))) break;
    for (const { turn, seconds, reckoned } of laid) besides[turn]! += seconds - reckoned;
  }
  return best;
}

const lastOf = (laid: readonly Laid[]): number => Math.max(...laid.map(({ seconds }) => seconds));
