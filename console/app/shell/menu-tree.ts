import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import type { Screen } from '@skyhelm/contract/screens';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { Say } from '../../words/words.ts';
import type { Route } from '../routes.ts';

export interface MenuItem {
  key: string;
  title: string;
  icon: string;
  /** A group has no page of its own. */
  path?: string;
  children: MenuItem[];
}

/** A title is a key of the words `menu`; one that is none is shown as the server wrote it. */
export function menuTitle(t: Say, title: string): string {
  const key = `menu.${title}` as WordKey;
  const text = t(key);
  return text === key ? title : text;
}

/** What the sidebar shows of the server's menu: no buttons, nothing hidden, no screen that this console does not have, no empty group. */
export function menuTree(entries: readonly MenuEntry[], routes: readonly Route[], t: Say): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    if (entry.menuType === 'B' || entry.hidden) return [];
    if (entry.menuType === 'M') {
      const children = menuTree(entry.children, routes, t);
      return children.length > 0 ? [{ key: entry.name, title: menuTitle(t, entry.meta.title), icon: entry.meta.icon, children }] : [];
    }
    const screen = screenOf(routes, entry);
    return screen
      ? [
          {
            key: screen.key,
            title: menuTitle(t, screen.title),
            icon: entry.meta.icon || (screen.icon ?? ''),
            path: screen.paths[0],
            children: [],
          },
        ]
      : [];
  });
}

const screenOf = (routes: readonly Route[], entry: MenuEntry): Screen | undefined =>
  routes.find(({ screen }) => screen.key === entry.component || screen.key === entry.name)?.screen;

const parentOf = (routes: readonly Route[], screen: Screen): Screen | undefined =>
  routes.find((route) => route.screen.key === screen.hiddenUnder)?.screen;

/** From the top of the menu down to a screen; a hidden one stands below the screen that stays lit for it, and is about the same thing. */
export function trailOf(
  tree: readonly MenuItem[],
  screen: Screen,
  routes: readonly Route[],
  t: Say,
  search = '',
): { title: string; path?: string }[] {
  if (screen.hiddenUnder !== undefined) {
    const own = { title: menuTitle(t, screen.title), path: `${screen.paths[0]}${search && `?${search}`}` };
    const parent = parentOf(routes, screen);
    return parent ? [...trailOf(tree, parent, routes, t, search), own] : [own];
  }
  const own = { title: menuTitle(t, screen.title), path: screen.paths[0] };
  return pathTo(tree, screen.key) ?? [own];
}

/** The screen of the menu that stays lit. */
export function litFor(screen: Screen, routes: readonly Route[]): string {
  const parent = parentOf(routes, screen);
  return parent ? litFor(parent, routes) : (screen.hiddenUnder ?? screen.key);
}

function pathTo(tree: readonly MenuItem[], key: string): MenuItem[] | undefined {
  for (const item of tree) {
    if (item.key === key) return [item];
    const below = pathTo(item.children, key);
    if (below) return [item, ...below];
  }
  return undefined;
}

export type TitleMatch = (title: string, query: string) => boolean;

export const containsText: TitleMatch = (title, query) => title.toLocaleLowerCase().includes(query.toLocaleLowerCase());

/** Items that match, with the groups that lead to them; a group that matches brings all it holds. */
export function searchMenu(tree: readonly MenuItem[], query: string, isMatch: TitleMatch): MenuItem[] {
  if (query.trim() === '') return [...tree];
  return tree.flatMap((item) => {
    if (isMatch(item.title, query.trim())) return [item];
    const children = searchMenu(item.children, query, isMatch);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
