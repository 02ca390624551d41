import type { Aircraft } from '../vehicle/aircraft.ts';
import type { Aim } from '../vehicle/aim.ts';
import { hasPosition } from '../vehicle/gps.ts';

/** Below this the last metres are flown at the landing speed. */
const SLOW_BELOW = 10;

/** Down on a place; where the position is lost, straight down with the wind. */
export function landAim(craft: Aircraft, place: { north: number; east: number }): Aim {
  const { settings, body, gps } = craft;
  const speed = Math.max(settings.landSpeed, Math.min(settings.descentSpeed, (body.up - SLOW_BELOW) * 0.7));
  return { kind: 'touchDown', at: hasPosition(gps) ? { north: place.north, east: place.east } : undefined, speed };
}
