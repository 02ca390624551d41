import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

/** How far the column reaches under that of the actions, which stays where it is. */
async function hiddenOf(page: Page, title: string): Promise<number> {
  const edge = async (name: string) => (await page.getByRole('columnheader', { name, exact: true }).first().boundingBox())!;
  const [column, actions] = [await edge(title), await edge(t('common.actions'))];
  return Math.max(0, column.x + column.width - actions.x);
}

const WANTED = [
  ['/task', ['task.status', 'task.approval', 'task.planned', 'task.executor', 'task.device', 'task.deadline']],
  ['/route', ['route.airspace', 'route.length', 'route.endAction', 'route.changedAt']],
  ['/no-fly-zone', ['noflyzone.validUntil', 'noflyzone.heights', 'noflyzone.activeFrom', 'area.shape']],
] as const;

test('on a usual screen no table hides under its actions what people look for in it', async () => {
  const { page } = await visit('/home', { account: demoAccount('demo') });
  for (const [path, titles] of WANTED) {
    await page.goto(path);
    await expectSeen(page.locator('.ant-table-row .list-cell').first());
    for (const title of titles) expect(await hiddenOf(page, t(title)), title).toBe(0);
  }
});

test('what lies beyond the edge of the actions fades into it', async () => {
  const { page } = await visit('/task', { account: demoAccount('demo') });
  await expectSeen(page.locator('.ant-table-row .list-cell').first());
  const edge = () =>
    page
      .getByRole('columnheader', { name: t('common.actions'), exact: true })
      .evaluate((header) => getComputedStyle(header, '::after').maskImage.startsWith('linear-gradient'));
  expect(await edge()).toBe(true);
  await page.locator('.ant-table-body').evaluate((body) => body.scrollTo({ left: body.scrollWidth }));
  await expect.poll(edge).toBe(false);
});
