const MOST_LATITUDE = 85.051_128;
const RADIANS = Math.PI / 180;
const EQUATOR_METRES = 40_075_016.686;

/** Of the square world: 0 in the west, 1 in the east. */
export const mercatorX = (longitude: number): number => longitude / 360 + 0.5;

/** 0 in the north, 1 in the south. */
export function mercatorY(latitude: number): number {
  const within = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * RADIANS) / 2)) / (2 * Math.PI);
}

/** The copy of the world that lies nearest to `near`. */
export const nearestCopy = (x: number, near: number): number => x + Math.round(near - x);

/** How wide the whole square world would be, at the scale that this latitude has in it. */
export const metresAcross = (latitude: number): number => EQUATOR_METRES * Math.cos(latitude * RADIANS);
