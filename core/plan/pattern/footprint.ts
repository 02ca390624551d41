import type { Camera } from './camera.ts';
import type { OrthophotoPattern } from './pattern.ts';

/** Metres that one picture shows from straight in front: along the longer side of the sensor, and along the shorter one. */
export interface Footprint {
  width: number;
  height: number;
}

export const footprintAt = ({ sensorWidth, sensorHeight, focalLength }: Camera, distance: number): Footprint => ({
  width: (distance * sensorWidth) / focalLength,
  height: (distance * sensorHeight) / focalLength,
});

const CENTIMETRES = 100;

/** Metres from which one pixel shows so many centimetres. */
export const distanceFor = ({ sensorWidth, focalLength, imageWidth }: Camera, resolution: number): number =>
  ((resolution / CENTIMETRES) * imageWidth * focalLength) / sensorWidth;

/** Centimetres that one pixel shows from so many metres. */
export const resolutionAt = ({ sensorWidth, focalLength, imageWidth }: Camera, distance: number): number =>
  (CENTIMETRES * distance * sensorWidth) / (focalLength * imageWidth);

/** Metres from one picture to the next that shows so many percent of it again. */
export const stepOf = (size: number, overlap: number): number => size * (1 - overlap / 100);

/** How pictures of such a resolution and overlap are taken. */
export interface Photography {
  /** Metres from what they show. */
  distance: number;
  /** Metres between two lanes, and between two pictures along one. */
  spacing: number;
  trigger: number;
}

/** Straight down, the longer side of the picture across the way. */
export function photographyOf(pattern: Pick<OrthophotoPattern, 'camera' | 'resolution' | 'frontOverlap' | 'sideOverlap'>): Photography {
  const distance = distanceFor(pattern.camera, pattern.resolution);
  const { width, height } = footprintAt(pattern.camera, distance);
  return { distance, spacing: stepOf(width, pattern.sideOverlap), trigger: stepOf(height, pattern.frontOverlap) };
}
