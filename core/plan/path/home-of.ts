import type { VehicleState } from '../../vehicle/state.ts';
import type { Home } from './course.ts';

/** Where a vehicle takes off, or stands as long as it has not. */
export function homeOf({ homeLatitude, homeLongitude, homeAltitude: altitude, latitude, longitude }: VehicleState): Home | undefined {
  if (homeLatitude !== undefined && homeLongitude !== undefined)
    return { position: { latitude: homeLatitude, longitude: homeLongitude }, altitude };
  return latitude === undefined || longitude === undefined ? undefined : { position: { latitude, longitude }, altitude };
}
