import { areaIn, distanceIn, lengthIn, speedIn, type UnitSystem } from '@skyhelm/core/units/unit-system';
import { formatMeasure } from '../words/format.ts';
import { useSession } from './session.ts';

export const useUnitSystem = (): UnitSystem => useSession((state) => state.user?.settings.unitSystem ?? 1);

/** `const length = useLength(); length(12.5)`: "12.5 m", or feet for whoever has chosen them. */
export function useLength(): (metres: number) => string {
  const system = useUnitSystem();
  return (metres) => {
    const { value, unit } = lengthIn(system, metres);
    return formatMeasure(value, unit);
  };
}

/** The same for what may be far: "1.5 km", or miles. */
export function useDistance(): (metres: number) => string {
  const system = useUnitSystem();
  return (metres) => {
    const { value, unit } = distanceIn(system, metres);
    return formatMeasure(value, unit);
  };
}

/** The same for square metres. */
export function useArea(): (squareMetres: number) => string {
  const system = useUnitSystem();
  return (squareMetres) => {
    const { value, unit } = areaIn(system, squareMetres);
    return formatMeasure(value, unit);
  };
}

/** The same for metres a second. */
export function useSpeed(): (metresPerSecond: number) => string {
  const system = useUnitSystem();
  return (metresPerSecond) => {
    const { value, unit } = speedIn(system, metresPerSecond);
    return formatMeasure(value, unit);
  };
}
