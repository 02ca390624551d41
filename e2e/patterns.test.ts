import { addRoute, getRoute, getRoutes } from '@skyhelm/contract/route';
import { setSettings } from '@skyhelm/contract/session';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE } from '@skyhelm/core/plan/route-defaults';
import type { Waypoint } from '@skyhelm/core/plan/route';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, cell, choose, clickMap, dragOnMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const CENTRE = { longitude: 121.6, latitude: 31.1 };
const pilot = () => demoAccount('pilot84');

beforeAll(async () => {
  const caller = await callAs(pilot());
  await caller.call(setSettings, { mapCentre: CENTRE });
});

const kind = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
/** One of the numbers below the form. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl', { has: page.getByText(name) })
    .locator('div', { hasText: name })
    .locator('dd');
const lanes = async (page: Page): Promise<number> => Number(await figure(page, t('pattern.figure.lanes')).first().innerText()) || 0;

/** The mathematics of browser and server differ in the last digit. */
const nearly = ({ longitude, latitude, altitude }: Waypoint): string =>
  [longitude, latitude, altitude].map((value) => value.toFixed(6)).join(' ');

async function saveAs(page: Page, name: string): Promise<void> {
  await tab(page, 'route').click();
  await page.getByLabel(t('route.name'), { exact: true }).fill(name);
  await page.getByLabel(t('route.name'), { exact: true }).blur();
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('common.saved')));
}

test('an area with a hole is drawn, flown in lanes, kept with them, and given up only after a question', async () => {
  const { page } = await visit('/edit-route', { account: pilot() });
  await planOffline(page);
  await kind(page, t('pattern.kind.orthophoto')).click();
  await clickMap(page, [-200, -150], [200, -150], [200, 150], [-200, 150]);
  await expectSoon(async () => (await lanes(page)) > 3, true);
  // The first corner is clicked though a lane begins there.
  await clickMap(page, [-200, -150]);
  await expectSeen(page.getByRole('button', { name: t('route.tool.select'), pressed: true }));
  await button(page, t('pattern.tool.hole')).click();
  await clickMap(page, [-120, -60], [-40, -60], [-40, 60], [-120, 60]);
  // Nobody has closed it by its first corner: whoever takes the tool up again cuts another one.
  await button(page, t('pattern.tool.hole')).click();
  await clickMap(page, [40, -60], [120, -60], [120, 60], [40, 60]);
  await button(page, t('route.tool.select')).click();
  for (const number of [1, 2]) await expectSeen(page.getByText(t('pattern.hole', { number, count: 4 })));
  const hectares = async () => Number.parseFloat(await figure(page, t('pattern.figure.area')).first().innerText());
  const [whole, covered] = [await lanes(page), await hectares()];
  // A corner is taken further out: more to fly over, in one step that can be taken back.
  await dragOnMap(page, [200, 150], [200, 300]);
  await expectSoon(async () => (await hectares()) > covered, true);
  await button(page, t('route.undo')).click();
  await expectSoon(hectares, covered);
  await expectSoon(() => lanes(page), whole);
  await expectAccessible(page, 'pattern of a route', 'body', ownTheme(page));
  await saveAs(page, 'Quarry');

  const caller = await callAs(pilot());
  const [kept] = (await caller.call(getRoutes, { kind: 'orthophoto' })).rows;
  expect(kept).toMatchObject({ name: 'Quarry', kind: 'orthophoto' });
  const { route } = await caller.call(getRoute, { id: kept!.id });
  expect(route.waypoints.map(nearly)).toEqual(layOut(route.pattern!, route).waypoints.map(nearly));
  await page.reload();
  await planOffline(page);
  await expectSoon(() => lanes(page), whole);

  await tab(page, 'waypoints').click();
  await cell(page, t('route.height'), 2).fill('77');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: t('pattern.loses.pattern') });
  await question.getByRole('button', { name: t('common.cancel') }).click();
  await expectGone(question);
  await expectSoon(async () => (await cell(page, t('route.height'), 2).inputValue()) === '77', false);
  await cell(page, t('route.height'), 2).fill('77');
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'give up the pattern', '[role=dialog]', ownTheme(page));
  await question.getByRole('button', { name: t('pattern.loses.pattern.do') }).click();
  await expectSoon(() => cell(page, t('route.height'), 2).inputValue(), '77');
  await expectSoon(
    () =>
      rows(page)
        .count()
        .then((count) => count > 3),
    true,
  );
  await tab(page, 'pattern').click();
  await expectSeen(page.getByRole('button', { name: new RegExp(`^${t('pattern.kind.manual')}`), pressed: true }));
});

