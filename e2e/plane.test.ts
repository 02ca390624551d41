import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { getFleet } from '@skyhelm/contract/device-fleet';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { startProduct, type Product } from './testing/product.ts';
import { tab } from './testing/route-editor.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon, goTo } from './testing/sight.ts';
import { button, command, height, hold } from './testing/station.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 100 };
const HOME = { latitude: 31.1, longitude: 121.6 };
const { positionAt } = tangentPlane(HOME);

let product: Product;
let simulator: Simulator;
let deviceId: DeviceId;
let routeId: RouteId;
let name: string;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  const at = `${HOME.latitude},${HOME.longitude},5`;
  // As ArduPlane comes from the works, and eight seconds of flight in one.
  simulator = await startSimulator(port, ['--flavour', 'plane', '--speed', '8', '--at', at, '--set', 'RTL_AUTOLAND=0']);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const [uav] = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows;
  deviceId = uav!.id;
  await owner.call(bindDevice, { id: deviceId, hardwareId: simulator.hardwareId });
  const pilot = await callerAs(product.address, 'pilot1', product.demoPassword!);
  name = (await pilot.call(getFleet, {})).rows.find(({ id }) => id === deviceId)!.name;
  const plan = { ...NEW_ROUTE, height: 60 };
  const waypoints = [300, 600].map((north) => waypointAt(positionAt({ north, east: 0 }), plan));
  const landing = { ...NEW_LANDING, kind: 'returnAndLand' as const, heading: 0, distance: 400 };
  ({ id: routeId } = await pilot.call(addRoute, { name: 'Runway', route: { ...plan, waypoints, endAction: 'landingRoute', landing } }));
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const readiness = (page: Page) => page.getByRole('region', { name: t('flight.state.ready') });
const reason = (page: Page, text: string) => readiness(page).getByRole('listitem').filter({ hasText: text });
/** The dock's own, whatever the editor offers beside it. */
const dock = (page: Page, kind: string) =>
  page
    .getByRole('region', { name: t('flight.commands') })
    .last()
    .getByRole('button', { name: kind, exact: true });
const card = (page: Page) => page.locator('section[role=group]').filter({ has: page.getByRole('heading', { level: 3 }) });

async function propose(page: Page, kind: 'takeOff' | 'land', says: string): Promise<void> {
  await dock(page, t(`flight.command.${kind}`)).click();
  await expectSeen(card(page).getByRole('alert').filter({ hasText: says }));
}
const holdCard = (page: Page, kind: 'takeOff' | 'land' | 'reboot', happened: ReturnType<typeof command>) =>
  hold(page, card(page).getByRole('button', { name: t('station.hold', { command: t(`flight.command.${kind}`) }) }), happened);

test('a plane that took off without a landing on board is told so, gets one in flight, lands by it and is made ready again', async () => {
  const { page } = await visit(`/tta?uav=${deviceId}`, { account: { account: 'pilot1', password: product.demoPassword! } });
  await expectSeen(page.getByRole('heading', { name }));
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')));
  await expectSoon(() => dock(page, t('flight.command.takeOff')).isEnabled(), true);

  await propose(page, 'takeOff', t('flight.landing.takeOff.none'));
  await page.getByLabel(t('flight.form.height', { unit: 'm' })).fill('60');
  await holdCard(page, 'takeOff', command(page, t('flight.command.takeOff'), t('flight.course.done')));
  await expectSeen(page.getByText(`${t('vehicle.mode.takeOff')} (TAKEOFF)`).first());
  await expect.poll(() => height(page), PATIENTLY).toBeGreaterThan(40);

  await propose(page, 'land', t('flight.landing.land.none'));
  const why = `${t('flight.course.refused')}: ${t('flight.result.noLanding')}. Unable to start landing sequence`;
  await holdCard(page, 'land', page.getByText(why).or(page.getByText(why.replace(t('flight.course.refused'), t('flight.course.failed')))));

  await goTo(page, `/tta?uav=${deviceId}&edit=${routeId}`);
  await tab(page, 'fly').click();
  await button(page, t('route.send')).click();
  const question = page.getByRole('dialog').filter({ hasText: t('flight.sendAloft.title') });
  await expectSeen(question.getByText(t('flight.sendAloft.explain')));
  await expectAccessible(page, 'sending a route in flight', '[role=dialog]', ownTheme(page));
  await question.getByRole('button', { name: t('flight.sendAloft.send') }).click();
  await expectSeen(page.getByText(t('route.sent', { name })));

  await goTo(page, `/tta?uav=${deviceId}`);
  await dock(page, t('flight.command.land')).click();
  await holdCard(page, 'land', command(page, t('flight.command.land'), t('flight.course.done')));
  await expectSeen(page.getByText(/\(AUTO\)$/).first());

  // On the ground both checks of ArduPlane speak against another start.
  await readiness(page).waitFor({ timeout: 180_000 });
  await button(page, t('flight.ready.again')).click();
  const landing = reason(page, 'In landing sequence');
  const autoland = reason(page, 'DO_LAND_START set and RTL_AUTOLAND disable');
  await expectSeen(landing.getByText(t('flight.ready.why.inLanding')), autoland.getByText(t('flight.ready.why.autolandOff')));
  expect(await dock(page, t('flight.command.takeOff')).isDisabled()).toBe(true);
  await expectAccessible(page, 'a plane that is not ready', 'body', ownTheme(page));
  await autoland.getByRole('button', { name: t('flight.ready.set.RTL_AUTOLAND.2') }).click();
  await expectGone(autoland);
  await landing.getByRole('button', { name: t('flight.command.resetMission') }).click();
  await expectGone(readiness(page));
  await expectSoon(() => dock(page, t('flight.command.takeOff')).isEnabled(), true);

  await button(page, t('common.more')).click();
  await page.getByRole('menuitem', { name: t('flight.command.reboot') }).click();
  await holdCard(page, 'reboot', command(page, t('flight.command.reboot'), t('flight.course.inProgress')));
});
