import type { Page } from 'playwright-core';
import { expectGone, expectSeen } from './sight.ts';
import { t } from './words.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, key: 'pattern' | 'route' | 'waypoints' | 'check' | 'fly') =>
  page.getByRole('tab', { name: new RegExp(`^${t(`route.tab.${key}`)}`) });
export const cell = (page: Page, name: string, number: number) => page.getByLabel(t('route.cell', { name, number }), { exact: true });
export const rows = (page: Page) => page.getByRole('grid', { name: t('route.waypoints') }).getByRole('rowheader');

/** Without an aircraft. */
export async function planOffline(page: Page): Promise<void> {
  await expectSeen(page.getByText(t('route.offline.question')));
  await button(page, t('route.offline.switch')).click();
  await expectGone(page.getByRole('dialog'));
  await page.locator('[data-map=ready]').waitFor();
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByTitle(option, { exact: true }).last().click();
}

/** Pixels from the middle of the map. */
export async function onMap(page: Page, right: number, down: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('[data-map=ready]').boundingBox())!;
  return { x: box.x + box.width / 2 + right, y: box.y + box.height / 2 + down };
}

export async function clickMap(page: Page, ...places: readonly (readonly [right: number, down: number])[]): Promise<void> {
  for (const [right, down] of places) {
    const { x, y } = await onMap(page, right, down);
    await page.mouse.click(x, y);
  }
}

export async function dragOnMap(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [begin, end] = [await onMap(page, ...from), await onMap(page, ...to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}
