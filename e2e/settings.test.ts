import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t, wordsOf } from './testing/words.ts';

const { visit } = inHouse();
const demo = () => demoAccount('demo');

const menu = (page: Page, words = t) => page.getByRole('navigation', { name: words('shell.menu') });
const accent = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'));
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

async function openSettings(page: Page, words = t) {
  await page.getByRole('button', { name: words('shell.settings') }).click();
  const drawer = page.getByRole('dialog', { name: words('shell.settings') });
  await expectSeen(drawer);
  return drawer;
}

describe('the settings drawer', () => {
  test('changes the theme colour, the tags, the header and the logo, and all of it is kept', async () => {
    const { page } = await visit('/home', { account: demo() });
    const [tags, logo] = [page.getByRole('navigation', { name: t('shell.tags') }), page.getByRole('link', { name: t('demo.name') })];
    await expectSeen(tags, logo);
    expect(await accent(page)).toBe('#409eff');
    const drawer = await openSettings(page);
    await drawer.getByLabel(t('shell.settings.accent')).fill('#9254de');
    for (const name of ['tagsView', 'fixedHeader', 'sidebarLogo'] as const) {
      await drawer.getByRole('switch', { name: t(`shell.settings.${name}`) }).click();
    }
    await expectGone(drawer.getByRole('switch', { name: t('shell.settings.pinyinSearch') }));
    const check = async () => {
      await expectSeen(menu(page));
      await expectGone(tags, logo);
      expect(await accent(page)).toBe('#9254de');
      expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).not.toBe('sticky');
    };
    await check();
    await page.reload();
    await check();
    await (await openSettings(page)).getByRole('button', { name: t('shell.settings.defaults') }).click();
    await expectSeen(tags, logo);
    expect(await accent(page)).toBe('#409eff');
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe('sticky');
  });

  test('lets Chinese menus be searched by pinyin, in Chinese only', async () => {
    const zh = wordsOf('zh');
    const { page } = await visit('/home', { account: demo(), language: 'zh' });
    const search = page.getByRole('searchbox', { name: zh('shell.searchMenu') });
    const found = menu(page, zh).getByRole('link', { name: zh('menu.department') });
    await search.fill('bumen');
    await expectGone(menu(page, zh).getByRole('link', { name: zh('menu.home') }));
    await expectSeen(found);
    const drawer = await openSettings(page, zh);
    await drawer.getByRole('switch', { name: zh('shell.settings.pinyinSearch') }).click();
    await page.keyboard.press('Escape');
    await expectSeen(menu(page, zh).getByText(zh('common.noMatch')));
    await search.fill(zh('menu.department').slice(0, 2));
    await page.keyboard.press('Enter');
    await expectAddress(page, '/department');
  });
});

describe('the sidebar', () => {
  test('is 210 px wide, folds away, and is remembered so', async () => {
    const { page, context } = await visit('/home', { account: demo() });
    const width = async () => (await page.getByRole('complementary').boundingBox())!.width;
    await expectSeen(menu(page));
    expect(await width()).toBe(210);
    await page.getByRole('button', { name: t('shell.collapseMenu') }).click();
    await expectSoon(async () => (await width()) < 80, true);
    expect((await context.cookies()).find((cookie) => cookie.name === 'sidebarStatus')?.value).toBe('0');
    await page.reload();
    await expectSeen(page.getByRole('button', { name: t('shell.expandMenu') }));
    expect(await width()).toBeLessThan(80);
    await menu(page)
      .getByRole('link', { name: t('menu.department') })
      .click();
    await expectAddress(page, '/department');
    await page.getByRole('button', { name: t('shell.expandMenu') }).click();
    await expectSoon(width, 210);
  });

  test('becomes a drawer below 992 px that closes on navigation', async () => {
    const { page } = await visit('/home', { account: demo(), viewport: { width: 992, height: 800 } });
    await expectSeen(page.getByRole('complementary'));
    await page.setViewportSize({ width: 991, height: 800 });
    await expectGone(page.getByRole('complementary'), menu(page));
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: t('shell.expandMenu') }).click();
    await menu(page)
      .getByRole('link', { name: t('menu.department') })
      .click();
    await expectAddress(page, '/department');
    await expectGone(menu(page));
    await expectSeen(page.getByRole('heading', { name: t('department.title') }));
  });
});

test('light and dark follow the system until one is chosen', async () => {
  const { page } = await visit('/home', { account: demo(), theme: 'dark' });
  await expectSeen(menu(page));
  expect(await theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSoon(() => theme(page), 'light');
  await page.getByRole('button', { name: t('common.darkTheme') }).click();
  await expectSoon(() => theme(page), 'dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await expectSeen(page.getByRole('button', { name: t('common.lightTheme') }));
});
