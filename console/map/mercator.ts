import { metresAcross } from '@skyhelm/core/geo/mercator';

export { mercatorX, mercatorY, nearestCopy } from '@skyhelm/core/geo/mercator';

/** Of the engine's world at zoom 0. */
const WORLD_PX = 512;

/** The whole world at this zoom. */
export const pixelsAcross = (zoom: number): number => WORLD_PX * 2 ** zoom;

export const metresPerPixel = (latitude: number, zoom: number): number => metresAcross(latitude) / pixelsAcross(zoom);

/** From how near so large a part of the world takes so many pixels. */
export const zoomOf = (part: number, pixels: number): number => Math.log2(pixels / (part * WORLD_PX));
