const METRES_OF_DEGREE = 110_000;
const RADIANS = Math.PI / 180;

/** Degrees of latitude that hold so many metres. */
export const degreesUp = (metres: number): number => metres / METRES_OF_DEGREE;

/** Degrees of longitude that hold so many metres at a latitude and around it. Where a pole is as near, all of them. */
export function degreesAside(latitude: number, metres: number): number {
  const up = degreesUp(metres);
  const furthest = Math.abs(latitude) + up;
  if (furthest >= 90) return 180;
  return Math.min(180, up / Math.cos(furthest * RADIANS));
}
