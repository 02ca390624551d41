import type { DeviceId } from '@skyhelm/contract/ids';
import type { Home } from '@skyhelm/core/plan/path/course';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { useEffect, useState } from 'react';
import { followVehicles, vehicleNow } from '../../../live/uav-data.ts';

/** Where each of them takes off, as it was first heard with its height: a plan does not change with every message. Nothing as long as it is unknown of any. */
export function useHomes(ids: readonly DeviceId[]): Home[] | undefined {
  const [known, setKnown] = useState<ReadonlyMap<DeviceId, Home>>(new Map());
  useEffect(() => {
    if (ids.length === 0) return;
    const look = () =>
      setKnown((before) => {
        const news = ids.flatMap((id): [DeviceId, Home][] => {
          const home = homeOf(vehicleNow(id).state);
          return home && isNews(before.get(id), home) ? [[id, home]] : [];
        });
        return news.length > 0 ? new Map([...before, ...news]) : before;
      });
    look();
    return followVehicles([...ids], look);
  }, [ids]);
  const homes = ids.flatMap((id) => known.get(id) ?? []);
  return homes.length > 0 && homes.length === ids.length ? homes : undefined;
}

const isNews = (before: Home | undefined, { altitude }: Home): boolean =>
  before === undefined || (before.altitude === undefined && altitude !== undefined);
