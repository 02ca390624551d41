import { readFile } from 'node:fs/promises';
import { getDepts, setDept } from '@skyhelm/contract/department';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t, wordsOf } from './testing/words.ts';

const { visit } = inHouse();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counted = (page: Page, count: number) => page.getByText(t('oplog.count', { count }), { exact: true });

test('an administrator finds who changed what, looks into it, takes it along and sees that nobody tampered with it', async () => {
  const caller = await callAs(demoAccount('demo'));
  const base = (await caller.call(getDepts, { keyword: '' })).at(-1)!;
  const { version } = await caller.call(setDept, { ...base, description: 'Open at night' });
  await caller.call(setDept, { ...base, version });

  const { page } = await visit('/log', { account: demoAccount('demo') });
  await page.getByRole('combobox', { name: t('oplog.kinds') }).fill('edited dep');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectAddress(page, '/log?kind=department.edited');
  await page.getByRole('searchbox', { name: t('oplog.search') }).fill(base.name.toUpperCase());
  await expectSeen(counted(page, 2));
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  await page.getByLabel(t('oplog.from')).fill(today);
  await page.keyboard.press('Enter');
  const filters = { q: base.name.toUpperCase(), from: today, kind: 'department.edited' };
  const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expectSoon(inAddress, filters);
  await page.reload();
  await expectSeen(counted(page, 2));

  await button(page, t('log.department.edited', { target: base.name }))
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: t('oplog.details') });
  const change = [t('oplog.field.description'), 'Open at night', base.description || t('common.none')].join(' ');
  await expectSeen(drawer.getByRole('row', { name: change }), drawer.getByText(t('oplog.requestId')));
  await page.keyboard.press('Escape');
  await expectGone(drawer);

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, t('common.export')).click()]);
  expect(file.suggestedFilename()).toBe(`${t('oplog.title')} ${today}.xlsx`);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await button(page, t('oplog.check')).click();
  await expectSeen(page.getByRole('alert').getByText(/entries were checked: all are as they were written/));
});

test('a reader on a phone sees cards in their language, and no button for what is not theirs to do', async () => {
  const { page } = await visit('/admin/oplog/system', { account: demoAccount('reviewer1'), language: 'ru', viewport: PHONE });
  const ru = wordsOf('ru');
  await page
    .getByRole('button', { name: ru('log.session.opened') })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: ru('oplog.details') });
  await expectSeen(
    drawer
      .getByText('reviewer1')
      .or(drawer.getByText(ru('oplog.requestId')))
      .first(),
  );
  await page.keyboard.press('Escape');
  await expectGone(drawer);
  expect(await button(page, ru('common.export')).count()).toBe(0);
  expect(await button(page, ru('oplog.check')).count()).toBe(0);
});
