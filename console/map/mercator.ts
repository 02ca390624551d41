const MOST_LATITUDE = 85.051_128;
const RADIANS = Math.PI / 180;

/** Of the square world: 0 in the west, 1 in the east. */
export const mercatorX = (longitude: number): number => longitude / 360 + 0.5;

/** 0 in the north, 1 in the south. */
export function mercatorY(latitude: number): number {
  const within = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * RADIANS) / 2)) / (2 * Math.PI);
}

/** The copy of the world that lies nearest to `near`. */
export const nearestCopy = (x: number, near: number): number => x + Math.round(near - x);

const EQUATOR_METRES = 40_075_016.686;

/** Of the engine's world at zoom 0. */
const WORLD_PX = 512;

export const metresPerPixel = (latitude: number, zoom: number): number =>
  (EQUATOR_METRES * Math.cos(latitude * RADIANS)) / (WORLD_PX * 2 ** zoom);

/** From how near so large a part of the world takes so many pixels. */
export const zoomOf = (part: number, pixels: number): number => Math.log2(pixels / (part * WORLD_PX));
