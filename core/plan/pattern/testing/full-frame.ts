import type { Camera } from '../camera.ts';

export const FULL_FRAME: Camera = {
  name: 'Full frame, 35 mm',
  sensorWidth: 35.9,
  sensorHeight: 24,
  focalLength: 35,
  imageWidth: 7_952,
  imageHeight: 5_304,
  minInterval: 0.7,
};
