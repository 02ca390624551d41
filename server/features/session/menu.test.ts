import { MenuEntry } from '@skyhelm/contract/menu-entry';
import type { Screen } from '@skyhelm/contract/screens';
import { expect, test } from 'vitest';
import { menuFor } from './menu.ts';

const SCREENS: Screen[] = [
  { key: 'home', paths: ['/home'], title: 'home', affix: true },
  { key: 'security', paths: ['/account/security', '/other'], title: 'security', hiddenUnder: 'home' },
  {
    key: 'department',
    paths: ['/department'],
    title: 'department',
    permission: 'department:query',
    buttons: ['department:add', 'department:edit'],
  },
  { key: 'users', paths: ['/users'], title: 'users', permission: 'user:query', group: 'people' },
  { key: 'roles', paths: ['/roles'], title: 'roles', permission: 'role:query', group: 'people' },
  { key: 'personal', paths: ['/tta'], title: 'tta', edition: 'personal' },
  { key: 'cloud', paths: ['/cloud'], title: 'cloud', onlineOnly: true },
];
const viewer = { permissions: [], edition: 'enterprise', online: false } as const;
const names = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ name, children }) => (children.length > 0 ? [name, ...names(children)] : name));
const menuOf = (given: Partial<Parameters<typeof menuFor>[0]>) => menuFor({ ...viewer, ...given }, SCREENS);

test('without permissions: what everybody may see', () => {
  expect(names(menuOf({}))).toEqual(['home', 'security']);
});

test('a screen brings only the buttons that are held', () => {
  const entries = menuOf({ permissions: ['department:query', 'department:edit'] });
  expect(names(entries)).toEqual(['home', 'security', ['department', 'department:edit']]);
  expect(entries[2]!.children).toMatchObject([{ menuType: 'B', permission: 'department:edit', path: '' }]);
});

test('a button without its screen shows nothing', () => {
  expect(names(menuOf({ permissions: ['department:edit'] }))).toEqual(['home', 'security']);
});

test('the wildcard sees everything of this edition; groups hold their screens', () => {
  const entries = menuOf({ permissions: ['*:*:*'] });
  expect(names(entries)).toEqual(['home', 'security', ['department', 'department:add', 'department:edit'], ['people', 'users', 'roles']]);
  expect(entries.at(-1)).toMatchObject({ menuType: 'M', meta: { title: 'people' } });
});

test('edition and online flag bring their screens', () => {
  expect(names(menuOf({ edition: 'personal', online: true }))).toEqual(['home', 'security', 'personal', 'cloud']);
});

test('a hidden screen is reachable and keeps its parent lit', () => {
  expect(menuOf({})[1]).toMatchObject({ hidden: true, path: '/account/security', meta: { activeMenu: '/home' } });
});

test('what the product ships has the shape of the contract', () => {
  for (const entry of menuFor({ ...viewer, permissions: ['*:*:*'] })) expect(MenuEntry.parse(entry)).toEqual(entry);
});
