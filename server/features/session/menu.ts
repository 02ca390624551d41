import { holds } from '@skyhelm/core/identity/permission';
import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import { SCREENS, type Edition, type Screen } from '@skyhelm/contract/screens';

export interface Viewer {
  permissions: readonly string[];
  edition: Edition;
  online: boolean;
}

/** The screens somebody may reach, grouped, each with the buttons they hold. Titles are keys: the console says them in its language. */
export function menuFor({ permissions, edition, online }: Viewer, screens: readonly Screen[] = SCREENS): MenuEntry[] {
  const visible = screens.filter(
    (screen) =>
      (screen.permission === undefined || holds(permissions, screen.permission)) &&
      (screen.edition === undefined || screen.edition === edition) &&
      (!screen.onlineOnly || online),
  );
  const entries: MenuEntry[] = [];
  for (const screen of visible) {
    const { group } = screen;
    const entry = screenEntry(screen, permissions, screens);
    const siblings = group === undefined ? undefined : entries.find(({ menuType, name }) => menuType === 'M' && name === group);
    if (siblings) siblings.children.push(entry);
    else if (group === undefined) entries.push(entry);
    else entries.push({ ...blank, menuType: 'M', name: group, meta: { ...blank.meta, title: group }, children: [entry] });
  }
  return entries;
}

const blank = {
  path: '',
  component: '',
  permission: '',
  hidden: false,
  meta: { title: '', icon: '', affix: false, keepAlive: false, activeMenu: '' },
  children: [],
};

/** The address of the screen in the menu that stays lit for a hidden one. */
function litFor(screen: Screen, screens: readonly Screen[]): string {
  const parent = screens.find((other) => other.key === screen.hiddenUnder);
  return parent ? litFor(parent, screens) : screen.paths[0];
}

function screenEntry(screen: Screen, permissions: readonly string[], screens: readonly Screen[]): MenuEntry {
  const { key, paths, title, icon = '', permission = '', buttons = [], hiddenUnder, affix = false, keepAlive = false } = screen;
  return {
    menuType: 'C',
    name: key,
    path: paths[0],
    component: key,
    permission,
    hidden: hiddenUnder !== undefined,
    meta: { title, icon, affix, keepAlive, activeMenu: hiddenUnder === undefined ? '' : litFor(screen, screens) },
    children: buttons
      .filter((button) => holds(permissions, button))
      .map((button) => ({ ...blank, menuType: 'B', name: button, permission: button })),
  };
}
