import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSeen } from './sight.ts';

/** What shuts somebody out. Lesser findings are advice. */
async function expectNothingGrave(page: Page, where: string, within: string, rules: string[]): Promise<void> {
  // Without frames there is nothing to gather from other windows. Rows of a table are alike: three of them tell of all.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .exclude('tbody tr:nth-child(n + 5)')
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  expect(told, `what axe says of ${where}`).toEqual([]);
}

/** In the light, and in the dark, which has the same elements in other colours. A dialog is looked at without the page behind it. */
export async function expectAccessible(page: Page, where: string, within: 'body' | '[role=dialog]' = 'body'): Promise<void> {
  await expectNothingGrave(page, where, within, []);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectSeen(page.locator(`html[data-theme=${theme}]`));
    if (theme === 'dark') await expectNothingGrave(page, `${where} in the dark`, within, ['color-contrast']);
  }
}
