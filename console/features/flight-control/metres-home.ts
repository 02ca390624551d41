import { metresBetween } from '@skyhelm/core/geo/distance';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** Where home is from it, in metres; nothing where either is not known. */
export function metresHome({ latitude, longitude, homeLatitude, homeLongitude }: VehicleState): number | undefined {
  if (latitude === undefined || longitude === undefined || homeLatitude === undefined || homeLongitude === undefined) return undefined;
  return metresBetween({ latitude, longitude }, { latitude: homeLatitude, longitude: homeLongitude });
}
