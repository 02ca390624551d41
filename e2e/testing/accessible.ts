import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSeen } from './sight.ts';
import { t } from './words.ts';

/** Pages whose frame has been looked at: around the next screen it is the same. */
const framed = new WeakSet<Page>();

/** Nobody meets the screens behind the one that is shown. Rows of a table are alike: three of them tell of all. */
const PASSED_OVER = ['main > [style*="display: none"]', 'tbody tr:nth-child(n + 5)'];

/** What axe itself never calls grave, by the rule: to look for it would take time for nothing. */
const ADVICE = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
  'table-duplicate-name',
];

/** As long as a quarter of the rest: it looks for a style that React cannot write. */
const NOT_ASKED = [...ADVICE, 'avoid-inline-spacing'];

/** What shuts somebody out. Lesser findings are advice. */
async function expectNothingGrave(page: Page, where: string, within: string, rules: string[]): Promise<void> {
  // Half a megabyte of script: what the page has already is not sent again.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Without frames there is nothing to gather from other windows.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] });
  for (const selector of PASSED_OVER) axe.exclude(selector);
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe.disableRules(NOT_ASKED)).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  expect(told, `what axe says of ${where}`).toEqual([]);
}

/**
 * In the light and in the dark, which have the same elements in other colours: all rules in the theme that is on, contrast in the other, which
 * stays on. A dialog is looked at without the page behind it, the frame of the console once a page.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  within: '[role=dialog]' | 'aside' | 'body' = 'body',
  /** By the system, unless the screen has a theme of its own. */
  change: (to: 'light' | 'dark') => Promise<void> = (to) => page.emulateMedia({ colorScheme: to }),
): Promise<void> {
  const isFramed = within === 'body' && (await page.locator('main').count()) > 0;
  const part = isFramed && framed.has(page) ? 'main' : within;
  if (isFramed) framed.add(page);
  const isDark = await page.locator('html[data-theme=dark]').isVisible();
  const [now, then] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectNothingGrave(page, `${where}, ${now}`, part, []);
  await change(then);
  await expectSeen(page.locator(`html[data-theme=${then}]`));
  await expectNothingGrave(page, `${where}, ${then}`, part, ['color-contrast']);
}

/** By the switch of a screen that fills the window, wherever that is: it has a theme of its own. */
export const ownTheme = (page: Page) => (to: 'light' | 'dark') =>
  page.getByRole('button', { name: t(`common.${to}Theme`), includeHidden: true }).evaluate((element: HTMLElement) => element.click());
