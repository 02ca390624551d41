import { distanceIn, type UnitSystem } from './unit-system.ts';

const METRES_IN = { m: 1, km: 1_000, ft: 1 / 3.2808, mi: 1_000 / 0.6213712 };

/** The longest round length that takes no more than so many metres: one, two or five of a power of ten, in the reader's unit. */
export function roundLength(system: UnitSystem, most: number): { metres: number; value: number; unit: 'm' | 'km' | 'ft' | 'mi' } {
  const { unit } = distanceIn(system, most);
  const value = most / METRES_IN[unit];
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  const step = [5, 2, 1].find((times) => times * power <= value) ?? 1;
  const round = step * power;
  return { metres: round * METRES_IN[unit], value: round, unit };
}
