import { useState } from 'react';
import { remember, remembered } from '../../browser/storage.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { Status } from './fleet-filter.ts';

export const PANELS = ['fleet', 'aircraft', 'news', 'coordinates', 'markers', 'routes', 'fastTask'] as const;
export type Panel = (typeof PANELS)[number];

export interface Panels {
  isOpen(panel: Panel): boolean;
  toggle(panel: Panel): void;
  /** Of those that lie over others. */
  closeLast(): void;
  /** On a phone a sheet leaves too little of the map for anything else. */
  uncover(): void;
}

/** They lie in the same corner of the map, and want the same clicks. */
const IN_ONE_CORNER: readonly Panel[] = ['coordinates', 'markers', 'routes', 'fastTask'];
const KEY = 'station-panels';
const isList = (value: unknown): value is Panel[] => Array.isArray(value) && value.every((one) => PANELS.includes(one as Panel));

/** On a phone they are sheets over the map, one at a time. */
const useSheets = (): boolean => useMedia('(max-width: 767px)');
/** On a tablet a list, a map and an editor side by side are too much. */
const useTight = (): boolean => useMedia('(max-width: 1199px)');

/** What is shown around the map, as it was left. While a route is edited the editor has the place of the instruments, and all is as before afterwards. Whoever comes for some of the aircraft finds their list open. */
export function usePanels(isEditing: boolean, listed: Status = 'all'): Panels {
  const [isPhone, isTight] = [useSheets(), useTight()];
  // Nobody who comes back means the next click to be a task.
  const [kept, setKept] = useState<readonly Panel[]>(() =>
    isPhone ? [] : (remembered(KEY, isList) ?? ['fleet', 'aircraft']).filter((panel) => panel !== 'fastTask'),
  );
  const [came, setCame] = useState<Status>('all');
  if (came !== listed) {
    setCame(listed);
    if (listed !== 'all' && !kept.includes('fleet')) setKept(isPhone ? ['fleet'] : [...kept, 'fleet']);
  }
  const [besideEditor, setBesideEditor] = useState<readonly Panel[]>();
  if (!isEditing && besideEditor) setBesideEditor(undefined);
  const room = kept.filter((panel) => panel === 'news' || (panel === 'fleet' && !isTight));
  const open = isEditing ? (besideEditor ?? (isPhone ? [] : room)) : kept;
  const show = (next: readonly Panel[]) => {
    if (isEditing) return setBesideEditor(next);
    setKept(next);
    if (!isPhone) remember(KEY, next);
  };
  const shown = isPhone ? open.slice(-1) : open;
  return {
    isOpen: (panel) => shown.includes(panel),
    toggle(panel) {
      const others = open.filter((one) => one !== panel && !(IN_ONE_CORNER.includes(panel) && IN_ONE_CORNER.includes(one)));
      show(shown.includes(panel) ? open.filter((one) => one !== panel) : [...(isPhone ? [] : others), panel]);
    },
    uncover: () => isPhone && show([]),
    closeLast() {
      const last = open.findLast((one) => isPhone || IN_ONE_CORNER.includes(one) || one === 'news');
      if (last) show(open.filter((one) => one !== last));
    },
  };
}
