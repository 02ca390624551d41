import type { Highest } from '../plan/path/highest.ts';
import type { FlightTraits } from '../vehicle/flight-traits.ts';

/** What nobody knows as long as the height of a flight is not known. */
export const HEIGHT_LACKS = ['aircraft', 'returnHeight', 'returnClimb', 'rally', 'ground'] as const;
export type HeightLack = (typeof HEIGHT_LACKS)[number];

type Told = Pick<FlightTraits, 'returnHeight' | 'returnClimb' | 'rally' | 'returnsAboveGround'>;

/** Nothing where all is known, be it of an aircraft that has told little: the plan may end without a return. `traits`: nothing where none is chosen. */
export function heightLacks({ isAtLeast }: Highest, traits: Told | undefined): HeightLack[] {
  if (!isAtLeast) return [];
  if (!traits) return ['aircraft'];
  const { returnHeight, returnClimb, rally, returnsAboveGround } = traits;
  const lacks: HeightLack[] = [];
  // It tells both at once: who knows neither waits for one thing only.
  if (returnHeight === null) lacks.push('returnHeight');
  else if (returnClimb === null) lacks.push('returnClimb');
  if (rally === null) lacks.push('rally');
  return lacks.length === 0 && returnsAboveGround ? ['ground'] : lacks;
}
