import type { Position } from '@skyhelm/core/geo/position';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RouteDesk } from '../route-desk.ts';
import { layOutApart } from './apart.ts';
import { layingOn, type Laying, type LayingState } from './laying.ts';

/** Laid out from where the aircraft takes off, where that is known. It is not laid out anew when that changes, but with the next change of the plan. */
export function useLaying(desk: RouteDesk, home: Position | undefined): Laying & { state: LayingState } {
  const [laying] = useState(() => layingOn(desk, layOutApart));
  useEffect(() => laying.beginAt(home), [laying, home]);
  useEffect(() => laying.follow(), [laying]);
  return { ...laying, state: useSyncExternalStore(laying.subscribe, laying.now) };
}

export const LaidOutContext = createContext<LayingState>({ laidOut: undefined, isBusy: false });

export const useLaidOut = (): LayingState => useContext(LaidOutContext);
