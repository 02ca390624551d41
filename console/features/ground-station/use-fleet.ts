import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { FleetSource } from '../../live/fleet-source.ts';
import type { AircraftText, News } from '../../live/news.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';

export const FleetContext = createContext<FleetSource | undefined>(undefined);

/** Whatever flies here, now or then. */
export function useFleet(): FleetSource {
  const fleet = useContext(FleetContext);
  if (!fleet) throw new Error('there is no fleet around this component');
  return fleet;
}

export function useNow(id: string): LiveVehicle {
  const fleet = useFleet();
  return useSyncExternalStore(
    useCallback((told) => fleet.subscribe([id], told), [fleet, id]),
    () => fleet.now(id),
  );
}

/** Draws anew when any of them has changed, at most so often. */
export function usePulse(ids: readonly string[] | 'all', everyMs: number): void {
  const fleet = useFleet();
  const [, setBeat] = useState(0);
  const key = ids === 'all' ? ids : ids.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = fleet.subscribe(key === 'all' ? key : key.split(' '), () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setBeat((beat) => beat + 1);
      }, everyMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [fleet, key, everyMs]);
}

export const useAlarms = (): readonly News[] => {
  const { news } = useFleet();
  return useSyncExternalStore(news.subscribe, news.alarms);
};

export const useTexts = (): readonly AircraftText[] => {
  const { news } = useFleet();
  return useSyncExternalStore(news.subscribe, news.texts);
};

export const useLog = (): readonly News[] => {
  const { news } = useFleet();
  return useSyncExternalStore(news.subscribe, news.log);
};
