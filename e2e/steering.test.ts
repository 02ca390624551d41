import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { button, command, height, takeOff } from './testing/station.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 100 };
/** FS_OPTIONS, RC_OVERRIDE_TIME and FS_GCS_ENABLE, as the simulator and ArduCopter come from the works. */
const UNSAFE = 3;

let product: Product;
let simulator: Simulator;
let deviceId: DeviceId;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  // Its transmitter lies on the desk: without our sticks it sinks in every mode that obeys them.
  simulator = await startSimulator(port, ['--speed', '3', '--receiver', 'low']);
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

test('an aircraft whose failsafe is off is steered only after a question, which sets it; when the page is left it holds', async () => {
  const account = { account: 'demo', password: product.demoPassword! };
  const { page } = await visit(`/tta?uav=${deviceId}`, { account, viewport: { width: 1180, height: 700 } });
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')));
  await takeOff(page);
  await expect.poll(() => height(page), PATIENTLY).toBeGreaterThan(5);

  await button(page, t('flight.sticks.on')).click();
  const question = page.getByRole('dialog', { name: t('flight.steering.title') });
  await expectSeen(
    question.getByText(t('flight.steering.setting', { name: 'FS_GCS_ENABLE', now: 0, needed: 1 })),
    question.getByText(t('flight.steering.reason.linkFailsafe')),
  );
  await expectAccessible(page, 'question before steering', '[role=dialog]', ownTheme(page));
  await question.getByRole('button', { name: t('common.cancel') }).click();
  await expectGone(question, command(page, t('flight.command.manual'), t('flight.course.done')));

  await button(page, t('flight.sticks.on')).click();
  await question.getByRole('button', { name: t('flight.steering.set', { count: UNSAFE }) }).click();
  await expectSeen(command(page, t('flight.command.manual'), t('flight.course.done')), button(page, t('flight.sticks.off')));
  await expectGone(question);

  await button(page, t('station.panel.news')).click();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectSeen(page.getByText(t('flight.sticks.ended')), page.getByText(t('vehicle.event.holdOrdered')));
  // It is safe now: the question does not come again.
  await button(page, t('flight.sticks.on')).click();
  await expectSeen(button(page, t('flight.sticks.off')));
  expect(await question.count()).toBe(0);
  // Another order takes it out of the sticks' hands, and the panel says so.
  await expectSeen(page.getByText(/\(LOITER\)/).first());
  await button(page, t('flight.command.pause')).click();
  await expectSeen(page.getByText(t('flight.sticks.ended')));
  expect(await height(page)).toBeGreaterThan(4);
});
