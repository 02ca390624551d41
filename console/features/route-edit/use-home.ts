import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Home } from '@skyhelm/core/plan/path/course';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { useEffect, useState } from 'react';
import { followVehicle, vehicleNow } from '../../live/uav-data.ts';

/** Less than what a receiver is wrong by: an aircraft that stands must not have the route checked four times a second. */
const MOVED_M = 2;

/** Degrees: less than what a compass is wrong by. */
const TURNED = 5;

const isSame = (one: Home | undefined, other: Home | undefined): boolean =>
  one && other
    ? one.altitude === other.altitude && metresBetween(one.position, other.position) < MOVED_M && isSameHeading(one.heading, other.heading)
    : one === other;

const isSameHeading = (one: number | undefined, other: number | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other;
  const turned = Math.abs(one - other) % 360;
  return Math.min(turned, 360 - turned) < TURNED;
};

/** Where the chosen aircraft takes off: the server holds the route to it when it is sent. */
export function useHome(id: string | undefined): Home | undefined {
  const [home, setHome] = useState<Home>();
  useEffect(() => {
    if (id === undefined) return;
    const look = () =>
      setHome((before) => {
        const next = homeOf(vehicleNow(id).state);
        return isSame(before, next) ? before : next;
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
