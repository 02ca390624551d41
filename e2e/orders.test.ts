import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 50 };

let product: Product;
let simulator: Simulator;
let deviceId: DeviceId;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  simulator = await startSimulator(port, ['--flavour', 'px4-multirotor', '--speed', '3']);
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
const open = (account: string) => visit(`/device/uav?id=${deviceId}`, { account: { account, password: product.demoPassword! } });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fact = (page: Page, name: string) => page.locator(`[data-fact=${name}] dd`);
const command = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('what speaks against flying is said, and there is no taking off until nothing does', async () => {
  const { page } = await open('pilot1');
  await expectSoon(() => fact(page, 'ready').innerText(), t('flight.ready.yes'));
  simulator.tell('compass off');
  await expectSoon(() => fact(page, 'ready').innerText(), t('flight.ready.no'));
  await expectSeen(page.getByText(t('flight.ready.checking')));

  // Other software may try all the same: the aircraft itself says no, and why.
  const other = await callerAs(product.address, 'pilot1', product.demoPassword!);
  await other.call(changeControl, { deviceId, action: 'take' });
  await other.call(sendCommand, { deviceId, kind: 'takeOff', height: 10 });
  await expectSeen(
    command(page, t('flight.command.takeOff')).getByText(`${t('flight.course.refused')}: Compass not healthy`),
    page.getByText(t('flight.ready.title')),
    page
      .getByRole('listitem')
      .filter({ hasText: t('flight.ready.why.compass') })
      .getByText('Compass not healthy'),
  );
  await other.call(changeControl, { deviceId, action: 'release' });

  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.why.notReady')));
  expect(await button(page, t('flight.command.takeOff')).isDisabled()).toBe(true);
  await expectAccessible(page, 'an aircraft that is not ready');
  simulator.tell('compass on');
  await expectSoon(() => button(page, t('flight.command.takeOff')).isEnabled(), true);
  await button(page, t('flight.release')).click();
});

test('the emergency stop has to be held: neither a tap nor a second finger gives it', async () => {
  const { page } = await open('pilot1');
  await button(page, t('flight.take')).click();
  const stop = button(page, t('flight.command.emergencyStop'));
  const isHeld = () => stop.getAttribute('data-held');
  await expectSoon(() => stop.isEnabled(), true);
  await stop.scrollIntoViewIfNeeded();
  const box = (await stop.boundingBox())!;
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await expectSoon(isHeld, 'true');
  await page.mouse.up();
  await expectSoon(isHeld, 'false');

  await stop.dispatchEvent('pointerdown', { pointerId: 2, pointerType: 'touch', isPrimary: false, button: 0, bubbles: true });
  expect(await isHeld()).toBe('false');
  // A second finger that leaves ends what the first one holds.
  await page.mouse.down();
  await expectSoon(isHeld, 'true');
  await stop.dispatchEvent('pointercancel', { pointerId: 2, pointerType: 'touch', isPrimary: false, bubbles: true });
  await expectSoon(isHeld, 'false');
  await page.mouse.up();

  await stop.focus();
  await page.keyboard.down('Space');
  await expectSeen(command(page, t('flight.command.emergencyStop')).getByText(t('flight.course.done')));
  await page.keyboard.up('Space');
  expect(await command(page, t('flight.command.emergencyStop')).count()).toBe(1);
  await button(page, t('flight.release')).click();
});

