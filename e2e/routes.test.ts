import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, getRoute, getRoutes, setRoute } from '@skyhelm/contract/route';
import { setSettings } from '@skyhelm/contract/session';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, cell, clickMap, dragOnMap, onMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const CENTRE = { longitude: 121.6, latitude: 31.1 };
const pilot = () => demoAccount('pilot80');

beforeAll(async () => {
  const caller = await callAs(pilot());
  await caller.call(setSettings, { mapCentre: CENTRE });
});

const stored = (count: number) => ({
  ...NEW_ROUTE,
  waypoints: Array.from({ length: count }, (_, at) => waypointAt({ ...CENTRE, latitude: CENTRE.latitude + at / 2_000 }, NEW_ROUTE)),
});
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('a route is drawn, bent, taken back, put into numbers, checked, saved, and found again', async () => {
  const { page } = await visit('/edit-route', { account: pilot() });
  await expectSeen(page.getByText(t('route.offline.question')));
  await expectAccessible(page, 'offline mode', '[role=dialog]', ownTheme(page));
  await planOffline(page);
  await tab(page, 'waypoints').click();
  await clickMap(page, [-150, 60], [0, -60], [150, 60]);
  await expectSoon(() => rows(page).count(), 3);
  await page.keyboard.press('Control+z');
  await expectSoon(() => rows(page).count(), 2);
  await page.keyboard.press('Control+y');
  await expectSoon(() => rows(page).count(), 3);

  // Dragged by hand: the last one comes nearer, in one step.
  const latitude = cell(page, t('route.latitude'), 3);
  const before = Number(await latitude.inputValue());
  await dragOnMap(page, [150, 60], [150, -20]);
  await expectSoon(async () => Number(await latitude.inputValue()) > before, true);
  await button(page, t('route.undo')).click();
  await expectSoon(async () => Number(await latitude.inputValue()), before);

  await cell(page, t('route.height'), 2).fill('600');
  await page.keyboard.press('Enter');
  await tab(page, 'check').click();
  await expectSeen(page.getByText(t('issues.route.cruiseAltitude')));
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.nonconforming')));
  await page
    .getByRole('listitem')
    .getByRole('button', { name: t('route.waypointNumber', { number: 2 }) })
    .click();
  await page.getByLabel(t('route.height'), { exact: true }).last().fill('60');
  await page.keyboard.press('Enter');
  await page.getByLabel(t('route.action.add')).click();
  await page.getByTitle(t('route.action.photograph'), { exact: true }).click();

  // Where the nose points: a fixed azimuth has its bounds, a target point has to be set.
  const nose = async (mode: 'fixed' | 'target') => {
    await page.getByLabel(t('route.yawMode'), { exact: true }).click();
    await page.getByTitle(t(`route.yawMode.${mode}`), { exact: true }).click();
  };
  const told = async (text: string) => {
    await tab(page, 'check').click();
    await expectSeen(page.getByRole('listitem').filter({ hasText: text }));
    await tab(page, 'waypoints').click();
  };
  await nose('fixed');
  await page.getByLabel(t('route.yaw'), { exact: true }).fill('400');
  await page.keyboard.press('Enter');
  await told(t('issues.route.yaw'));
  await page.getByLabel(t('route.yaw'), { exact: true }).fill('90');
  await page.keyboard.press('Enter');
  await nose('target');
  await expectGone(page.getByLabel(t('route.yaw'), { exact: true }));
  await told(t('issues.route.target'));
  await button(page, t('route.target.set')).click();
  await expectSeen(button(page, t('route.target.click')));
  await clickMap(page, [0, 20]);
  await expectSoon(async () => Number(await page.getByLabel(t('route.target.latitude'), { exact: true }).inputValue()) > 31, true);
  await expectSeen(button(page, t('route.target.set')));
  await expectAccessible(page, 'route editor, waypoints', 'body', ownTheme(page));

  await tab(page, 'route').click();
  await page.getByLabel(t('route.name'), { exact: true }).fill('Harbour');
  await page.getByLabel(t('route.name'), { exact: true }).blur();
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('common.saved')), page.getByText(t('route.saved'), { exact: true }));
  await expectAccessible(page, 'route editor', 'body', ownTheme(page));
  const caller = await callAs(pilot());
  const [kept] = (await caller.call(getRoutes, { keyword: 'Harbour' })).rows;
  const { route } = await caller.call(getRoute, { id: kept!.id });
  expect(route.waypoints.map(({ altitude, actions, yawMode }) => [altitude, actions.length, yawMode])).toEqual([
    [15, 0, 'course'],
    [60, 1, 'target'],
    [15, 0, 'course'],
  ]);
  expect(new URL(page.url()).pathname).toBe(`/edit-route/${kept!.id}`);

  await button(page, t('route.toList')).click();
  await expectSeen(row(page, 'Harbour'));
  await expectAccessible(page, 'routes');
});

