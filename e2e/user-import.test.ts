import { readFile } from 'node:fs/promises';
import { addRole } from '@skyhelm/contract/role';
import { addUser, getUsers } from '@skyhelm/contract/user';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { admin, callAs, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const ROLE = 'Apron crew';
const HEADER = ['name', 'userName', 'roles', 'mobile'].map((column) => t(`user.${column as 'name'}`)).join(',');

const clerk = { account: 'importclerk', password: 'Given7password' };

beforeAll(async () => {
  const { call } = await callAs(admin);
  await call(addRole, { name: ROLE, permissions: [] });
  const { id } = await call(addRole, { name: 'Import clerk', permissions: ['user:query', 'user:import'], dataScope: 'all' });
  await call(addUser, {
    name: 'Clerk',
    userName: clerk.account,
    password: clerk.password,
    roleIds: [id],
    deptId: null,
    changePassword: false,
  });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: t('userimport.title') });
const open = (page: Page) => button(page, t('user.import')).click();

const choose = (page: Page, name: string, ...rows: string[]) =>
  drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([HEADER, ...rows].join('\n')) });

async function downloaded(page: Page, action: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), drawer(page).getByRole('button', { name: action }).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const totalOf = async (keyword: string) => (await (await callAs(admin)).call(getUsers, { keyword })).total;

test('a list is imported, its passwords are handed out once, and the drawer still knows of it when it is opened again', async () => {
  const { page } = await visit('/user?q=loader', { account: admin });
  await expectSeen(page.getByText(t('common.noMatch')));
  await open(page);
  const template = await downloaded(page, t('userimport.template'));
  expect(template.name).toBe(`${t('userimport.template.name')}.xlsx`);
  expect(template.bytes.subarray(0, 2).toString()).toBe('PK');
  await choose(page, 'crew.pdf', 'x');
  await expectSeen(drawer(page).getByText(t('userimport.wrongType')));
  await choose(page, 'crew.csv', `Loader One,loader1,${ROLE},`, `Loader Two,loader2,${ROLE},+86 138 7777 0001`);
  await expectSeen(
    drawer(page).getByText(t('userimport.done', { count: 2 })),
    drawer(page).getByText(t('userimport.passwords', { count: 2 })),
  );
  await expectSeen(page.getByRole('cell', { name: 'loader2', exact: true }));
  const passwords = await downloaded(page, t('userimport.passwords.take'));
  expect(passwords.name).toBe(`${t('userimport.passwords.name')}.xlsx`);
  await expectSeen(drawer(page).getByText(t('userimport.passwords.taken')));
  await button(page, t('common.close')).last().click();
  await expectGone(drawer(page));

  await page.reload();
  await open(page);
  await expectSeen(drawer(page).getByText(t('userimport.done', { count: 2 })));
  expect(
    await drawer(page)
      .getByText(t('userimport.passwords', { count: 2 }))
      .count(),
  ).toBe(0);
  await button(page, t('userimport.another')).click();
  await expectSeen(drawer(page).getByText(t('userimport.choose')));
});

test('on a phone: a list with faults is reported row by row, a wrong header at once, and nobody is saved', async () => {
  const { page } = await visit('/user?q=stray', { account: clerk, viewport: PHONE });
  await open(page);
  await choose(page, 'strays.csv', `Stray One,stray1,${ROLE},`, `Stray Two,stray2,Admiral,`, `Stray_Three,stray1,${ROLE},12345`);
  await expectSeen(drawer(page).getByText(t('userimport.faulty', { count: 4 })));
  const faults = (await drawer(page).getByRole('listitem').allInnerTexts()).map((text) => text.split(/\s*\n\s*/));
  expect(faults).toEqual([
    [t('userimport.rowNumber', { row: '3' }), t('user.roles'), t('userimport.fault.noRole'), 'Admiral'],
    [t('userimport.rowNumber', { row: '4' }), t('user.name'), t('issues.name'), 'Stray_Three'],
    [t('userimport.rowNumber', { row: '4' }), t('user.userName'), t('userimport.fault.doubled', { row: '2' }), 'stray1'],
    [t('userimport.rowNumber', { row: '4' }), t('user.mobile'), t('issues.mobile'), '12345'],
  ]);
  expect((await downloaded(page, t('userimport.report.take'))).name).toBe(`${t('userimport.report.name')}.xlsx`);
  await button(page, t('userimport.another')).click();
  await drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('Nickname,Account\nA,b') });
  await expectSeen(drawer(page).getByText(t('errors.userImport.headerUnknown', { names: 'Nickname' })));
  expect(await totalOf('stray')).toBe(0);
});
