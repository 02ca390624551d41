import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

/** What shuts somebody out. Lesser findings are advice. */
async function expectNothingGrave(page: Page, where: string, within: string, rules: string[]): Promise<void> {
  // Without frames there is nothing to gather from other windows.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  expect(told, `what axe says of ${where}`).toEqual([]);
}

/** In the light, and in the dark, which has the same elements in other colours. A dialog is looked at without the page behind it. */
async function expectAccessible(page: Page, where: string, within: 'body' | '[role=dialog]' = 'body'): Promise<void> {
  await expectNothingGrave(page, where, within, []);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectSeen(page.locator(`html[data-theme=${theme}]`));
    if (theme === 'dark') await expectNothingGrave(page, `${where} in the dark`, within, ['color-contrast']);
  }
}

describe('axe finds nothing serious', () => {
  test('on the login page and its ways', async () => {
    const { page } = await visit('/login');
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

    await goTo(page, '/user-review?q=pilot6');
    await page
      .getByRole('table')
      .getByRole('button', { name: `${t('demo.role.pilot')} 6`, exact: true })
      .click();
    await expectSeen(page.getByText(t('certification.checks'), { exact: true }), page.locator('img[src^="blob:"]').last());
    await expectAccessible(page, 'user review and its drawer');
    await page.getByRole('button', { name: t('certification.fail') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('certification.fail') })
      .last()
      .click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.required')));
    await expectAccessible(page, 'failing a certification', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/account/certification');
    await page.getByRole('button', { name: t('certification.own.submitIdentity') }).click();
    await page.getByRole('button', { name: t('certification.own.submit'), exact: true }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.required')).first());
    await expectAccessible(page, 'own certification and its form');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/account/security');
    await expectSeen(page.getByText(t('account.thisSession')));
    await expectAccessible(page, 'security');
    await page.getByRole('button', { name: t('account.changePassword') }).click();
    await expectSeen(page.getByRole('dialog'));
    await expectAccessible(page, 'password dialog', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/log');
    await page
      .getByRole('button', { name: t('log.session.opened') })
      .first()
      .click();
    await expectSeen(page.getByRole('dialog').getByText(t('oplog.requestId')));
    await expectAccessible(page, 'log and its drawer');
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/outbox');
    await expectSeen(page.getByRole('heading', { name: t('menu.outbox') }), page.getByText(t('outbox.nobodySends')));
    await expectAccessible(page, 'outbox');

    await goTo(page, '/nowhere');
    await expectSeen(page.getByRole('heading', { name: t('shell.notFound.title') }));
    await expectAccessible(page, 'not found');
  });

  test('on devices, their drawers and dialogs, sharing and statistics', async () => {
    const { page } = await visit('/device?q=26001', { account: demoAccount('demo') });
    const uav = `${t('dictionary.deviceType.uav')} 01`;
    const begin = async (action: string) => {
      await page.getByRole('button', { name: `${t('common.more')} ${uav}` }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await expectSeen(page.getByRole('dialog'));
    };
    const end = async () => {
      await page.keyboard.press('Escape');
      await expectGone(page.getByRole('dialog'));
    };
    await expectSeen(page.getByRole('table').getByText(uav, { exact: true }));
    await expectAccessible(page, 'devices');
    await page.getByRole('button', { name: t('device.add') }).click();
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByText(t('issues.sn.required')));
    await expectAccessible(page, 'device drawer', '[role=dialog]');
    await end();
    await begin(t('device.changeState'));
    await expectAccessible(page, 'status of a device', '[role=dialog]');
    await end();
    await begin(t('device.bind.again'));
    await expectAccessible(page, 'binding a device', '[role=dialog]');
    await end();
    await begin(t('device.key'));
    await expectAccessible(page, 'signing key', '[role=dialog]');
    await end();
    await begin(t('device.share'));
    await expectSeen(page.getByRole('dialog').getByRole('heading', { name: t('share.exclusive') }));
    await expectAccessible(page, 'sharing of a device', '[role=dialog]');
    await end();
    await page.getByRole('button', { name: t('device.groups'), exact: true }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('demo.group.survey')));
    await expectAccessible(page, 'device groups', '[role=dialog]');
    await end();
    await page.getByRole('link', { name: uav, exact: true }).click();
    await expectSeen(page.getByRole('heading', { name: t('uav.history') }));
    await expectAccessible(page, 'details of a UAV');
    await page.getByRole('link', { name: t('uav.life') }).click();
    await expectSeen(page.getByText(t('uav.months')));
    await expectAccessible(page, 'life statistics');
    await goTo(page, '/share');
    await expectSeen(page.getByRole('table').getByText(uav, { exact: true }));
    await expectAccessible(page, 'sharing management');
  });

  test('on sites, corporate information and user settings', async () => {
    const { page } = await visit('/site', { account: demoAccount('demo') });
    await expectSeen(page.getByRole('table').getByText(t('demo.site.beijing'), { exact: true }));
    await expectAccessible(page, 'sites');
    await page.getByRole('button', { name: t('site.add') }).click();
    await page.getByLabel(t('site.paste'), { exact: true }).fill('20.5, 30.25');
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByText(t('issues.longitude.required')), page.getByText(t('site.paste.which')));
    await expectAccessible(page, 'site drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/corporate-information');
    await expectSeen(page.getByText(t('corporate.module.people')));
    await expectAccessible(page, 'corporate information');
    await page.getByRole('button', { name: t('common.edit') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('corporate.logo.hint')));
    await expectAccessible(page, 'corporate drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));
    await page.getByRole('tab', { name: t('corporate.keys') }).click();
    await page
      .getByRole('button', { name: t('accesskey.add') })
      .first()
      .click();
    await page.getByLabel(t('accesskey.whitelist'), { exact: true }).fill('10.0.1, 1.2.3.256, 8.8.8.8/0');
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.password.required')));
    await expectAccessible(page, 'access keys and their drawer');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await page.getByRole('button', { name: t('common.leave') }).click();
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/user-settings');
    await expectSeen(page.getByRole('heading', { name: t('account.settings.messages') }));
    await expectAccessible(page, 'user settings');
  });
});
