import { describe, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

describe('axe finds nothing serious', () => {
  test('on home, departments, users and roles', async () => {
    const { page } = await visit('/home', { account: demoAccount('demo') });
    await expectSeen(page.getByRole('heading', { name: t('home.recent') }));
    await expectAccessible(page, 'home');

    await page.getByRole('button', { name: t('shell.settings') }).click();
    await expectSeen(page.getByRole('dialog', { name: t('shell.settings') }));
    await expectAccessible(page, 'settings', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/department');
    await expectSeen(page.getByRole('table').getByText(t('demo.department.north'), { exact: true }));
    await expectAccessible(page, 'departments');
    await page.getByRole('button', { name: t('department.add') }).click();
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.required')).first());
    await expectAccessible(page, 'department drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/user');
    await expectSeen(page.getByRole('table').getByText('dispatcher1', { exact: true }));
    await expectAccessible(page, 'users');
    await page.getByRole('button', { name: t('user.add') }).click();
    await page.getByRole('dialog').getByText(t('user.passwordSetting.manual')).click();
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.password.required')));
    await expectAccessible(page, 'user drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));

    await page.getByRole('button', { name: t('user.import'), exact: true }).click();
    const importing = page.getByRole('dialog', { name: t('userimport.title') });
    const another = importing.getByRole('button', { name: t('userimport.another') });
    const choice = importing.locator('input[type=file]');
    await expectSeen(another.or(choice));
    if (await another.isVisible()) await another.click();
    await choice.setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('Nickname\nA') });
    await expectSeen(importing.getByRole('alert'));
    await expectAccessible(page, 'import drawer', '[role=dialog]');
    const rows = Buffer.from(`${t('user.name')},${t('user.userName')},${t('user.roles')}\nA_b,x,Admiral`);
    await choice.setInputFiles({ name: 'faulty.csv', mimeType: 'text/csv', buffer: rows });
    await expectSeen(importing.getByText(t('userimport.faulty', { count: 3 })));
    await expectAccessible(page, 'import report', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/role');
    await expectSeen(page.getByRole('table').getByText(t('role.builtIn'), { exact: true }));
    await expectAccessible(page, 'roles');
    await page.getByRole('button', { name: t('role.add') }).click();
    await expectSeen(page.getByRole('group', { name: t('permission.ptz') }));
    await expectAccessible(page, 'role drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));
  });
});
