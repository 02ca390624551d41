import { isFlying, say, type Aircraft } from './aircraft.ts';

/** Metres a second under an open parachute. */
export const PARACHUTE_SINK = 4.5;

/** Refused where there is none or nothing to save. */
export function openParachute(craft: Aircraft): boolean {
  if (craft.parachute !== 'ready' || !isFlying(craft)) return false;
  craft.parachute = 'open';
  craft.armed = false;
  say(craft, 'alert', 'Parachute: Released');
  return true;
}
