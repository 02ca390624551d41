import { getControl } from '@skyhelm/contract/control';
import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { getFleet } from '@skyhelm/contract/device-fleet';
import { addFormation, getFormation } from '@skyhelm/contract/formation';
import type { DeviceId } from '@skyhelm/contract/ids';
import { setSettings } from '@skyhelm/contract/session';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_FORMATION } from '@skyhelm/core/plan/formation/formation';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon, expectAddress } from './testing/sight.ts';
import { hold } from './testing/station.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 60_000, interval: 100 };
const { positionAt } = tangentPlane({ latitude: 31.2304, longitude: 121.4737 });
/** Metres east of each other, as the cells of a formation are. */
const at = (east: number) => {
  const { latitude, longitude } = positionAt({ north: 0, east });
  return `${latitude},${longitude},4`;
};

let product: Product;
let simulators: Simulator[] = [];
let deviceId: DeviceId;
let devices: { id: DeviceId; name: string }[];
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  // Three seconds of flight in one: nobody waits for it to climb.
  simulators = await Promise.all([
    startSimulator(port, ['--speed', '3', '--at', at(0)]),
    startSimulator(port, ['--speed', '3', '--seed', '2', '--system', '2', '--at', at(20)]),
  ]);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  devices = [];
  for (const [index, { hardwareId }] of simulators.entries()) {
    const [uav] = (await owner.call(getDevices, { keyword: `UAV-2600${index + 1}` })).rows;
    await owner.call(bindDevice, { id: uav!.id, hardwareId });
    devices.push(uav!);
  }
  deviceId = devices[0]!.id;
});
afterAll(async () => {
  await Promise.all(simulators.map((one) => one.stop()));
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a route is drawn around an aircraft, sent to it, and flown by it', async () => {
  // Wherever their maps begin: whoever plans for an aircraft looks at it.
  const pilot = await callerAs(product.address, 'pilot1', product.demoPassword!);
  await pilot.call(setSettings, { mapCentre: { latitude: 22.6, longitude: 114.1 } });
  const { page } = await visit(`/edit-route?device=${deviceId}`, { account: { account: 'pilot1', password: product.demoPassword! } });
  await page.locator('[data-map=ready]').waitFor();
  // The map comes to where the aircraft is, near enough to draw a way of some hundred metres.
  await expectSeen(page.getByText('100 m', { exact: true }));
  const box = (await page.locator('[data-map=ready]').boundingBox())!;
  for (const [right, down] of [
    [-60, -60],
    [60, -60],
  ] as const)
    await page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
  await page.getByRole('tab', { name: t('route.tab.waypoints') }).click();
  const latitude = page.getByLabel(t('route.cell', { name: t('route.latitude'), number: 1 }), { exact: true });
  await expectSoon(async () => Math.abs(Number(await latitude.inputValue()) - 31.2304) < 0.01, true);
  await page.getByRole('tab', { name: t('route.tab.route') }).click();
  await page.getByLabel(t('route.name'), { exact: true }).fill('Round');
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('route.saved'), { exact: true }));

  await page.getByRole('tab', { name: t('route.tab.fly') }).click();
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')));
  await expectAccessible(page, 'a route and its aircraft', 'body', ownTheme(page));
  await button(page, t('route.send')).click();
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const { rows } = await owner.call(getFleet, {});
  await expectSeen(page.getByText(t('route.sent', { name: rows.find(({ id }) => id === deviceId)!.name })));
  await expect.poll(() => button(page, t('flight.command.startRoute')).isEnabled(), PATIENTLY).toBe(true);
  await button(page, t('flight.command.startRoute')).click();
  await expectSeen(
    page.getByRole('dialog').getByText(t('route.start.explain')),
    page.getByRole('dialog').getByText(/“Round”/),
    page.getByRole('dialog').getByText(t('route.start.begins', { number: 1, count: 2 })),
  );
  await expectAccessible(page, 'starting a route', '[role=dialog]', ownTheme(page));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('flight.command.startRoute') })
    .click();
  await expectGone(page.getByRole('dialog'));
  await expectSeen(page.getByText(t('route.send.flown')));
  expect(await button(page, t('route.send')).isDisabled()).toBe(true);
  await expectSeen(page.getByText(/^Route “Round”: to waypoint [12] of 2$/));

  // Whoever would start it once more in the air is told what that means there, and has not to.
  await button(page, t('flight.command.startRoute')).click();
  await expectSeen(page.getByRole('dialog').getByText(t('route.start.aloft', { number: 1, count: 2 })));
  await expectGone(page.getByRole('dialog').getByText(t('route.start.explain')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();
  await expectGone(page.getByRole('dialog'));

  // What is on board is what was drawn.
  await button(page, t('route.download')).click();
  await expectSeen(page.getByText(t('route.read', { count: 2 })));
  // As in the ground station it is held, and says how far from home that is.
  await expectSeen(page.getByText(/^Land .*, .* from home$/));
  const land = button(page, t('station.hold', { command: t('flight.command.land') }));
  await land.click();
  await expectSeen(page.getByText(t('route.send.flown')));
  await hold(page, land, page.getByText(/^Land (?!.*from home)/).first());
  await expect.poll(() => page.getByText(t('flight.why.ground')).isVisible(), PATIENTLY).toBe(true);
});

test('whoever comes back to the editor has the aircraft again that they have chosen there', async () => {
  const { page } = await visit('/edit-route', { account: { account: 'demo', password: product.demoPassword! } });
  const question = page.getByRole('dialog', { name: t('route.offline.question') });
  await question.getByRole('combobox', { name: t('route.aircraft') }).click();
  await page.getByTitle(devices[0]!.name, { exact: true }).last().click();
  await expectAddress(page, `/edit-route?device=${devices[0]!.id}`);
  await page.reload();
  await page.locator('[data-map=ready]').waitFor();
  await page.getByRole('tab', { name: t('route.tab.fly') }).click();
  await expectSeen(page.getByTitle(devices[0]!.name, { exact: true }).first());
  expect(await question.isVisible()).toBe(false);
});

