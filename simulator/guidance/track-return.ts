import type { Aircraft, Place } from '../vehicle/aircraft.ts';
import type { Aim } from '../vehicle/aim.ts';
import { landAim } from './land.ts';

const EVERY_METRES = 4;
const NEAR = 3;
const MOST = 200;

const between = (a: Place, b: Place): number => Math.hypot(a.north - b.north, a.east - b.east, a.up - b.up);

/** Remembers the way it came, the longer the coarser. */
export function noteTrack(craft: Aircraft): void {
  const { track, body } = craft;
  if (craft.mode.behaviour === 'trackReturn') return;
  const last = track.at(-1);
  if (last && between(last, body) < EVERY_METRES) return;
  track.push({ north: body.north, east: body.east, up: body.up });
  if (track.length > MOST) craft.track = track.filter((_, index) => index % 2 === 0);
}

/** Back along the way it came, and down where it began. */
export function trackReturnAim(craft: Aircraft): Aim {
  const { track, body } = craft;
  // The first point is the ground it rose from.
  while (track.length > 1 && between(track.at(-1)!, body) < NEAR) track.pop();
  const next = track.length > 1 ? track.at(-1)! : undefined;
  return next ? { kind: 'reach', ...next, through: track.length > 2 } : landAim(craft, track[0] ?? craft.home ?? craft.entered);
}
