import { addDevice } from '@skyhelm/contract/device';
import { getUnclaimed } from '@skyhelm/contract/device-binding';
import { getParameters } from '@skyhelm/contract/parameter';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { ADMIN, startProduct, type Product } from './testing/product.ts';
import { callerAs, type Caller } from './testing/server-calls.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 100 };
const READ = { timeout: 90_000 };

let product: Product;
let port: number;
let admin: Caller;
const flying: Simulator[] = [];

/** One of this kind, on a link and bound to a device. */
async function aircraft(name: string, options: string[]) {
  flying.push(await startSimulator(port, options));
  const { hardwareId } = await vi.waitFor(async () => {
    const [found] = (await admin.call(getUnclaimed, {})).rows;
    if (!found) throw new Error('no aircraft was heard');
    return found;
  }, PATIENTLY);
  const facts = { name, sn: name.replace(' ', '-'), type: 'uav', hardwareId: hardwareId.replace('mavlink:', '') } as const;
  return (await admin.call(addDevice, facts)).id;
}

beforeAll(async () => {
  port = await freeUdpPort();
  product = await startProduct({ args: ['--no-demo'], env: { MAVLINK_UDP: String(port) } });
  admin = await callerAs(product.address, ADMIN.account, ADMIN.password);
});
afterAll(async () => {
  for (const one of flying) await one.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);

test('height limit and return of an aircraft are entered, held to the rules field by field, and taken by the aircraft', async () => {
  const deviceId = await aircraft('Harbour 1', ['--flavour', 'copter']);
  const { page } = await visit(`/device/uav?id=${deviceId}`, { account: ADMIN });
  const card = page.getByRole('region', { name: t('uav.settings') });
  await card.getByText(t('parameter.settings.unlimited')).waitFor(READ);
  await card.getByRole('button', { name: t('parameter.settings.set'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('parameter.settings') });
  const field = (name: 'heightLimit' | 'returnHeight' | 'returnSpeed') => form.getByLabel(t(`parameter.settings.form.${name}`));
  const write = form.getByRole('button', { name: t('parameter.write'), exact: true });
  await write.click();
  await expectSeen(form.getByText('Please enter the height limit'));
  await field('heightLimit').fill('0120');
  await expectSeen(form.getByText('The height limit must be an integer'));
  await field('heightLimit').fill('120');
  await field('returnHeight').fill('120');
  await field('returnSpeed').fill('11');
  await write.click();
  await expectSeen(
    form.getByText('The return altitude must be below the height limit'),
    form.getByText(/^The return speed ranges from 2 to 10/),
  );
  await expectAccessible(page, 'general configuration', '[role=dialog]');
  await field('returnHeight').fill('40');
  await field('returnSpeed').fill('6');
  await write.click();
  await expectSeen(page.getByText(t('parameter.settings.done')));
  await expectGone(form);
  await expectSeen(card.getByText(/^120/), card.getByText(/^40/), card.getByText(/^6/));
  const valueOf = async (name: string) =>
    (await admin.call(getParameters, { deviceId, keyword: name })).rows.find((row) => row.name === name)?.value;
  expect(await Promise.all(['FENCE_ALT_MAX', 'FENCE_ENABLE', 'RTL_ALT', 'RTL_SPEED'].map(valueOf))).toEqual([120, 1, 4_000, 600]);
});

test('what an autopilot has no parameter for is said, and the rest is set', async () => {
  const deviceId = await aircraft('Harbour 2', ['--flavour', 'px4-multirotor', '--seed', '77', '--system', '9']);
  const { page } = await visit(`/device/uav?id=${deviceId}`, { account: ADMIN });
  const card = page.getByRole('region', { name: t('uav.settings') });
  await card.getByText(t('parameter.settings.unlimited')).waitFor(READ);
  await card.getByRole('button', { name: t('parameter.settings.set'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('parameter.settings') });
  await expectSeen(form.getByText(t('parameter.settings.absent.returnSpeed')));
  expect(await form.getByLabel(t('parameter.settings.form.returnSpeed')).isDisabled()).toBe(true);
  await form.getByLabel(t('parameter.settings.form.heightLimit')).fill('80');
  await form.getByRole('button', { name: t('parameter.write'), exact: true }).click();
  await expectSeen(page.getByText(t('parameter.settings.done')), card.getByText(/^80/));
});
