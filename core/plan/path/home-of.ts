import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import type { Home } from './course.ts';

/** A place that is taken off from, with its height where somebody has said it. */
export const homeAt = ({ longitude, latitude, altitude }: Position & { altitude?: number | null }): Home => ({
  position: { longitude, latitude },
  altitude: altitude ?? undefined,
});

/**
 * Where a vehicle took off, or stands as long as it has not: on the ground it may have been carried away from what it calls its home, and makes another one of where it
 * stands when its motors start.
 */
export function homeOf({
  flying,
  homeLatitude,
  homeLongitude,
  homeAltitude,
  latitude,
  longitude,
  altitude,
  heading,
  yaw,
}: VehicleState): Home | undefined {
  const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  if (flying === false && here) return { position: here, altitude: altitude ?? homeAltitude, heading: heading ?? yaw };
  if (homeLatitude !== undefined && homeLongitude !== undefined)
    return { position: { latitude: homeLatitude, longitude: homeLongitude }, altitude: homeAltitude };
  return here && { position: here, altitude: homeAltitude };
}

/** Less than what a receiver is wrong by, along and up, and degrees that a compass is. */
const [MOVED_M, TURNED] = [2, 5];

/** Whether it is still taken off from there: an aircraft that stands says another place, height and heading several times a second. */
export const isSameHome = (one: Home | undefined, other: Home | undefined): boolean =>
  one && other
    ? between(one.altitude, other.altitude) < MOVED_M &&
      turnedBy(between(one.heading, other.heading)) < TURNED &&
      metresBetween(one.position, other.position) < MOVED_M
    : one === other;

const between = (one: number | undefined, other: number | undefined): number =>
  one === other ? 0 : one === undefined || other === undefined ? Infinity : Math.abs(one - other);

/** The shorter way round. */
const turnedBy = (degrees: number): number => Math.min(degrees, Math.abs(360 - degrees));
