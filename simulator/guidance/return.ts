import { say, type Aircraft } from '../vehicle/aircraft.ts';
import type { Aim } from '../vehicle/aim.ts';
import { groundSpeed } from '../vehicle/body.ts';
import { landAim } from './land.ts';
import { returnPlace } from './return-place.ts';

const NEAR = 2;
/** Passing over it is not being there. */
const SLOW = 4;

/** Up to a safe height, home or to a rally point, a moment's wait, and down. A wing has no place to wait: it circles there. */
export function returnAim(craft: Aircraft): Aim {
  const { place, height: least } = returnPlace(craft);
  const { body, settings } = craft;
  const distance = Math.hypot(place.north - body.north, place.east - body.east);
  const height = Math.max(least, craft.returnPhase === 'climb' ? craft.entered.up + settings.returnClimb : 0);
  if (craft.airframe.kind === 'fixedWing') return { kind: 'orbit', ...place, up: height, radius: settings.loiterRadius, clockwise: true };

  if (craft.returnPhase === 'climb' && body.up >= height - 0.5) craft.returnPhase = 'fly';
  if (craft.returnPhase === 'fly' && distance < NEAR && groundSpeed(body) < SLOW) {
    craft.returnPhase = 'wait';
    craft.returnWaitUntil = craft.seconds + settings.returnHoldSeconds;
  }
  if (craft.returnPhase === 'wait' && craft.seconds >= craft.returnWaitUntil) {
    craft.returnPhase = 'descend';
    if (craft.flavour.autopilot === 'px4') say(craft, 'info', 'RTL: land at destination');
  }
  switch (craft.returnPhase) {
    case 'climb':
      return { kind: 'reach', north: craft.entered.north, east: craft.entered.east, up: height };
    case 'fly':
    case 'wait':
      return {
        kind: 'reach',
        north: place.north,
        east: place.east,
        up: Math.max(body.up, least - 1),
        speed: settings.returnSpeed ?? craft.speed,
      };
    case 'descend':
      return landAim(craft, place);
  }
}
