import { getFormation } from '@skyhelm/contract/formation';
import { addRoute, getRoutes } from '@skyhelm/contract/route';
import { setSettings } from '@skyhelm/contract/session';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, planOffline, tab } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const CENTRE = { longitude: 121.6, latitude: 31.1 };
const pilot = () => demoAccount('pilot85');
const { positionAt } = tangentPlane(CENTRE);
const through = (...places: [north: number, east: number][]) => ({
  ...NEW_ROUTE,
  waypoints: places.map(([north, east]) => waypointAt(positionAt({ north, east }), NEW_ROUTE)),
});

beforeAll(async () => {
  const caller = await callAs(pilot());
  await caller.call(setSettings, { mapCentre: CENTRE });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('formation.title') });

async function enter(page: Page, label: string, value: string): Promise<void> {
  await dialogOf(page).getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Tab');
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: label }).click();
  await page.getByTitle(value, { exact: true }).click();
}

test('a formation that would meet itself is told of, mended by a way out, and saved as a route for each aircraft', async () => {
  const caller = await callAs(pilot());
  const { id } = await caller.call(addRoute, { name: 'Patrol', route: through([0, 0], [0, 250], [0, 0]) });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot() });
  await planOffline(page);
  await tab(page, 'route').click();
  await button(page, t('route.formation.make')).click();
  const dialog = dialogOf(page);
  await expectSoon(() => dialog.getByRole('row').count(), 4);
  await expectSeen(dialog.getByText(new RegExp(t('formation.apart', { distance: '20 m' }).replace(' m ', '\\sm '))));
  await expectSeen(dialog.getByText(t('issues.formation.levelHomes')));
  await expectAccessible(page, 'formation', '[role=dialog]', ownTheme(page));
  const { y, height } = (await dialog.getByRole('button', { name: t('formation.save', { count: 3 }) }).boundingBox())!;
  expect(y + height, 'what saves it lies in the window').toBeLessThan(page.viewportSize()!.height);

  // In a column with a delay, the leader comes back towards the others.
  await enter(page, t('formation.offsetAngle'), '180');
  await choose(page, t('formation.takeOff'), t('formation.takeOff.delayed'));
  await expectSeen(dialog.getByText(/Aircraft 1 and 2 come within/));
  const save = dialog.getByRole('button', { name: t('formation.save', { count: 3 }) });
  expect(await save.isDisabled()).toBe(true);
  await expectAccessible(page, 'formation that is too close', '[role=dialog]', ownTheme(page));
  await dialog.getByRole('button', { name: t('formation.way.together') }).click();
  await expectGone(dialog.getByText(/Aircraft 1 and 2 come within/));
  await expectSoon(() => save.isDisabled(), false);
  await save.click();
  await expectGone(dialog);

  const { rows } = await caller.call(getRoutes, { folder: 'Patrol', orderByColumn: 'name', isAsc: true });
  expect(rows.map(({ name }) => name)).toEqual(['Patrol 1', 'Patrol 2', 'Patrol 3']);
  const { formation } = await caller.call(getFormation, { id: rows[0]!.formation!.id });
  expect(formation).toMatchObject({ count: 3, offsetAngle: 180, takeOff: 'simultaneous' });
});

test('from the list a formation is made, refused for a name that is taken, and deleted as a whole', async () => {
  const caller = await callAs(pilot());
  await caller.call(addRoute, { name: 'Beach', route: through([0, 0], [200, 0]) });
  await caller.call(addRoute, { name: 'Beach 2', route: through([0, 0], [200, 0]) });
  const { page } = await visit('/route?q=Beach', { account: pilot() });
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row('Beach')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t('route.formation.make') }).click();
  const dialog = dialogOf(page);
  const save = dialog.getByRole('button', { name: t('formation.save', { count: 3 }) });
  await expectSoon(() => save.isEnabled(), true);
  await save.click();
  await expectSeen(dialog.getByText(t('formation.exists')));
  await enter(page, t('formation.name'), 'Beach wing');
  await expectSoon(() => save.isEnabled(), true);
  await save.click();
  await expectGone(dialog);

  await row('Beach wing 2')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t('route.formation.delete') }).click();
  const question = page.getByRole('dialog', { name: t('route.formation.delete') });
  await expectSeen(question.getByText(/Beach wing 1.*Beach wing 3/));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectGone(question);
  await expectGone(row('Beach wing 1'));
  expect((await caller.call(getRoutes, { keyword: 'Beach wing' })).rows).toEqual([]);
});

test('on a phone the dialog fits and says what is missing', async () => {
  const caller = await callAs(pilot());
  await caller.call(addRoute, { name: 'Mole', route: through([0, 0], [200, 0]) });
  const { page } = await visit('/route?q=Mole', { account: pilot(), viewport: PHONE });
  await page
    .getByRole('button', { name: t('common.more') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('route.formation.make') }).click();
  await enter(page, t('formation.count'), '0');
  await expectSeen(dialogOf(page).getByText(t('issues.formation.noCount')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
