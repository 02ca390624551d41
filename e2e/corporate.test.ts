import { getCorporate, setCorporate } from '@skyhelm/contract/corporate';
import { getKeys } from '@skyhelm/contract/access-key';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, callAs, house, inHouse } from './testing/house.ts';
import { pngOf } from './testing/picture.ts';
import { expectGone, expectSeen, expectSoon, expectTitle } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();
const logoOf = (page: Page) => page.locator('.sidebar .logo img');

test('name and logo show at once to everybody who is signed in; a stale edit is shown side by side', async () => {
  const theirs = await visit('/home', { account: admin });
  const { page } = await visit('/corporate-information', { account: admin });
  await expectSeen(page.getByText(t('corporate.module.people')), theirs.page.getByRole('link', { name: t('demo.platform.name') }));
  await expectGone(logoOf(theirs.page));
  await page.getByRole('button', { name: t('common.edit') }).click();
  await field(page, t('corporate.contactName')).fill('Head office');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pngOf(80, [20, 120, 90]) });
  await expectSeen(page.getByRole('dialog').getByRole('img', { name: t('corporate.logo') }));
  const other = await callAs(admin);
  const saved = await other.call(getCorporate, {});
  await other.call(setCorporate, { version: saved.version, name: 'Sky & Sons “North” Ltd.' });
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('corporate.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'Sky & Sons “North” Ltd.' }));
  await notice.getByRole('button', { name: t('common.stale.takeTheirs') }).click();
  await field(page, t('corporate.contactName')).fill('Head office');
  await save(page);
  await expectGone(page.getByRole('dialog'));
  await expectSeen(logoOf(theirs.page), theirs.page.getByText('Sky & Sons “North” Ltd.'), page.getByText('Head office'));
  await expectSoon(() => logoOf(theirs.page).evaluate((image: HTMLImageElement) => image.naturalWidth), 80);
  await expectTitle(theirs.page, `${t('menu.home')} – Sky & Sons “North” Ltd.`);

  await page.getByRole('button', { name: t('common.edit') }).click();
  await field(page, t('corporate.name')).fill(t('demo.platform.name'));
  await page.getByRole('button', { name: t('corporate.logo.remove') }).click();
  await save(page);
  await expectGone(logoOf(theirs.page), page.getByRole('dialog'));
});

test('a key is made, shown once, used, rotated with two live secrets, and revoked', async () => {
  const { page } = await visit('/corporate-information?tab=keys', { account: admin });
  await page
    .getByRole('button', { name: t('accesskey.add') })
    .first()
    .click();
  await field(page, t('accesskey.project')).fill('Survey app');
  await expectSeen(page.getByRole('dialog').getByText(t('accesskey.whitelist.empty')));
  const list = field(page, t('accesskey.whitelist'));
  await list.fill('10.0.1, 10.0.0.256, 1.1.1.1/0, 5');
  await expectSeen(
    page.getByText(t('accesskey.whitelist.range', { count: 256, first: '10.0.1.0', last: '10.0.1.255' })),
    page.getByText(t('accesskey.whitelist.fault', { entry: '10.0.0.256' })),
    page.getByText(t('accesskey.whitelist.everyone', { entry: '1.1.1.1/0' })),
    page.getByText(t('accesskey.whitelist.number', { entry: '5' })),
  );
  await list.fill('10.0.1');
  await page.getByRole('textbox', { name: t('accesskey.whitelist.try') }).fill('10.0.1.77');
  await expectSeen(page.getByText(t('accesskey.whitelist.admitted'), { exact: true }));
  await expectSeen(page.getByText(t('accesskey.whitelist.yours', { address: '127.0.0.1' })));
  await page.getByRole('button', { name: t('accesskey.whitelist.addYours') }).click();
  await expectSoon(() => list.inputValue(), '10.0.1, 127.0.0.1');
  await page
    .getByRole('group', { name: t('permission.user') })
    .getByRole('checkbox', { name: t('permission.user:query'), exact: true })
    .check();
  await save(page);
  await expectSeen(page.getByText(t('issues.password.required')));
  await field(page, t('accesskey.password')).fill(admin.password);
  await save(page);
  const first = await keptKey(page);
  expect(await callWith(first)).toBe(1);
  await expectSeen(row(page, 'Survey app').getByText(`${first.slice(0, 15)}…`));
  await page.getByRole('button', { name: t('common.refresh') }).click();
  await expectSeen(row(page, 'Survey app').getByText('127.0.0.1', { exact: false }).first());

  await choose(page, 'usage');
  const usage = page.getByRole('dialog', { name: t('accesskey.usage.title', { project: 'Survey app' }) });
  await expectSeen(usage.getByRole('cell', { name: '/enterprise/user/getUsers' }));
  await usage.getByText(t('accesskey.usage.days.1'), { exact: true }).click();
  await expectSeen(usage.getByRole('heading', { name: t('accesskey.usage.byHour') }));
  await usage
    .getByRole('button', { name: t('common.close'), exact: true })
    .last()
    .click();
  await expectGone(usage);

  await choose(page, 'rotate');
  await field(page, t('accesskey.password')).fill(admin.password);
  await page.getByRole('button', { name: t('accesskey.rotate.do') }).click();
  const second = await keptKey(page);
  expect([await callWith(first), await callWith(second)]).toEqual([1, 1]);
  await expectSeen(
    row(page, 'Survey app').getByText(`${second.slice(0, 15)}…`),
    row(page, 'Survey app').getByText(`${first.slice(0, 15)}…`),
  );
  await choose(page, 'endOld');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accesskey.endOld') })
    .click();
  await expectSeen(page.getByText(t('accesskey.endOld.done')));
  expect([await callWith(first), await callWith(second)]).toEqual([0, 1]);

  await choose(page, 'revoke');
  const question = page.getByRole('dialog', { name: t('accesskey.revoke.title', { project: 'Survey app' }) });
  await expectSeen(question.getByText(t('accesskey.revoke.explain')));
  await question.getByRole('button', { name: t('accesskey.revoke') }).click();
  await expectSeen(row(page, 'Survey app').getByText(t('accesskey.state.revoked'), { exact: true }));
  expect(await callWith(second)).toBe(0);
  const { rows } = await (await callAs(admin)).call(getKeys, {});
  expect(rows.find(({ project }) => project === 'Survey app')).toMatchObject({ state: 'revoked' });
});

async function choose(page: Page, deed: 'usage' | 'rotate' | 'endOld' | 'revoke'): Promise<void> {
  await row(page, 'Survey app')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t(`accesskey.${deed}`), exact: true }).click();
  await expectSeen(page.getByRole('dialog'));
}

async function keptKey(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: t('accesskey.made.title', { project: 'Survey app' }) });
  const key = (await dialog.getByText(/^sk_/).textContent())!;
  await dialog.getByRole('button', { name: t('accesskey.made.kept') }).click();
  await expectGone(dialog);
  return key;
}

/** What other software gets. */
async function callWith(ak: string): Promise<number> {
  const headers = { ak, 'content-type': 'application/json' };
  const response = await fetch(`${house().address}/fcms/enterprise/user/getUsers`, { method: 'POST', headers, body: '{}' });
  return ((await response.json()) as { state: number }).state;
}
