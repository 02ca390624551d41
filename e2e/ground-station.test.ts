import { changeControl, getCommands } from '@skyhelm/contract/control';
import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { setSettings } from '@skyhelm/contract/session';
import { metresBetween } from '@skyhelm/core/geo/distance';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { setWrong, sleepFor, tell } from './testing/clock.ts';
import { NOWHERE, PHONE } from './testing/browser.ts';
import { shareOf, type Colour } from './testing/pixels.ts';
import { newFolder, startProduct, type Product } from './testing/product.ts';
import { recordFlight } from './testing/recordings.ts';
import { callerAs, type Caller } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { cutSockets, keepSockets } from './testing/sockets.ts';
import { button, clockOff, command, gauge, height, hold, mapOf, row, takeOff } from './testing/station.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const DAY_MS = 86_400_000;
const PATIENTLY = { timeout: 90_000, interval: 100 };
const HOME = { latitude: 40.0799, longitude: 116.6031 };
/** All of the east, from a hundred metres on. */
const ZONE = { centre: { latitude: 40.0799, longitude: 116.63824 }, radius: 2_900 };

let folder: string;
let product: Product;
let owner: Caller;
let simulators: Simulator[] = [];
let ids: DeviceId[] = [];
let environment: Record<string, string>;
let demoPassword: string;

