import { changeControl } from '@skyhelm/contract/control';
import { getDevice, getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { shareDevice } from '@skyhelm/contract/device-share';
import { addFence, deleteFence, getStrayFences, sendFences } from '@skyhelm/contract/fence';
import type { DeviceId } from '@skyhelm/contract/ids';
import { getTransfer } from '@skyhelm/contract/transfer';
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
let name: string;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  simulator = await startSimulator(port, []);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const [uav] = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows;
  ({ id: deviceId, name } = uav!);
  // Its user is a pilot; whoever looks after fences is lent it to fly.
  await owner.call(shareDevice, { id: deviceId, userName: 'demo', mayFly: true });
  await owner.call(bindDevice, { id: deviceId, hardwareId: simulator.hardwareId });
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);

test('a fence that was deleted and is still on board of an aircraft is counted, looked at, and taken off there', async () => {
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  const shape = { kind: 'circle', centre: { latitude: 31.23, longitude: 121.47 }, radius: 3_000 } as const;
  const { id } = await owner.call(addFence, { name: 'Passing', shape, ceiling: 60, scope: 'device', deviceIds: [deviceId] });
  await expect.poll(async () => (await owner.call(getDevice, { id: deviceId })).networkStatus, PATIENTLY).toBe('online');
  await owner.call(changeControl, { deviceId, action: 'take' });
  const transfer = await owner.call(sendFences, { deviceId, evenFlying: true });
  await expect.poll(async () => (await owner.call(getTransfer, transfer)).course, PATIENTLY).toBe('done');
  await owner.call(changeControl, { deviceId, action: 'release' });
  await owner.call(deleteFence, { id });

  const { page } = await visit('/electronic-fence', { account: { account: 'demo', password: product.demoPassword! } });
  await page.getByRole('button', { name: t('fence.stray.open', { count: 1 }) }).click();
  const drawer = page.getByRole('dialog', { name: t('fence.stray.title') });
  await drawer.getByRole('button', { name: `${t('fence.clear')} ${name}` }).click();
  await drawer.getByRole('button', { name: t('flight.take') }).click();
  await expectSeen(drawer.getByText(t('flight.holder.me')));
  await drawer.getByRole('checkbox').check();
  await expectAccessible(page, 'old fences on board', '[role=dialog]', ownTheme(page));
  await drawer.getByRole('button', { name: t('fence.clear'), exact: true }).click();
  await expectSeen(page.getByText(t('fence.cleared', { name })), drawer.getByText(t('fence.stray.none')));
  await page.keyboard.press('Escape');
  await expectGone(drawer);
  expect((await owner.call(getStrayFences, {})).total).toBe(0);
});
