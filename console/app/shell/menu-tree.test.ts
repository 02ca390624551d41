import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import type { Screen } from '@skyhelm/contract/screens';
import { describe, expect, it } from 'vitest';
import { containsText, litFor, menuTree, searchMenu, trailOf } from './menu-tree.ts';

const SCREENS: Screen[] = [
  { key: 'home', paths: ['/home'], title: 'home' },
  { key: 'department', paths: ['/department'], title: 'department' },
  { key: 'members', paths: ['/department/members'], title: 'members', hiddenUnder: 'department' },
  { key: 'history', paths: ['/department/members/history'], title: 'history', hiddenUnder: 'members' },
];
const ROUTES = SCREENS.map((screen) => ({ screen, path: screen.paths[0] }));
const entry = (menuType: MenuEntry['menuType'], component: string, given: Partial<MenuEntry> = {}): MenuEntry => ({
  menuType,
  name: component,
  path: '',
  component,
  permission: '',
  hidden: false,
  meta: { title: component, icon: '', affix: false, keepAlive: false, activeMenu: '' },
  children: [],
  ...given,
});
const say = (key: string) => ({ 'menu.department': '部门管理', 'menu.home': '首页' })[key] ?? key;

const MENU = [
  entry('C', 'home'),
  entry('M', 'people', { children: [entry('C', 'department', { children: [entry('B', 'add')] }), entry('B', 'export')] }),
  entry('M', 'later', { children: [entry('C', 'notBuilt')] }),
  entry('C', 'department', { hidden: true }),
];

describe('the menu', () => {
  const tree = menuTree(MENU, ROUTES, say);

  it('shows groups and screens, in words, without buttons, hidden entries, screens that do not exist and empty groups', () => {
    expect(tree).toMatchObject([
      { key: 'home', title: '首页', path: '/home' },
      { key: 'people', title: 'people', children: [{ key: 'department', title: '部门管理', children: [] }] },
    ]);
    expect(tree).toHaveLength(2);
  });

  it('is searched by title, keeping the groups that lead to what is found', () => {
    expect(searchMenu(tree, ' 部门 ', containsText)).toMatchObject([{ key: 'people', children: [{ key: 'department' }] }]);
    expect(searchMenu(tree, 'HOME', (title, query) => title === '首页' && query === 'HOME')).toMatchObject([{ key: 'home' }]);
    expect(searchMenu(tree, 'zzz', containsText)).toEqual([]);
    expect(searchMenu(tree, '', containsText)).toHaveLength(2);
  });

  it('gives the trail to a screen, through the one that stays lit for a hidden one', () => {
    expect(trailOf(tree, SCREENS[2]!, ROUTES, say).map(({ title }) => title)).toEqual(['people', '部门管理', 'members']);
  });

  it('leads from a screen about one thing back to another about the same, and keeps the menu lit for both', () => {
    const trail = trailOf(tree, SCREENS[3]!, ROUTES, say, 'id=7');
    expect(trail.map(({ path }) => path)).toEqual([
      undefined,
      '/department',
      '/department/members?id=7',
      '/department/members/history?id=7',
    ]);
    expect(SCREENS.slice(1).map((screen) => litFor(screen, ROUTES))).toEqual(['department', 'department', 'department']);
  });
});
