import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addRoute, setRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { shareOf, type Colour } from './testing/pixels.ts';
import { startProduct, type Product } from './testing/product.ts';
import { button, cell, planOffline, rows, tab } from './testing/route-editor.ts';
import { callerAs, type Caller } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const HOME = { latitude: 31.1, longitude: 121.6 };

let product: Product;
let simulator: Simulator;
let pilot: Caller;
let aircraft: { id: DeviceId; name: string };
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  simulator = await startSimulator(port, ['--speed', '3', '--at', `${HOME.latitude},${HOME.longitude},5`]);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  aircraft = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows[0]!;
  await owner.call(bindDevice, { id: aircraft.id, hardwareId: simulator.hardwareId });
  pilot = await callerAs(product.address, 'pilot1', product.demoPassword!);
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const visitor = () => ({ account: { account: 'pilot1', password: product.demoPassword! } });
const routeTo = (...metres: number[]) => ({
  ...NEW_ROUTE,
  waypoints: metres.map((north) => waypointAt({ ...HOME, latitude: HOME.latitude + north / 111_000 }, NEW_ROUTE)),
});
const dialog = (page: Page) => page.getByRole('dialog', { name: t('route.compare.title') });
const within = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const rowOf = (page: Page, label: string) =>
  dialog(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) });
/** How each of two routes is drawn on light ground: the first whole, the second dashed. */
const COLOURS: readonly [Colour, Colour] = [
  [0x15, 0x65, 0xc0],
  [0xb3, 0x54, 0x1e],
];

/** Whenever that was. */
const aboard = (which: 'this' | 'older') => {
  const [before, after] = t(`route.aboard.${which}`, { name: aircraft.name, time: '§' }).split('§');
  return new RegExp(`${before}.+${after}`);
};

test('what is on board is compared with what is in the editor, taken from there, taken back, and sent anew', async () => {
  const kept = await pilot.call(addRoute, { name: 'Twice', route: routeTo(40, 80, 120, 160) });
  const { page } = await visit(`/edit-route/${kept.id}?device=${aircraft.id}`, visitor());
  await tab(page, 'fly').click();
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')));
  await button(page, t('route.send')).click();
  await expectSeen(page.getByText(t('route.sent', { name: aircraft.name })));
  const compare = async () => {
    await tab(page, 'fly').click();
    await expectSoon(() => button(page, t('route.compare.aboard')).isEnabled(), true);
    await button(page, t('route.compare.aboard')).click();
    await expectSeen(dialog(page));
  };
  await compare();
  await expectSeen(dialog(page).getByText(t('route.compare.same')));
  expect(await dialog(page).getByRole('table').count(), 'nothing differs: no table').toBe(0);
  expect(await within(page, t('route.compare.send')).count(), 'and nothing to send').toBe(0);
  await within(page, t('common.close')).last().click();
  await expectSeen(page.getByText(aboard('this')));

  // One higher, one taken out: neither makes others of those behind it.
  await tab(page, 'waypoints').click();
  await cell(page, t('route.height'), 4).fill('25');
  await page.keyboard.press('Enter');
  await rows(page).nth(1).getByRole('button').click();
  await page.keyboard.press('Delete');
  await expectSoon(() => rows(page).count(), 3);
  await compare();
  await expectSeen(
    dialog(page).getByText(t('route.compare.count', { count: 2 })),
    dialog(page).getByText(t('route.compare.onBoard', { name: aircraft.name })),
    dialog(page).getByText(t('route.compare.renumbered', { one: 4, other: 3 })),
    dialog(page).getByText(t('route.saveFirst')),
  );
  expect(await rowOf(page, t('route.compare.there')).getByRole('cell').allInnerTexts()).toEqual([t('common.yes'), t('common.no')]);
  expect(await rowOf(page, t('route.height')).getByRole('cell').allInnerTexts()).toEqual(['15\u00A0m', '25\u00A0m']);
  expect(await within(page, t('route.compare.send')).isDisabled(), 'what is sent is what is saved').toBe(true);
  await expectAccessible(page, 'two routes compared', '[role=dialog]', ownTheme(page));
  await within(page, t('route.compare.take')).click();
  await expectGone(dialog(page));
  await tab(page, 'waypoints').click();
  await expectSoon(() => rows(page).count(), 4);
  await button(page, t('route.undo')).click();
  await expectSoon(() => rows(page).count(), 3);
  expect(await cell(page, t('route.height'), 3).inputValue()).toBe('25');

  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));
  await tab(page, 'fly').click();
  await expectSeen(page.getByText(aboard('older')));
  await compare();
  await within(page, t('route.compare.send')).click();
  await expectGone(dialog(page));
  await expectSeen(page.getByText(t('route.sent', { name: aircraft.name })).last());
  await compare();
  await expectSeen(dialog(page).getByText(t('route.compare.same')));
});

