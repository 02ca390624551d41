import { getAirportSetting, setAirportSetting } from '@skyhelm/contract/airport';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, getRoute } from '@skyhelm/contract/route';
import { addHeightFile, deleteHeightFile, getHeightFiles } from '@skyhelm/contract/terrain';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { admin, callAs, inHouse } from './testing/house.ts';
import { button, cell, planOffline, tab } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

/** A ridge of 80 m across the way, far from where other stories fly. */
const ridge = Buffer.from(
  writeTiff({
    columns: 200,
    rows: 200,
    heights: Array.from({ length: 40_000 }, (_, at) => Math.round(200 + 80 * Math.exp(-(((at % 200) - 100) ** 2) / 100))),
    west: 60,
    north: 20.02,
    step: 0.0002,
  }),
);
const PLACES = [60.014, 60.026].map((longitude) => ({ longitude, latitude: 20 }));

afterAll(async () => {
  const caller = await callAs(admin);
  for (const { id } of await caller.call(getHeightFiles, {})) await caller.call(deleteHeightFile, { id });
});

test('heights of the ground are loaded; a route is warned of a ridge, and then follows it', async () => {
  const caller = await callAs(admin);
  const route = { ...NEW_ROUTE, height: 40, waypoints: PLACES.map((place) => waypointAt(place, { ...NEW_ROUTE, height: 40 })) };
  const { id } = await caller.call(addRoute, { name: 'Over the ridge', route });

  const { page } = await visit('/route', { account: admin });
  await page.getByRole('button', { name: t('route.heights'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('input[type=file]').setInputFiles({ name: 'ridge.png', mimeType: 'image/png', buffer: ridge });
  await expectSeen(drawer.getByText(t('errors.heightFile.broken')));
  await drawer.locator('input[type=file]').setInputFiles({ name: 'ridge.tif', mimeType: 'image/tiff', buffer: ridge });
  await expectSeen(drawer.getByText('ridge.tif'));
  await expectAccessible(page, 'height files', '[role=dialog]');

  await page.goto(new URL(`/edit-route/${id}`, page.url()).href);
  await page.getByRole('button', { name: t('route.offline.switch'), exact: true }).click();
  await expectGone(page.getByRole('dialog'));
  await page.getByRole('tab', { name: new RegExp(`^${t('route.tab.check')}`) }).click();
  await expectSeen(page.getByText(t('issues.route.belowGround', { number: 2, metres: 40 })));
  await page.getByRole('tab', { name: new RegExp(`^${t('route.tab.route')}`) }).click();
  await page.getByRole('button', { name: t('route.follow.do'), exact: true }).click();
  await page.getByRole('tab', { name: new RegExp(`^${t('route.tab.waypoints')}`) }).click();
  const rows = page.getByRole('grid', { name: t('route.waypoints') }).getByRole('rowheader');
  await expectSoon(async () => (await rows.count()) > 3, true);
  await page.getByRole('tab', { name: new RegExp(`^${t('route.tab.check')}`) }).click();
  // Nothing is below a ground that is still asked for: only once it is drawn again it is known to lie below the route.
  await expectSoon(() => page.locator('figure polygon').count(), 2);
  await expectSeen(page.getByText(t('route.check.fine')));
});

test('heights that are loaded, and airports that are counted, while a route is open are noticed', async () => {
  const caller = await callAs(admin);
  for (const { id } of await caller.call(getHeightFiles, {})) await caller.call(deleteHeightFile, { id });
  const route = { ...NEW_ROUTE, height: 40, waypoints: PLACES.map((place) => waypointAt(place, { ...NEW_ROUTE, height: 40 })) };
  const { id } = await caller.call(addRoute, { name: 'Open over the ridge', route });
  const { page } = await visit(`/edit-route/${id}`, { account: admin });
  await planOffline(page);
  await tab(page, 'check').click();
  await expectSeen(page.getByText(t('route.check.fine')));
  const noAirports = page.getByText(t('route.check.noAirports', { screen: t('menu.noFlyZone') }));
  await expectSeen(noAirports);
  await caller.upload(addHeightFile, {}, ridge, 'ridge.tif');
  await expectSeen(page.getByText(t('issues.route.belowGround', { number: 2, metres: 40 })), noAirports);
  const { version } = await caller.call(setAirportSetting, { isOn: true, version: (await caller.call(getAirportSetting, {})).version });
  await expectGone(noAirports);
  await caller.call(setAirportSetting, { isOn: false, version });
});

test('a limit above the ground is broken where the ground falls away: the editor says it, refuses to save, and lowers the leg', async () => {
  const caller = await callAs(admin);
  await caller.upload(addHeightFile, {}, ridge, 'ridge.tif');
  // From the ridge down: sixty metres above its top are a hundred and forty above the plain.
  const places = [60.02, 60.026].map((longitude) => ({ longitude, latitude: 20 }));
  const shape = { kind: 'circle', centre: places[1]!, radius: 150 } as const;
  const limit = { kind: 'restricted', datum: 'ground', floor: 100, shape } as const;
  const zone = await caller.call(addNoFlyZone, { name: 'Village', description: 'x', validUntil: '2099-01-01T00:00:00Z', ...limit });
  const high = { ...NEW_ROUTE, height: 60, endAction: 'land' as const };
  const low = { ...high, waypoints: places.map((place) => waypointAt(place, { ...high, height: 15 })) };
  const { id } = await caller.call(addRoute, { name: 'From the ridge', route: low });

  const { page } = await visit(`/edit-route/${id}`, { account: admin });
  await planOffline(page);
  await tab(page, 'waypoints').click();
  for (const number of [1, 2]) {
    await cell(page, t('route.height'), number).fill('60');
    await page.keyboard.press('Enter');
  }
  await tab(page, 'check').click();
  const told = page.getByText(/^By the loaded heights of the ground, the way to waypoint 2 enters “Village”/);
  await expectSeen(told);
  // A formation along it is told the same before anybody asks the server.
  await tab(page, 'route').click();
  await button(page, t('route.formation.make')).click();
  const formation = page.getByRole('dialog', { name: t('formation.title') });
  await expectSeen(formation.getByText(/^From the ridge 1: By the loaded heights of the ground/));
  expect(await formation.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true);
  await formation.getByRole('button', { name: t('common.cancel') }).click();
  await expectGone(formation);

  await button(page, t('common.save')).click();
  // The ground is why, and not the format of any field.
  await expectSeen(page.getByRole('status').getByText(/^By the loaded heights of the ground, the way to waypoint 2 enters “Village”/));
  await button(page, t('route.mend.ask')).click();
  await page.getByRole('button', { name: new RegExp(`^${t('route.mend.lower', { height: '' }).trim()}`) }).click();
  await expectSeen(page.getByText(t('route.check.fine')));
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));
  const { route } = await caller.call(getRoute, { id });
  expect(Math.max(...route.waypoints.map(({ altitude }) => altitude))).toBeLessThan(21);
  await caller.call(deleteNoFlyZone, { id: zone.id });
});
