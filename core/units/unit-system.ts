/** 1 metric (m, m/s), 2 imperial (ft, mph). */
export const UNIT_SYSTEMS = [1, 2] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The specification's factors. What is stored and sent is metric always: only what is shown is converted. */
const FEET_IN_A_METRE = 3.2808;
const MILES_IN_A_KILOMETRE = 0.6213712;
const KMH_IN_A_MPS = 3.6;

export interface Measure<U extends string> {
  value: number;
  unit: U;
}

/** What somebody typed in their own units, as it is stored and sent. */
export const metresFrom = (system: UnitSystem, value: number): number => (system === 1 ? value : value / FEET_IN_A_METRE);
export const metresPerSecondFrom = (system: UnitSystem, value: number): number =>
  system === 1 ? value : value / MILES_IN_A_KILOMETRE / KMH_IN_A_MPS;

export const lengthIn = (system: UnitSystem, metres: number): Measure<'m' | 'ft'> =>
  system === 1 ? { value: metres, unit: 'm' } : { value: metres * FEET_IN_A_METRE, unit: 'ft' };

/** For what is far: whole metres up to a kilometre, whole feet up to a tenth of a mile. */
export function distanceIn(system: UnitSystem, metres: number): Measure<'m' | 'km' | 'ft' | 'mi'> {
  if (system === 2) {
    const miles = (metres / 1000) * MILES_IN_A_KILOMETRE;
    return miles < 0.1 ? { value: Math.round(metres * FEET_IN_A_METRE), unit: 'ft' } : { value: miles, unit: 'mi' };
  }
  return metres < 1000 ? { value: Math.round(metres), unit: 'm' } : { value: metres / 1000, unit: 'km' };
}

const SQUARE_METRES_IN_AN_ACRE = 4_046.856;
const SQUARE_METRES_IN_A_SQUARE_MILE = 2_589_988;

/** Of the ground: square metres, hectares or square kilometres, whichever reads best; acres or square miles. */
export function areaIn(system: UnitSystem, squareMetres: number): Measure<'m²' | 'ha' | 'km²' | 'acre' | 'mi²'> {
  if (system === 2) {
    const miles = squareMetres / SQUARE_METRES_IN_A_SQUARE_MILE;
    return miles < 1 ? { value: squareMetres / SQUARE_METRES_IN_AN_ACRE, unit: 'acre' } : { value: miles, unit: 'mi²' };
  }
  if (squareMetres < 10_000) return { value: Math.round(squareMetres), unit: 'm²' };
  return squareMetres < 1_000_000 ? { value: squareMetres / 10_000, unit: 'ha' } : { value: squareMetres / 1_000_000, unit: 'km²' };
}

export const speedIn = (system: UnitSystem, metresPerSecond: number): Measure<'m/s' | 'mph'> =>
  system === 1 ? { value: metresPerSecond, unit: 'm/s' } : { value: metresPerSecond * KMH_IN_A_MPS * MILES_IN_A_KILOMETRE, unit: 'mph' };
