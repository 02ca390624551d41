import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { getFleet } from '@skyhelm/contract/device-fleet';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 60_000, interval: 100 };

let product: Product;
let simulator: Simulator;
let deviceId: DeviceId;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  // Three seconds of flight in one: nobody waits for it to climb.
  simulator = await startSimulator(port, ['--speed', '3']);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const [uav] = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows;
  deviceId = uav!.id;
  await owner.call(bindDevice, { id: deviceId, hardwareId: simulator.hardwareId });
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a route is drawn around an aircraft, sent to it, and flown by it', async () => {
  const { page } = await visit(`/edit-route?device=${deviceId}`, { account: { account: 'pilot1', password: product.demoPassword! } });
  await page.locator('[data-map=ready]').waitFor();
  // The map comes to where the aircraft is, near enough to draw a way of some hundred metres.
  await expectSeen(page.getByText('50 m', { exact: true }));
  const box = (await page.locator('[data-map=ready]').boundingBox())!;
  for (const [right, down] of [
    [-60, -60],
    [60, -60],
  ] as const)
    await page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
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
  await expectSeen(page.getByRole('dialog').getByText(t('route.start.explain')));
  await expectAccessible(page, 'starting a route', '[role=dialog]', ownTheme(page));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('flight.command.startRoute') })
    .click();
  await expectGone(page.getByRole('dialog'));
  await expectSeen(page.getByText(t('flight.why.flying')));

  // What is on board is what was drawn.
  await button(page, t('route.download')).click();
  await expectSeen(page.getByText(t('route.read', { count: 2 })));
  await button(page, t('flight.command.land')).click();
  await expect.poll(() => page.getByText(t('flight.why.ground')).isVisible(), PATIENTLY).toBe(true);
});
