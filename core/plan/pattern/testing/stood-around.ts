import { CAMERAS } from '../cameras.ts';
import type { FacadePattern, SurroundPattern } from '../pattern.ts';
import { HERE } from './anywhere.ts';

/** Two sides of a building of 60 by 60 m. */
export const BUILDING: FacadePattern = {
  kind: 'facade',
  line: [HERE.placeAt(0, 60), HERE.placeAt(0, 0), HERE.placeAt(60, 0)],
  side: 'left',
  lowest: 5,
  highest: 30,
  camera: CAMERAS[0]!,
  resolution: 1,
  frontOverlap: 80,
  sideOverlap: 70,
};

export const TOWER: SurroundPattern = {
  kind: 'surround',
  centre: HERE.placeAt(0, 0),
  radius: 40,
  lowest: 20,
  highest: 40,
  rings: 2,
  clockwise: true,
  pictures: 0,
};
