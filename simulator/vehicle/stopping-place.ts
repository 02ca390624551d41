import type { Aircraft, Place } from './aircraft.ts';

/** Where it comes to a stand when it brakes now; on its wing it does not. */
export function stoppingPlace({ body, settings, airframe, landed }: Aircraft): Place {
  if (landed === 'onGround' || airframe.kind === 'fixedWing') return { north: body.north, east: body.east, up: body.up };
  const speed = Math.hypot(body.northSpeed, body.eastSpeed);
  const reach = speed / (2 * settings.acceleration) + 0.4;
  return {
    north: body.north + body.northSpeed * reach,
    east: body.east + body.eastSpeed * reach,
    up: Math.max(0, body.up + body.upSpeed * 0.5),
  };
}

/** From now on this is the place to hold. */
export function stayFromHere(craft: Aircraft): void {
  craft.entered = { ...stoppingPlace(craft), seconds: craft.seconds, yaw: craft.body.yaw };
}
