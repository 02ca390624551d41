/** Points below which two labels are printed over each other. */
const LABEL_HEIGHT = 9;

/** What stands beside an axis of so many points: nought and the ends before what lies between, and nothing upon another. */
export function axisValues(lowest: number, highest: number, points: number): number[] {
  const nearest = (LABEL_HEIGHT / points) * (highest - lowest);
  const shown: number[] = [];
  for (const value of [0, highest, lowest, highest / 2]) if (shown.every((other) => Math.abs(other - value) >= nearest)) shown.push(value);
  return shown;
}
