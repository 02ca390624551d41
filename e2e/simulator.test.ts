import { addDevice } from '@skyhelm/contract/device';
import { shareDevice } from '@skyhelm/contract/device-share';
import { getSimulator, setSimulator } from '@skyhelm/contract/simulator';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const field = (page: Page, name: 'address' | 'latitude' | 'longitude' | 'altitude' | 'minutes') =>
  page.getByLabel(t(`simulator.${name}`), { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const HARBOUR = { longitude: 131.9, latitude: 43.1, altitude: 20, address: 'Harbour' };

test('a simulator gets its place from the built-in index, flies over a real link, counts its minutes down and stops', async () => {
  const other = await callAs(admin);
  const { id } = await other.call(addDevice, { name: 'Trainer', sn: 'TR-1', type: 'simulator' });
  const { page } = await visit('/device?type=simulator', { account: admin });
  await page.getByRole('link', { name: 'Trainer', exact: true }).click();
  await expectAddress(page, `/device/simulator?id=${id}`);
  await button(page, t('simulator.start')).click();
  await expectSeen(page.getByText('Please enter longitude'), page.getByText('Please enter altitude'));

  await field(page, 'address').fill('Atlantis');
  await expectSeen(page.getByText('Could not find the address'));
  await field(page, 'address').fill('shenzhen nansh');
  await page.getByTitle('Nanshan, Shenzhen, Guangdong, China').click();
  await expectSoon(() => field(page, 'longitude').inputValue(), '113.9305');
  expect([await field(page, 'latitude').inputValue(), await field(page, 'altitude').inputValue()]).toEqual(['22.5333', '15']);
  await field(page, 'address').fill('22.5431, 114.0579');
  await page.keyboard.press('Tab');
  await expectSoon(() => field(page, 'latitude').inputValue(), '22.5431');
  await expectSoon(async () => (await field(page, 'address').inputValue()).includes('China'), true);
  await field(page, 'latitude').fill('43.2');
  await field(page, 'longitude').fill('131.95');
  await page.getByText('Vladivostok').waitFor();
  await button(page, t('simulator.nearest.use')).click();
  await expectSoon(() => field(page, 'address').inputValue(), 'Vladivostok, Russia (43.2, 131.95)');

  await field(page, 'minutes').fill('241');
  await button(page, t('simulator.start')).click();
  await expectSeen(page.getByText(t('issues.tooBig', { max: 240 })));
  await field(page, 'minutes').fill('7');
  await button(page, t('simulator.start')).click();
  await expectSeen(
    page.getByText(t('simulator.start.done')),
    button(page, t('simulator.stop')),
    page.getByRole('timer').getByText(/^7\smin/),
    page.getByText(t('simulator.live.heard'), { exact: true }),
    page.getByText(`${t('vehicle.mode.notFlying')} (STABILIZE)`, { exact: true }),
  );
  expect(await field(page, 'address').isDisabled()).toBe(true);
  expect(await other.call(getSimulator, { id })).toMatchObject({
    settings: { latitude: 43.2, longitude: 131.95, altitude: 15 },
    device: { networkStatus: 'online' },
    running: { remainingMinutes: 7 },
  });

  await page.reload();
  await button(page, t('simulator.stop')).click();
  await expectSeen(
    page.getByText(t('simulator.stop.done')),
    button(page, t('simulator.start')),
    page.getByText(t('simulator.live.unheard'), { exact: true }),
  );
});

test('what somebody else has saved meanwhile is shown beside what was typed', async () => {
  const other = await callAs(admin);
  const { id } = await other.call(addDevice, { name: 'Twice', sn: 'TW-1', type: 'simulator' });
  await other.call(setSimulator, { id, version: 0, ...HARBOUR });
  const { page } = await visit(`/admin/device/simulator?id=${id}`, { account: admin });
  await field(page, 'altitude').fill('30');
  await other.call(setSimulator, { id, version: 1, ...HARBOUR, address: 'Pier' });
  await button(page, t('common.save')).click();
  const notice = page.getByRole('alert').filter({ hasText: t('simulator.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'Pier' }));
  await notice.getByRole('button', { name: t('common.stale.keepMine') }).click();
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('common.saved')));
  expect(await other.call(getSimulator, { id })).toMatchObject({ version: 3, settings: { ...HARBOUR, altitude: 30 } });
});

test('whoever was lent a simulator to look at does not start it; an address without one leads to the list', async () => {
  const owner = await callAs(demoAccount('demo'));
  const { id } = await owner.call(addDevice, { name: 'Lent trainer', sn: 'LT-1', type: 'simulator' });
  await owner.call(shareDevice, { id, userName: 'pilot35', mayFly: false });
  const { page } = await visit(`/device/simulator?id=${id}`, { account: demoAccount('pilot35') });
  await expectSeen(page.getByRole('heading', { name: 'Lent trainer' }), page.getByText(t('simulator.run.lookOnly')));
  await expectGone(button(page, t('simulator.start')), button(page, t('common.save')));
  await page.goto('/admin/device/simulator');
  await page.getByRole('link', { name: t('uav.toDevices') }).click();
  await expectAddress(page, '/device?type=simulator');
});
