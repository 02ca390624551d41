import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk, RouteDesk } from './route-desk.ts';

export const DeskContext = createContext<RouteDesk | undefined>(undefined);

export function useDesk(): { desk: RouteDesk; now: Desk } {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no route around this component');
  return { desk, now: useSyncExternalStore(desk.subscribe, desk.now) };
}
