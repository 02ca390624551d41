import { addDevice, getDevices, setDevice } from '@skyhelm/contract/device';
import { shareDevice } from '@skyhelm/contract/device-share';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectTitle } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();
const more = async (page: Page, name: string, action: string) => {
  await row(page, name)
    .getByRole('button', { name: `${t('common.more')} ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const uavName = (number: string) => `${t('dictionary.deviceType.uav')} ${number}`;

test('a device is added by binding, edited against somebody else, put into use, unbound and deleted after a warning', async () => {
  const { page } = await visit('/device', { account: admin });
  await page
    .getByRole('button', { name: t('device.add') })
    .first()
    .click();
  await save(page);
  await expectSeen(page.getByText('Please enter the SN code'));
  await field(page, t('device.name')).fill('Harbour 1');
  await field(page, t('device.sn')).fill('HB-1');
  await field(page, t('device.bind.later')).fill('not hexadecimal');
  await save(page);
  await expectSeen(page.getByText(t('issues.hardwareId')));
  await field(page, t('device.bind.later')).fill('A1B2C3D4E5F60718');
  await save(page);
  await expectSeen(page.getByText(t('common.saved')), row(page, 'Harbour 1').getByText(t('dictionary.networkStatus.offline')));

  await row(page, 'Harbour 1')
    .getByRole('button', { name: t('common.edit') })
    .click();
  const other = await callAs(admin);
  const [saved] = (await other.call(getDevices, { keyword: 'Harbour 1' })).rows;
  expect(saved).toMatchObject({ hardwareId: 'mavlink:a1b2c3d4e5f60718', owner: { userName: 'admin' } });
  const { id, version, name, sn, type } = saved!;
  await other.call(setDevice, { id, version, name, sn, type, model: 'X8' });
  await field(page, t('device.remark')).fill('Mine');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('device.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'X8' }));
  await notice.getByRole('button', { name: t('common.stale.keepMine') }).click();
  await save(page);
  await expectGone(page.getByRole('dialog'));

  await more(page, 'Harbour 1', t('device.changeState'));
  await page.getByRole('dialog').getByText(t('device.action.use')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('device.changeState') })
    .click();
  await expectSeen(page.getByText(t('device.changeState.done')), row(page, 'Harbour 1').getByText(t('dictionary.deviceState.using')));

  await more(page, 'Harbour 1', t('device.unbind'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('device.unbind') })
    .click();
  await expectSeen(page.getByText(t('device.unbind.done')));

  await more(page, 'Harbour 1', t('common.delete'));
  const question = page.getByRole('dialog', { name: t('device.delete.title', { name: 'Harbour 1' }) });
  await expectSeen(question.getByText(t('device.delete.explain')), question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectSeen(page.getByText(t('common.deleted')));
  await expectGone(row(page, 'Harbour 1'));
});

test('section 5, payload PWM: loads are set up by values that are given and differ, and stay as they were saved', async () => {
  const other = await callAs(admin);
  await other.call(addDevice, { name: 'Sprayer', sn: 'SP-1', type: 'uav' });
  const { page } = await visit('/device?q=SP-1', { account: admin });
  const edit = row(page, 'Sprayer').getByRole('button', { name: t('common.edit') });
  await edit.click();
  const recording = page.getByRole('dialog').getByRole('group', { name: t('device.pulses.recording'), exact: true });
  const value = (name: 'output' | 'run.start' | 'run.end') => recording.getByLabel(t(`device.pulses.${name}`), { exact: true });
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: t('device.pulses.recording') })
    .check();
  await save(page);
  await expectSeen(recording.getByText(t('issues.output.required')));
  await value('output').fill('9');
  await value('run.start').fill('1900');
  await value('run.end').fill('1900');
  await save(page);
  await expectSeen(recording.getByText('The start and end values of recording must differ'));
  await value('run.end').fill('1100');
  await save(page);
  await expectGone(page.getByRole('dialog'));
  const [saved] = (await other.call(getDevices, { keyword: 'SP-1' })).rows;
  expect(saved!.pulses).toMatchObject({
    range: { min: 1_000, max: 2_000 },
    recording: { output: 9, start: 1_900, end: 1_100 },
    pump: null,
  });
  await edit.click();
  await expect.poll(() => value('run.end').inputValue()).toBe('1100');
});

test('a name is taken once; a signing key is shown once', async () => {
  const other = await callAs(admin);
  await other.call(addDevice, { name: 'Taken', sn: 'TK-1', type: 'uav' });
  const { page } = await visit('/device', { account: admin });
  await page.getByRole('button', { name: t('device.add') }).click();
  await field(page, t('device.name')).fill('taken');
  await field(page, t('device.sn')).fill('TK-2');
  await save(page);
  await expectSeen(page.getByRole('dialog').getByText('The device name already exists and cannot be repeated'));
  await page.getByRole('button', { name: t('common.cancel') }).click();
  await page.getByRole('button', { name: t('common.leave') }).click();
  await expectGone(page.getByRole('dialog'));

  await more(page, 'Taken', t('device.key'));
  const dialog = page.getByRole('dialog', { name: t('device.key.title', { name: 'Taken' }) });
  await dialog.getByRole('button', { name: t('device.key.set') }).click();
  await expectSeen(dialog.getByText(t('device.key.once')), dialog.getByText(/^[0-9a-f]{64}$/));
  await dialog.getByRole('button', { name: t('device.key.kept') }).click();
  await more(page, 'Taken', t('device.key'));
  await expectSeen(dialog.getByText(t('device.key.isSet')));
  await expectGone(dialog.getByText(/^[0-9a-f]{64}$/));
});

test('the demo’s fleet is filtered and exported; a UAV leads to its details and on to its life statistics', async () => {
  const { page } = await visit('/admin/device?type=uav', { account: demoAccount('demo') });
  await expectSeen(page.getByText(t('device.count', { count: 12 })));
  await page.getByRole('searchbox', { name: t('device.search') }).fill('uav-26001');
  await expectSeen(page.getByText(t('device.count', { count: 1 })));
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t('common.export') }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole('link', { name: uavName('01'), exact: true }).click();
  await expectSeen(
    page.getByRole('heading', { name: uavName('01') }),
    page.getByRole('heading', { name: t('uav.history') }),
    page.getByRole('definition').filter({ hasText: /^148$/ }),
  );
  await page.getByRole('link', { name: t('uav.life') }).click();
  await expectTitle(page, `${t('menu.lifeStatistics')} – ${t('demo.name')}`);
  await page.getByText(t('uav.measure.metres'), { exact: true }).click();
  await expectSeen(page.getByRole('row').getByText(/\skm$/).first());
  const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
  expect(await trail.getByRole('listitem').allInnerTexts()).toEqual([t('menu.device'), t('menu.deviceUav'), t('menu.lifeStatistics')]);
  await trail.getByRole('link', { name: t('menu.deviceUav') }).click();
  await expectSeen(page.getByRole('heading', { name: uavName('01') }));
  await page.goto('/admin/device/uav');
  await page.getByRole('link', { name: t('uav.toDevices') }).click();
  await expectAddress(page, '/device?type=uav');
});

test('a device is shared, used exclusively and taken back from a test flight; whom it was lent to only looks at it', async () => {
  const { page } = await visit('/share', { account: demoAccount('demo') });
  await row(page, uavName('06'))
    .getByRole('button', { name: t('device.share') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('share.of', { name: uavName('06') }) });
  const given = dialog.getByLabel(t('share.add'), { exact: true });
  await given.fill('nobody');
  await dialog.getByRole('button', { name: t('share.add.action'), exact: true }).click();
  await expectSeen(dialog.getByText('User does not exist or is not registered'));
  await given.fill('pilot70');
  await dialog.getByLabel(t('share.may'), { exact: true }).click();
  await page.getByTitle(t('share.may.testFlight')).click();
  await dialog.getByRole('button', { name: t('share.add.action'), exact: true }).click();
  await expectSeen(dialog.getByText(/^pilot70 ·/), dialog.getByText(t('share.may.testFlight'), { exact: true }).first());

  const { page: guest } = await visit(`/device?q=UAV-26006`, { account: demoAccount('pilot70') });
  await expectSeen(row(guest, uavName('06')).getByText(t('dictionary.shareStatus.isShared')));
  await expectGone(
    guest.getByRole('button', { name: t('device.add') }),
    row(guest, uavName('06')).getByRole('button', { name: t('common.edit') }),
  );

  await dialog.getByRole('button', { name: t('share.takeBack') }).click();
  await page
    .getByRole('dialog', { name: t('share.takeBack.title', { name: uavName('06') }) })
    .getByRole('button', { name: t('share.takeBack') })
    .click();
  await expectSeen(page.getByText(t('share.takeBack.done')));
  await guest.getByRole('button', { name: t('common.refresh') }).click();
  await expectGone(dialog.getByText(/^pilot70 ·/), row(guest, uavName('06')));

  await dialog.getByLabel(t('share.userName'), { exact: true }).fill('pilot71');
  await dialog.getByRole('button', { name: t('share.exclusive.set') }).click();
  await expectSeen(dialog.getByRole('button', { name: t('share.exclusive.end') }));
  const owner = await callAs(demoAccount('demo'));
  const [shut] = (await owner.call(getDevices, { keyword: 'UAV-26006' })).rows;
  expect(shut!.exclusive).toMatchObject({ userName: 'pilot71' });
  await expect(owner.call(shareDevice, { id: shut!.id, userName: 'pilot6' })).rejects.toThrow('device.sharedAlready');
  await dialog.getByRole('button', { name: t('share.exclusive.end') }).click();
  await expectSeen(page.getByText(t('share.exclusive.ended')));
});

test('groups are made, given to devices and filtered by', async () => {
  const { page } = await visit('/device', { account: admin });
  const other = await callAs(admin);
  await other.call(addDevice, { name: 'Loner', sn: 'LN-1', type: 'weatherStation' });
  await page.getByRole('button', { name: t('device.groups'), exact: true }).click();
  await page.getByRole('button', { name: t('device.groups.add') }).click();
  await field(page, t('device.groups.name')).last().fill('Coast');
  await save(page);
  // Until its form has gone, Escape is for the form.
  await expectGone(field(page, t('device.groups.name')));
  await expectSeen(page.getByRole('dialog').getByText('Coast', { exact: true }));
  await page.keyboard.press('Escape');
  await expectGone(page.getByRole('dialog'));

  await page.getByRole('button', { name: t('common.refresh') }).click();
  await row(page, 'Loner')
    .getByRole('button', { name: t('common.edit') })
    .click();
  await field(page, t('device.groups')).click();
  await page.getByTitle('Coast', { exact: true }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expectGone(page.getByRole('dialog'));
  const [grouped] = (await other.call(getDevices, { keyword: 'Loner' })).rows;
  expect(grouped!.groups).toMatchObject([{ name: 'Coast' }]);
  await page.goto(`/device?group=${grouped!.groups[0]!.id}`);
  await expectSeen(page.getByText(t('device.count', { count: 1 })), row(page, 'Loner'));
});
