import { getCommands } from '@skyhelm/contract/control';
import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { getFleet } from '@skyhelm/contract/device-fleet';
import { addFence } from '@skyhelm/contract/fence';
import { getRoutesAboard } from '@skyhelm/contract/flown-route';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addRoute, getRoute, getRoutes } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { shareOf, type Colour } from './testing/pixels.ts';
import { startProduct, type Product } from './testing/product.ts';
import { clickMap, rows, tab } from './testing/route-editor.ts';
import { callerAs, type Caller } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { button, mapOf } from './testing/station.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 200 };
const HOME = { latitude: 31.1, longitude: 121.6 };

let product: Product;
let simulator: Simulator;
let pilot: Caller;
let deviceId: DeviceId;
let aircraft: string;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  // Three seconds of flight in one: nobody waits for it to climb.
  simulator = await startSimulator(port, ['--speed', '3', '--at', `${HOME.latitude},${HOME.longitude},5`]);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const [uav] = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows;
  deviceId = uav!.id;
  await owner.call(bindDevice, { id: deviceId, hardwareId: simulator.hardwareId });
  pilot = await callerAs(product.address, 'pilot1', product.demoPassword!);
  aircraft = (await pilot.call(getFleet, {})).rows.find(({ id }) => id === deviceId)!.name;
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const visitor = () => ({ account: { account: 'pilot1', password: product.demoPassword! } });
const north = (metres: number) => waypointAt({ ...HOME, latitude: HOME.latitude + metres / 111_000 }, NEW_ROUTE);
const routeTo = (...metres: number[]) => ({ ...NEW_ROUTE, waypoints: metres.map(north) });
const shown = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const editor = (page: Page) => page.getByRole('region', { name: t('route.editor') });
const within = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true });
/** Those of the station itself, whatever the editor offers beside them. */
const dock = (page: Page, name: string) =>
  page
    .getByRole('region', { name: t('flight.commands') })
    .last()
    .getByRole('button', { name, exact: true });

/** The first colour of routes in the dark. */
const FIRST: Colour = [0x4d, 0xb1, 0xff];
const isDrawn = async (page: Page) => (await shareOf(page, mapOf(page), FIRST)) > 0.000_3;

test('routes are searched, laid on the map of the ground station, found there again after a reload, and taken off', async () => {
  await pilot.call(addRoute, { name: 'Harbour', folder: 'Coast', route: routeTo(50, 150, 250) });
  await pilot.call(addRoute, { name: 'Ridge', folder: 'Hills', route: routeTo(-50, -150) });
  const { page } = await visit('/tta', visitor());
  await button(page, t('station.panel.routes')).click();
  await expectSeen(shown(page, 'Harbour'), shown(page, 'Ridge'));
  await page.getByLabel(t('route.search')).fill('harb');
  await expectGone(shown(page, 'Ridge'));
  expect(await isDrawn(page)).toBe(false);
  await shown(page, 'Harbour').focus();
  await page.keyboard.press('Space');
  await button(page, t('route.shown.find', { name: 'Harbour' })).click();
  await expectSoon(() => isDrawn(page), true, 'a route that is shown is drawn');

  // Whatever is looked for, what lies on the map can be taken off it.
  await page.getByLabel(t('route.search')).fill('ridge');
  await expectSeen(page.getByRole('heading', { name: t('route.shown.others') }), shown(page, 'Harbour'), shown(page, 'Ridge'));
  await page.reload();
  await expectSeen(shown(page, 'Harbour'));
  expect(await shown(page, 'Harbour').isChecked()).toBe(true);
  await button(page, t('route.shown.find', { name: 'Harbour' })).click();
  await expectSoon(() => isDrawn(page), true, 'a route that was shown before is drawn again');
  await button(page, t('route.shown.hideAll')).click();
  await expectSoon(() => isDrawn(page), false, 'a route that is hidden is gone');
  await expectAccessible(page, 'routes in the ground station', 'body', ownTheme(page));
});

