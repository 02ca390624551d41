import { addRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { planOffline, rows, tab } from './testing/route-editor.ts';
import { expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const pilot = () => demoAccount('pilot83');

const chosen = (page: Page) => rows(page).getByRole('button', { pressed: true }).allInnerTexts();

/** A line from west to east that is as long as it takes for its ends to be seen at the sides of a map. */
async function store(name: string, count: number): Promise<string> {
  const at = (index: number) => waypointAt({ longitude: 121.1234567 + index / 500, latitude: 31.1234567 }, NEW_ROUTE);
  const route = { ...NEW_ROUTE, waypoints: Array.from({ length: count }, (_, index) => at(index)) };
  return (await (await callAs(pilot())).call(addRoute, { name, route })).id;
}

test('on a phone an opened route lies beside the buttons of the map, to its last waypoint', async () => {
  const id = await store('Broad', 5);
  const { page } = await visit(`/edit-route/${id}`, { account: pilot(), viewport: PHONE });
  await planOffline(page);
  await tab(page, 'waypoints').click();
  const map = (await page.locator('[data-map=ready]').boundingBox())!;
  const buttons = (await page.getByRole('group', { name: t('map.controls'), exact: true }).boundingBox())!;
  // In the middle of what is not covered: there the line lies.
  await page.mouse.click(buttons.x - 20, map.y + (map.height + 76) / 2);
  await expectSoon(() => chosen(page), ['5']);
});
