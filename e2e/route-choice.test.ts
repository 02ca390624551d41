import { addRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { LANGUAGES, type Language } from '@skyhelm/i18n/translate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectSoon } from './testing/sight.ts';
import { t, wordsOf } from './testing/words.ts';

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

test.each(LANGUAGES)('on a phone every head of the table of waypoints is read in full (%s)', async (language: Language) => {
  const say = wordsOf(language);
  const id = await store(`Read in ${language}`, 2);
  const { page } = await visit(`/edit-route/${id}`, { account: pilot(), viewport: PHONE, language });
  await button(page, say('route.offline.switch')).click();
  await page.getByRole('tab', { name: new RegExp(`^${say('route.tab.waypoints')}`) }).click();
  const grid = page.getByRole('grid', { name: say('route.waypoints') });
  const cut = () =>
    grid.evaluate((table) =>
      [...table.querySelectorAll<HTMLElement>('[role=columnheader], input')]
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => one.innerText || (one as HTMLInputElement).value),
    );
  await expectSoon(cut, []);
  expect(await grid.getByRole('columnheader').count()).toBe(6);
});