test('whoever answers for the aircraft takes its controls back, after being told what that does', async () => {
  const { page: pilot } = await open('pilot1');
  await button(pilot, t('flight.take')).click();
  const { page } = await open('demo');
  const name = `${t('demo.role.pilot')} 1`;
  await expectSeen(page.getByText(t('flight.holder.other', { name })));
  await button(page, t('flight.takeBack')).click();
  const dialog = page.getByRole('dialog', { name: t('flight.takeBack.title', { name }) });
  await expectSeen(dialog.getByText(t('flight.takeBack.text')));
  await expectAccessible(page, 'taking back the controls', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expectGone(dialog);
  await expectSeen(pilot.getByText(t('flight.holder.me')));
  await button(page, t('flight.takeBack')).click();
  await dialog.getByRole('button', { name: t('flight.takeBack') }).click();
  await expectSeen(
    page.getByText(t('flight.holder.me')),
    pilot.getByText(t('flight.holder.other', { name: t('demo.role.administrator') })),
  );
  await button(page, t('flight.release')).click();
});

test('an aircraft is sent to a point, around it, faster and turned; wrong numbers stay in the drawer', async () => {
  const { page } = await open('pilot1');
  await button(page, t('flight.take')).click();
  await button(page, t('flight.command.takeOff')).click();
  await button(page, t('flight.command.takeOff')).last().click();
  await expectSeen(command(page, t('flight.command.takeOff')).getByText(t('flight.course.done')));
  await expect.poll(async () => Number.parseFloat(await fact(page, 'height').innerText()), PATIENTLY).toBeGreaterThan(13);

  /** Fills in what is wrong first, then what is right. */
  const order = async (name: string, wrong: [label: string, value: string, issue: string][], right: [label: string, value: string][]) => {
    await button(page, `${name}…`).click();
    const drawer = page.getByRole('dialog', { name });
    const fill = (label: string, value: string) => drawer.getByLabel(label, { exact: true }).fill(value);
    for (const [label, value] of wrong) await fill(label, value);
    await drawer.getByRole('button', { name, exact: true }).click();
    await expectSeen(...wrong.map(([, , issue]) => drawer.getByText(issue)));
    if (name === t('flight.command.orbit')) await expectAccessible(page, 'orbit', '[role=dialog]');
    for (const [label, value] of right) await fill(label, value);
    await drawer.getByRole('button', { name, exact: true }).click();
    // Its works settings would not stop it if the server failed.
    if (name === t('flight.command.orbit')) await button(page, t('flight.steering.anyway')).click();
    await expectGone(drawer);
    await expectSeen(command(page, name).getByText(t('flight.course.done')));
  };
  const [longitude, latitude, height] = [t('flight.form.longitude'), t('flight.form.latitude'), t('flight.form.goToHeight', { unit: 'm' })];
  await button(page, `${t('flight.command.goTo')}…`).click();
  const here = await page.getByLabel(latitude, { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expectGone(page.getByRole('dialog'));
  await order(
    t('flight.command.goTo'),
    [
      [longitude, '181', t('issues.longitude')],
      [latitude, '', t('issues.latitude')],
      [height, '0', t('issues.flightHeight')],
    ],
    [
      [longitude, '121.5'],
      [latitude, here],
      [height, '20'],
    ],
  );
  await order(
    t('flight.command.orbit'),
    [
      [t('flight.form.radius', { unit: 'm' }), '0', t('issues.orbitRadius')],
      [t('flight.form.speed', { unit: 'm/s' }), '101', t('issues.flightSpeed')],
    ],
    [
      [t('flight.form.radius', { unit: 'm' }), '30'],
      [t('flight.form.speed', { unit: 'm/s' }), '4'],
    ],
  );
  await expectSoon(() => fact(page, 'mode').innerText(), `${t('vehicle.mode.surround')} (Orbit)`);
  await order(
    t('flight.command.changeSpeed'),
    [[t('flight.form.speed', { unit: 'm/s' }), '0', t('issues.flightSpeed')]],
    [[t('flight.form.speed', { unit: 'm/s' }), '6']],
  );
  await order(
    t('flight.command.changeYaw'),
    [[t('flight.form.heading'), '361', t('issues.flightHeading')]],
    [[t('flight.form.heading'), '90']],
  );
  await button(page, t('flight.command.land')).click();
  await expectSeen(command(page, t('flight.command.land')).getByText(t('flight.course.done')));
});
