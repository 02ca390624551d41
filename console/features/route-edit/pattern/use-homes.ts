import type { DeviceId } from '@skyhelm/contract/ids';
import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useState } from 'react';
import { followVehicles, vehicleNow } from '../../../live/uav-data.ts';

function homeOf(id: DeviceId): Position | undefined {
  const { homeLatitude, homeLongitude, latitude, longitude } = vehicleNow(id).state;
  if (homeLatitude !== undefined && homeLongitude !== undefined) return { latitude: homeLatitude, longitude: homeLongitude };
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
}

/** Where each of them takes off, as it was first heard: a plan does not change with every message. Nothing as long as it is unknown of any. */
export function useHomes(ids: readonly DeviceId[]): Position[] | undefined {
  const [known, setKnown] = useState<ReadonlyMap<DeviceId, Position>>(new Map());
  useEffect(() => {
    if (ids.length === 0) return;
    const look = () =>
      setKnown((before) => {
        const news = ids.flatMap((id): [DeviceId, Position][] => {
          const home = before.has(id) ? undefined : homeOf(id);
          return home ? [[id, home]] : [];
        });
        return news.length > 0 ? new Map([...before, ...news]) : before;
      });
    look();
    return followVehicles([...ids], look);
  }, [ids]);
  const homes = ids.flatMap((id) => known.get(id) ?? []);
  return homes.length > 0 && homes.length === ids.length ? homes : undefined;
}
