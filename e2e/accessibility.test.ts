import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

/** What shuts somebody out. Lesser findings are advice. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  expect(told, `what axe says of ${where}`).toEqual([]);
}

describe.each(['light', 'dark'] as const)('in the %s theme axe finds nothing serious', (theme) => {
  test('on the login page and its ways', async () => {
    const { page } = await visit('/login', { theme });
    await expectSeen(page.getByRole('button', { name: t('login.submit') }));
    await expectAccessible(page, 'login');
    await page.getByRole('button', { name: t('login.submit') }).click();
    await expectSeen(page.getByText(t('issues.password.required')));
    await expectAccessible(page, 'login with faults');
    await page.getByRole('button', { name: t('login.forgot') }).click();
    await expectSeen(page.getByRole('button', { name: t('login.resetPassword') }));
    await expectAccessible(page, 'forgot password');
  });

  test('on the screens, their drawers and dialogs', async () => {
    const { page } = await visit('/home', { theme, account: demoAccount('demo') });
    await expectSeen(page.getByRole('heading', { name: t('home.recent') }));
    await expectAccessible(page, 'home');

    await page.getByRole('button', { name: t('shell.settings') }).click();
    await expectSeen(page.getByRole('dialog', { name: t('shell.settings') }));
    await expectAccessible(page, 'settings');

    await page.goto('/department');
    await expectSeen(page.getByText(t('demo.department.north'), { exact: true }));
    await expectAccessible(page, 'departments');
    await page.getByRole('button', { name: t('department.add') }).click();
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.required')).first());
    await expectAccessible(page, 'department drawer');

    await page.goto('/account/security');
    await expectSeen(page.getByText(t('account.thisSession')));
    await expectAccessible(page, 'security');
    await page.getByRole('button', { name: t('account.changePassword') }).click();
    await expectSeen(page.getByRole('dialog'));
    await expectAccessible(page, 'password dialog');

    await page.goto('/outbox');
    await expectSeen(page.getByRole('heading', { name: t('menu.outbox') }), page.getByText(t('outbox.nobodySends')));
    await expectAccessible(page, 'outbox');

    await page.goto('/nowhere');
    await expectSeen(page.getByRole('heading', { name: t('shell.notFound.title') }));
    await expectAccessible(page, 'not found');
  });
});
