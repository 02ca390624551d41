import { followVehicle, vehicleNow } from '../../live/uav-data.ts';
import type { Camera, Covered } from '../../map/map-handle.ts';
import { isInSight } from './in-sight.ts';

interface Around {
  covered(): Covered;
  /** Whoever has begun to draw, or has moved the map, is left alone. */
  isLeftAlone(): boolean;
}

/** Shows an aircraft that a route is planned for, once it is known where that is: one that was just started has not said so yet. */
export function goToAircraft(camera: Pick<Camera, 'view' | 'toScreen' | 'fit'>, id: string, { covered, isLeftAlone }: Around): () => void {
  let isShown = false;
  const look = () => {
    const { latitude, longitude } = vehicleNow(id).state;
    if (isShown || latitude === undefined || longitude === undefined) return;
    isShown = true;
    const places = [{ latitude, longitude }];
    if (!isLeftAlone() && !isInSight({ camera }, places, covered())) camera.fit(places, covered());
  };
  look();
  return followVehicle(id, look);
}
