import { getSites } from '@skyhelm/contract/site';
import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, cell, clickMap, dragOnMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectAddress, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
/** Of all who plan routes, the one who sees the sites too, and has no map centre. */
const planner = () => demoAccount('demo');

/** Where the middle of the map is, by a waypoint that is put there and taken back. */
async function middle(page: Page): Promise<Position> {
  await tab(page, 'waypoints').click();
  await clickMap(page, [0, 0]);
  await expectSoon(() => rows(page).count(), 1);
  const [latitude, longitude] = [cell(page, t('route.latitude'), 1), cell(page, t('route.longitude'), 1)];
  const place = { latitude: Number(await latitude.inputValue()), longitude: Number(await longitude.inputValue()) };
  await page.keyboard.press('Escape');
  await button(page, t('route.undo')).click();
  await expectSoon(() => rows(page).count(), 0);
  return place;
}
const field = (page: Page) => page.getByLabel(t('route.place'), { exact: true });

test('a new route opens where the enterprise works, goes to what is typed, and the next one opens where its planner looked last', async () => {
  const sites = (await (await callAs(planner())).call(getSites, { pageSize: 200 })).rows;
  const { page } = await visit('/edit-route', { account: planner() });
  await planOffline(page);
  const opened = await middle(page);
  expect(Math.min(...sites.map((site) => metresBetween(site, opened)))).toBeLessThan(100);

  await field(page).fill('N31 06.000 E121 36.000');
  await expectSeen(page.getByRole('option').first());
  await expectAccessible(page, 'route editor, a place that is typed', 'body', ownTheme(page));
  await page.keyboard.press('Enter');
  const typed = { latitude: 31.1, longitude: 121.6 };
  expect(metresBetween(await middle(page), typed)).toBeLessThan(100);

  await field(page).fill(sites[0]!.name.slice(0, 6));
  await page.getByText(sites[0]!.name, { exact: true }).last().click();
  expect(metresBetween(await middle(page), sites[0]!)).toBeLessThan(100);
  await expectSoon(() => field(page).inputValue(), sites[0]!.name);

  await dragOnMap(page, [0, 0], [-200, 60]);
  const seen = await middle(page);
  expect(metresBetween(seen, sites[0]!)).toBeGreaterThan(300);
  await button(page, t('route.toList')).click();
  await page.getByRole('button', { name: t('route.add') }).click();
  await planOffline(page);
  await expectAddress(page, '/edit-route');
  expect(metresBetween(await middle(page), seen)).toBeLessThan(100);
});
