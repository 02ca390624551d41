import { addRoute, getRoute, getRoutes } from '@skyhelm/contract/route';
import { endSessions, heartbeat } from '@skyhelm/contract/session';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { logIn } from './testing/login-page.ts';
import { button, clickMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const pilot = () => demoAccount('pilot82');
const north = (metres: number) => waypointAt({ longitude: 121.6, latitude: 31.1 + metres / 111_000 }, NEW_ROUTE);

/** The very element: a map that is built anew is another one. */
async function mapOf(page: Page): Promise<() => Promise<boolean>> {
  const map = await page.locator('[data-map=ready]').elementHandle();
  return () => map.evaluate((element) => element.isConnected);
}
async function name(page: Page, given: string): Promise<void> {
  await tab(page, 'route').click();
  await page.getByLabel(t('route.name'), { exact: true }).fill(given);
  await page.getByLabel(t('route.name'), { exact: true }).blur();
}

test('whoever saves a new route, and then another one of it, works on where they were, with all their steps', async () => {
  const caller = await callAs(pilot());
  const idOf = async (keyword: string) => (await caller.call(getRoutes, { keyword })).rows[0]!.id;
  const { page } = await visit('/edit-route', { account: pilot() });
  await planOffline(page);
  const isSameMap = await mapOf(page);
  await clickMap(page, [-100, 40], [0, -60]);
  await name(page, 'Quay');
  await tab(page, 'waypoints').click();
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));
  const first = await idOf('Quay');
  await expectAddress(page, `/edit-route/${first}`);
  expect(await isSameMap(), 'the map stays').toBe(true);
  await expectSoon(() => rows(page).count(), 2, 'so does what was looked at');

  await clickMap(page, [100, 40]);
  await expectSoon(() => rows(page).count(), 3);
  await button(page, t('route.saveAs')).click();
  await page.getByRole('dialog').getByLabel(t('route.name')).fill('Pier');
  await button(page, t('common.save')).last().click();
  await expectGone(page.getByRole('dialog'));
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));
  const second = await idOf('Pier');
  await expectAddress(page, `/edit-route/${second}`);
  expect(await isSameMap()).toBe(true);
  for (const left of [3, 2, 2, 1]) {
    await button(page, t('route.undo')).click();
    await expectSoon(() => rows(page).count(), left, 'every step since the beginning is taken back');
  }
  for (const there of [2, 2, 3, 3]) {
    await button(page, t('route.redo')).click();
    await expectSoon(() => rows(page).count(), there);
  }
  await clickMap(page, [0, 60]);
  await button(page, t('common.save')).click();
  await expectSoon(async () => (await caller.call(getRoute, { id: second })).waypoints, 4, 'saved as the one it is by now');
  expect((await caller.call(getRoute, { id: first })).version).toBe(1);

  // Another address is another route, and a new one begins empty.
  const other = await caller.call(addRoute, { name: 'Elsewhere', route: { ...NEW_ROUTE, waypoints: [0, 50, 100, 150].map(north) } });
  await page.evaluate((to) => history.pushState(null, '', to), `/edit-route/${other.id}`);
  await planOffline(page);
  await tab(page, 'waypoints').click();
  await expectSoon(() => rows(page).count(), 4);
  await page.evaluate(() => history.pushState(null, '', '/edit-route'));
  await planOffline(page);
  await tab(page, 'waypoints').click();
  await expectSoon(() => rows(page).count(), 0);
});

/** The session of this page, as an administrator or another browser ends it. */
async function endOf(page: Page, account: string): Promise<void> {
  await (await callAs(demoAccount(account))).call(endSessions, {});
  await expectAddress(page, `/login?redirect=${encodeURIComponent('/edit-route')}`);
}
const offer = (page: Page) => page.getByRole('button', { name: t('route.kept.takeUp'), exact: true });

test('what was not saved when the session ended is offered to whoever drew it, and to nobody else of the same browser', async () => {
  const { page, faults } = await visit('/edit-route', { account: demoAccount('pilot83') });
  faults.expect(/websocket|\b401\b/);
  // It would find out by itself within seconds: only the socket is left to tell it at once.
  await page.route(`**${heartbeat.path}`, () => undefined);
  await planOffline(page);
  await clickMap(page, [-100, 40], [0, -60], [100, 40]);
  await tab(page, 'waypoints').click();
  await expectSoon(() => rows(page).count(), 3);
  await endOf(page, 'pilot83');

  await logIn(page, 'pilot84', demoAccount('').password);
  await planOffline(page);
  expect(await offer(page).count(), 'nobody else').toBe(0);
  await endOf(page, 'pilot84');

  await logIn(page, 'pilot83', demoAccount('').password);
  await planOffline(page);
  await expectSeen(offer(page));
  await expectAccessible(page, 'route editor, what was not saved', 'body', ownTheme(page));
  await tab(page, 'waypoints').click();
  await expectSoon(() => rows(page).count(), 0);
  await offer(page).click();
  await expectSoon(() => rows(page).count(), 3);
  await expectGone(offer(page));
  await name(page, 'Taken up');
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));

  // What is saved is not offered any more, and neither is what somebody agreed to lose.
  await page.reload();
  await planOffline(page);
  expect(await offer(page).count()).toBe(0);
  await button(page, t('route.tool.draw')).click();
  await clickMap(page, [0, 60]);
  await button(page, t('route.toList')).click();
  await button(page, t('common.leave')).click();
  await page.getByRole('link', { name: 'Taken up', exact: true }).click();
  await planOffline(page);
  expect(await offer(page).count()).toBe(0);
});
