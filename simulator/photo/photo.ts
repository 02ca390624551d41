import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { Picture } from '../vehicle/notice.ts';
import { compass } from '../world/angle.ts';
import { exifOf } from './exif.ts';
import { groundAt } from './ground.ts';
import { jpegOf, type Colour } from './jpeg.ts';

/** Squares across and down: some kilobytes, as a link of the slow kind carries them. */
const [COLUMNS, ROWS] = [40, 30];
/** Of the ground across a picture, by the height it is taken from. */
const WIDTH_BY_HEIGHT = 1.5;
const LEAST_HEIGHT = 5;

/** The file of a picture: the ground below, which way up the camera was turned, and in it where and when it was taken. */
export function photoOf(picture: Picture): Uint8Array {
  const { latitude, longitude, altitude, height, yaw, takenAt } = picture;
  const plane = tangentPlane({ latitude, longitude });
  const metres = (Math.max(LEAST_HEIGHT, height) * WIDTH_BY_HEIGHT) / COLUMNS;
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, index): Colour => {
    const right = ((index % COLUMNS) - (COLUMNS - 1) / 2) * metres;
    const ahead = ((ROWS - 1) / 2 - Math.floor(index / COLUMNS)) * metres;
    const there = plane.positionAt({ north: ahead * cos - right * sin, east: ahead * sin + right * cos });
    return groundAt(there.latitude, there.longitude);
  });
  return jpegOf(COLUMNS, squares, exifOf({ latitude, longitude, altitude, heading: compass(yaw), takenAt }));
}
