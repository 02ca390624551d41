import type { Page } from 'playwright-core';

/** As the administrator does it: the newest message to that number, read in the outbox and passed on. */
export async function readCode(page: Page, mobile: string): Promise<string> {
  await page.goto(`/outbox?q=${mobile}`);
  const row = page.getByRole('row').filter({ hasText: mobile }).first();
  return /\b\d{6}\b/.exec(await row.innerText())![0];
}
