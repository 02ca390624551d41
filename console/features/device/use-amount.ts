import { useDistance } from '../../session/use-length.ts';
import { formatNumber } from '../../words/format.ts';
import { formatFlown } from './flown.ts';
import type { Measure } from './life-months.ts';

/** A measure with its unit. */
export function useAmount(): (measure: Measure, value: number) => string {
  const distance = useDistance();
  return (measure, value) => {
    if (measure === 'metres') return distance(value);
    return measure === 'seconds' ? formatFlown(value) : formatNumber(value);
  };
}
