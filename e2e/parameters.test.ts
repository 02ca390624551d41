import { addDevice } from '@skyhelm/contract/device';
import { getUnclaimed } from '@skyhelm/contract/device-binding';
import { getParameters } from '@skyhelm/contract/parameter';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { ADMIN, startProduct, type Product } from './testing/product.ts';
import { callerAs, type Caller } from './testing/server-calls.ts';
import { expectGone, expectSeen, goTo } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 100 };

let product: Product;
let port: number;
let aircraft: Simulator;
let admin: Caller;
let deviceId: Awaited<ReturnType<typeof add>>;

/** What is heard on the link and nobody's yet, bound to a device. */
async function add(name: string) {
  const { hardwareId } = await vi.waitFor(async () => {
    const [found] = (await admin.call(getUnclaimed, {})).rows;
    if (!found) throw new Error('no aircraft was heard');
    return found;
  }, PATIENTLY);
  return (await admin.call(addDevice, { name, sn: name.replace(' ', '-'), type: 'uav', hardwareId: hardwareId.replace('mavlink:', '') }))
    .id;
}

beforeAll(async () => {
  port = await freeUdpPort();
  product = await startProduct({ args: ['--no-demo'], env: { MAVLINK_UDP: String(port) } });
  aircraft = await startSimulator(port, ['--flavour', 'copter', '--set', 'RTL_ALT=2000']);
  admin = await callerAs(product.address, ADMIN.account, ADMIN.password);
  deviceId = await add('Harbour 1');
});
afterAll(async () => {
  await aircraft?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const valueOf = async (keyword: string) => (await admin.call(getParameters, { deviceId, keyword })).rows[0]!.value;

test('parameters are read when somebody looks, searched, written and confirmed by the aircraft', async () => {
  const { page } = await visit(`/device/uav?id=${deviceId}`, { account: ADMIN });
  await page.getByRole('link', { name: t('uav.parameters'), exact: true }).click();
  await page.getByText(t('parameter.status.current')).waitFor({ timeout: 90_000 });
  await expectAccessible(page, 'parameters');
  await page.getByLabel(t('parameter.which')).click();
  await page.getByText(t('parameter.which.changed'), { exact: true }).click();
  await expectSeen(page.getByText(t('parameter.count', { count: 1 })), row(page, 'RTL_ALT').getByText(t('parameter.changed')));
  await page.getByRole('button', { name: t('common.reset') }).click();
  await page.getByRole('searchbox', { name: t('parameter.search') }).fill('wpnav_speed');
  await page.getByRole('button', { name: `${t('parameter.edit')} WPNAV_SPEED`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('parameter.edit.title', { name: 'WPNAV_SPEED' }) });
  const write = dialog.getByRole('button', { name: t('parameter.write'), exact: true });
  await dialog.getByLabel(t('parameter.edit.new')).fill('fast');
  await write.click();
  await expectSeen(dialog.getByText('Parameter error, please re-enter'));
  await expectAccessible(page, 'setting a parameter', '[role=dialog]');
  await dialog.getByLabel(t('parameter.edit.new')).fill('650,5');
  await write.click();
  await expectSeen(page.getByText(t('parameter.write.done', { name: 'WPNAV_SPEED' })), row(page, 'WPNAV_SPEED').getByText('650.5'));
  expect(await valueOf('WPNAV_SPEED')).toBe(650.5);
});

test('a file is compared; one of another model is written only after a warning; all of it is exported', async () => {
  const { page } = await visit(`/parameter-set?id=${deviceId}`, { account: ADMIN });
  await page.getByText(t('parameter.status.current')).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: t('common.export') }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('parameter.export.qgc') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Harbour 1.params');

  await page.getByRole('button', { name: t('parameter.compare') }).click();
  const drawer = page.getByRole('dialog', { name: t('parameter.compare.title') });
  const give = (text: string) =>
    drawer.locator('input[type=file]').setInputFiles({ name: 'other.params', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('# Stack: PX4 Pro\nRTL_ALT,1500\nANGLE_MAX,4000\nNO_SUCH,1\n???');
  await expectSeen(
    drawer.getByText(t('parameter.compare.otherModel')),
    drawer.getByText(t('parameter.compare.absent', { count: 1 })),
    drawer.getByText(t('parameter.compare.faults', { count: 1, lines: '5' })),
  );
  await expectAccessible(page, 'comparing parameters', '[role=dialog]');
  await drawer.getByRole('checkbox', { name: 'ANGLE_MAX' }).uncheck();
  const angle = await valueOf('ANGLE_MAX');
  await drawer.getByRole('button', { name: t('parameter.write.count', { count: 1 }) }).click();
  const question = page.getByRole('dialog', { name: t('parameter.compare.otherModel') });
  await expectSeen(question.getByText(t('parameter.compare.otherModel.explain')));
  await question.getByRole('button', { name: t('parameter.write.count', { count: 1 }) }).click();
  await expectSeen(drawer.getByText(t('parameter.result.written')));
  expect([await valueOf('RTL_ALT'), await valueOf('ANGLE_MAX')]).toEqual([1_500, angle]);

  await drawer.getByRole('button', { name: t('parameter.compare.another') }).click();
  await give('RTL_ALT,1500');
  await expectSeen(drawer.getByText(t('parameter.compare.allSame')));
  await drawer
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await expectGone(drawer);
});

test('an aircraft that says what its parameters are is heard out, and warned of what it advises against', async () => {
  const px4 = await startSimulator(port, ['--flavour', 'px4-multirotor', '--seed', '77', '--system', '9']);
  onTestFinished(() => px4.stop());
  const id = await add('Harbour 2');
  const { page } = await visit(`/parameter-set?id=${id}&q=height`, { account: ADMIN });
  await page.getByText('Height in which it returns').waitFor({ timeout: 90_000 });
  await expectSeen(row(page, 'RTL_RETURN_ALT').getByText('30 m').first());
  await expectAccessible(page, 'parameters with descriptions');
  const set = async (name: string) => {
    await page.getByRole('button', { name: `${t('parameter.edit')} ${name}`, exact: true }).click();
    return page.getByRole('dialog', { name: t('parameter.edit.title', { name }) });
  };
  const height = await set('RTL_RETURN_ALT');
  await height.getByLabel(t('parameter.edit.new')).fill('-5');
  await expectSeen(height.getByText(t('parameter.doubt.below', { min: 0 })), height.getByText(t('parameter.range.from', { min: 0 })));
  await height.getByLabel(t('parameter.edit.new')).fill('60');
  await expectGone(height.getByText(t('parameter.doubt.below', { min: 0 })));
  await height.getByRole('button', { name: t('parameter.write'), exact: true }).click();
  await expectGone(height);
  await expectSeen(row(page, 'RTL_RETURN_ALT').getByText(t('parameter.changed')));

  await page.getByRole('searchbox', { name: t('parameter.search') }).fill('EKF2');
  const checks = await set('EKF2_GPS_CHECK');
  await checks.getByRole('checkbox', { name: 'PDOP' }).check();
  expect(await checks.getByLabel(t('parameter.edit.new')).inputValue()).toBe('247');
  await expectAccessible(page, 'setting bits of a parameter', '[role=dialog]');
  await checks.getByRole('button', { name: t('common.cancel') }).click();
  const reference = await set('EKF2_HGT_REF');
  await expectSeen(reference.getByText(t('parameter.needsReboot')));
  await reference.getByLabel(t('parameter.edit.new')).fill('');
  await page.getByText('2: Range sensor', { exact: true }).click();
  await expectSeen(reference.getByText('Range sensor', { exact: true }));
  await expectAccessible(page, 'choosing the value of a parameter', '[role=dialog]');
});

test('an aircraft that is gone shows what it had, and cannot be read; on a phone too', async () => {
  const { page } = await visit(`/parameter-set?id=${deviceId}&q=RTL_ALT`, { account: ADMIN, viewport: PHONE });
  await page.getByText(t('parameter.status.current')).waitFor({ timeout: 90_000 });
  await aircraft.stop();
  await page.getByText(t('parameter.status.offline')).waitFor({ timeout: 90_000 });
  await expectSeen(page.getByText('RTL_ALT', { exact: true }), page.getByText('1500').first());
  expect(await page.getByRole('button', { name: t('parameter.refresh'), exact: true }).isDisabled()).toBe(true);
  await goTo(page, '/admin/parameter-set');
  await expectSeen(page.getByText(t('uav.nothing')));
});