test('two routes of the list are compared, both on one map', async () => {
  await pilot.call(addRoute, { name: 'Left', folder: 'Pairs', route: routeTo(100, 300, 500) });
  const bent = routeTo(100, 300, 500);
  const [, middle] = bent.waypoints;
  const waypoints = bent.waypoints.with(1, {
    ...middle!,
    longitude: HOME.longitude + 0.002,
    actions: [{ kind: 'photograph', value: null }],
  });
  await pilot.call(addRoute, { name: 'Right', folder: 'Pairs', route: { ...bent, cycles: 3, waypoints } });
  const { page } = await visit('/route?folder=Pairs', visitor());
  for (const name of ['Left', 'Right'])
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .getByRole('checkbox')
      .click();
  await button(page, t('route.compare')).click();
  await expectSeen(dialog(page).getByText(t('route.compare.count', { count: 2 })));
  expect(await rowOf(page, t('route.cycles.hint')).getByRole('cell').allInnerTexts()).toEqual(['1', '3']);
  expect(await rowOf(page, t('route.actions')).getByRole('cell').allInnerTexts()).toEqual([t('common.none'), t('route.action.photograph')]);
  await expectSeen(dialog(page).getByText(/^Moved by 1[89]\d/));
  const map = dialog(page).locator('[data-map=ready]');
  for (const colour of COLOURS)
    await expectSoon(async () => (await shareOf(page, map, colour)) > 0.000_3, true, `drawn in ${colour.join()}`);
  await page.setViewportSize(PHONE);
  await expectSeen(dialog(page).getByText(t('route.compare.count', { count: 2 })));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await within(page, t('route.compare.open', { name: 'Right' })).click();
  await planOffline(page);
  await expectSeen(page.getByRole('heading', { name: 'Right' }));
});

test('whoever finds their route changed by somebody else sees what was changed before they decide', async () => {
  const { id, version } = await pilot.call(addRoute, { name: 'Shared', route: routeTo(100, 300, 500) });
  const { page } = await visit(`/edit-route/${id}`, visitor());
  await planOffline(page);
  await pilot.call(setRoute, { id, version, name: 'Shared', remarks: 'longer', route: routeTo(100, 300, 500, 700) });
  await tab(page, 'waypoints').click();
  await cell(page, t('route.speed'), 1).fill('7');
  await page.keyboard.press('Enter');
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.stale')));
  await button(page, t('route.compare')).click();
  await expectSeen(dialog(page).getByText(t('route.compare.count', { count: 3 })), dialog(page).getByText('longer', { exact: true }));
  expect(await rowOf(page, t('route.speed')).getByRole('cell').allInnerTexts()).toEqual(['5\u00A0m/s', '7\u00A0m/s']);
  await within(page, t('common.back')).click();
  await expectSeen(page.getByText(t('route.stale')));
  await button(page, t('route.compare')).click();
  await within(page, t('common.stale.takeTheirs')).click();
  await expectGone(page.getByRole('dialog'));
  await expectSoon(() => rows(page).count(), 4);
  await button(page, t('route.undo')).click();
  await expectSoon(() => rows(page).count(), 3);
});
