import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, startProduct, type Product } from './testing/product.ts';
import { accountBox, choice, logIn, refusedWith } from './testing/login-page.ts';
import { readCode } from './testing/outbox.ts';
import { expectAddress, expectGone, expectSeen } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ args: ['--online', '--no-demo'] });
});
afterAll(() => product.stop());
const { visit } = browsing(() => product.address);

const MOBILE = '13900139000';
const PASSWORD = 'Fresh7pilot';
const type = (page: Page, name: 'general' | 'enterprise') => choice(page, t(`login.type.${name}`));

const operatorReads = async () => readCode((await visit('/home', { account: ADMIN })).page, MOBILE);

test('somebody registers with a code sent to their phone', async () => {
  const { page } = await visit('/login');
  await expectSeen(page.getByText(t('login.slogan')), type(page, 'general'), type(page, 'enterprise'));
  await page.getByRole('button', { name: t('login.register') }).click();
  await page.getByLabel(t('login.newAccount')).fill('newpilot');
  await page.getByLabel(t('login.name'), { exact: true }).fill('New pilot');
  await page.getByLabel(t('login.mobile')).fill('12345');
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await expectSeen(page.getByText(t('issues.mobile')));
  await page.getByLabel(t('login.mobile')).fill(MOBILE);
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await expectSeen(page.getByText(t('login.codeKept')));
  await page.getByLabel(t('login.code'), { exact: true }).fill(await operatorReads());
  await page.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('login.confirmPassword')).fill(PASSWORD);
  await page.getByRole('button', { name: t('login.register') }).click();
  await expectSeen(page.getByText('Registration success'), page.getByRole('heading', { name: t('login.title.signIn') }));
  expect(await accountBox(page).inputValue()).toBe('newpilot');
});

test('each kind of user has a login of its own', async () => {
  const { page } = await visit('/login');
  await type(page, 'enterprise').click();
  await logIn(page, 'newpilot', PASSWORD);
  await expectSeen(...refusedWith(page, t('errors.login.wrongUserType')));
  await type(page, 'general').click();
  const [sent] = await Promise.all([page.waitForRequest('**/fcms/user/login'), logIn(page, 'newpilot', PASSWORD)]);
  expect(sent.method()).toBe('POST');
  await expectAddress(page, '/home');

  const business = await visit('/login');
  await type(business.page, 'enterprise').click();
  const [sentToo] = await Promise.all([
    business.page.waitForRequest('**/fcms/enterprise/user/login'),
    logIn(business.page, ADMIN.account, ADMIN.password),
  ]);
  expect(sentToo.method()).toBe('POST');
  await expectAddress(business.page, '/home');
});

test('a code that was sent logs in without a password, once', async () => {
  const { page } = await visit('/login');
  await choice(page, t('login.byCode')).click();
  await page.getByLabel(t('login.target')).fill(MOBILE);
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await expectSeen(page.getByText(t('login.codeKept')));
  const code = await operatorReads();
  const enter = async (at: Page) => {
    await at.getByLabel(t('login.code'), { exact: true }).and(at.getByRole('textbox')).fill(code);
    await at.getByRole('button', { name: t('login.submit'), exact: true }).click();
  };
  await enter(page);
  await expectAddress(page, '/home');

  const thief = await visit('/login');
  await choice(thief.page, t('login.byCode')).click();
  await thief.page.getByLabel(t('login.target')).fill(MOBILE);
  await enter(thief.page);
  await expectSeen(thief.page.locator('form').getByRole('note'));
  await expectGone(thief.page.getByRole('heading', { name: t('menu.dashboard') }));
});