async function freeTcpPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  folder = await newFolder();
  const port = await freeUdpPort();
  environment = { MAVLINK_UDP: String(port), PORT: String(await freeTcpPort()), DATA_DIR: folder };
  product = await startProduct({ env: environment });
  demoPassword = product.demoPassword!;
  const at = (east: number) => `${HOME.latitude},${HOME.longitude + east},35`;
  simulators = await Promise.all([
    startSimulator(port, ['--speed', '3', '--at', at(0)]),
    startSimulator(port, ['--speed', '3', '--seed', '2', '--system', '2', '--at', at(-0.004), '--patrol', '150', '--left-alone', '20']),
  ]);
  owner = await callerAs(product.address, 'demo', demoPassword);
  const { rows } = await owner.call(getDevices, { keyword: 'UAV-2600', pageSize: 20 });
  ids = rows.slice(0, 2).map(({ id }) => id);
  for (const [index, id] of ids.entries()) await owner.call(bindDevice, { id, hardwareId: simulators[index]!.hardwareId });
  await owner.call(addNoFlyZone, {
    name: 'Airfield',
    description: 'Runway',
    shape: { kind: 'circle', ...ZONE },
    validUntil: '2099-01-01T00:00:00Z',
  });
});
afterAll(async () => {
  await Promise.all(simulators.map((simulator) => simulator.stop()));
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const { visit } = browsing(() => product.address);
const demo = () => ({ account: { account: 'demo', password: demoPassword }, viewport: { width: 1180, height: 700 } });
/** Without a graphics card every pixel of the map is the processor's. */
const onTablet = () => ({ ...demo(), viewport: { width: 800, height: 600 } });
/** Controls that are not renewed for ten seconds are lost, as they should be: a pilot at a slow machine takes them again, until it shows. */
async function takeControls(page: Page, shown: Locator): Promise<void> {
  const take = page.getByRole('button', { name: /^Take the controls/ });
  await expect
    .poll(async () => {
      if (await take.isVisible()) await take.click();
      return shown.isVisible();
    }, PATIENTLY)
    .toBe(true);
}

/** The first answer gets lost: the same command is given again, under the key of the first. */
async function tellOnceMore(page: Page, held: Locator): Promise<void> {
  const keys: (string | undefined)[] = [];
  await page.route('**/sendCommand', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await hold(page, held, page.getByRole('alert').filter({ hasText: 'UAV 01' }).first());
  await held.hover();
  await page.mouse.down();
  await expectGone(held);
  await page.mouse.up();
  expect(keys).toEqual([keys[0], keys[0]]);
  await page.unroute('**/sendCommand');
}

test('a pilot finds an aircraft, takes it, flies it up, points where to go and brings it down', async () => {
  // So high that the card does not cover the middle of the map.
  const { page, faults } = await visit('/tta', { ...demo(), viewport: { width: 1180, height: 900 }, world: true });
  faults.expect(/sendCommand|ERR_FAILED/);
  await expectSeen(mapOf(page));
  await expectSeen(row(page, 'UAV 01'));
  await page.keyboard.press('/');
  await page.keyboard.type('uav 01');
  await page.keyboard.press('Enter');
  await expectSeen(page.getByRole('heading', { name: 'UAV 01' }), page.getByText(t('flight.why.notHeld')));
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')));

  await button(page, t('flight.command.takeOff')).click();
  await page.getByLabel(t('flight.form.height', { unit: 'm' })).fill('201');
  const go = button(page, t('station.hold', { command: t('flight.command.takeOff') }));
  await expectSeen(page.getByText(t('issues.hoverHeight')));
  expect(await go.isDisabled()).toBe(true);
  await expectAccessible(page, 'a proposed flight', 'body', ownTheme(page));
  await page.getByLabel(t('flight.form.height', { unit: 'm' })).fill('20');
  // Let go too early, nothing is sent.
  await go.click();
  await expectSeen(go);
  await page.keyboard.press('Escape');
  await expectGone(go);
  await takeOff(page);
  await expect.poll(() => height(page), PATIENTLY).toBeGreaterThan(5);

  await page.keyboard.press('c');
  const box = (await mapOf(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const proposed = page.getByRole('heading', { name: /^Fly UAV 01 to this place, \d/ });
  // Whoever measures means no flight; without a tool the same click proposes one.
  await button(page, t('map.measure')).click();
  for (const east of [0, 60]) await page.mouse.click(x + east, y + 100);
  await expectSeen(page.locator('output', { hasText: /^\d/ }));
  expect(await proposed.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await expectGone(button(page, t('map.measure.end')));
  await takeControls(page, page.getByText(t('flight.holder.me')));
  await page.mouse.click(x + 60, y + 100);
  await expectSeen(proposed);
  // Of somebody else it was not said.
  await page.keyboard.press(']');
  const shown = page.getByRole('heading', { name: 'UAV 01', exact: true });
  await expectGone(proposed, shown);
  await page.keyboard.press('[');
  await expectSeen(shown);
  expect(await proposed.isVisible()).toBe(false);

  await takeControls(page, page.getByText(t('flight.holder.me')));
  await button(page, t('flight.command.goTo')).click();
  await expectSeen(page.getByText(t('station.propose.point')));
  // Where an aircraft is, is a place as well: it is not selected instead.
  await page.mouse.click(x, y);
  await expectSeen(proposed);
  await page.mouse.click(x + 200, y - 40);
  await expectSeen(page.getByText(t('station.air.noFlyZone', { zone: 'Airfield' })));
  const fly = button(page, t('station.hold', { command: t('flight.command.goTo') }));
  expect(await fly.isDisabled()).toBe(true);
  await page.mouse.click(x - 80, y - 60);
  await expectSeen(page.getByText(t('station.air.clear')));
  const speed = page.getByLabel(t('flight.form.speed', { unit: 'm/s' }));
  await speed.fill('101');
  await expectSeen(page.getByText(t('issues.flightSpeed')));
  expect(await fly.isDisabled()).toBe(true);
  await speed.fill('4');
  await hold(page, fly, command(page, t('flight.command.goTo'), t('flight.course.done')));
  await expectSeen(page.getByText(t('vehicle.mode.pointing')).first());
  expect((await owner.call(getCommands, { deviceId: ids[0]!, pageSize: 1 })).rows[0]).toMatchObject({ kind: 'goTo', params: { speed: 4 } });

  await button(page, t('flight.command.land')).click();
  await expectSeen(page.getByRole('heading', { name: /^Land UAV 01, .* from home$/ }));
  const land = button(page, t('station.hold', { command: t('flight.command.land') }));
  await tellOnceMore(page, land);
  await expectSeen(command(page, t('flight.command.land'), t('flight.course.done')));
  await button(page, t('flight.release')).click();
});

test('two aircraft are taken and told at once, and whoever loses the controls in between is told so', async () => {
  // A small map, and none on the other screen: drawn without a graphics card, they keep a slow machine so busy that it forgets to renew the controls.
  const { page } = await visit(`/tta?uav=${ids.join(',')}`, { ...demo(), viewport: { width: 900, height: 600 } });
  await expectSeen(page.getByRole('heading', { name: t('station.several', { count: 2 }) }));
  const { page: elsewhere } = await visit(`/device/uav?id=${ids[0]}`, demo());
  await takeControls(page, elsewhere.getByText(t('flight.holder.meElsewhere')));
  await elsewhere.close();
  await takeControls(page, page.getByText(t('station.several.held', { count: 2, mine: 2 })));

  await button(page, t('flight.command.directReturn')).click();
  await expectSeen(page.getByText(/UAV 02 returns from /));
  await owner.call(changeControl, { deviceId: ids[0]!, action: 'takeBack' });
  await owner.call(changeControl, { deviceId: ids[1]!, action: 'takeBack' });
  await expectSeen(page.getByText(t('station.propose.nobody')));
  expect(await button(page, t('station.hold', { command: t('flight.command.directReturn') })).isDisabled()).toBe(true);
  for (const deviceId of ids) await owner.call(changeControl, { deviceId, action: 'release' });
});

/** How the flight before the present one is drawn in the dark. */
const EARLIER: Colour = [0x35, 0xd0, 0xba];

test('the station is as its user likes it: units, where the map begins and how many flights it shows', async () => {
  const centre = { latitude: 31.2304, longitude: 121.4737 };
  // Behind the one that the demo has on record, and ahead of the present one.
  await recordFlight(owner, ids[1]!, 60, Date.now() - 1_800_000);
  await owner.call(setSettings, { unitSystem: 2, mapCentre: centre, trajectories: 2 });
  const { page } = await visit(`/tta?uav=${ids[1]}`, { ...demo(), sharp: true });
  await expectSeen(mapOf(page));
  await expectSeen(
    gauge(page, t('station.gauge.height')).getByText(/\sft$/),
    gauge(page, t('station.gauge.speed'))
      .first()
      .getByText(/\smph$/),
  );
  await expectSeen(page.getByText(/^\d+\sft$/).first());
  await button(page, t('station.panel.coordinates')).click();
  await mapOf(page).focus();
  await page.keyboard.press('Enter');
  const written = page
    .locator('dl > div')
    .filter({ hasText: t('station.coordinates.degrees') })
    .locator('dd');
  const [latitude, longitude] = (await written.innerText()).split(',').map(Number.parseFloat);
  expect(metresBetween({ latitude: latitude!, longitude: longitude! }, centre)).toBeLessThan(20);
  await expectSeen(page.getByText(/^51R UQ \d{5} \d{5}$/));
  await button(page, t('station.panel.coordinates')).click();
  const isEarlierSeen = async () => (await shareOf(page, mapOf(page), EARLIER)) > 0.000_2;
  await expectSoon(isEarlierSeen, true, 'a flight on record is drawn where it was flown');
  await owner.call(setSettings, { unitSystem: 1, mapCentre: null, trajectories: 1 });
  await expectSoon(isEarlierSeen, false, 'one trajectory is that of the present flight');

  // On a phone there is room for one panel.
  await button(page, t('station.panel.fleet')).click();
  await page.setViewportSize(PHONE);
  await expectSeen(gauge(page, t('station.gauge.gps')).getByText(/\w/).first());
  const cutOff = () => page.locator('dl dd').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(await cutOff(), 'gauges that are cut off').toBe(0);
});

test('what is old is said to be: aircraft, sockets, clock and graphics that fail', async () => {
  const { page, context, faults } = await visit(NOWHERE, demo());
  faults.expect(/WebGL|CONTEXT_LOST|GL_/i);
  await keepSockets(context);
  await setWrong(context, DAY_MS);
  await page.goto(`/tta?uav=${ids[1]}`);
  await expectSeen(mapOf(page));
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  expect(await clockOff(page)).toBeLessThan(3);

  await page.evaluate(() => {
    const gl = document.querySelector<HTMLCanvasElement>('[data-map] canvas')!.getContext('webgl2')!;
    Object.assign(window, { graphics: gl.getExtension('WEBGL_lose_context') });
    (window as unknown as { graphics: WEBGL_lose_context }).graphics.loseContext();
  });
  await expectSeen(page.getByText(t('map.lost')), page.getByRole('heading', { name: 'UAV 02' }));
  await page.evaluate(() => (window as unknown as { graphics: WEBGL_lose_context }).graphics.restoreContext());
  await expectGone(page.getByText(t('map.lost')));

  simulators[1]!.tell('link off');
  await expectSeen(
    page
      .getByRole('status')
      .filter({ hasText: t('station.waiting') })
      .or(page.getByRole('status').filter({ hasText: t('station.offline') }))
      .first(),
  );
  await expectSoon(() => gauge(page, t('station.gauge.height')).innerText(), t('common.none'));
  simulators[1]!.tell('link on');
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);

  simulators[1]!.tell('leap 100000 90');
  await expectSeen(page.getByText(/UAV 02: Position leapt by [\d.]+\skm/));
  await expect.poll(async () => Number.parseFloat(await gauge(page, t('station.gauge.home')).innerText()), PATIENTLY).toBeGreaterThan(99);
  simulators[1]!.tell('leap 100000 270');

  await cutSockets(page);
  await expectSeen(page.getByText(t('station.link.off')).first());
  await expectGone(page.getByText(t('station.link.off')).first());
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
});

test('a page that slept for an hour shows nothing of before, gives no command that was held, and goes on at once', async () => {
  const { page, context, faults } = await visit('/home', onTablet());
  faults.expect(/INTERNET_DISCONNECTED|WebSocket|Failed to load/i);
  await setWrong(context, -DAY_MS);
  const ordered: string[] = [];
  page.on('request', (request) => request.url().includes('/sendCommand') && ordered.push(request.url()));
  await page.goto(`/tta?uav=${ids[1]}`);
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  expect(await clockOff(page)).toBeLessThan(3);
  await button(page, t('flight.take')).click();
  await button(page, t('flight.command.directReturn')).click();
  const home = button(page, t('station.hold', { command: t('flight.command.directReturn') }));
  await home.focus();
  await sleepFor(page, 3_600_000, () => context.setOffline(true));
  await expectSeen(page.getByText(t('station.link.off')).first());
  await expectSoon(() => gauge(page, t('station.gauge.height')).innerText(), t('common.none'));
  await expectGone(home, page.getByText(t('flight.holder.me')));
  await context.setOffline(false);
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  expect(await clockOff(page)).toBeLessThan(3);
  expect(ordered).toEqual([]);

  await tell(page, 'freeze');
  await expectSeen(page.getByText(t('station.link.off')).first());
  await tell(page, 'resume');
  await expectGone(page.getByText(t('station.link.off')).first());
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  for (const action of ['takeBack', 'release'] as const) await owner.call(changeControl, { deviceId: ids[1]!, action });
});

test('controls that are taken away in the middle of a command: both screens say who has them, and how it ended', async () => {
  const { page } = await visit(`/tta?uav=${ids[1]}`, onTablet());
  await button(page, t('flight.take')).click();
  await expectSeen(page.getByText(t('flight.holder.me')));
  simulators[1]!.tell('delay 1500');
  await button(page, t('flight.command.pause')).click();
  const pausing = (...courses: string[]) =>
    courses.map((course) => command(page, t('flight.command.pause'), course)).reduce((one, other) => one.or(other));
  await expectSeen(pausing(t('flight.course.sent'), t('flight.course.inProgress')).first());
  await owner.call(changeControl, { deviceId: ids[1]!, action: 'takeBack' });
  await expectSeen(page.getByText(t('flight.holder.meElsewhere')), page.getByText(t('flight.why.notHeld')));
  expect(await button(page, t('flight.command.land')).isDisabled()).toBe(true);
  simulators[1]!.tell('delay 0');
  await expectSeen(pausing(t('flight.course.done'), t('flight.course.cancelled')).first());
  await owner.call(changeControl, { deviceId: ids[1]!, action: 'release' });
});

test('what fails is named above the map with its age, and a text stays until the pilot has read it', async () => {
  const { page } = await visit(`/tta?uav=${ids[1]}`, onTablet());
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  const banner = page.getByRole('region', { name: t('station.banner'), exact: true });
  const text = banner.getByRole('listitem').filter({ hasText: 'Vibration compensation ON' });
  simulators[1]!.tell('sensor gyro off');
  await expectSeen(banner.getByText(t('station.fault.gyro')));
  simulators[1]!.tell('say critical Vibration compensation ON');
  await expectSeen(text.getByText(/^(?:now|\d+ seconds? ago)$/));
  const later = await visit('/tta', onTablet());
  await expectSeen(later.page.getByRole('region', { name: t('station.banner'), exact: true }).getByText('Vibration compensation ON'));
  await text.getByRole('button', { name: t('station.banner.acknowledge') }).click();
  await expectGone(text);
  await expectSeen(banner.getByText(t('station.fault.gyro')));
  simulators[1]!.tell('sensor gyro on');
  await expectGone(banner.getByText(t('station.fault.gyro')));
  simulators[1]!.tell('say warning Potential Thrust Loss (1)');
  const thrust = banner.getByRole('listitem').filter({ hasText: t('station.fault.thrustLoss') });
  await thrust.getByRole('button', { name: t('station.banner.acknowledge') }).click();
  await expectGone(thrust);
});

test('a server that is killed and comes back finds the station where it was', async () => {
  const { page, faults } = await visit(`/tta?uav=${ids[1]}`, onTablet());
  faults.expect(/WebSocket|ERR_CONNECTION|ERR_|Failed to load|answered|request failed/i);
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  process.kill(product.pid, 'SIGKILL');
  await product.stop();
  await expectSeen(page.getByText(t('station.link.off')).first());
  product = await startProduct({ folder, env: environment });
  await expectGone(page.getByText(t('station.link.off')).first());
  await expect.poll(() => height(page), PATIENTLY).not.toBe(0);
  await expectSeen(page.getByRole('heading', { name: 'UAV 02' }));
});
