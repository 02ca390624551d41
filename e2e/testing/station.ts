import type { Locator, Page } from 'playwright-core';
import { expectSeen } from './sight.ts';
import { t } from './words.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const row = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(name) });
export const gauge = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
export const height = async (page: Page) => Number.parseFloat(await gauge(page, t('station.gauge.height')).innerText()) || 0;
export const mapOf = (page: Page) => page.locator('[data-map] canvas').first();

/** Until what it is held for has happened. */
export async function hold(page: Page, held: Locator, happened: Locator): Promise<void> {
  await held.hover();
  await page.mouse.down();
  await expectSeen(happened);
  await page.mouse.up();
}

/** What the page says of a command, and how that fares. */
export const command = (page: Page, name: string, course: string) => page.getByText(t('common.pair', { name, value: course }));

/** Minutes between the clock of the station and the right one, whatever the time of the browser. */
export async function clockOff(page: Page): Promise<number> {
  const minutesIn = (text: string) => text.split(':').reduce((hours, minutes) => hours * 60 + Number(minutes), 0);
  const shown = minutesIn((await page.getByLabel(t('station.clock')).innerText()).slice(0, 5));
  const right = minutesIn(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 16));
  return Math.abs(right - shown) % 1_438;
}
