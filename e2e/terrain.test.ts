import { addRoute } from '@skyhelm/contract/route';
import { deleteHeightFile, getHeightFiles } from '@skyhelm/contract/terrain';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { admin, callAs, inHouse } from './testing/house.ts';
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
  await expectGone(page.getByText(t('issues.route.belowGround', { number: 2, metres: 40 })));
  expect(await page.locator('figure polygon').count()).toBe(2);
});
