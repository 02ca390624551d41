import type { Permission } from '@skyhelm/contract/permissions';
import { addRole, getAllRoles, setRole } from '@skyhelm/contract/role';
import { changePassword } from '@skyhelm/contract/session';
import { addUser } from '@skyhelm/contract/user';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, callAs, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();
const box = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
const menuLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: t('shell.menu') })
    .getByRole('link')
    .getByText(name, { exact: true });

async function act(page: Page, name: string, action: 'view' | 'edit' | 'delete'): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: t(`common.${action}`) })
    .click();
  await expectSeen(page.getByRole('dialog'));
}

async function personWith(account: string, permissions: Permission[]) {
  const other = await callAs(admin);
  const { id } = await other.call(addRole, { name: `Role of ${account}`, permissions });
  const [given, own] = ['Given7password', 'Chosen7password'];
  await other.call(addUser, { name: account, userName: account, roleIds: [id], deptId: null, password: given });
  await (await callAs({ account, password: given })).call(changePassword, { oldPassword: given, newPassword: own, confirmPassword: own });
  return { account, password: own };
}

test('a role is made of words, edited against somebody else, and deleted after a warning', async () => {
  const { page } = await visit('/role', { account: admin });
  await page.getByRole('button', { name: t('role.add') }).click();
  await save(page);
  await expectSeen(page.getByRole('dialog').getByText(t('issues.required')));
  await page.getByRole('dialog').getByLabel(t('role.name'), { exact: true }).fill('Night watch');
  await box(page, t('permission.department'), t('permission.department:add')).check();
  expect(
    await box(page, t('permission.department'), t('permission.department:query')).isChecked(),
    'a button brings its screen along',
  ).toBe(true);
  await box(page, t('permission.ptz'), t('permission.ptz:zoom')).check();
  await save(page);
  await expectSeen(page.getByText(t('common.saved')), row(page, 'Night watch').getByText(t('dictionary.dataScope.departmentTree')));

  await act(page, 'Night watch', 'edit');
  await page.getByRole('dialog').getByLabel(t('role.description'), { exact: true }).fill('Mine');
  const other = await callAs(admin);
  const [saved] = await other.call(getAllRoles, { keyword: 'Night watch' });
  expect(saved).toMatchObject({ permissions: ['department:query', 'department:add'], ptzPermissions: ['ptz:zoom'] });
  await other.call(setRole, { ...saved!, permissions: ['role:query'], ptzPermissions: [] });
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('role.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: t('common.pair', { name: t('permission.role'), value: t('permission.role:query') }) }));
  await notice.getByRole('button', { name: t('common.stale.takeTheirs') }).click();
  await save(page);
  await expectGone(page.getByRole('dialog'));

  await act(page, 'Night watch', 'delete');
  const question = page.getByRole('dialog', { name: t('role.delete.title', { name: 'Night watch' }) });
  await expectSeen(question.getByText(t('role.delete.explain')), question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectSeen(page.getByText(t('common.deleted')));
  await expectGone(row(page, 'Night watch'));
});

test('a role edited while its holder is signed in changes the holder’s menu at once', async () => {
  const holder = await personWith('holder', []);
  const theirs = await visit('/home', { account: holder });
  await expectSeen(menuLink(theirs.page, t('menu.home')));
  await expectGone(menuLink(theirs.page, t('menu.department')));

  const { page } = await visit('/role', { account: admin });
  await act(page, 'Role of holder', 'edit');
  await box(page, t('permission.department'), t('permission.department:query')).check();
  await save(page);
  await menuLink(theirs.page, t('menu.department')).click();
  await expectAddress(theirs.page, '/department');

  await act(page, 'Role of holder', 'delete');
  await expectSeen(page.getByText(t('role.delete.people', { count: 1 })));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.delete') })
    .click();
  await expectGone(menuLink(theirs.page, t('menu.department')));
  await expectSeen(menuLink(theirs.page, t('menu.home')));
});

test('nobody is offered to grant more than they hold, and is told why', async () => {
  const { page } = await visit('/role', {
    account: await personWith('rolekeeper', ['role:query', 'role:add', 'role:edit', 'role:delete']),
  });
  const administrator = page.getByRole('row').filter({ hasText: t('role.builtIn') });
  await expectSeen(administrator);
  await expectGone(
    administrator.getByRole('button', { name: t('common.edit') }),
    administrator.getByRole('button', { name: t('common.delete') }),
  );
  await administrator.getByRole('button', { name: t('common.view') }).click();
  await expectSeen(page.getByRole('dialog').getByText(t('role.builtIn.note')), page.getByRole('dialog').getByText(t('role.everything')));
  await page.keyboard.press('Escape');
  await expectGone(page.getByRole('dialog'));

  await page.getByRole('button', { name: t('role.add') }).click();
  await expectSeen(page.getByText(t('role.permissions.limited')));
  expect(await box(page, t('permission.department'), t('permission.department:query')).isDisabled()).toBe(true);
  expect(await box(page, t('permission.role'), t('permission.role:edit')).isEnabled()).toBe(true);
  await page
    .getByRole('group', { name: t('permission.department') })
    .getByText(t('permission.department:query'))
    .hover();
  await expectSeen(page.getByRole('tooltip').getByText(t('role.notHeld')));
});
