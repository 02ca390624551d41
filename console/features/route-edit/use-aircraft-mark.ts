import { useEffect } from 'react';
import { followVehicle, vehicleNow } from '../../live/uav-data.ts';
import type { MapHandle, MapMarker, VehicleMark } from '../../map/map-handle.ts';
import { placesOf } from './draw-route.ts';
import type { RouteDesk } from './route-desk.ts';

/** The chosen aircraft and its home, as they are. As long as nothing is drawn, the map goes to where it is once that is known. */
export function useAircraftMark(map: MapHandle | undefined, id: string | undefined, desk: RouteDesk): void {
  useEffect(() => {
    if (!map || id === undefined) return;
    let isShown = false;
    let shownHome = '';
    const mark: VehicleMark = { id, name: '', latitude: Number.NaN, longitude: Number.NaN, heading: undefined, look: 'stale' };
    map.vehicles.show(() => [mark]);
    const look = () => {
      const { state, online } = vehicleNow(id);
      const { latitude = Number.NaN, longitude = Number.NaN, heading, flying, homeLatitude, homeLongitude } = state;
      Object.assign(mark, { latitude, longitude, heading, look: online ? (flying ? 'flying' : 'ground') : 'stale' });
      map.vehicles.changed();
      const home = `${homeLatitude} ${homeLongitude}`;
      // Every marker is drawn anew with one: not four times a second.
      if (home !== shownHome) map.markers.set('home', homeOf(id, homeLatitude, homeLongitude));
      shownHome = home;
      if (isShown || Number.isNaN(latitude)) return;
      isShown = true;
      // Whoever has begun to draw is left alone.
      if (placesOf(desk.now().draft.route).length === 0) map.camera.fit([{ latitude, longitude }]);
    };
    look();
    const end = followVehicle(id, look);
    return () => {
      end();
      map.vehicles.show(() => []);
      map.vehicles.changed();
      map.markers.set('home', []);
    };
  }, [map, id, desk]);
}

const homeOf = (id: string, latitude: number | undefined, longitude: number | undefined): MapMarker[] =>
  latitude === undefined || longitude === undefined ? [] : [{ id, kind: 'home', position: { latitude, longitude } }];
