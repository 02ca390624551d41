import type { Issue } from '../../issue.ts';
import { doubt, fault } from './faults.ts';
import type { Photography } from './footprint.ts';
import { PATTERN_HEIGHT } from './pattern-limits.ts';

const CENTIMETRES = 100;
/** Seconds: what usual cameras still expose well in daylight. */
const SHORTEST_EXPOSURE = 1 / 2_000;
/** Metres: closer lanes are beyond what any receiver holds. */
const SPACING_MIN = 0.5;

/** Seconds in which the ground moves by half a pixel: longer is blurred. */
export const longestExposure = (resolution: number, speed: number): number => resolution / CENTIMETRES / (2 * speed);

/** Metres a second at which such pictures are still sharp. */
export const sharpSpeed = (resolution: number): number => resolution / CENTIMETRES / (2 * SHORTEST_EXPOSURE);

/** Pictures that no usual shutter is fast enough for, and the speed that would do. */
export function blurDoubts(resolution: number, speed: number): Issue[] {
  if (longestExposure(resolution, speed) >= SHORTEST_EXPOSURE) return [];
  const [shutter, enough] = [Math.ceil(1 / longestExposure(resolution, speed)), Math.floor(sharpSpeed(resolution) * 10) / 10];
  return [doubt('blur', 'resolution', { shutter, speed: enough })];
}

/** Of pictures so fine, or overlapping so much, that nobody can fly them. */
export function lowFaults({ distance, spacing }: Photography): Issue[] {
  if (distance < PATTERN_HEIGHT.min) return [fault('tooLow', 'resolution', { min: PATTERN_HEIGHT.min })];
  return spacing < SPACING_MIN ? [fault('tooClose', 'sideOverlap', { min: SPACING_MIN })] : [];
}