test('a double click draws one waypoint where the map stays, and goes nearer once nothing is drawn', async () => {
  const { page } = await visit('/edit-route', { account: pilot() });
  await planOffline(page);
  await tab(page, 'waypoints').click();
  const twice = async (right: number, down: number) => {
    const { x, y } = await onMap(page, right, down);
    await page.mouse.dblclick(x, y);
  };
  for (const [at, right] of [-150, 0, 150].entries()) {
    await twice(right, 60);
    await expectSoon(() => rows(page).count(), at + 1);
  }
  const east = async (number: number) => Number(await cell(page, t('route.longitude'), number).inputValue());
  expect((await east(3)) - (await east(2))).toBeCloseTo((await east(2)) - (await east(1)), 5);
  const scale = page.locator('.numeric', { hasText: /^\d+\sk?m$/ }).first();
  const before = await scale.innerText();
  await button(page, t('route.tool.select')).click();
  await twice(0, -100);
  await expectSoon(async () => (await scale.innerText()) !== before, true);
  await expectSoon(() => rows(page).count(), 3);
});

test('a name that exists and a route that somebody else has changed are asked about before anything is overwritten', async () => {
  const caller = await callAs(pilot());
  const taken = await caller.call(addRoute, { name: 'Taken', route: stored(2) });
  const mine = await caller.call(addRoute, { name: 'Mine', route: stored(3) });
  const { page } = await visit(`/edit-route/${mine.id}`, { account: pilot() });
  await planOffline(page);
  await button(page, t('route.saveAs')).click();
  await page.getByRole('dialog').getByLabel(t('route.name')).fill('Taken');
  await button(page, t('common.save')).last().click();
  const question = page.getByRole('dialog', { name: t('route.covered') });
  await expectAccessible(page, 'is the route covered', '[role=dialog]', ownTheme(page));
  await question.getByRole('button', { name: t('route.cover') }).click();
  await expectSeen(page.getByText(t('common.saved')));
  expect((await caller.call(getRoute, { id: taken.id })).route.waypoints).toHaveLength(3);

  await caller.call(setRoute, { id: taken.id, version: 2, name: 'Taken', remarks: 'by somebody else', route: stored(4) });
  await page.getByLabel(t('route.remarks'), { exact: true }).fill('by me');
  await expectSeen(page.getByText(t('route.unsaved')));
  await page.getByLabel(t('route.remarks'), { exact: true }).blur();
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.stale')));
  await button(page, t('common.stale.takeTheirs')).click();
  await expectSoon(() => page.getByLabel(t('route.remarks'), { exact: true }).inputValue(), 'by somebody else');
  await button(page, t('route.undo')).click();
  await expectSoon(() => page.getByLabel(t('route.remarks'), { exact: true }).inputValue(), 'by me');
  await button(page, t('common.save')).click();
  await expectSoon(async () => (await caller.call(getRoute, { id: taken.id })).remarks, 'by me');
});

test('in the list a route is copied into a template, shared, and deleted after a question', async () => {
  const caller = await callAs(pilot());
  await caller.call(addRoute, { name: 'Ridge', folder: 'Hills', route: stored(3) });
  const { page } = await visit('/route?folder=Hills', { account: pilot() });
  await row(page, 'Ridge')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t('route.toTemplate') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.save') })
    .click();
  await expectSeen(row(page, 'Ridge 2').getByText(t('route.template')));

  await row(page, 'Ridge')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t('route.share') }).click();
  await page.getByLabel(t('share.people.account')).fill('pilot81');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('route.share'), exact: true })
    .click();
  await expectSeen(page.getByText(t('share.people.done')), page.getByRole('dialog').getByText(t('share.people.see')));
  await expectAccessible(page, 'sharing of a route', '[role=dialog]');
  await page.keyboard.press('Escape');
  const other = await callAs(demoAccount('pilot81'));
  expect((await other.call(getRoutes, { holder: 'shared' })).rows).toMatchObject([{ name: 'Ridge', isMine: false }]);

  await row(page, 'Ridge')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t('common.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.delete') })
    .click();
  await expectGone(row(page, 'Ridge'));
});