test('a formation gets its aircraft, starts and is cancelled; whoever flies is called back and goes on where it was', async () => {
  // Who flies both: each aircraft has a pilot of its own.
  const pilot = { account: 'demo', password: product.demoPassword! };
  const caller = await callerAs(product.address, pilot.account, pilot.password);
  // Whoever closes their window without a word keeps the controls for a while.
  for (const { id } of devices)
    await expect.poll(async () => (await caller.call(getControl, { deviceId: id })).holder, { timeout: 180_000, interval: 500 }).toBeNull();
  const waypoints = [20, 60, 400].map((north) => waypointAt(positionAt({ north, east: 0 }), NEW_ROUTE));
  const formation = { ...NEW_FORMATION, count: 2, takeOff: 'delayed' as const, delaySeconds: 300 };
  const wing = await caller.call(addFormation, { name: 'Wing', route: { ...NEW_ROUTE, endAction: 'homingLand', waypoints }, formation });
  const [leader] = (await caller.call(getFormation, { id: wing.id })).routes;
  const { page } = await visit('/route?q=Wing', { account: pilot });
  await page
    .getByRole('button', { name: t('common.more') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('route.formation.start') }).click();
  const dialog = page.getByRole('dialog', { name: t('formation.fly.title') });
  const chooser = (name: string) => dialog.getByRole('combobox', { name: t('formation.fly.aircraftOf', { name }) });
  const send = dialog.getByRole('button', { name: t('formation.fly.send') });
  const start = dialog.getByRole('button', { name: t('formation.fly.start') });
  for (const [index, { name }] of devices.entries()) {
    await expectSoon(() => send.isDisabled(), true);
    await chooser(`Wing ${index + 1}`).click();
    // Nobody flies two routes at once.
    if (index > 0) expect(await page.getByTitle(devices[0]!.name, { exact: true }).filter({ visible: true }).count()).toBe(1);
    await page.getByTitle(name, { exact: true }).last().click();
  }
  await expectAccessible(page, 'starting a formation', '[role=dialog]', ownTheme(page));
  expect(await start.isDisabled()).toBe(true);
  await send.click();
  await expect.poll(() => dialog.getByText(t('formation.fly.aboard'), { exact: true }).count(), PATIENTLY).toBe(2);
  const question = page.getByRole('dialog', { name: t('formation.fly.question', { count: 2 }) });
  await start.click();
  await expectSeen(question.getByText(t('formation.fly.question.delayed', { seconds: 300 })));
  await question.getByRole('button', { name: t('formation.fly.start') }).click();
  await expectSeen(dialog.getByText(t('formation.fly.state.starting')), dialog.getByText(/^Starts at/));
  await dialog.getByRole('button', { name: t('formation.fly.cancel') }).click();
  await expectSeen(dialog.getByText(t('formation.fly.state.cancelled')), dialog.getByText(t('formation.fly.notStarted'), { exact: true }));
  await expectAccessible(page, 'a formation that was cancelled', '[role=dialog]', ownTheme(page));

  await page.goto(`/edit-route/${leader!.id}?device=${deviceId}`);
  await page.getByRole('tab', { name: t('route.tab.fly') }).click();
  await button(page, t('flight.take'))
    .or(page.getByText(t('flight.holder.me')))
    .first()
    .waitFor();
  if (await button(page, t('flight.take')).isVisible()) await button(page, t('flight.take')).click();
  await expect.poll(() => button(page, t('flight.command.directReturn')).isEnabled(), PATIENTLY).toBe(true);
  await button(page, t('flight.command.directReturn')).click();
  const notice = page.getByRole('status').filter({ hasText: t('flight.resume.end.return') });
  await expect.poll(() => notice.isVisible(), PATIENTLY).toBe(true);
  const goOn = notice.getByRole('button');
  const number = Number(/(\d+)$/.exec(await goOn.innerText())![1]);
  expect(await goOn.innerText()).toBe(t('route.resume', { number }));
  await expectAccessible(page, 'a flight that was broken off', 'body', ownTheme(page));
  // It has to come home and land first.
  await expect.poll(() => goOn.isEnabled(), { timeout: 180_000 }).toBe(true);
  await goOn.click();
  const begin = page.getByRole('dialog');
  await expectSeen(begin.getByText(t('route.start.explain')), begin.getByText(t('route.start.goesOn', { number, count: 3 })));
  await begin.getByRole('button', { name: t('common.cancel') }).click();
  await expectGone(begin);
  // What was sent for that has not been flown: nobody loses where they were.
  await expectSeen(notice);

  // From the beginning of any other leg, too.
  const first = page.getByLabel(t('route.startAt'), { exact: true });
  await first.fill('4');
  await page.keyboard.press('Tab');
  await expectSeen(page.getByText(t('issues.route.entryPoint')));
  expect(await button(page, t('route.send')).isDisabled()).toBe(true);
  await first.fill('3');
  await page.keyboard.press('Tab');
  await button(page, t('route.send')).click();
  await expectSeen(page.getByText(t('route.sent', { name: devices[0]!.name })).last());
  await expectSoon(() => button(page, t('route.download')).isEnabled(), true);
  await button(page, t('route.download')).click();
  await expectSeen(page.getByText(t('route.read', { count: 3 })));
  await page.getByRole('tab', { name: t('route.tab.route') }).click();
  await expectSoon(() => page.getByLabel(t('route.entryPoint'), { exact: true }).inputValue(), '3');
});
