import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import { setSettings } from '@skyhelm/contract/session';
import { getVehicleLogs } from '@skyhelm/contract/vehicle-log';
import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { NOWHERE } from './testing/browser.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { cutSockets, keepSockets } from './testing/sockets.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 90_000, interval: 50 };
const LANDED_WITHIN = { timeout: 60_000 };

/** Or its pilot would first be asked about these. */
const SAFE_WITHOUT_US = ['FS_GCS_ENABLE=1', 'FS_OPTIONS=0', 'FS_GCS_TIMEOUT=3', 'RC_OVERRIDE_TIME=4'].flatMap((one) => ['--set', one]);

let product: Product;
let simulator: Simulator;
let deviceId: DeviceId;
let address: string;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  // Three seconds of flight in one: nobody waits for it to climb.
  simulator = await startSimulator(port, ['--speed', '3', ...SAFE_WITHOUT_US]);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  // Pilot 1 has it, and it is shared with pilot 2 to fly.
  const [uav] = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows;
  deviceId = uav!.id;
  await owner.call(bindDevice, { id: deviceId, hardwareId: simulator.hardwareId });
  address = `/device/uav?id=${deviceId}`;
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const as = (account: string) => ({ account: { account, password: product.demoPassword! } });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fact = async (page: Page, name: 'height' | 'speed') =>
  Number.parseFloat(await page.locator(`[data-fact=${name}] dd`).innerText()) || 0;
/** As a pilot waits for it before anything else. */
const isReady = (page: Page) => page.locator('[data-fact=ready]').getByText(t('flight.ready.yes'), { exact: true });
const command = (page: Page, name: string, course: string) => page.getByRole('listitem').filter({ hasText: name }).getByText(course);

/** What the page says of its sticks, as the server gets it. */
function sticksOf(page: Page): { axes(): (Axes | null)[] } {
  const said: (Axes | null)[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { steer?: string; axes?: Axes | null };
      if (message.steer !== undefined) said.push(message.axes ?? null);
    }),
  );
  return { axes: () => said };
}

test('an aircraft is taken, flown up, steered by hand, handed over and landed by somebody else', async () => {
  const { page } = await visit(address, as('pilot1'));
  await expectSeen(page.getByText(t('flight.why.notHeld')));
  expect(await button(page, t('flight.command.takeOff')).isDisabled()).toBe(true);
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')), isReady(page), page.getByText(t('flight.why.ground')));
  expect(await button(page, t('flight.command.land')).isDisabled()).toBe(true);

  await button(page, t('flight.command.takeOff')).click();
  const drawer = page.getByRole('dialog', { name: t('flight.command.takeOff') });
  await drawer.getByLabel(t('flight.form.height', { unit: 'm' })).fill('201');
  await button(page, t('flight.command.takeOff')).last().click();
  await expectSeen(drawer.getByText(t('issues.hoverHeight')));
  await drawer.getByLabel(t('flight.form.height', { unit: 'm' })).fill('20');
  await button(page, t('flight.command.takeOff')).last().click();
  await expectSeen(command(page, t('flight.command.takeOff'), t('flight.course.done')));
  await expect.poll(() => fact(page, 'height'), PATIENTLY).toBeGreaterThan(3);
  await expectSeen(page.getByText(t('flight.why.flying')));
  await expect.poll(() => fact(page, 'height'), PATIENTLY).toBeGreaterThan(19);

  await button(page, t('flight.sticks.on')).click();
  await expectSeen(command(page, t('flight.command.manual'), t('flight.course.done')));
  await page.keyboard.down('ArrowUp');
  await expect.poll(() => fact(page, 'speed'), PATIENTLY).toBeGreaterThan(2);
  // The window is left with the key still down: nobody will see it released.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => fact(page, 'speed'), PATIENTLY).toBeLessThan(0.5);
  await page.keyboard.up('ArrowUp');
  // It holds its position, and obeys the keys again only after another order.
  await expectSeen(page.getByText(t('flight.sticks.ended')));
  await button(page, t('flight.sticks.on')).click();
  await expectSeen(button(page, t('flight.sticks.off')));
  await page.keyboard.down('ArrowUp');
  await expect.poll(() => fact(page, 'speed'), PATIENTLY).toBeGreaterThan(2);
  await page.keyboard.up('ArrowUp');

  const { page: other } = await visit(address, as('pilot2'));
  await expectSeen(other.getByText(t('flight.holder.other', { name: `${t('demo.role.pilot')} 1` })));
  await button(other, t('flight.ask')).click();
  await expectSeen(other.getByText(t('flight.asking')));
  await button(page, t('flight.handOver')).click();
  await expectSeen(other.getByText(t('flight.holder.me')), page.getByText(t('flight.holder.other', { name: `${t('demo.role.pilot')} 2` })));
  await expectGone(page.getByRole('heading', { name: t('flight.sticks') }));

  // A nervous finger gives no second command.
  await button(other, t('flight.command.land')).dblclick();
  await expectSeen(
    command(other, t('flight.command.land'), t('flight.course.done')),
    command(page, t('flight.command.land'), t('flight.course.done')),
  );
  expect(
    await other
      .getByRole('listitem')
      .filter({ hasText: t('flight.command.land') })
      .filter({ has: other.locator('time') })
      .count(),
  ).toBe(1);
  // All the way: whoever takes the sticks next would keep it in the air.
  await other.getByText(t('flight.why.ground')).waitFor(LANDED_WITHIN);
  await button(other, t('flight.release')).click();

  const { page: technician } = await visit(address, as('technician1'));
  await expectSeen(technician.getByRole('heading', { name: t('uav.history') }));
  await expectGone(technician.getByRole('heading', { name: t('flight.title') }));
});

