import { addRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { LANGUAGES, type Language } from '@skyhelm/i18n/translate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, clickMap, onMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectSoon } from './testing/sight.ts';
import { moveFingers } from './testing/thumbs.ts';
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

test('waypoints are chosen by a frame: with Shift anywhere, with Ctrl beside those chosen, and with a finger by the tool', async () => {
  const { page } = await visit('/edit-route', { account: pilot() });
  await planOffline(page);
  await tab(page, 'waypoints').click();
  await clickMap(page, [-200, 0], [-100, 0], [100, 0], [200, 0]);
  await expectSoon(() => rows(page).count(), 4);
  const frame = async (keys: readonly string[], from: readonly [number, number], to: readonly [number, number]) => {
    for (const key of keys) await page.keyboard.down(key);
    const [begin, end] = [await onMap(page, ...from), await onMap(page, ...to)];
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    for (const key of keys) await page.keyboard.up(key);
  };
  await frame(['Shift'], [-240, -60], [-60, 60]);
  await expectSoon(() => chosen(page), ['1', '2']);
  await frame(['Control', 'Shift'], [240, 60], [160, -60]);
  await expectSoon(() => chosen(page), ['1', '2', '4']);
  await frame(['Shift'], [-40, -60], [40, 60]);
  await expectSoon(() => chosen(page), []);
  // The map is where it was: it went neither along nor nearer.
  await button(page, t('route.tool.select')).click();
  await clickMap(page, [100, 0]);
  await expectSoon(() => chosen(page), ['3']);
  await page.getByRole('button', { name: /^Move towards No\.\s1$/ }).click();
  await expectSoon(() => chosen(page), ['2']);
  await page.getByRole('button', { name: /^Move towards the end$/ }).click();
  await expectSoon(() => chosen(page), ['3']);

  const id = await store('Framed', 4);
  const { page: phone } = await visit(`/edit-route/${id}`, { account: pilot(), viewport: PHONE, touch: true });
  await planOffline(phone);
  await tab(phone, 'waypoints').click();
  await button(phone, t('route.tool.frame')).click();
  const box = (await phone.locator('[data-map=ready]').boundingBox())!;
  await moveFingers(phone, [[box.x + 8, box.y + 130]], [[box.x + 150, box.y + box.height - 30]]);
  await expectSoon(() => chosen(phone), ['1', '2']);
  await expectSoon(() => button(phone, t('route.tool.select')).getAttribute('aria-pressed'), 'true');
});

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
