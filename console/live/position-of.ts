import type { Position } from '@skyhelm/core/geo/position';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

export const positionOf = ({ latitude, longitude }: VehicleState): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
