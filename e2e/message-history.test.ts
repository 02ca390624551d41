import { addNewsPush } from '@skyhelm/contract/news-push';
import { setSettings } from '@skyhelm/contract/session';
import { getUsers } from '@skyhelm/contract/user';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Pushes to one person, in the name of the administrator. */
async function pushesTo(account: string) {
  const administrator = await callAs(demoAccount('demo'));
  const [person] = (await administrator.call(getUsers, { keyword: account })).rows;
  return (title: string, content: string, priority: 'high' | 'low') =>
    administrator.call(addNewsPush, { title, content, priority, mode: 'single', userIds: [person!.id] });
}

test('what came is found again from the bell: searched, filtered, read in full, and marked as read', async () => {
  const push = await pushesTo('pilot43');
  await push('Runway closed', 'The runway in the north is closed until Friday.', 'high');
  await push('Canteen', `Dumplings today. ${'And tomorrow. '.repeat(40)}Come early.`, 'low');
  const { page } = await visit('/home', { account: demoAccount('pilot43') });
  await page.getByRole('button', { name: t('shell.unread', { count: 2 }) }).click();
  await page.getByRole('link', { name: t('menu.messageHistory') }).click();
  await expectAddress(page, '/message-history');
  await expectSeen(row(page, 'Runway closed'), row(page, 'Dumplings'));

  await page.getByLabel(t('messagehistory.search')).fill('friday');
  await expectGone(row(page, 'Dumplings'));
  await expectSeen(row(page, 'Runway closed').getByText(t('newspush.priority.high')));
  await page.getByLabel(t('messagehistory.search')).press('Escape');
  await expectSeen(row(page, 'Dumplings'));

  await row(page, 'Dumplings')
    .getByRole('button', { name: /Canteen/ })
    .first()
    .click();
  const whole = page.getByRole('dialog', { name: t('messagehistory.group.push') });
  await expectSeen(whole.getByText(/Come early\.$/), page.getByRole('button', { name: t('shell.unread', { count: 1 }) }));
  await page.keyboard.press('Escape');
  await expectGone(whole);

  await page.goto('/message-history?state=unread');
  await expectSeen(row(page, 'Runway closed'));
  await expectGone(row(page, 'Dumplings'));
  await row(page, 'Runway closed').getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('shell.markRead') })
    .click();
  await expectSeen(page.getByText(t('common.noMatch')), page.getByRole('button', { name: t('shell.messages'), exact: true }));
  await page.goto('/message-history?group=push&priority=low&state=read');
  await expectSeen(row(page, 'Dumplings'));
  await expectGone(row(page, 'Runway closed'));
});

test('in quiet hours nothing comes that could wait; once they are switched off, what waited is there at once', async () => {
  const account = demoAccount('pilot44');
  const push = await pushesTo('pilot44');
  const { page } = await visit('/user-settings', { account });
  const toggle = page.getByRole('switch', { name: t('account.settings.quiet') });
  await toggle.click();
  const [from, to] = (['from', 'to'] as const).map((end) => page.getByLabel(t(`account.settings.quiet.${end}`), { exact: true }));
  await from!.fill('07:00');
  await from!.blur();
  await expectSeen(page.getByText(t('issues.quietHours.same')));
  // All day and night but for a minute that is half a day away from now in Shanghai, where the stories take place.
  const hour = String((new Date().getUTCHours() + 8 + 12) % 24).padStart(2, '0');
  await from!.fill(`${hour}:01`);
  await to!.fill(`${hour}:00`);
  await to!.blur();
  await expectGone(page.getByText(t('issues.quietHours.same')));
  await page.reload();
  await expectSoon(() => from!.inputValue(), `${hour}:01`);

  await push('Canteen', 'Dumplings today.', 'low');
  await page.goto('/message-history');
  await expectSeen(page.getByText(t('messagehistory.empty')));
  expect(await page.locator('.bell').getAttribute('data-unread')).toBe('false');
  await (await callAs(account)).call(setSettings, { quietHours: null });
  await expectSeen(row(page, 'Dumplings'), page.locator('.bell[data-unread="true"]'));
});
