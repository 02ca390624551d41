export const DEGREE = Math.PI / 180;

/** From minus half a turn to half a turn. */
export function halfTurn(radians: number): number {
  const turned = (radians + Math.PI) % (2 * Math.PI);
  return (turned < 0 ? turned + 2 * Math.PI : turned) - Math.PI;
}

/** Compass degrees, from nought to below 360. */
export const compass = (radians: number): number => (((radians / DEGREE) % 360) + 360) % 360;

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
