import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const expectSeen = async (...locators: Locator[]): Promise<void> => {
  for (const locator of locators) await locator.waitFor({ state: 'visible' });
};

export const expectGone = async (...locators: Locator[]): Promise<void> => {
  for (const locator of locators) await locator.waitFor({ state: 'hidden' });
};

/** Path, query and fragment, once they are what is expected. */
export const expectAddress = (page: Page, address: string): Promise<void> =>
  expect.poll(() => addressOf(page), { timeout: 10_000, message: 'the address of the page' }).toBe(address);

export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

export const expectTitle = (page: Page, title: string): Promise<void> =>
  expect.poll(() => page.title(), { timeout: 10_000, message: 'the title of the page' }).toBe(title);
