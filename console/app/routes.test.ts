import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import type { Screen } from '@skyhelm/contract/screens';
import { describe, expect, it } from 'vitest';
import { aliasesOf, isKnown, match, routesOf } from './routes.ts';

const CATALOGUE: Screen[] = [
  { key: 'home', paths: ['/home'], title: 'home' },
  { key: 'department', paths: ['/department', '/admin/department'], title: 'department', permission: 'department:query' },
  { key: 'rtk', paths: ['/admin/device/rtk/:id'], title: 'home', hiddenUnder: 'department', permission: 'department:edit' },
  { key: 'rtkNew', paths: ['/admin/device/rtk/new'], title: 'home', hiddenUnder: 'department' },
  { key: 'tta', paths: ['/tta'], title: 'tta', hiddenUnder: 'home' },
  { key: 'lpr', paths: ['/history/lpr'], title: 'home', onlineOnly: true },
  { key: 'personal', paths: ['/personal'], title: 'home', hiddenUnder: 'home', edition: 'personal' },
];
const entry = (component: string, given: Partial<MenuEntry> = {}): MenuEntry => ({
  menuType: 'C',
  name: component,
  path: `/${component}`,
  component,
  permission: '',
  hidden: false,
  meta: { title: component, icon: '', affix: false, keepAlive: false, activeMenu: '' },
  children: [],
  ...given,
});
const MENU = [entry('home'), entry('group', { menuType: 'M', children: [entry('department'), entry('lpr')] })];
const ENTERPRISE = { edition: 'enterprise', online: false } as const;
const pathsOf = (...given: Parameters<typeof routesOf>) => routesOf(...given).map((route) => route.path);

describe('routes from the menu and the catalogue', () => {
  it('mounts a screen of the menu at each of its addresses, however deep it stands', () => {
    expect(pathsOf(CATALOGUE, MENU, ['department:query'], ENTERPRISE)).toEqual(
      expect.arrayContaining(['/department', '/admin/department']),
    );
  });

  it('leaves out what the server did not put into the menu', () => {
    expect(pathsOf(CATALOGUE, [entry('home')], ['*:*:*'], ENTERPRISE)).not.toContain('/department');
  });

  it('leaves out what the permissions do not cover, even when the menu has it', () => {
    expect(pathsOf(CATALOGUE, MENU, [], ENTERPRISE)).not.toContain('/department');
  });

  it('adds a hidden route by the permission of its button', () => {
    expect(pathsOf(CATALOGUE, MENU, ['department:edit'], ENTERPRISE)).toContain('/admin/device/rtk/:id');
    expect(pathsOf(CATALOGUE, MENU, ['department:query'], ENTERPRISE)).not.toContain('/admin/device/rtk/:id');
  });

  it('always has the personal entry', () => {
    expect(pathsOf(CATALOGUE, [], [], ENTERPRISE)).toContain('/tta');
  });

  it('keeps to the edition and to the online flag', () => {
    expect(pathsOf(CATALOGUE, MENU, ['*:*:*'], ENTERPRISE)).not.toEqual(expect.arrayContaining(['/history/lpr']));
    expect(pathsOf(CATALOGUE, MENU, ['*:*:*'], { edition: 'enterprise', online: true })).toContain('/history/lpr');
    expect(pathsOf(CATALOGUE, MENU, ['*:*:*'], ENTERPRISE)).not.toContain('/personal');
  });

  it('makes no route of a button', () => {
    expect(pathsOf(CATALOGUE, [entry('department', { menuType: 'B' })], ['*:*:*'], ENTERPRISE)).not.toContain('/department');
  });
});

describe('other addresses of a page', () => {
  const aliases = (screen: Omit<Screen, 'key' | 'title'>, path: string) =>
    aliasesOf(match(routesOf([{ key: 'a', title: 'a', hiddenUnder: 'home', ...screen }], [], [], ENTERPRISE), path)!);

  it('are all that lead to the same one', () => {
    expect(aliases({ paths: ['/task-management', '/task'] }, '/task')).toEqual(['/task-management']);
    expect(aliases({ paths: ['/play/:id', '/admin/play/:id'] }, '/play/a%20b')).toEqual(['/admin/play/a%20b']);
  });

  it('are none that show something else', () => {
    expect(aliases({ paths: ['/edit-route', '/edit-route/:id'] }, '/edit-route/7')).toEqual([]);
    expect(aliases({ paths: ['/add/spot', '/add/area'], differsByPath: true }, '/add/spot')).toEqual([]);
  });
});

describe('an address', () => {
  const routes = routesOf(CATALOGUE, MENU, ['*:*:*'], ENTERPRISE);

  it('gives its parameters', () => {
    expect(match(routes, '/admin/device/rtk/a%20b')).toMatchObject({ screen: { key: 'rtk' }, params: { id: 'a b' } });
  });

  it('is taken literally where a screen has it literally', () => {
    expect(match(routes, '/admin/device/rtk/new')?.screen.key).toBe('rtkNew');
  });

  it('does not mind a slash at its end, nor half an escape', () => {
    expect(match(routes, '/department/')?.screen.key).toBe('department');
    expect(match(routes, '/admin/device/rtk/%')?.params).toEqual({ id: '%' });
  });

  it('needs every segment', () => {
    expect(match(routes, '/admin/device/rtk/')).toBeUndefined();
    expect(match(routes, '/department/more')).toBeUndefined();
  });

  it('is known or not, whoever asks', () => {
    expect(isKnown(CATALOGUE, '/admin/device/rtk/7')).toBe(true);
    expect(isKnown(CATALOGUE, '/admin/device')).toBe(false);
  });
});
