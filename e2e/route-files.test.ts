import { readFile } from 'node:fs/promises';
import { getRoute, getRoutes } from '@skyhelm/contract/route';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const pilot = () => demoAccount('pilot93');

const waypoint = (id: number, latitude: number) => ({
  type: 'SimpleItem',
  autoContinue: true,
  doJumpId: id,
  command: 16,
  frame: 3,
  params: [0, 0, 0, null, latitude, 121.6, 40],
});
const PLAN = JSON.stringify({
  fileType: 'Plan',
  version: 1,
  mission: {
    version: 2,
    items: [
      waypoint(1, 31.1),
      waypoint(2, 31.101),
      { type: 'ComplexItem', complexItemType: 'StructureScan', version: 2 },
      waypoint(3, 31.102),
    ],
  },
  rallyPoints: { points: [[31.1, 121.6, 10]] },
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string, bytes: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

test('a plan of another ground station is looked at, opened on the map, saved, taken away and brought back', async () => {
  const { page } = await visit('/route', { account: pilot() });
  await button(page, t('route.import')).click();
  const drawer = page.getByRole('dialog', { name: t('routefile.import.title') });
  await choose(page, 'Broken.plan', '{');
  await expectSeen(drawer.getByText(t('errors.routeFile.broken')));
  await choose(page, 'Chimney.plan', PLAN);
  await expectSeen(drawer.getByText(t('routefile.import.found', { count: 1, file: 'Chimney.plan' })));
  await expectSeen(
    drawer.getByRole('alert').getByText(t('routefile.import.lost')),
    drawer.getByText(t('issues.routeFile.complex', { item: 3, kind: 'StructureScan' })),
  );
  await drawer.getByText(t('routefile.import.told', { count: 2 })).click();
  await expectSeen(drawer.getByText(t('issues.mission.read.speedUnsaid', { item: 1, speed: 5 })));
  await drawer.getByRole('button', { name: t('routefile.import.save', { count: 1 }) }).click();
  await expectSeen(drawer.getByText(t('routefile.import.endAction.needed')));
  await expectAccessible(page, 'routes of a file', '[role=dialog]');
  await drawer.getByLabel(t('routefile.import.endAction'), { exact: true }).click();
  await page.getByTitle(t('route.endAction.land'), { exact: true }).click();

  await drawer.getByRole('button', { name: t('routefile.import.open') }).click();
  await button(page, t('route.offline.switch')).click();
  await page.locator('[data-map=ready]').waitFor();
  await expectSeen(page.getByText(t('route.unsaved')));
  await page.getByRole('tab', { name: t('route.tab.waypoints') }).click();
  await expectSoon(
    () =>
      page
        .getByRole('grid', { name: t('route.waypoints') })
        .getByRole('rowheader')
        .count(),
    3,
  );
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('common.saved')));

  await button(page, t('route.toList')).click();
  await row(page, 'Chimney')
    .getByRole('button', { name: new RegExp(`^${t('common.more')}`) })
    .click();
  await page.getByRole('menuitem', { name: t('common.export') }).click();
  const away = page.getByRole('dialog', { name: t('routefile.export.title', { name: 'Chimney' }) });
  await expectSeen(away.getByText(t('routefile.export.lost')).or(away.getByText(t('routefile.export.whole'))));
  await away.getByLabel(t('routefile.export.format'), { exact: true }).click();
  await page.getByTitle(t('routefile.format.wpml'), { exact: true }).click();
  await expectSeen(away.getByLabel(t('routefile.export.model'), { exact: true }), away.getByText(t('routefile.export.whole')));
  await expectAccessible(page, 'export of a route', '[role=dialog]');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, t('routefile.export.do')).click()]);
  expect(file.suggestedFilename()).toBe('Chimney.kmz');
  const bytes = await readFile(await file.path());

  await expectGone(away);
  await button(page, t('route.import')).click();
  await choose(page, 'Chimney.kmz', bytes);
  await button(page, t('routefile.import.save', { count: 1 })).click();
  await expectSeen(drawer.getByText(t('routefile.import.exists')));
  await drawer.getByLabel(t('route.name'), { exact: true }).fill('Chimney again');
  await button(page, t('routefile.import.save', { count: 1 })).click();
  await expectGone(drawer);
  await expectSeen(row(page, 'Chimney again'));

  for (const name of ['Chimney', 'Chimney again']) await row(page, name).getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('common.export') })
    .click();
  const both = page.getByRole('dialog', { name: t('routefile.export.several', { count: 2 }) });
  await expectSeen(both.getByText(t('routefile.export.archive')));
  await both.getByLabel(t('routefile.export.format'), { exact: true }).click();
  await page.getByTitle(t('routefile.format.gpx'), { exact: true }).click();
  await expectSeen(both.getByText(t('routefile.export.oneFile')), both.getByText(t('routefile.export.lost')));
  await expectSeen(both.getByText('Chimney again', { exact: true }));
  await expectAccessible(page, 'export of several routes', '[role=dialog]');
  const save = both.getByRole('button', { name: t('routefile.export.do'), exact: true });
  const [joined] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(joined.suggestedFilename()).toBe('routes.gpx');
  expect(await readFile(await joined.path(), 'utf8')).toMatch(/<rte>[^]*<rte>/);
  await expectGone(both);

  const caller = await callAs(pilot());
  const { rows } = await caller.call(getRoutes, { keyword: 'Chimney' });
  const routes = await Promise.all(rows.map(({ id }) => caller.call(getRoute, { id })));
  expect(routes).toHaveLength(2);
  expect(routes[0]!.route.waypoints).toEqual(routes[1]!.route.waypoints);
  expect(routes.map(({ endAction }) => endAction)).toEqual(['land', 'land']);
});
