import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const expectSeen = async (...locators: Locator[]): Promise<void> => {
  for (const locator of locators) await locator.waitFor({ state: 'visible' });
};

export const expectGone = async (...locators: Locator[]): Promise<void> => {
  for (const locator of locators) await locator.waitFor({ state: 'hidden' });
};

/** Polls: for what has no event of its own. */
export async function expectSoon<T>(read: () => T | Promise<T>, wanted: T, message?: string): Promise<void> {
  await expect.poll(read, { timeout: 60_000, message }).toEqual(wanted);
}

/** Path, query and fragment, once they are what is expected. */
export const expectAddress = (page: Page, address: string): Promise<void> =>
  expectSoon(() => addressOf(page), address, 'the address of the page');

export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

export const expectTitle = (page: Page, title: string): Promise<void> => expectSoon(() => page.title(), title, 'the title of the page');

/** To another screen without loading the console again, as a link does. */
export const goTo = (page: Page, path: string): Promise<void> => page.evaluate((to) => history.pushState(null, '', to), path);

/** For how many milliseconds a text that is yet to come stays, by the page itself: whoever looks from outside comes late on a busy machine. */
export const standingOf = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let since: number | undefined;
        const observer = new MutationObserver(() => {
          const isThere = document.body.textContent.includes(wanted);
          if (isThere) since ??= performance.now();
          else if (since !== undefined) {
            observer.disconnect();
            resolve(performance.now() - since);
          }
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
