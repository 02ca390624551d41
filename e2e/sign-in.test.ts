import { LOCALES } from '@skyhelm/i18n/translate';
import { describe, expect, test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { chooseOfMine, logIn, passwordBox, refusedWith } from './testing/login-page.ts';
import { expectAddress, expectGone, expectSeen, expectTitle } from './testing/sight.ts';
import { t, wordsOf } from './testing/words.ts';

const { visit } = inHouse();
const demo = () => demoAccount('demo');

describe('a newcomer', () => {
  test('is sent to the login page and from there to where they wanted to go', async () => {
    const { page } = await visit('/department?q=team');
    await expectAddress(page, `/login?redirect=${encodeURIComponent('/department?q=team')}`);
    await expectTitle(page, `${t('login.title.signIn')} – ${t('common.product')}`);
    const [sent] = await Promise.all([page.waitForRequest('**/fcms/login'), logIn(page, '  demo  ', demo().password)]);
    expect(sent.postDataJSON()).toMatchObject({ username: 'demo', password: demo().password });
    await expectSeen(page.getByText(t('login.success')), page.getByRole('heading', { name: t('department.title') }));
    await expectAddress(page, '/department?q=team');
  });

  test('is never led to another site', async () => {
    const { page } = await visit('/login?redirect=%2F%2Fevil.example%2F');
    await logIn(page, 'demo', demo().password);
    await expectAddress(page, '/home');
    await expectSeen(page.getByRole('heading', { name: t('menu.dashboard') }));
  });

  test('reads why the login was refused, and what is missing', async () => {
    const { page } = await visit('/login');
    await page.getByRole('button', { name: t('login.submit') }).click();
    await expectSeen(page.getByText(t('issues.required')), page.getByText(t('issues.password.required')));
    const [toast, inForm] = refusedWith(page, t('errors.login.failed'));
    await logIn(page, 'demo', 'Wrong7password');
    await expectSeen(toast, inForm);
    await logIn(page, 'nobody', 'Wrong7password');
    await expectSeen(toast, inForm);
    await expectAddress(page, '/login');
    await logIn(page, 'demo', demo().password);
    await expectAddress(page, '/home');
  });

  test('stays signed in over a reload, and is out after logging out', async () => {
    const { page, faults } = await visit('/home', { account: demo() });
    // Its socket may just be opening when the session ends.
    faults.expect(/\/websocket\/.*Authentication failed/);
    await page.reload();
    await chooseOfMine(page, t('demo.role.administrator'), 'logout');
    await expectAddress(page, `/login?redirect=${encodeURIComponent('/home')}`);
    await page.goto('/department');
    await expectAddress(page, `/login?redirect=${encodeURIComponent('/department')}`);
    await expectGone(page.getByRole('heading', { name: t('department.title') }));
  });
});

describe('the language', () => {
  test('is changed on the login page, all words at once, the server’s too, and kept', async () => {
    const { page, context } = await visit('/login', { language: null, locale: 'en-GB' });
    await page.getByLabel(t('login.account'), { exact: true }).fill('nobody');
    await passwordBox(page).fill('Wrong7password');
    for (const [language, name] of [
      ['ru', 'Русский'],
      ['zh', '简体中文'],
      ['en', 'English'],
    ] as const) {
      const words = wordsOf(language);
      await page.getByRole('button', { name }).click();
      await expectSeen(
        page.getByRole('heading', { name: words('login.title.signIn') }),
        page.getByLabel(words('login.account'), { exact: true }),
      );
      expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[language]);
      expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe(language);
      await page.getByRole('button', { name: words('login.submit'), exact: true }).click();
      await expectSeen(...refusedWith(page, words('errors.login.failed')));
    }
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.reload();
    await expectSeen(page.getByRole('heading', { name: wordsOf('ru')('login.title.signIn') }));
  });

  test.each([
    ['ru-RU', 'ru'],
    ['en-US', 'en'],
    ['zh-CN', 'zh'],
    ['de-DE', 'zh'],
  ] as const)('of a browser in %s is %s until somebody chooses', async (locale, language) => {
    const { page, context } = await visit('/login', { language: null, locale });
    await expectSeen(page.getByRole('button', { name: wordsOf(language)('login.submit'), exact: true }));
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('language');
  });
});
