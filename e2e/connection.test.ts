import { test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

test.each([
  { path: '/user', screen: t('user.title'), action: t('user.add'), field: t('user.userName') },
  { path: '/device', screen: t('device.title'), action: t('device.add'), field: t('device.sn') },
])('a drawer of $path that cannot be fetched leaves the screen as it is, and comes with the next click', async (story) => {
  const { page, context, faults } = await visit(story.path, { account: demoAccount('demo') });
  faults.expect(/INTERNET_DISCONNECTED|WebSocket|dynamically imported|preload/i);
  const title = page.getByRole('heading', { name: story.screen, level: 1 });
  const add = page.getByRole('button', { name: story.action });
  await expectSeen(title, page.locator('.list-pager'));
  await context.setOffline(true);
  await add.click();
  await expectSeen(page.getByText(t('common.networkError')).first(), title);
  await expectGone(page.getByText(t('shell.screenBroke')));
  await context.setOffline(false);
  await add.click();
  await expectSeen(page.getByRole('dialog').getByLabel(story.field, { exact: true }));
});

test('rows of the page before are dimmed while the next page takes long', async () => {
  const { page } = await visit('/user', { account: demoAccount('demo') });
  await expectSeen(page.locator('.list-pager'));
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/getUsers*', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('listitem', { name: '2', exact: true })
    .or(page.getByTitle('2', { exact: true }))
    .first()
    .click();
  const overdue = () => page.locator('.list-screen').getAttribute('data-overdue');
  await expectSoon(overdue, 'true');
  answer();
  await expectSoon(overdue, 'false');
});