test('lanes are laid out anew for a plane, in one step, and the server keeps them as such', async () => {
  const { page } = await visit('/edit-route', { account: pilot() });
  await planOffline(page);
  await kind(page, t('pattern.kind.areaScan')).click();
  await clickMap(page, [-200, -150], [200, -150], [200, 150], [-200, 150], [-200, -150]);
  await expectSoon(async () => (await lanes(page)) > 3, true);
  const waypoints = async () => Number(await figure(page, t('route.waypoints')).first().innerText());
  const before = await waypoints();
  await choose(page, t('route.wings'), t('route.wings.fixedWing'));
  await expectSeen(page.getByLabel(t('route.wings.turnRadius')));
  // Every turn has corners of its own.
  await expectSoon(async () => (await waypoints()) > before, true);
  await expectAccessible(page, 'pattern for a plane', 'body', ownTheme(page));
  await button(page, t('route.undo')).click();
  await expectSoon(waypoints, before);
  await button(page, t('route.redo')).click();
  await expectSoon(async () => (await waypoints()) > before, true);
  await saveAs(page, 'Gliding');
  const caller = await callAs(pilot());
  const kept = (await caller.call(getRoutes, { kind: 'areaScan' })).rows.find(({ name }) => name === 'Gliding');
  const { route } = await caller.call(getRoute, { id: kept!.id });
  expect(route.wings).toMatchObject({ kind: 'fixedWing', turnRadius: 80, slowest: 12 });
  expect(route.waypoints.map(nearly)).toEqual(layOut(route.pattern!, route).waypoints.map(nearly));
});

test('an area is split among aircraft, and each gets a route of its own', async () => {
  const plane = tangentPlane(CENTRE);
  const outer = [
    { north: 0, east: 0 },
    { north: 0, east: 300 },
    { north: 300, east: 300 },
    { north: 300, east: 0 },
  ].map((offset) => plane.positionAt(offset));
  const pattern: Pattern = { kind: 'areaScan', area: { outer, holes: [] }, spacing: 30, angle: null, turnaround: null, isCrossed: false };
  const caller = await callAs(pilot());
  const { waypoints } = layOut(pattern, NEW_ROUTE);
  const { id } = await caller.call(addRoute, { name: 'Fields', route: { ...NEW_ROUTE, endAction: 'return', pattern, waypoints } });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot() });
  await planOffline(page);
  await button(page, t('pattern.split')).click();
  const dialog = page.getByRole('dialog', { name: t('pattern.split') });
  await dialog.getByLabel(t('pattern.split.count')).fill('3');
  await page.keyboard.press('Enter');
  await expectSoon(() => dialog.getByRole('row').count(), 4);
  await expectSeen(dialog.getByText(t('issues.pattern.homingLand')));
  await expectSeen(dialog.getByText(t('pattern.split.apartOver', { distance: `10\u00a0m` })));
  const ways = await dialog.getByRole('cell', { name: /^\d+\sm$/ }).allInnerTexts();
  expect(ways.map((text) => Number.parseFloat(text))).toEqual([40, 50, 60]);
  await expectAccessible(page, 'split among aircraft', '[role=dialog]', ownTheme(page));
  await dialog.getByRole('button', { name: t('pattern.split.save', { count: 3 }) }).click();
  await expectGone(dialog);
  const parts = (await caller.call(getRoutes, { folder: 'Fields' })).rows;
  expect(parts.map(({ name }) => name)).toEqual(['Fields 1', 'Fields 2', 'Fields 3']);
});

test('parts that would meet say so in the dialog and in their remarks', async () => {
  const plane = tangentPlane(CENTRE);
  const corners = [
    { north: 0, east: 0 },
    { north: 0, east: 120 },
    { north: 120, east: 120 },
    { north: 120, east: 0 },
  ];
  const area = { outer: corners.map((offset) => plane.positionAt(offset)), holes: [] };
  const pattern: Pattern = { kind: 'areaScan', area, spacing: 10, angle: null, turnaround: null, isCrossed: true };
  const caller = await callAs(pilot());
  const { waypoints } = layOut(pattern, NEW_ROUTE);
  const { id } = await caller.call(addRoute, { name: 'Crowded', route: { ...NEW_ROUTE, pattern, waypoints } });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot() });
  await planOffline(page);
  await button(page, t('pattern.split')).click();
  const dialog = page.getByRole('dialog', { name: t('pattern.split') });
  await dialog.getByLabel(t('pattern.split.count')).fill('8');
  await page.keyboard.press('Enter');
  await expectSoon(() => dialog.getByRole('row').count(), 9);
  await expectSeen(dialog.getByText(/come within \d/));
  await dialog.getByRole('button', { name: t('pattern.split.save', { count: 8 }) }).click();
  await expectGone(dialog);
  const parts = (await caller.call(getRoutes, { folder: 'Crowded' })).rows;
  expect(parts.map(({ remarks }) => /^Not together: \d and \d come within/.test(remarks))).toEqual(parts.map(() => true));
  expect(parts).toHaveLength(8);
});

test('on a phone a corridor is drawn with one hand', async () => {
  const { page } = await visit('/edit-route', { account: pilot(), viewport: PHONE });
  await planOffline(page);
  await kind(page, t('pattern.kind.corridor')).click();
  await clickMap(page, [-120, 60], [-20, -40], [60, 90]);
  await expectSoon(async () => (await lanes(page)) > 0, true);
  const remove = button(page, t('pattern.corner.remove'));
  await button(page, t('map.measure')).click();
  await expectSoon(() => remove.isDisabled(), true);
  await button(page, t('map.measure.end')).click();
  await remove.click();
  await saveAs(page, 'River');
  const caller = await callAs(pilot());
  const [kept] = (await caller.call(getRoutes, { kind: 'corridor' })).rows;
  expect((await caller.call(getRoute, { id: kept!.id })).route.pattern).toMatchObject({ line: { length: 2 } });
});
