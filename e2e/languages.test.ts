import { getDevices } from '@skyhelm/contract/device';
import { LANGUAGES, type Language } from '@skyhelm/i18n/translate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, NOWHERE, PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectSeen, expectSoon, goTo } from './testing/sight.ts';
import { wordsOf } from './testing/words.ts';

const { visit } = inHouse();
const demo = () => demoAccount('demo');
const WORDS =
  '(accesskey|account|apidocs|certification|common|corporate|department|device|dictionary|errors|flight|home|issues|log|login|map|menu|messagehistory|messages|newspush|noflyzone|oplog|outbox|parameter|permission|role|share|shell|simulator|site|station|uav|user|userimport|vehicle|webhook)';

/** In the UI kit's own words. */
const NEXT_PAGE: Record<Language, string> = { zh: '下一页', en: 'Next Page', ru: 'Вперед' };

/** Every screen somebody can come to, with a word that shows that it is there. */
const screens = (language: Language, [uavId, simulatorId] = ['', '']): [path: string, there: (page: Page) => Promise<void>][] => {
  const t = wordsOf(language);
  const heading = (text: string) => (page: Page) => expectSeen(page.getByRole('heading', { name: text, level: 1 }));
  return [
    ['/home', (page) => expectSeen(page.getByRole('heading', { name: t('home.recent') }))],
    [
      '/department',
      (page) => expectSeen(page.getByText(t('department.count', { count: 12 })).or(page.getByText(t('department.count', { count: 13 })))),
    ],
    ['/user', (page) => expectSeen(page.getByRole('heading', { name: t('user.title'), level: 1 }), page.getByTitle(NEXT_PAGE[language]))],
    ['/role', heading(t('role.title'))],
    ['/log', heading(t('oplog.title'))],
    ['/outbox', heading(t('menu.outbox'))],
    ['/device', heading(t('device.title'))],
    [`/device/uav?id=${uavId}`, (page) => expectSeen(page.getByRole('heading', { name: t('uav.history') }))],
    [`/device/uav/life-statistics?id=${uavId}`, (page) => expectSeen(page.getByText(t('uav.months')))],
    [`/device/simulator?id=${simulatorId}`, (page) => expectSeen(page.getByRole('heading', { name: t('simulator.position') }))],
    ['/share', heading(t('share.title'))],
    ['/news-push', heading(t('newspush.title'))],
    ['/site', heading(t('site.title'))],
    ['/no-fly-zone', heading(t('noflyzone.title'))],
    ['/corporate-information', (page) => expectSeen(page.getByText(t('corporate.module.people')))],
    ['/corporate-information?tab=keys', heading(t('accesskey.title'))],
    ['/message-history', heading(t('menu.messageHistory'))],
    ['/corporate-information?tab=hooks', heading(t('webhook.title'))],
    ['/user-settings', heading(t('menu.userSettings'))],
    ['/account/security', (page) => expectSeen(page.getByText(t('account.thisSession')))],
    ['/api-docs', heading(t('apidocs.title'))],
    ['/tta', (page) => expectSeen(page.getByText(t('station.dock.empty')).first(), page.locator('[data-map]'))],
    ['/nowhere', heading(t('shell.notFound.title'))],
    ['/download-app', heading(t('shell.install.title'))],
  ];
};

/** Keys that were shown instead of words, and placeholders that nothing was put into; names for screen readers included. */
const rawWords = (page: Page) =>
  page.evaluate((namespaces) => {
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const shown = [document.title, document.body.innerText, ...names].join('\n');
    return shown.match(new RegExp(`\\b${namespaces}\\.[a-z]\\w*(\\.\\w+)*|\\{\\w+\\}`, 'g')) ?? [];
  }, WORDS);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What fits in its words fits in the others', and what it says in words they do: `i18n/words.test.ts` holds them to the same keys. */
const LONGEST: Language = 'ru';
/** Where the others show that their words are fetched: inside and outside of the frame, with texts of the kit, of the map and of the server. */
const ALL_LANGUAGES = ['/home', '/user', '/log', '/corporate-information', '/tta', '/download-app'];

async function expectToFit(page: Page, path: string): Promise<void> {
  for (const size of [PHONE, { width: 1024, height: 768 }, DESKTOP]) {
    await page.setViewportSize(size);
    await expectSoon(() => overflow(page), 0, `what sticks out of ${path} at ${size.width} px`);
  }
}

async function expectWords(page: Page, path: string): Promise<void> {
  // The documentation of the calls is full of such names, on purpose.
  if (path !== '/api-docs') expect(await rawWords(page), path).toEqual([]);
}

test.each(LANGUAGES)('the way in speaks in words in %s, and fits into every width', async (language) => {
  const { page } = await visit('/login', { language });
  await expectSeen(page.getByRole('button', { name: wordsOf(language)('login.submit'), exact: true }));
  await expectWords(page, '/login');
  await expectToFit(page, '/login');
});

test.each(LANGUAGES.filter((language) => language !== LONGEST))('the words of screens are fetched in %s', async (language) => {
  const { page } = await visit('/home', { language, account: demo() });
  for (const [path, isThere] of screens(language)) {
    if (!ALL_LANGUAGES.includes(path)) continue;
    await goTo(page, path);
    await isThere(page);
    await expectWords(page, path);
  }
});

test('every screen speaks in words in the longest language and fits into every width', async () => {
  const { page } = await visit('/home', { language: LONGEST, account: demo() });
  const caller = await callAs(demo());
  const idOf = async (keyword: string) => (await caller.call(getDevices, { keyword })).rows[0]!.id;
  for (const [path, isThere] of screens(LONGEST, [await idOf('UAV-26001'), await idOf('SIM-26001')])) {
    await goTo(page, path);
    await isThere(page);
    await expectWords(page, path);
    await expectToFit(page, path);
  }
});

/** Texts in Chinese whose signs are not as wide as they are high: boxes in their place, which the fonts of other scripts have narrower. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!/^[\u4e00-\u9fff]+$/.test(node.data)) continue;
      range.selectNodeContents(node);
      const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
      const wanted = parseFloat(getComputedStyle(node.parentElement!).fontSize) * node.data.length;
      if (width > 0 && Math.abs(width - wanted) > 1) found.push(node.data);
    }
    return found;
  });

test('also where the machine has no font for Chinese no box is left in the place of a sign', async () => {
  const { page } = await visit('/home', { language: 'zh', account: demo() });
  const t = wordsOf('zh');
  await expectSeen(page.getByRole('heading', { name: t('home.recent') }), page.locator('.menu-item[aria-current]'));
  await expectSoon(() => boxes(page), [], 'signs that are drawn as boxes at home');
  await goTo(page, '/approval');
  await expectSeen(page.getByRole('heading', { name: t('menu.approval'), level: 1 }));
  await expectSoon(() => boxes(page), [], 'signs that are drawn as boxes among approvals');
});

test.each([DESKTOP, PHONE])('nothing jumps while home and departments load at $width x $height', async (viewport) => {
  const { page, context } = await visit(NOWHERE, { viewport, account: demo() });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, isThere] of screens('en').slice(0, 2)) {
    await page.goto(path);
    await isThere(page);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    expect(shift, path).toBeLessThan(0.1);
  }
});