test('a zone put up across a route closes it in the list; what would help is offered, taken back, taken and saved', async () => {
  const [caller, chief] = [await callAs(pilot()), await callAs(demoAccount('demo'))];
  const east = (at: number) => waypointAt({ longitude: 121.7 + at / 100, latitude: 31.2 }, NEW_ROUTE);
  const { id } = await caller.call(addRoute, { name: 'Crossing', route: { ...NEW_ROUTE, waypoints: [east(0), east(1)] } });
  const shape = { kind: 'circle', centre: { longitude: 121.705, latitude: 31.2001 }, radius: 100 } as const;
  const zone = await chief.call(addNoFlyZone, { name: 'Market', description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' });
  await expectSoon(async () => (await caller.call(getRoute, { id })).airspace.state, 'broken');
  const { page } = await visit('/route?airspace=broken', { account: pilot() });
  await expectSeen(row(page, 'Crossing').getByText(t('route.airspace.broken')), row(page, 'Crossing').getByText('Market'));
  await row(page, 'Crossing').getByRole('link', { name: 'Crossing' }).click();
  await planOffline(page);
  await button(page, t('route.mend.ask')).click();
  const round = page.getByRole('button', { name: new RegExp(`^${t('route.mend.goRound', { distance: '' }).split(':')[0]!}`) });
  await expectSeen(round);
  await expectAccessible(page, 'route editor, what would help', 'body', ownTheme(page));
  await round.click();
  await expectSeen(page.getByText(t('route.check.fine')));
  await button(page, t('route.undo')).click();
  await expectSeen(button(page, t('route.mend.ask')));
  await button(page, t('route.redo')).click();
  await button(page, t('common.save')).click();
  await expectSoon(async () => (await caller.call(getRoute, { id })).airspace.state, 'ok');
  expect((await caller.call(getRoute, { id })).waypoints).toBeGreaterThan(2);
  await chief.call(deleteNoFlyZone, { id: zone.id });
});

test('without an aircraft it is warned of more than an assumed battery holds, and what a length is made of is told below its legs', async () => {
  const caller = await callAs(pilot());
  const { id } = await caller.call(addRoute, { name: 'Rounds', route: { ...stored(4), cycles: 20 } });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot() });
  await planOffline(page);
  await tab(page, 'check').click();
  const [assumed] = t('issues.route.severalChargesAssumed').split(':');
  await expectSeen(page.getByRole('listitem').filter({ hasText: assumed! }));
  await expectGone(page.getByText(t('route.check.fine')));
  await tab(page, 'waypoints').click();
  const parts = (['out', 'legs', 'again', 'back'] as const).map((part) => page.getByText(t(`route.length.${part}`), { exact: true }));
  await expectSeen(...parts);
  await expectGone(page.getByText(t('route.length.ahead'), { exact: true }));
});

test('on a phone a route is opened, a waypoint put in by a touch and saved', async () => {
  const caller = await callAs(pilot());
  const { id } = await caller.call(addRoute, { name: 'Pocket', route: stored(2) });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot(), viewport: PHONE });
  await planOffline(page);
  await button(page, t('route.tool.draw')).click();
  await clickMap(page, [60, 60]);
  await tab(page, 'waypoints').click();
  await expectSoon(() => rows(page).count(), 3);
  await button(page, t('common.save')).click();
  await expectSoon(async () => (await caller.call(getRoute, { id })).waypoints, 3);

  // There is no room for these beside the others.
  const folded = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await button(page, t('common.more')).click();
  await expectSeen(folded(t('common.export')));
  await folded(t('route.saveAs')).click();
  await page.getByRole('dialog').getByLabel(t('route.name')).fill('Second pocket');
  await button(page, t('common.save')).last().click();
  await expectGone(page.getByRole('dialog'));
  await expectSoon(async () => (await caller.call(getRoutes, { keyword: 'Second pocket' })).rows.length, 1);
});
