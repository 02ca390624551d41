import type { Home } from '@skyhelm/core/plan/path/course';
import { homeOf, isSameHome } from '@skyhelm/core/plan/path/home-of';
import { useEffect, useState } from 'react';
import { followVehicle, vehicleNow } from '../../live/uav-data.ts';

/** Where the chosen aircraft takes off: the server holds the route to it when it is sent. */
export function useHome(id: string | undefined): Home | undefined {
  const [home, setHome] = useState<Home>();
  useEffect(() => {
    if (id === undefined) return;
    const look = () =>
      setHome((before) => {
        const next = homeOf(vehicleNow(id).state);
        // Otherwise the route would be checked several times a second, and the ground on the way to it never be known.
        return isSameHome(before, next) ? before : next;
      });
    look();
    const end = followVehicle(id, look);
    return () => {
      end();
      setHome(undefined);
    };
  }, [id]);
  return home;
}