test('a pilot draws a route beside what flies, sends it, starts it, and stops the aircraft while the next waypoint is drawn', async () => {
  const { page } = await visit(`/tta?uav=${deviceId}`, visitor());
  await expectSeen(page.getByRole('heading', { name: aircraft }));
  await page.locator('[data-map=ready]').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('link', { name: t('station.plan') }).click();
  await expectSeen(editor(page));
  await tab(page, 'waypoints').click();
  await clickMap(page, [-60, -60], [60, -60]);
  await expectSoon(() => rows(page).count(), 2);

  // Who measures edits nothing, and is told so.
  await button(page, t('map.measure')).click();
  await page.keyboard.press('Control+z');
  await expectSeen(page.getByText(t('route.measuring')));
  await clickMap(page, [0, 60]);
  expect(await rows(page).count()).toBe(2);
  await button(page, t('map.measure.end')).click();

  await tab(page, 'route').click();
  await editor(page).getByLabel(t('route.name'), { exact: true }).fill('From here');
  await within(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));
  const [kept] = (await pilot.call(getRoutes, { keyword: 'From here' })).rows;
  expect(new URL(page.url()).searchParams.get('edit')).toBe(kept!.id);

  await tab(page, 'fly').click();
  await within(page, t('flight.take')).click();
  await expectSeen(editor(page).getByText(t('flight.holder.me')));
  await expectAccessible(page, 'the route editor in the ground station', 'body', ownTheme(page));
  await within(page, t('route.send')).click();
  await expectSeen(page.getByText(t('route.sent', { name: aircraft })));
  const onBoard = async () => (await pilot.call(getRoutesAboard, {})).map(({ sentAt: _sentAt, ...one }) => one);
  await expectSoon(onBoard, [{ deviceId, routeId: kept!.id, version: 1, isFlying: false }]);
  await expect.poll(() => within(page, t('flight.command.startRoute')).isEnabled(), PATIENTLY).toBe(true);
  await within(page, t('flight.command.startRoute')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('flight.command.startRoute') })
    .click();
  await expectGone(page.getByRole('dialog'));

  await tab(page, 'waypoints').click();
  await within(page, t('route.tool.draw')).click();
  await clickMap(page, [90, 30]);
  await expectSoon(() => rows(page).count(), 3);
  await expect.poll(() => dock(page, t('flight.command.pause')).isEnabled(), PATIENTLY).toBe(true);
  await dock(page, t('flight.command.pause')).click();
  const last = async () => (await pilot.call(getCommands, { deviceId, pageSize: 1 })).rows[0];
  await expect.poll(last, PATIENTLY).toMatchObject({ kind: 'pause', course: 'done' });
  await dock(page, t('flight.command.directReturn')).click();
  await expectSeen(button(page, t('station.hold', { command: t('flight.command.directReturn') })));
  await page.keyboard.press('Escape');
  await expectGone(button(page, t('station.hold', { command: t('flight.command.directReturn') })));
  expect(await rows(page).count(), 'what is drawn is as it was').toBe(3);

  // Neither a link nor the editor's own button loses it unasked.
  await page.getByRole('link', { name: t('station.leave') }).click();
  await expectSeen(page.getByText(t('common.unsavedChanges')));
  await button(page, t('common.stay')).click();
  await within(page, t('common.save')).click();
  await expectSoon(async () => (await pilot.call(getRoute, { id: kept!.id })).waypoints, 3);
  await clickMap(page, [-90, 30]);
  await expectSoon(() => rows(page).count(), 4);
  await within(page, t('route.editor.close')).click();
  await button(page, t('common.leave')).click();
  await expectGone(editor(page));
  expect(new URL(page.url()).searchParams.has('edit')).toBe(false);
  expect((await pilot.call(getRoute, { id: kept!.id })).waypoints).toBe(3);

  await button(page, t('station.panel.routes')).click();
  const [flying, aboard] = (['flying', 'aboard'] as const).map((how) => page.getByText(t(`route.shown.${how}`, { names: aircraft })));
  await expectSeen(flying!.or(aboard!));
  expect(await shown(page, 'From here').isChecked(), 'what was drawn here stays to be seen').toBe(true);
});

