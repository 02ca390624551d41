import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** An autopilot that has just started says no until it knows where it is: a pilot tries again. */
export async function takeOff(page: Page): Promise<void> {
  const takeOffNow = t('flight.command.takeOff');
  const [done, failed] = [command(page, takeOffNow, t('flight.course.done')), command(page, takeOffNow, t('flight.course.failed'))];
  await expect
    .poll(
      async () => {
        await button(page, takeOffNow).click();
        await hold(page, button(page, t('station.hold', { command: takeOffNow })), done.or(failed));
        return done.isVisible();
      },
      { timeout: 90_000, interval: 1_000 },
    )
    .toBe(true);
}

/** Minutes between the clock of the station and the right one, whatever the time of the browser. */
export async function clockOff(page: Page): Promise<number> {
  const minutesIn = (text: string) => text.split(':').reduce((hours, minutes) => hours * 60 + Number(minutes), 0);
  const shown = minutesIn((await page.getByLabel(t('station.clock')).innerText()).slice(0, 5));
  const right = minutesIn(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 16));
  return Math.abs(right - shown) % 1_438;
}