test('sticks are let go when the page cannot be taken to be watched: tab, finger, gamepad, socket', async () => {
  const { page, context } = await visit(NOWHERE, as('pilot1'));
  await keepSockets(context);
  await context.addInitScript(() => {
    const pad = { connected: true, mapping: 'standard', axes: [0, 0, 0, 0] };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [(window as unknown as { pad: Gamepad | null }).pad];
  });
  const caller = await callerAs(product.address, 'pilot1', product.demoPassword!);
  await caller.call(setSettings, { handedness: 'japanese' });
  const sticks = sticksOf(page);
  const last = () => sticks.axes().at(-1);
  const isStill = () => expectSoon(last, NEUTRAL);
  const begin = async () => {
    await button(page, t('flight.sticks.on')).click();
    await isStill();
  };
  const beginAgain = async () => {
    await expectSeen(page.getByText(t('flight.sticks.ended')));
    await begin();
  };
  await page.goto(address);
  await button(page, t('flight.take')).click();
  await begin();

  const pad = page.getByRole('button', { name: t('flight.sticks.left', { x: t('flight.axis.turn'), y: t('flight.axis.forward') }) });
  const push = async () => {
    const box = (await pad.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y);
    await expectSoon(last, { ...NEUTRAL, forward: 1 });
  };
  await push();
  await page.mouse.up();
  await isStill();
  await push();
  await pad.dispatchEvent('pointercancel', { pointerId: 1, bubbles: true });
  await isStill();
  await page.mouse.up();

  await push();
  const before = sticks.axes().length;
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectSoon(last, null);
  expect(
    sticks
      .axes()
      .slice(before)
      .filter((axes) => axes === null).length,
  ).toBe(1);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.mouse.up();
  await beginAgain();

  const setPad = (axes: number[] | null) =>
    page.evaluate((to) => {
      const all = window as unknown as { pad: { axes: number[] } | null };
      if (to) all.pad!.axes = to;
      else all.pad = null;
      if (!to) window.dispatchEvent(new Event('gamepaddisconnected'));
    }, axes);
  await setPad([0, 0, -1, 0]);
  await expectSoon(last, { ...NEUTRAL, right: -1 });
  const pulled = sticks.axes().length;
  await setPad(null);
  await expectSoon(last, null);
  expect(sticks.axes().slice(pulled)).toContain(null);
  await beginAgain();

  await page.keyboard.down('KeyW');
  await expectSoon(last, { ...NEUTRAL, forward: 1 });
  await cutSockets(page);
  await expectSeen(page.getByText(t('flight.lost')));
  await expectGone(page.getByText(t('flight.lost')));
  await page.keyboard.up('KeyW');
  await beginAgain();
  await button(page, t('flight.release')).click();
});

test('what it recorded is fetched from the aircraft once its motors are off, given up and fetched again', async () => {
  const caller = await callerAs(product.address, 'pilot1', product.demoPassword!);
  // It refuses as long as its motors run.
  await vi.waitFor(() => caller.call(getVehicleLogs, { deviceId }), PATIENTLY);
  const { page } = await visit(address, as('pilot1'));
  await button(page, t('uav.logs.read')).click();
  const log = page.getByRole('listitem', { name: t('uav.logs.number', { number: 1 }), exact: true });
  const fetch = log.getByRole('button', { name: t('uav.logs.fetch') });
  await expectSeen(fetch);
  // On a slow link there is time to think better of it.
  simulator.tell('delay 300');
  await fetch.click();
  await expectSeen(log.getByRole('progressbar', { name: t('uav.logs.coming') }));
  await log.getByRole('button', { name: t('common.cancel') }).click();
  await expectSeen(log.getByText(t('uav.logs.cancelled')));
  simulator.tell('delay 0');
  await fetch.click();
  const [file] = await Promise.all([page.waitForEvent('download'), log.getByRole('button', { name: t('uav.logs.save') }).click()]);
  expect(file.suggestedFilename()).toMatch(/ 1\.\w+$/);
  await log.getByRole('button', { name: t('common.delete') }).click();
  const question = page.getByRole('dialog', { name: t('uav.logs.delete.title', { number: 1 }) });
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectSeen(fetch);
  await expectAccessible(page, 'logs of an aircraft');
});
