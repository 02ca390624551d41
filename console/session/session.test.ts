import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from './session.ts';

const button = (permission: string, children: MenuEntry[] = []): MenuEntry => ({
  menuType: 'B',
  name: '',
  path: '',
  component: '',
  permission,
  hidden: true,
  meta: { title: '', icon: '', affix: false, keepAlive: false, activeMenu: '' },
  children,
});

describe('what somebody may do', () => {
  it('is what the server says of them and every button in the menu tree, once each', () => {
    const menu = [{ ...button('department:query', [button('department:add'), button('department:edit')]), menuType: 'C' as const }];
    expect(permissionsOf({ permissions: ['department:add', 'log:query'] }, menu)).toEqual([
      'department:add',
      'log:query',
      'department:edit',
    ]);
  });
});
