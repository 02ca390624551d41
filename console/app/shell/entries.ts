import type { Screen } from '@skyhelm/contract/screens';
import type { ScreenComponent } from '../screens.ts';

/** A screen that is there, shown or kept behind another. */
export interface Entry {
  path: string;
  screen: Screen;
  params: Record<string, string>;
  Component: ScreenComponent;
  /** Another number is another instance: what the screen kept is gone. */
  instance: number;
}

let instances = 0;
export const newInstance = (): number => ++instances;

/**
 * What does not keep its state leaves when another comes. Nobody changes places: a moved element loses its scroll position. `from`: where the same page was until now,
 * which goes on as it is.
 */
export function withEntry(entries: readonly Entry[], entry: Entry, from = entry.path): Entry[] {
  const { path, params } = entry;
  const same = entries.find((one) => one.path === from && one.screen === entry.screen) ?? entries.find((one) => one.path === path);
  const kept = entries.filter((one) => one === same || (one.screen.keepAlive && one.path !== path));
  if (!same) return [...kept, entry];
  return same.path === path ? kept : kept.map((one) => (one === same ? { ...one, path, params } : one));
}
