import type { HeightDatum } from '../zone.ts';
import type { DraftZone } from './zone-file.ts';

/** What a height counts from; nothing where the file does not say it in words that are known here. */
export type Reference = HeightDatum | 'ellipsoid' | undefined;

interface Limit {
  /** Metres; nothing where there is no such limit. */
  metres: number | null;
  reference: Reference;
}

/** The ellipsoid is nowhere farther from the level of the sea. */
const ELLIPSOID_OFF_M = 110;

function lowered({ metres, reference }: Limit): number | null {
  if (metres === null || reference !== 'ellipsoid') return metres;
  return metres > ELLIPSOID_OFF_M ? metres - ELLIPSOID_OFF_M : null;
}

/** On the ground or below it, and at the level of the sea, nobody flies: such an upper limit is one that nobody has filled in. */
const isClosingNothing = ({ metres, reference = 'ground' }: Limit): boolean =>
  metres !== null && (metres === 0 || (metres < 0 && reference === 'ground'));

/**
 * Rather too much is closed than too little. A zone counts from one thing only: where the two limits differ, the lower one is left out, and so it is
 * where nobody knows what it counts from. An upper one of that kind counts from the ground, which is higher than the sea.
 */
export function heightLimits(lower: Limit, given: Limit): Pick<DraftZone, 'floor' | 'ceiling' | 'datum' | 'hasGuessedHeights'> {
  const isUnlimited = isClosingNothing(given);
  const upper = isUnlimited ? { ...given, metres: null } : given;
  const isGuessed = ({ metres, reference }: Limit) => metres !== null && (reference === undefined || reference === 'ellipsoid');
  const hasGuessedHeights = isUnlimited || isGuessed(lower) || isGuessed(upper);
  const low = lower.reference === 'ellipsoid' ? 'sea' : lower.reference;
  const high = upper.reference === 'ellipsoid' ? 'sea' : (upper.reference ?? 'ground');
  const floor = low === undefined ? null : lowered(lower);
  if (upper.metres === null) return { floor, ceiling: null, datum: low ?? 'sea', hasGuessedHeights };
  const ceiling = upper.metres + (upper.reference === 'ellipsoid' ? ELLIPSOID_OFF_M : 0);
  return { floor: low === high ? floor : null, ceiling, datum: high, hasGuessedHeights };
}
