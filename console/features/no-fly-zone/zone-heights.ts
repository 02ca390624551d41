import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import type { Say } from '../../words/words.ts';

type Limits = Pick<NoFlyZone, 'kind' | 'floor' | 'ceiling' | 'datum'>;

/** From where to where it is closed; lengths in the reader's units. */
export function heightsText(t: Say, length: (metres: number) => string, zone: Limits): string {
  const { floor, ceiling, datum } = zone;
  const limits = limitsText(t, length, zone);
  return datum === 'ground' && (floor !== null || ceiling !== null) ? t('noflyzone.aboveGround', { heights: limits }) : limits;
}

function limitsText(t: Say, length: (metres: number) => string, { kind, floor, ceiling }: Limits): string {
  if (kind === 'restricted') return t('noflyzone.belowOnly', { limit: length(floor ?? 0) });
  if (floor === null && ceiling === null) return t('noflyzone.unlimited');
  if (floor === null) return t('noflyzone.upTo', { ceiling: length(ceiling!) });
  return ceiling === null
    ? t('noflyzone.above', { floor: length(floor) })
    : t('noflyzone.between', { floor: length(floor), ceiling: length(ceiling) });
}
