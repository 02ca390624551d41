import { getDevices } from '@skyhelm/contract/device';
import { describe, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

describe('axe finds nothing serious', () => {
  test('on devices, their drawers and dialogs, sharing and statistics', async () => {
    const { page } = await visit('/device?q=26001', { account: demoAccount('demo') });
    const uav = `${t('dictionary.deviceType.uav')} 01`;
    const begin = async (action: string) => {
      await page.getByRole('button', { name: `${t('common.more')} ${uav}` }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await expectSeen(page.getByRole('dialog'));
    };
    const end = async () => {
      await page.keyboard.press('Escape');
      await expectGone(page.getByRole('dialog'));
    };
    await expectSeen(page.getByRole('table').getByText(uav, { exact: true }));
    await expectAccessible(page, 'devices');
    await page.getByRole('button', { name: t('device.add') }).click();
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByText(t('issues.sn.required')));
    await expectAccessible(page, 'device drawer', '[role=dialog]');
    await end();
    await begin(t('device.changeState'));
    await expectAccessible(page, 'status of a device', '[role=dialog]');
    await end();
    await begin(t('device.bind.again'));
    await expectAccessible(page, 'binding a device', '[role=dialog]');
    await end();
    await begin(t('device.key'));
    await expectAccessible(page, 'signing key', '[role=dialog]');
    await end();
    await begin(t('device.share'));
    await expectSeen(page.getByRole('dialog').getByRole('heading', { name: t('share.exclusive') }));
    await expectAccessible(page, 'sharing of a device', '[role=dialog]');
    await end();
    await page.getByRole('button', { name: t('device.groups'), exact: true }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('demo.group.survey')));
    await expectAccessible(page, 'device groups', '[role=dialog]');
    await end();
    await page.getByRole('link', { name: uav, exact: true }).click();
    await expectSeen(page.getByRole('heading', { name: t('uav.history') }));
    await expectAccessible(page, 'details of a UAV');
    await page.getByRole('link', { name: t('uav.life') }).click();
    await expectSeen(page.getByText(t('uav.months')));
    await expectAccessible(page, 'life statistics');
    await goTo(page, '/share');
    await expectSeen(page.getByRole('table').getByText(uav, { exact: true }));
    await expectAccessible(page, 'sharing management');
  });

  test('on flights and what aircraft were told', async () => {
    const { page } = await visit('/history/flight-record?q=26001', { account: demoAccount('demo') });
    const uav = `${t('dictionary.deviceType.uav')} 01`;
    await expectSeen(page.getByRole('button', { name: uav, exact: true }).first());
    await expectAccessible(page, 'flights');
    await page.getByRole('button', { name: uav, exact: true }).first().click();
    await expectSeen(page.getByRole('dialog').getByText(t('flightrecord.events.none')));
    await expectAccessible(page, 'a flight', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));
    await page
      .getByRole('button', { name: `${t('common.delete')} ${uav}` })
      .first()
      .click();
    await expectSeen(page.getByRole('dialog').getByText(t('flightrecord.delete.explain')));
    await expectAccessible(page, 'deleting a flight', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));
    await page.getByRole('button', { name: t('flightrecord.import'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: t('flightimport.title') });
    // Whoever imported something before is told of it first.
    await expectSeen(drawer.getByText(t('flightimport.choose')).or(drawer.getByText(t('flightimport.another'))));
    await expectAccessible(page, 'importing flights', '[role=dialog]');
    await goTo(page, '/oplog/flight');
    await expectSeen(page.getByRole('heading', { name: t('flightoperation.title') }));
    await expectAccessible(page, 'flight operations');
  });

  test('on the ground station, with an aircraft, the log and a tool open', async () => {
    const { page } = await visit('/tta', { account: demoAccount('demo'), viewport: { width: 1180, height: 700 } });
    await expectSeen(page.locator('[data-map=ready]'));
    const name = `${t('dictionary.deviceType.uav')} 01`;
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: t('station.panel.news'), exact: true }).click();
    await page.getByRole('button', { name: t('station.panel.coordinates'), exact: true }).click();
    await page.getByLabel(t('station.coordinates.input')).fill('31.2304, 121.4737');
    await expectSeen(page.getByRole('heading', { name }), page.getByText('31°13′49.44″N 121°28′25.32″E'));
    await expectAccessible(page, 'ground station', 'body', ownTheme(page));
  });

  test('on a simulator', async () => {
    const { page } = await visit('/device?type=simulator', { account: demoAccount('demo') });
    await page.getByRole('link', { name: `${t('dictionary.deviceType.simulator')} 01`, exact: true }).click();
    await page.getByLabel(t('simulator.altitude')).fill('high');
    await page.getByLabel(t('simulator.address')).fill('Atlantis');
    await expectSeen(page.getByText(t('issues.altitude')), page.getByText(t('simulator.address.notFound')));
    await expectAccessible(page, 'details of a simulator');
  });

  test('on parameters of an aircraft that was never heard', async () => {
    const demo = demoAccount('demo');
    const [uav] = (await (await callAs(demo)).call(getDevices, { keyword: '26001' })).rows;
    const { page } = await visit(`/parameter-set?id=${uav!.id}`, { account: demo });
    await expectSeen(page.getByText(t('parameter.empty')), page.getByText(t('parameter.status.offline')));
    await expectAccessible(page, 'parameters of an aircraft that was never heard');
  });

  test('on an aircraft in one’s hands', async () => {
    const [uav] = (await (await callAs(demoAccount('demo'))).call(getDevices, { keyword: 'UAV-26002' })).rows;
    const { page } = await visit(`/device/uav?id=${uav!.id}`, { account: demoAccount('demo') });
    await page.getByRole('button', { name: t('flight.take') }).click();
    await page.getByRole('button', { name: t('flight.sticks.on') }).click();
    await expectSeen(page.getByText(t('flight.course.unsent')));
    await expectAccessible(page, 'flight control');
    await page.getByRole('button', { name: t('uav.logs.read') }).click();
    await expectSeen(page.getByText(t('errors.transfer.offline')).first());
    await expectAccessible(page, 'logs of an aircraft that is not heard');
  });

  test('on sites, corporate information and user settings', async () => {
    const { page } = await visit('/site', { account: demoAccount('demo') });
    await expectSeen(page.getByRole('table').getByText(t('demo.site.beijing'), { exact: true }));
    await expectAccessible(page, 'sites');
    await page.getByRole('button', { name: t('site.add') }).click();
    await page.getByLabel(t('site.paste'), { exact: true }).fill('20.5, 30.25');
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByText(t('issues.longitude.required')), page.getByText(t('site.paste.which')));
    await expectAccessible(page, 'site drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/corporate-information');
    await expectSeen(page.getByText(t('corporate.module.people')));
    await expectAccessible(page, 'corporate information');
    await page.getByRole('button', { name: t('common.edit') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('corporate.logo.hint')));
    await expectAccessible(page, 'corporate drawer', '[role=dialog]');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await expectGone(page.getByRole('dialog'));
    await page.getByRole('tab', { name: t('corporate.keys') }).click();
    await page
      .getByRole('button', { name: t('accesskey.add') })
      .first()
      .click();
    await page.getByLabel(t('accesskey.whitelist'), { exact: true }).fill('10.0.1, 1.2.3.256, 8.8.8.8/0');
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.password.required')));
    await expectAccessible(page, 'access keys and their drawer');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await page.getByRole('button', { name: t('common.leave') }).click();
    await expectGone(page.getByRole('dialog'));

    await page.getByRole('tab', { name: t('corporate.hooks') }).click();
    await page
      .getByRole('button', { name: t('webhook.add') })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(t('webhook.address'), { exact: true }).fill('nowhere');
    await page.getByRole('button', { name: t('common.save') }).click();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.webHook.address')));
    await expectAccessible(page, 'web hooks and their drawer');
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await page.getByRole('button', { name: t('common.leave') }).click();
    await expectGone(page.getByRole('dialog'));

    await goTo(page, '/user-settings');
    await expectSeen(page.getByRole('heading', { name: t('account.settings.messages') }));
    await expectAccessible(page, 'user settings');
  });
});