/** A route that is worked on, and a fence, in the dark. */
const EDITED: Colour = [0x5f, 0xd0, 0x68];
const FENCE: Colour = [0x35, 0xd0, 0xba];

test('a route that is opened lies beside the tools, and the aircraft it is planned for is one that is heard, with its fence', async () => {
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const shape = { kind: 'circle', centre: HOME, radius: 1_500 } as const;
  await owner.call(addFence, { name: 'Around home', shape, ceiling: 200, scope: 'device', deviceIds: [deviceId] });
  const aside = [-1_000, 1_000].map((east) => waypointAt({ ...HOME, longitude: HOME.longitude + east / 95_000 }, NEW_ROUTE));
  const { id } = await pilot.call(addRoute, { name: 'Wide', route: { ...NEW_ROUTE, waypoints: aside } });
  const { page } = await visit(`/tta?edit=${id}`, { ...visitor(), sharp: true });
  await expectSeen(editor(page));
  const [map, tools] = [mapOf(page), page.getByRole('group', { name: t('station.tools') })];
  const isThere = async (colour: Colour) => (await shareOf(page, map, colour)) > 0.000_3;
  await expectSoon(() => isThere(EDITED), true, 'it is seen');
  const [around, box] = [(await map.boundingBox())!, (await tools.boundingBox())!];
  const below = { x: 0, y: 0, width: Math.ceil(box.x + box.width - around.x), height: Math.floor(around.height) };
  await expectSoon(() => shareOf(page, map, EDITED, below), 0, 'none of it lies where the tools are');

  expect(await isThere(FENCE), 'nobody is chosen').toBe(false);
  await tab(page, 'fly').click();
  await page.getByRole('combobox', { name: t('route.aircraft') }).click();
  const options = page.locator('.ant-select-item-option');
  const disabled = page.locator('.ant-select-item-option-disabled');
  await expectSoon(async () => (await options.count()) - (await disabled.count()), 1, 'one is heard');
  expect(await options.first().innerText()).toBe(aircraft);
  expect(await disabled.first().innerText()).toContain(t('flight.aircraft.unheard', { name: '' }).trim());
  await options.first().click();
  await expectSoon(() => isThere(FENCE), true, 'its fence is drawn though it is not selected');
  await within(page, t('route.editor.close')).click();
  await expectGone(editor(page));
  await expectSoon(() => isThere(FENCE), false, 'and goes with the editor');
});

test('on a phone a route is opened from the list, moved on and closed, and the commands stay below it', async () => {
  const { id } = await pilot.call(addRoute, { name: 'Pocket', route: routeTo(40, 90) });
  const { page } = await visit(`/tta?uav=${deviceId}`, { ...visitor(), viewport: PHONE });
  await button(page, t('station.panel.routes')).click();
  await button(page, t('route.shown.edit', { name: 'Pocket' })).click();
  await expectSeen(editor(page), page.getByRole('region', { name: t('flight.commands') }).last());
  await within(page, t('route.tool.draw')).click();
  await clickMap(page, [-80, 0]);
  await within(page, t('common.save')).click();
  await expectSoon(async () => (await pilot.call(getRoute, { id })).waypoints, 3);
  // The instruments for a moment, and back to the route.
  await button(page, t('station.panel.aircraft')).click();
  await expectGone(editor(page));
  await button(page, t('station.panel.aircraft')).click();
  await expectSeen(editor(page));
  await page.goBack();
  await expectGone(editor(page));
  expect(new URL(page.url()).pathname).toBe('/tta');
});
