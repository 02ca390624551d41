import { addSite, getSites, setSite } from '@skyhelm/contract/site';
import { setSettings } from '@skyhelm/contract/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();

test('a site is added from a pasted position, edited against somebody else, and deleted after a warning', async () => {
  const { page } = await visit('/site', { account: admin });
  await page
    .getByRole('button', { name: t('site.add') })
    .first()
    .click();
  await save(page);
  await expectSeen(page.getByText('Please enter longitude'), page.getByText('Please enter latitude'));
  await field(page, t('site.name')).fill('Harbour roof');
  await field(page, t('site.longitude')).fill('200');
  await field(page, t('site.altitude.metres')).fill('10000');
  await save(page);
  await expectSeen(page.getByText(t('issues.longitude')), page.getByText("The altitude exceeds the system's maximum altitude of 9999"));
  await field(page, t('site.paste')).fill('20.5, 30.25');
  await expectSeen(page.getByText(t('site.paste.which')));
  await page.getByRole('button', { name: t('site.paste.reading', { latitude: '30.25', longitude: '20.5' }) }).click();
  await expectSeen(page.getByText(t('site.paste.understood', { latitude: '30.25', longitude: '20.5' })));
  await field(page, t('site.paste')).fill('31.2304, 121.4737');
  await expectSeen(page.getByText('31°13′49.44″N'));
  await field(page, t('site.altitude.metres')).fill('100');
  await save(page);
  await expectSeen(
    page.getByText(t('common.saved')),
    row(page, 'Harbour roof').getByText('121.4737'),
    row(page, 'Harbour roof').getByText('100 m'),
  );

  await row(page, 'Harbour roof')
    .getByRole('button', { name: t('common.edit') })
    .click();
  const other = await callAs(admin);
  const [saved] = (await other.call(getSites, { keyword: 'Harbour roof' })).rows;
  await other.call(setSite, { ...saved!, address: 'Pier 7' });
  await field(page, t('site.remark')).fill('Mine');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('site.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'Pier 7' }));
  await notice.getByRole('button', { name: t('common.stale.takeTheirs') }).click();
  await save(page);
  await expectGone(page.getByRole('dialog'));
  await expectSeen(row(page, 'Harbour roof').getByText('Pier 7'));

  await row(page, 'Harbour roof')
    .getByRole('button', { name: t('common.delete') })
    .click();
  const question = page.getByRole('dialog', { name: t('site.delete.title', { name: 'Harbour roof' }) });
  await expectSeen(question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectSeen(page.getByText(t('common.deleted')));
  await expectGone(row(page, 'Harbour roof'));
});

test('altitudes are shown in the reader’s units, sites are searched and exported; who may only look changes nothing', async () => {
  const dispatcher = demoAccount('dispatcher2');
  await (await callAs(dispatcher)).call(setSettings, { unitSystem: 2 });
  const { page } = await visit('/site', { account: dispatcher });
  await expectSeen(row(page, t('demo.site.chengdu')).getByText('1,681.4 ft'));
  await expectGone(page.getByRole('button', { name: t('common.export') }), page.getByRole('button', { name: t('common.delete') }));

  const { page: chief } = await visit('/site', { account: demoAccount('demo') });
  await chief.getByRole('searchbox', { name: t('site.search') }).fill('pidu');
  await expectGone(row(chief, t('demo.site.beijing')));
  const [file] = await Promise.all([chief.waitForEvent('download'), chief.getByRole('button', { name: t('common.export') }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  await expectSeen(chief.getByText(t('site.exported')));
});

test('a name is taken once', async () => {
  const other = await callAs(admin);
  await other.call(addSite, { name: 'Taken', longitude: 1, latitude: 1 });
  const { page } = await visit('/site', { account: admin });
  await page.getByRole('button', { name: t('site.add') }).click();
  await field(page, t('site.name')).fill('taken');
  await field(page, t('site.longitude')).fill('1');
  await field(page, t('site.latitude')).fill('2');
  await save(page);
  await expectSeen(page.getByRole('dialog').getByText(t('errors.site.exists')));
});
