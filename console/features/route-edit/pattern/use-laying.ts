import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RouteDesk } from '../route-desk.ts';
import { layOutApart } from './apart.ts';
import { layingOn, type Laying, type LayingState } from './laying.ts';

export function useLaying(desk: RouteDesk): Laying & { state: LayingState } {
  const [laying] = useState(() => layingOn(desk, layOutApart));
  useEffect(() => laying.follow(), [laying]);
  return { ...laying, state: useSyncExternalStore(laying.subscribe, laying.now) };
}

export const LaidOutContext = createContext<LayingState>({ laidOut: undefined, isBusy: false });

export const useLaidOut = (): LayingState => useContext(LaidOutContext);
