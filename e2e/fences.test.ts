import { getFences, setFence } from '@skyhelm/contract/fence';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();
const UAV = `${t('dictionary.deviceType.uav')} 09`;

test('a fence is typed, given to an aircraft, edited against somebody else, looked for on board, and deleted', async () => {
  const { page } = await visit('/electronic-fence', { account: demoAccount('demo') });
  await page
    .getByRole('button', { name: t('fence.add') })
    .first()
    .click();
  await save(page);
  await expectSeen(page.getByText(t('issues.fence.points')));
  await expectAccessible(page, 'fence drawer', '[role=dialog]');
  await field(page, t('fence.name')).fill('Antenna');
  await page.getByText(t('fence.keep.out'), { exact: true }).click();
  await page.getByText(t('area.kind.circle'), { exact: true }).click();
  await field(page, t('area.centre')).fill('40.1, 20.1');
  await field(page, t('area.radius')).fill('300');
  await field(page, t('fence.devices')).fill(UAV);
  await page.getByTitle(new RegExp(`^${UAV} \\(`)).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expectSeen(row(page, 'Antenna').getByText(UAV), row(page, 'Antenna').getByText(t('fence.keep.out')));
  await expectAccessible(page, 'fences');

  await page.getByRole('button', { name: `${t('common.edit')} Antenna` }).click();
  const other = await callAs(demoAccount('demo'));
  const [saved] = (await other.call(getFences, { keyword: 'Antenna' })).rows;
  const { department: _department, devices, createdAt: _created, ...rest } = saved!;
  await other.call(setFence, { ...rest, deviceIds: devices.map(({ id }) => id), remark: 'on the roof' });
  await field(page, t('area.radius')).fill('350');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('fence.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'on the roof' }));
  await notice.getByRole('button', { name: t('common.stale.takeTheirs') }).click();
  await save(page);
  await expectGone(page.getByRole('dialog'));

  await page.getByRole('button', { name: `${t('fence.onBoard')} Antenna` }).click();
  const drawer = page.getByRole('dialog', { name: t('fence.onBoard.title', { name: 'Antenna' }) });
  await expectSeen(drawer.getByText(UAV, { exact: true }));
  await expectAccessible(page, 'fence on board', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expectGone(drawer);

  await page.getByRole('button', { name: `${t('common.delete')} Antenna` }).click();
  const question = page.getByRole('dialog', { name: t('fence.delete.title', { name: 'Antenna' }) });
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectGone(row(page, 'Antenna'));
  expect((await other.call(getFences, { keyword: 'Antenna' })).rows).toEqual([]);
});
