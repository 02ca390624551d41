import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSeen, expectSoon } from './sight.ts';

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
export const expectFocus = (locator: Locator) => expectSoon(() => isFocused(locator), true, 'where the focus is');

/** Tab until it is reached, as somebody without a mouse does; what cannot be reached fails. */
export async function tabTo(page: Page, locator: Locator, most = 60): Promise<void> {
  await expectSeen(locator);
  for (let presses = 0; presses < most; presses++) {
    if (await isFocused(locator)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`${String(locator)} is not reached by Tab`);
}
