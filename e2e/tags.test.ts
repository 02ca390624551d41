import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const bar = (page: Page) => page.getByRole('navigation', { name: t('shell.tags') });
const tag = (page: Page, title: string) => bar(page).getByRole('link', { name: title });
const open = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: t('shell.menu') })
    .getByRole('link', { name: title })
    .click();
const [home, department, outbox] = [t('menu.home'), t('menu.department'), t('menu.outbox')];

/** Of the context menu of one tag. */
async function choose(page: Page, title: string, action: string): Promise<void> {
  await tag(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const expectTags = (page: Page, titles: string[]) => expectSoon(() => bar(page).getByRole('link').allInnerTexts(), titles, 'the tags');

async function withThreeTags(): Promise<Page> {
  const { page } = await visit('/home', { account: demoAccount('demo'), viewport: { width: 1280, height: 620 } });
  await open(page, department);
  await expectSeen(page.getByRole('heading', { name: t('department.title') }));
  await open(page, outbox);
  await expectSeen(page.getByRole('heading', { name: outbox }));
  await expectTags(page, [home, department, outbox]);
  return page;
}

describe('a visited view', () => {
  test('has one tag, by whichever of its addresses it was opened', async () => {
    const { page } = await visit('/task?q=Dam', { account: demoAccount('demo') });
    const tasks = t('menu.allTasks');
    await expectTags(page, [home, tasks]);
    await open(page, tasks);
    await expectAddress(page, '/task-management');
    await expectTags(page, [home, tasks]);
    await page.goto('/task');
    await expectSeen(page.getByRole('heading', { name: t('task.title'), exact: true }));
    await expectTags(page, [home, tasks]);
  });

  test('keeps what was typed, what was folded and where it was scrolled to', async () => {
    const page = await withThreeTags();
    await tag(page, department).click();
    const rows = page.locator('.ant-table-body').filter({ visible: true });
    const search = page.getByRole('searchbox', { name: t('department.search') });
    await expectSeen(page.getByText(t('demo.department.training'), { exact: true }));
    await rows.evaluate((body) => (body.scrollTop = 120));
    await tag(page, outbox).click();
    await expectGone(search);
    await tag(page, department).click();
    await expectSeen(search);
    expect(await rows.evaluate((body) => body.scrollTop)).toBe(120);

    await search.fill('team');
    await expectAddress(page, '/department?q=team');
    await expectGone(page.getByText(t('demo.department.training'), { exact: true }));
    await tag(page, outbox).click();
    await expectAddress(page, '/outbox');
    await open(page, department);
    await expectAddress(page, '/department?q=team');
    expect(await search.inputValue()).toBe('team');
    await expectSeen(page.getByText(t('demo.department.north'), { exact: true }));
  });

  test('is forgotten when it is refreshed or closed', async () => {
    const page = await withThreeTags();
    const north = page.getByText(t('demo.department.north'), { exact: true });
    await tag(page, department).click();
    await expectSeen(north);
    await page.getByRole('button', { name: t('department.collapseAll') }).click();
    await expectGone(north);
    await choose(page, department, t('common.refresh'));
    await expectSeen(north);
    await expectAddress(page, '/department');

    await page.getByRole('button', { name: t('department.collapseAll') }).click();
    await expectGone(north);
    await bar(page)
      .getByRole('button', { name: t('shell.tag.closeNamed', { title: department }) })
      .click();
    await expectTags(page, [home, outbox]);
    await expectAddress(page, '/outbox');
    await open(page, department);
    await expectSeen(north);
  });
});

test('the tag of the open page is in sight after a reload too, however many stand before it', async () => {
  const { page } = await visit('/home', { account: demoAccount('demo'), viewport: { width: 700, height: 620 } });
  const last = t('menu.corporateInformation');
  const paths = [
    '/department',
    '/user',
    '/user-review',
    '/role',
    '/log',
    '/outbox',
    '/site',
    '/account/security',
    '/corporate-information',
  ];
  for (const path of paths) {
    await goTo(page, path);
    await expectSoon(() => bar(page).locator('[aria-current]').getAttribute('href'), path);
  }
  await page.reload();
  await expectSeen(tag(page, last));
  const inSight = () =>
    tag(page, last).evaluate((link) => link.getBoundingClientRect().right <= innerWidth && link.getBoundingClientRect().left >= 0);
  await expectSoon(inSight, true, 'whether the tag is in sight');
});

describe('the menu of a tag', () => {
  test('closes one, the others, or all, and leads to what is left', async () => {
    const page = await withThreeTags();
    await choose(page, department, t('shell.tag.closeOthers'));
    await expectTags(page, [home, department]);
    await expectAddress(page, '/department');
    await choose(page, department, t('shell.tag.close'));
    await expectTags(page, [home]);
    await expectAddress(page, '/home');
    await open(page, outbox);
    await open(page, department);
    await expectTags(page, [home, outbox, department]);
    await choose(page, outbox, t('shell.tag.closeAll'));
    await expectTags(page, [home]);
    await expectAddress(page, '/home');
  });

  test('pins a view, which then stays, after a reload too', async () => {
    const page = await withThreeTags();
    await choose(page, outbox, t('shell.tag.pin'));
    await expectTags(page, [home, outbox, department]);
    await expectGone(bar(page).getByRole('button', { name: t('shell.tag.closeNamed', { title: outbox }) }));
    await choose(page, department, t('shell.tag.closeAll'));
    await expectTags(page, [home, outbox]);
    await page.reload();
    await expectTags(page, [home, outbox]);
    await choose(page, outbox, t('shell.tag.unpin'));
    await choose(page, outbox, t('shell.tag.close'));
    await expectTags(page, [home]);
  });
});
