import { describe, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

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

  test('on certification, the account, the log and the outbox', async () => {
    const { page } = await visit('/user-review?q=pilot6', { account: demoAccount('demo') });
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

    await goTo(page, '/message-history');
    await expectSeen(
      page.getByRole('heading', { name: t('menu.messageHistory') }),
      page.getByText(t('messagehistory.empty')).or(page.getByRole('checkbox').first()),
    );
    await expectAccessible(page, 'message history');

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
});
