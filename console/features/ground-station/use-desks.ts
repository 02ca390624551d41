import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHas } from '../../session/session.ts';
import type { LiveControls } from '../../live/controls.ts';
import { deskStore } from './desk-store.ts';

/** Who has the controls of the aircraft that are selected, and of those that one has oneself. */
export function useDesks(selected: readonly string[]): ReadonlyMap<string, LiveControls> {
  const [store] = useState(deskStore);
  const mayControl = useHas('device:control');
  const key = mayControl ? selected.join(' ') : '';
  useEffect(() => store.watch(key === '' ? [] : key.split(' ')), [store, key]);
  useEffect(() => () => store.close(), [store]);
  return useSyncExternalStore(store.subscribe, store.now);
}
