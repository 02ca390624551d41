import { readFile } from 'node:fs/promises';
import { addRole } from '@skyhelm/contract/role';
import { addUser, getUsers, setUser } from '@skyhelm/contract/user';
import type { RoleId } from '@skyhelm/contract/ids';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin, callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const ROLE = 'Ground crew';
let roleId: RoleId;

beforeAll(async () => {
  roleId = (await (await callAs(admin)).call(addRole, { name: ROLE, permissions: [] })).id;
});

const row = (page: Page, account: string) => page.getByRole('row').filter({ has: page.getByText(account, { exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: 'name' | 'userName' | 'department' | 'roles' | 'password' | 'remark') =>
  page.getByRole('dialog').getByLabel(t(`user.${name}`), { exact: true });

async function more(page: Page, account: string, action: string): Promise<void> {
  await row(page, account)
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const search = (page: Page, text: string) => page.getByRole('searchbox', { name: t('user.search') }).fill(text);
const confirm = (page: Page, action: string) => page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();

async function signsIn(account: string, password: string): Promise<boolean> {
  return callAs({ account, password }).then(
    () => true,
    () => false,
  );
}

test('a user is added with a password shown once, frozen, recovered, given a new password and deleted', async () => {
  const { page, context } = await visit('/user', { account: admin });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('user.add') }).click();
  await button(page, t('common.save')).click();
  await expectSoon(() => page.getByRole('dialog').getByText(t('issues.required')).count(), 4);
  await field(page, 'name').fill('Нина Орлова');
  await field(page, 'userName').fill('orlova');
  await field(page, 'department').click();
  await page.getByRole('tree').getByTitle(t('user.nowhere')).click();
  await field(page, 'roles').fill(ROLE);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await button(page, t('common.save')).click();
  const shown = page.getByRole('dialog', { name: t('user.password.of', { account: 'orlova' }) });
  await expectSeen(shown.getByText(t('user.password.once')));
  await shown.getByRole('button', { name: t('common.copy') }).click();
  await expectSeen(page.getByText(t('common.copied')));
  const password = await page.evaluate(() => navigator.clipboard.readText());
  expect(await signsIn('orlova', password)).toBe(true);
  await shown.getByRole('button', { name: t('user.password.kept') }).click();
  await expectGone(page.getByRole('dialog'));

  await search(page, 'ORLOVA');
  await expectAddress(page, '/user?q=ORLOVA');
  await expectSeen(page.getByText(t('user.count', { count: 1 })));
  await row(page, 'orlova')
    .getByRole('button', { name: t('user.freeze') })
    .click();
  await expectSeen(page.getByText(t('user.freeze.explain')));
  await confirm(page, t('user.freeze'));
  await expectSeen(page.getByText(t('user.freeze.done')), row(page, 'orlova').getByText(t('dictionary.userState.frozen')));
  expect(await signsIn('orlova', password)).toBe(false);
  await row(page, 'orlova')
    .getByRole('button', { name: t('user.recover') })
    .click();
  await confirm(page, t('user.recover'));
  await expectSeen(row(page, 'orlova').getByText(t('dictionary.userState.normal')));

  await more(page, 'orlova', t('user.resetSecondFactor'));
  await confirm(page, t('user.resetSecondFactor'));
  await expectSeen(page.getByText(t('errors.totp.notOn')));
  await confirm(page, t('common.cancel'));
  await more(page, 'orlova', t('user.resetPassword'));
  await confirm(page, t('user.resetPassword'));
  await expectSeen(page.getByText(t('user.resetPassword.done')), shown);
  expect(await signsIn('orlova', password)).toBe(false);
  await shown.getByRole('button', { name: t('user.password.kept') }).click();

  await more(page, 'orlova', t('common.delete'));
  await expectSeen(page.getByRole('dialog').getByText(t('common.irreversible')));
  await confirm(page, t('common.delete'));
  await expectSeen(page.getByText(t('common.deleted')), page.getByText(t('common.noMatch')));
});

test('two who edit one user see both versions, and oneself is not for oneself to end', async () => {
  const other = await callAs(admin);
  await other.call(addUser, { name: 'Shared', userName: 'shared', roleIds: [roleId], deptId: null, password: 'Given7password' });
  const { page } = await visit('/user?q=shared', { account: admin });
  await row(page, 'shared')
    .getByRole('button', { name: t('common.edit') })
    .click();
  await field(page, 'remark').fill('Mine');
  const { rows } = await other.call(getUsers, { keyword: 'shared' });
  const theirs = rows[0]!;
  await other.call(setUser, { ...theirs, roleIds: [roleId], remark: 'Theirs' });
  await button(page, t('common.save')).click();
  const notice = page.getByRole('alert').filter({ hasText: t('user.stale.title') });
  await expectSeen(notice);
  expect((await notice.getByRole('cell').allInnerTexts()).filter(Boolean)).toEqual(['Theirs', 'Mine']);
  await notice.getByRole('button', { name: t('common.stale.keepMine') }).click();
  await button(page, t('common.save')).click();
  await expectGone(page.getByRole('dialog'));
  expect((await other.call(getUsers, { keyword: 'shared' })).rows[0]!.remark).toBe('Mine');

  await search(page, admin.account);
  await row(page, admin.account)
    .getByRole('button', { name: t('common.edit') })
    .click();
  await expectSeen(page.getByRole('dialog').getByText(t('user.roles.own')));
  expect(await field(page, 'roles').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await expectGone(row(page, admin.account).getByRole('button', { name: t('user.freeze') }));
});

test('whoever may add users chooses among the roles that are theirs to give, and is not offered to change who holds more', async () => {
  const other = await callAs(admin);
  const adder = { account: 'adder', password: 'Adder7password' };
  const { id } = await other.call(addRole, { name: 'Adders', permissions: ['user:query', 'user:add', 'user:freeze'], dataScope: 'all' });
  await other.call(addUser, {
    name: 'Adder',
    userName: adder.account,
    password: adder.password,
    roleIds: [id],
    deptId: null,
    changePassword: false,
  });
  const { page } = await visit('/user', { account: adder });
  await expectSeen(row(page, admin.account));
  await expectGone(row(page, admin.account).getByRole('button', { name: t('user.freeze') }));
  await page.getByRole('button', { name: t('user.add') }).click();
  await field(page, 'name').fill('Desk');
  await field(page, 'userName').fill('reception1');
  await field(page, 'department').click();
  await page.getByRole('tree').getByTitle(t('user.nowhere')).click();
  await field(page, 'roles').fill(ROLE);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('switch').click();
  await expectSeen(page.getByText(t('user.passwordSetting.hintForGood')));
  await button(page, t('common.save')).click();
  await expectSeen(page.getByRole('dialog').getByText(t('user.password.onceForGood')));
  await page.getByRole('button', { name: t('user.password.kept') }).click();
  await expectSeen(row(page, 'reception1').getByRole('button', { name: t('user.freeze') }));
});

test('the list is narrowed by department, role and state, sorted, and leaves as a spreadsheet', async () => {
  const { page } = await visit('/user', { account: demoAccount('demo') });
  await expectSeen(page.getByText(/^\d+ users$/));
  await page.getByLabel(t('user.department'), { exact: true }).fill(t('demo.department.flight'));
  await page.getByRole('tree').getByTitle(t('demo.department.flight')).click();
  await page.getByLabel(t('user.roles'), { exact: true }).click();
  await page.getByTitle(t('demo.role.dispatcher'), { exact: true }).click();
  await expectSeen(page.getByText(t('user.count', { count: 4 })), page.getByText('dispatcher1', { exact: true }));
  await page.getByRole('columnheader', { name: t('user.userName') }).click();
  await page.getByRole('columnheader', { name: t('user.userName') }).click();
  await expectSoon(() => page.locator('tbody tr[data-row-key] td:nth-child(2)').first().innerText(), 'dispatcher4');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, t('common.export')).click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await expectSeen(page.getByText(t('user.exported')));
});
