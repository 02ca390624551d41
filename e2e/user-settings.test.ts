import { setSettings } from '@skyhelm/contract/session';
import { expect, test } from 'vitest';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t, wordsOf } from './testing/words.ts';

const { visit } = inHouse();

test('settings are reached from the user card and by the specification’s addresses, and follow to another browser', async () => {
  const account = demoAccount('pilot61');
  const { page } = await visit('/admin', { account });
  await expectAddress(page, '/admin/ground-station-config');
  await expectSeen(page.getByRole('heading', { name: t('menu.userSettings') }));
  await page.getByRole('radio', { name: t('dictionary.unitSystem.2') }).check();
  await page.getByRole('switch', { name: t('account.settings.topic.organisation') }).click();
  for (const topic of ['security', 'push', 'flight'] as const)
    expect(await page.getByRole('switch', { name: t(`account.settings.topic.${topic}`) }).isDisabled()).toBe(true);
  expect(await page.getByRole('switch', { name: t('account.settings.topic.task') }).isEnabled()).toBe(true);
  await page.getByRole('radio', { name: t('account.settings.trajectories.3'), exact: true }).check();
  const centre = page.getByLabel(t('account.settings.mapCentre.label'));
  await centre.fill('31.2');
  await centre.press('Enter');
  await expectSeen(page.getByText(t('account.settings.mapCentre.wrong')));
  await centre.fill('31.2304N, 121.4737E');
  await centre.press('Enter');
  await expectSeen(page.getByRole('button', { name: t('account.settings.mapCentre.clear') }));
  const ru = wordsOf('ru');
  await page.getByRole('radio', { name: 'Русский' }).click();
  await expectSeen(page.getByRole('heading', { name: ru('menu.userSettings') }));

  const elsewhere = await visit('/home', { account, language: null, locale: 'en-GB' });
  await elsewhere.page.getByRole('button', { name: ru('shell.account', { name: `${t('demo.role.pilot')} 61` }) }).hover();
  await elsewhere.page.getByRole('button', { name: ru('menu.userSettings') }).click();
  await expectAddress(elsewhere.page, '/user-settings');
  await expectSoon(() => elsewhere.page.getByRole('radio', { name: ru('dictionary.unitSystem.2') }).isChecked(), true);
  await expectSoon(() => elsewhere.page.getByRole('radio', { name: ru('account.settings.trajectories.3'), exact: true }).isChecked(), true);
  await expectSoon(() => elsewhere.page.getByLabel(ru('account.settings.mapCentre.label')).inputValue(), '31.2304, 121.4737');
  await expectSoon(() => elsewhere.page.getByRole('switch', { name: ru('account.settings.topic.organisation') }).isChecked(), false);

  await elsewhere.page.getByRole('button', { name: ru('common.edit') }).click();
  await expectSeen(elsewhere.page.getByRole('dialog', { name: ru('account.personalInformation') }));
  await elsewhere.page.getByRole('button', { name: ru('common.cancel') }).click();
  await expectGone(elsewhere.page.getByRole('dialog'));
  const open = (name: string) =>
    elsewhere.page
      .locator('.own-setting')
      .filter({ hasText: name })
      .getByRole('button', { name: ru('account.settings.open') })
      .click();
  await open(ru('menu.security'));
  await expectAddress(elsewhere.page, '/account/security');
  await elsewhere.page.goBack();
  await open(ru('account.settings.baseStations'));
  await expectAddress(elsewhere.page, '/device?type=rtk');
});

test('a change shows in another open console, and one that could not be kept is taken back', async () => {
  const account = demoAccount('pilot62');
  const { page, context, faults } = await visit('/user-settings', { account });
  const imperial = page.getByRole('radio', { name: t('dictionary.unitSystem.2') });
  await expectSeen(imperial);
  await (await callAs(account)).call(setSettings, { unitSystem: 2 });
  await expectSoon(() => imperial.isChecked(), true);

  faults.expect(/setSettings|ERR_FAILED/);
  await context.route('**/user/setSettings', (route) => route.abort());
  await page.getByRole('radio', { name: t('dictionary.unitSystem.1') }).click();
  await expectSeen(page.getByText(t('common.networkError')));
  await expectSoon(() => imperial.isChecked(), true);
});
