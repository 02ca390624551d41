import { addDevice } from '@skyhelm/contract/device';
import { getSimulator, setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, newFolder, startProduct } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';

const PLACE = { longitude: 114.0579, latitude: 22.5431, altitude: 15, address: 'Shenzhen' };

test('a simulator flies on over the death of its server', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const begin = async () => {
    const product = await startProduct({ folder, args: ['--no-demo'] });
    return { product, caller: await callerAs(product.address, ADMIN.account, ADMIN.password) };
  };
  const first = await begin();
  const { id } = await first.caller.call(addDevice, { name: 'Trainer', sn: 'TR-1', type: 'simulator' });
  await first.caller.call(setSimulator, { id, version: 0, ...PLACE });
  await first.caller.call(startSimulator, { id, minutes: 60 });
  process.kill(first.product.pid, 'SIGKILL');
  await first.product.stop();

  const second = await begin();
  const heard = async () => (await second.caller.call(getSimulator, { id })).heard !== null;
  await expect.poll(heard, { timeout: 90_000, interval: 200 }).toBe(true);
  expect((await second.caller.call(getSimulator, { id })).running).toMatchObject({ startedBy: expect.any(String) as string });
  expect(await second.product.stop()).toBe(0);
});
