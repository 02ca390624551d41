import { expect, test } from 'vitest';
import { accountBox, passwordBox } from './testing/login-page.ts';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectFocus, tabTo } from './testing/keys.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

test('everything is done without a mouse: log in, open a menu, add a department', async () => {
  const { page } = await visit('/login');
  await expectFocus(accountBox(page));
  await page.keyboard.type('demo');
  await page.keyboard.press('Tab');
  await expectFocus(passwordBox(page));
  await page.keyboard.type(demoAccount('demo').password);
  await page.keyboard.press('Enter');
  await expectAddress(page, '/home');

  await tabTo(page, page.getByRole('link', { name: t('shell.skip') }), 3);
  await tabTo(page, page.getByRole('navigation', { name: t('shell.menu') }).getByRole('link', { name: t('menu.department') }));
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/department');

  const add = page.getByRole('button', { name: t('department.add') });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const field = (label: 'name' | 'country' | 'city' | 'personInCharge') => page.getByLabel(t(`department.${label}`), { exact: true });
  await expectFocus(field('name'));
  await page.keyboard.type('Keyboard team');
  await tabTo(page, field('country'));
  await page.keyboard.type('Russia');
  await expectSeen(page.locator('.ant-select-item-option-active', { hasText: 'Russia' }));
  await page.keyboard.press('Enter');
  await tabTo(page, field('city'));
  await page.keyboard.type('Kazan');
  await tabTo(page, field('personInCharge'));
  await page.keyboard.type('Duty officer');
  await page.keyboard.press('Enter');
  await expectSeen(page.getByText(t('common.saved')), page.getByRole('table').getByText('Keyboard team', { exact: true }));
  await expectGone(page.getByRole('dialog'));
  await expectFocus(add);
});

test('Esc closes, / searches, ? shows the keys', async () => {
  const { page } = await visit('/department', { account: demoAccount('demo') });
  const search = page.getByRole('searchbox', { name: t('department.search') });
  await expectSeen(page.getByText(t('demo.department.north'), { exact: true }));
  await page.keyboard.press('/');
  await expectFocus(search);
  await page.keyboard.type('north?');
  expect(await search.inputValue()).toBe('north?');
  await page.keyboard.press('Escape');
  await expectSoon(() => search.inputValue(), '');

  await search.blur();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t('shell.keys') });
  await expectSeen(keys.getByText(t('shell.keys.search')));
  await page.keyboard.press('Escape');
  await expectGone(keys);

  await page.getByRole('button', { name: t('department.add') }).press('Enter');
  await expectSeen(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expectGone(page.getByRole('dialog'));
});
