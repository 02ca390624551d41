import { changeUserInfo } from '@skyhelm/contract/user';
import { expect, test } from 'vitest';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { logIn, refusedWith } from './testing/login-page.ts';
import { readCode } from './testing/outbox.ts';
import { expectAddress, expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const MOBILE = '13800138050';

test('a private installation has one login page, without user types and registration', async () => {
  const { page } = await visit('/login');
  await expectSeen(page.getByRole('button', { name: t('login.submit') }));
  await expectGone(
    page.getByText(t('login.slogan')),
    page.getByText(t('login.type.general')),
    page.getByRole('button', { name: t('login.register') }),
  );
});

test('who forgot the password asks the administrator for the code in the outbox, and chooses a new one', async () => {
  const owner = demoAccount('pilot50');
  await (await callAs(owner)).call(changeUserInfo, { mobile: MOBILE, password: owner.password });
  const { page } = await visit('/login');
  await page.getByRole('button', { name: t('login.forgot') }).click();
  await expectSeen(page.getByRole('heading', { name: t('login.title.forgot') }), page.getByText(t('login.nobodySends')));
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await expectSeen(page.getByText(t('issues.mobileOrEmail')));
  await page.getByLabel(t('login.target')).fill(MOBILE);
  await page.getByRole('button', { name: t('login.sendCode') }).click();
  await expectSeen(page.getByText(t('login.codeKept')));
  expect(await page.getByRole('button', { name: /^\d+ s$/ }).isDisabled()).toBe(true);

  const administrator = await visit('/outbox', { account: demoAccount('demo') });
  await expectSeen(administrator.page.getByText(t('outbox.nobodySends')), administrator.page.getByText(t('outbox.state.kept')).first());
  const code = await readCode(administrator.page, MOBILE);

  await page.getByLabel(t('login.code'), { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await page.getByLabel(t('login.newPassword')).fill('Found7again');
  await page.getByLabel(t('login.confirmPassword')).fill('Found7again');
  await page.getByRole('button', { name: t('login.resetPassword') }).click();
  await expectSeen(...refusedWith(page, t('errors.code.incorrect')));
  await page.getByLabel(t('login.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: t('login.resetPassword') }).click();
  await expectSeen(page.getByText(t('login.passwordReset')), page.getByRole('heading', { name: t('login.title.signIn') }));
  await logIn(page, 'pilot50', 'Found7again');
  await expectAddress(page, '/home');
});
