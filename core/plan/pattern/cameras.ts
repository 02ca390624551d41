import type { Camera } from './camera.ts';

const camera = (
  name: string,
  [sensorWidth, sensorHeight]: readonly [number, number],
  focalLength: number,
  [imageWidth, imageHeight]: readonly [number, number],
  minInterval: number,
): Camera => ({ name, sensorWidth, sensorHeight, focalLength, imageWidth, imageHeight, minInterval });

/** As their makers describe them; the interval is the one at full resolution, in a row. */
export const CAMERAS: readonly Camera[] = [
  camera('DJI Phantom 4 Pro', [13.2, 8.8], 8.8, [5_472, 3_648], 2),
  camera('DJI Phantom 4 RTK', [13.2, 8.8], 8.8, [5_472, 3_648], 2.5),
  camera('DJI Mavic 2 Pro', [13.2, 8.8], 10.26, [5_472, 3_648], 2),
  camera('DJI Mavic 3 Enterprise', [17.3, 13], 12.29, [5_280, 3_956], 0.7),
  camera('DJI Air 2S', [13.2, 8.8], 8.38, [5_472, 3_648], 2),
  camera('DJI Mini 3 Pro', [9.7, 7.3], 6.72, [4_032, 3_024], 2),
  camera('DJI Zenmuse P1 35 mm', [35.9, 24], 35, [8_192, 5_460], 0.7),
  camera('DJI Zenmuse X5S 15 mm', [17.3, 13], 15, [5_280, 3_956], 1),
  camera('Autel EVO II Pro 6K', [13.2, 8.8], 10.57, [5_472, 3_648], 2),
  camera('Sony RX1R II 35 mm', [35.9, 24], 35, [7_952, 5_304], 1),
  camera('Sony α6000 16 mm', [23.5, 15.6], 16, [6_000, 4_000], 1),
  camera('Sony α7R IV 35 mm', [35.7, 23.8], 35, [9_504, 6_336], 1),
  camera('Sony QX1 16 mm', [23.2, 15.4], 16, [5_456, 3_632], 1),
  camera('Canon S100', [7.44, 5.58], 5.2, [4_000, 3_000], 2),
  camera('MicaSense RedEdge-MX', [4.8, 3.6], 5.4, [1_280, 960], 1),
];

/** What a survey begins with: fast enough for the overlap that is usual, at the speeds that are. */
export const USUAL_CAMERA: Camera = CAMERAS.find(({ name }) => name === 'DJI Mavic 3 Enterprise')!;
