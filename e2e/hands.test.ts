import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Language } from '@skyhelm/i18n/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { tabTo } from './testing/keys.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { button, command, mapOf } from './testing/station.ts';
import { browsing } from './testing/stories.ts';
import { expectUnderThumb, moveFingers } from './testing/thumbs.ts';
import { t, wordsOf } from './testing/words.ts';

const TABLET = { width: 1024, height: 768 };
let product: Product;
let simulator: Simulator;
let uav: DeviceId;

beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  simulator = await startSimulator(port, ['--at', '40.0799,116.6031,35', '--patrol', '150', '--left-alone', '20']);
  const owner = await callerAs(product.address, 'demo', product.demoPassword!);
  uav = (await owner.call(getDevices, { keyword: 'UAV-2600', pageSize: 20 })).rows[0]!.id;
  await owner.call(bindDevice, { id: uav, hardwareId: simulator.hardwareId });
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);

async function station(language: Language, viewport: typeof PHONE) {
  const account = { account: 'demo', password: product.demoPassword! };
  const { page } = await visit(`/tta?uav=${uav}`, { account, language, viewport, touch: true });
  const say = wordsOf(language);
  await expectSeen(mapOf(page), button(page, say('flight.take')));
  return { page, say, take: () => button(page, say('flight.take')).tap(), release: () => button(page, say('flight.release')).tap() };
}

const scale = (page: Page) => page.locator('[class*=_scale_]').innerText();

async function pinch(page: Page): Promise<void> {
  const box = (await mapOf(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const apart = (by: number) => [[x - by, y] as const, [x + by, y] as const];
  await moveFingers(page, apart(20), apart(80));
}

test('two screens of one account, a phone and a tablet, fly by touch: each says at which of them the controls are', async () => {
  const [phone, tablet] = [await station('ru', PHONE), await station('zh', TABLET)];
  await expectUnderThumb(phone.page, 'the station on a phone');
  await expectUnderThumb(tablet.page, 'the station on a tablet');
  await phone.take();
  await expectSeen(phone.page.getByText(phone.say('flight.holder.me')), tablet.page.getByText(tablet.say('flight.holder.meElsewhere')));
  await expectUnderThumb(phone.page, 'commands on a phone');
  await phone.release();
  await expectGone(phone.page.getByText(phone.say('flight.holder.me')));
  await tablet.take();
  await expectSeen(tablet.page.getByText(tablet.say('flight.holder.me')), phone.page.getByText(phone.say('flight.holder.meElsewhere')));
  await expectUnderThumb(tablet.page, 'commands on a tablet');
  await tablet.release();
});

test('on a phone every panel is opened and closed with a thumb, and the map is moved with two', async () => {
  const { page, say } = await station('zh', PHONE);
  for (const panel of ['fleet', 'aircraft', 'news'] as const) {
    const tool = button(page, say(`station.panel.${panel}`));
    if ((await tool.getAttribute('aria-pressed')) === 'false') await tool.tap();
    await expectSoon(() => tool.getAttribute('aria-pressed'), 'true');
    await expectUnderThumb(page, panel);
  }
  await button(page, say('station.panel.news')).tap();
  await expectSoon(() => button(page, say('station.panel.news')).getAttribute('aria-pressed'), 'false');
  const before = await scale(page);
  await pinch(page);
  await expect.poll(() => scale(page), { timeout: 60_000 }).not.toBe(before);
});

test('without a mouse an aircraft is found, taken, told to stop and let go', async () => {
  const account = { account: 'demo', password: product.demoPassword! };
  const { page } = await visit('/tta', { account, viewport: DESKTOP });
  await expectSeen(mapOf(page), page.getByRole('option').first());
  await page.keyboard.press('/');
  await page.keyboard.type('uav 01');
  await page.keyboard.press('Enter');
  const press = async (name: string) => {
    await tabTo(page, button(page, name), 120);
    await page.keyboard.press('Enter');
  };
  await press(t('flight.take'));
  await expectSeen(page.getByText(t('flight.holder.me')));
  await press(t('flight.command.pause'));
  await expectSeen(command(page, t('flight.command.pause'), t('flight.course.done')));
  await press(t('flight.release'));
  await expectGone(page.getByText(t('flight.holder.me')));
});
