import { readFile } from 'node:fs/promises';
import { addDept, deleteDept, getDepts, setDept } from '@skyhelm/contract/department';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from './testing/browser.ts';
import { admin, callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon, goTo, standingOf } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const field = (page: Page, name: 'name' | 'country' | 'city' | 'personInCharge' | 'contact' | 'description') =>
  page.getByRole('dialog').getByLabel(t(`department.${name}`), { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nameOf = (page: Page, name: string) => page.getByRole('table').getByText(name, { exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

async function more(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'country').fill('China');
  await page.keyboard.press('Enter');
  await field(page, 'city').fill('Beijing');
  await field(page, 'personInCharge').fill('Duty officer');
}

const openDepartments = (path = '/department') => visit(path, { account: admin });
const place = { country: 'CN', city: 'Wuhan', personInCharge: 'Duty officer', contact: '', description: '' };
const addByCall = async (name: string) => (await callAs(admin)).call(addDept, { ...place, name, parentId: null });

describe('departments', () => {
  test('begin empty, say what is missing, and are added once however often one clicks', async () => {
    const { page } = await openDepartments();
    await expectSeen(page.getByText(t('department.empty')));
    await page
      .getByRole('table')
      .getByRole('button', { name: t('department.add') })
      .click();
    await button(page, t('common.save')).click();
    await expectSoon(() => page.getByRole('dialog').getByText(t('issues.required')).count(), 4);

    await fillIn(page, 'Flying club');
    const sent: string[] = [];
    page.on('request', (request) => void (request.url().endsWith(addDept.path) && sent.push(request.url())));
    await button(page, t('common.save')).dblclick();
    await expectSeen(page.getByText(t('common.saved')), nameOf(page, 'Flying club'), page.getByText(t('department.count', { count: 1 })));
    expect(sent).toHaveLength(1);
    await expectGone(page.getByRole('dialog'));
  });

  test('refuse a name that is taken beside the field that holds it, and keep what was typed', async () => {
    const { page } = await openDepartments();
    await page
      .getByRole('button', { name: t('department.add') })
      .first()
      .click();
    await fillIn(page, 'flying CLUB');
    await button(page, t('common.save')).click();
    await expectSeen(page.getByRole('dialog').getByText(t('errors.department.exists')));
    expect(await field(page, 'city').inputValue()).toBe('Beijing');
    await field(page, 'name').fill('Bad_name');
    await field(page, 'city').focus();
    await expectSeen(page.getByRole('dialog').getByText(t('issues.name')));
    await page.keyboard.press('Escape');
    await expectSeen(page.getByText(t('common.unsavedChanges')));
    await button(page, t('common.leave')).click();
    await expectGone(page.getByRole('dialog'));
    await expectSeen(page.getByText(t('department.count', { count: 1 })));
  });

  test('are added below another, edited and moved', async () => {
    await addByCall('Second base');
    const { page } = await openDepartments();
    await button(page, t('department.collapseAll')).click();
    await more(page, 'Flying club', t('department.addBelow'));
    await fillIn(page, 'Night flights');
    await button(page, t('common.save')).click();
    await expectSeen(page.getByText(t('common.saved')), page.locator('.list-fresh').getByText('Night flights'));
    await expectGone(page.locator('.list-fresh'));
    await expectSeen(nameOf(page, 'Night flights'));

    await row(page, 'Night flights')
      .getByRole('button', { name: t('common.edit') })
      .click();
    await expectSeen(page.getByRole('dialog', { name: t('department.edit') }));
    await field(page, 'name').fill('Night shift');
    await field(page, 'contact').fill('+86 10 6552 9988');
    await button(page, t('common.save')).click();
    await expectSeen(nameOf(page, 'Night shift'), row(page, 'Night shift').getByText('+86 10 6552 9988'));

    await more(page, 'Night shift', t('common.move'));
    await expectSeen(page.getByText(t('department.move.explain', { name: 'Night shift' })));
    await page.getByRole('dialog').getByLabel(t('department.move.to')).fill('Second');
    await page.getByRole('tree').getByTitle('Second base').click();
    await button(page, t('common.move')).click();
    await expectGone(page.getByRole('dialog'));
    await page.getByRole('button', { name: t('department.collapseAll') }).click();
    await expectGone(nameOf(page, 'Night shift'));
    await row(page, 'Second base').getByRole('button').first().click();
    await expectSeen(nameOf(page, 'Night shift'));
  });

  test('ask before the way back loses what was typed, and take a name of one long word on a phone', async () => {
    const longName = 'W'.repeat(50);
    const { page } = await visit('/home', { account: admin, viewport: { width: 390, height: 844 } });
    await expectAddress(page, '/home');
    await goTo(page, '/department');
    await page
      .getByRole('button', { name: t('department.add') })
      .first()
      .click();
    await fillIn(page, longName);
    await page.goBack();
    await expectSeen(page.getByText(t('common.unsavedChanges')));
    await expectAddress(page, '/department');
    await button(page, t('common.stay')).click();
    await button(page, t('common.save')).click();
    await expectSeen(page.locator('.list-card').getByText(longName));
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth), 390, 'the width of the page');
    await page.goBack();
    await expectAddress(page, '/home');
  });

  test('keep every column in reach on a small desk, with what can be done in one menu', async () => {
    const { page } = await visit('/department', { account: admin, viewport: { width: 1024, height: 768 } });
    await expectSeen(nameOf(page, 'Flying club'));
    const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
    await page.locator('.ant-table-body').evaluate((body) => body.scrollTo(body.scrollWidth, 0));
    const edges = async () => {
      const [last, actions] = [await header(t('department.headcountBelow')).boundingBox(), await header(t('common.actions')).boundingBox()];
      return Math.round(last!.x + last!.width) <= Math.round(actions!.x);
    };
    await expectSoon(edges, true, 'the last column stands beside the actions');
    await row(page, 'Flying club')
      .getByRole('button', { name: t('common.actions') })
      .click();
    await page.getByRole('menuitem', { name: t('department.members'), exact: true }).click();
    await expectSeen(page.getByRole('dialog', { name: t('department.members.of', { name: 'Flying club' }) }));
  });

  test('are searched, with what is searched for in the address', async () => {
    const { page } = await openDepartments();
    await page.getByRole('searchbox', { name: t('department.search') }).fill('night');
    await expectAddress(page, '/department?q=night');
    await expectGone(nameOf(page, 'Flying club'));
    await page.reload();
    await expectSeen(nameOf(page, 'Night shift'), nameOf(page, 'Second base'));
    await page.getByRole('searchbox', { name: t('department.search') }).fill('nothing of the kind');
    await expectSeen(page.getByText(t('common.noMatch')));
    await page
      .getByRole('table')
      .getByRole('button', { name: t('common.reset') })
      .click();
    await expectSeen(nameOf(page, 'Flying club'));
    await expectAddress(page, '/department');
  });

  test('show both versions when two people edit the same one', async () => {
    const { page } = await openDepartments();
    await row(page, 'Flying club')
      .getByRole('button', { name: t('common.edit') })
      .click();
    await field(page, 'city').fill('Harbin');
    const other = await callAs(admin);
    const [theirs] = (await other.call(getDepts, { keyword: 'Flying club' })).filter(({ name }) => name === 'Flying club');
    await other.call(setDept, { ...theirs!, personInCharge: 'Night officer' });
    await button(page, t('common.save')).click();
    await expectSeen(page.getByRole('alert').getByText(t('department.stale.title')));
    expect((await page.getByRole('alert').getByRole('cell').allInnerTexts()).filter(Boolean)).toEqual([
      'Beijing',
      'Harbin',
      'Night officer',
      'Duty officer',
    ]);
    await button(page, t('common.stale.keepMine')).click();
    await button(page, t('common.save')).click();
    await expectSeen(row(page, 'Flying club').getByText(/Harbin/), row(page, 'Flying club').getByText('Duty officer'));
  });

  test('are deleted after a warning, but not over the heads of those below; the refusal stands for five seconds', async () => {
    const { page } = await openDepartments();
    await more(page, 'Second base', t('common.delete'));
    const impossible = page.getByRole('dialog', { name: t('department.delete.title', { name: 'Second base' }) });
    await expectSeen(impossible.getByText(t('department.delete.hasBelow')));
    expect(await impossible.getByRole('button', { name: t('common.delete') }).count()).toBe(0);
    await impossible.locator('.ant-modal-footer').getByRole('button').click();

    await more(page, 'Night shift', t('common.delete'));
    const question = page.getByRole('dialog', { name: t('department.delete.title', { name: 'Night shift' }) });
    await expectSeen(question.getByText(t('department.delete.explain')), question.getByText(t('common.irreversible')));
    const cancel = question.getByRole('button', { name: t('common.cancel') });
    await expectSoon(() => cancel.evaluate((button) => button === document.activeElement), true, 'where the focus is');
    const caller = await callAs(admin);
    const parentId = (await caller.call(getDepts, { keyword: 'Night shift' })).find(({ name }) => name === 'Night shift')!.id;
    const { id } = await caller.call(addDept, { ...place, name: 'Made meanwhile', parentId });
    const stood = standingOf(page, t('errors.department.hasChildren'));
    await question.getByRole('button', { name: t('common.delete') }).click();
    await expectSeen(page.getByText(t('errors.department.hasChildren')));
    await caller.call(deleteDept, { id });
    await cancel.click();
    await more(page, 'Night shift', t('common.delete'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.delete') })
      .click();
    await expectSeen(page.getByText(t('common.deleted')));
    await expectGone(nameOf(page, 'Night shift'));
    const standing = await stood;
    expect(standing).toBeGreaterThan(4_900);
    expect(standing).toBeLessThan(9_000);
  });

  test('leave as a real spreadsheet', async () => {
    const { page } = await openDepartments();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, t('common.export')).click()]);
    await expectSeen(page.getByText(t('department.exported')));
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(content.toString('latin1')).toContain('xl/worksheets/sheet1.xml');
  });

  test('show what failed and come back when asked again', async () => {
    const { page, faults } = await openDepartments(NOWHERE);
    faults.expect(/getDepts|ERR_FAILED/);
    await page.route('**/getDepts*', (route) => route.abort('failed'));
    await page.goto('/department');
    const failed = page.getByRole('alert').filter({ hasText: t('common.loadFailed') });
    await expectSeen(failed.getByText(t('common.networkError')));
    await page.unroute('**/getDepts*');
    await failed.getByRole('button', { name: t('common.retry') }).click();
    await expectSeen(nameOf(page, 'Flying club'));
    await expectGone(failed);
  });
});

test('who may only look is offered nothing else', async () => {
  const { page } = await visit('/department', { account: demoAccount('dispatcher1') });
  await expectSeen(nameOf(page, t('demo.department.flight')), button(page, t('common.export')));
  await expectGone(
    page.getByRole('button', { name: t('department.add') }),
    page.getByRole('button', { name: t('common.edit') }).first(),
    page.getByRole('button', { name: t('common.more') }).first(),
  );
  await row(page, t('demo.department.flight'))
    .getByRole('button', { name: t('department.members') })
    .click();
  await expectSeen(page.getByRole('dialog').getByText(t('department.members.count', { count: 4 })));
  await expectGone(page.getByRole('dialog').getByRole('button', { name: t('department.members.add') }), page.getByRole('checkbox').first());
});
