import type { Waypoint } from './route.ts';

/** Metres: whoever is told to be that near is there. */
export const THERE_M = 1;
/** Metres that PX4 on rotors takes for there where it is told none. */
const OWN_RADIUS_M = 2;

/** Whole seconds that autopilots are told to wait. A corner at which one stops is one at which one waits: they know no other. */
export function secondsHeld({ mode, turnMode, holdMs }: Pick<Waypoint, 'mode' | 'turnMode' | 'holdMs'>): number {
  if (mode === 'hover') return Math.max(turnMode === 'stop' ? 1 : 0, Math.ceil(holdMs / 1_000));
  return turnMode === 'stop' ? 1 : 0;
}

/** Metres a second squared: no autopilot is told how hard to turn or brake, and none has to do so harder than this to be good. */
export const ACCELERATION_MAX = 2;

/** Seconds from the rim of a waypoint to standing over it. */
function secondsToStop(radius: number, { speed, acceleration: told }: Waypoint): number {
  const acceleration = Math.min(told, ACCELERATION_MAX);
  const braking = (speed * speed) / (2 * acceleration);
  return radius <= braking ? Math.sqrt((2 * radius) / acceleration) : speed / acceleration + (radius - braking) / speed;
}

/**
 * Whether what can stop in the air stands still by the time it does what is to be done there. Told to wait for no time, both autopilots fly on without a stop; and
 * PX4 counts the wait from the rim, so that a short one at a wide waypoint is over before it stands. After a circle it is under way.
 */
export function standsByThen(waypoint: Waypoint): boolean {
  const seconds = secondsHeld(waypoint);
  if (waypoint.mode === 'circle' || seconds === 0) return false;
  const radius = waypoint.radius === 0 ? OWN_RADIUS_M : waypoint.radius;
  return radius <= THERE_M || seconds >= secondsToStop(radius, waypoint);
}
