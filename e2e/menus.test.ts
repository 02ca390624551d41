import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from './testing/browser.ts';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectAddress, expectGone, expectSeen, expectSoon, expectTitle } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const ENTERPRISE = t('demo.name');

const menu = (page: Page) => page.getByRole('navigation', { name: t('shell.menu') });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: t('shell.breadcrumb') });
const menuTitles = async (page: Page) => {
  await expectSeen(menu(page).getByRole('link').first());
  return menu(page).getByRole('link').allInnerTexts();
};

const PILOT_MENU = () => [
  t('menu.home'),
  t('menu.groundStation'),
  t('menu.device'),
  t('menu.flightRecords'),
  t('menu.allTasks'),
  t('menu.myTask'),
  t('menu.route'),
  t('menu.marker'),
];

describe('what the server puts into the menu', () => {
  test('is everything for an administrator', async () => {
    const { page } = await visit('/', { account: demoAccount('demo') });
    expect(await menuTitles(page)).toEqual([
      t('menu.home'),
      t('menu.groundStation'),
      t('menu.department'),
      t('menu.user'),
      t('menu.userReview'),
      t('menu.role'),
      t('menu.log'),
      t('menu.flightOperation'),
      t('menu.outbox'),
      t('menu.device'),
      t('menu.sharingManagement'),
      t('menu.flightRecords'),
      t('menu.allTasks'),
      t('menu.myTask'),
      t('menu.taskConfig'),
      t('menu.approval'),
      t('menu.site'),
      t('menu.route'),
      t('menu.marker'),
      t('menu.noFlyZone'),
      t('menu.fence'),
      t('menu.newsPush'),
      t('menu.corporateInformation'),
    ]);
    await expectAddress(page, '/home');
    await expectTitle(page, `${t('menu.home')} – ${ENTERPRISE}`);
    await expectSeen(page.getByRole('link', { name: ENTERPRISE }), page.getByRole('heading', { name: t('menu.dashboard') }));
  });

  test('is departments, users, devices, flights, tasks, sites, routes and markers for a dispatcher, the home page, the ground station, devices, flights, tasks, routes and markers for a pilot', async () => {
    const dispatcher = await visit('/home', { account: demoAccount('dispatcher1') });
    expect(await menuTitles(dispatcher.page)).toEqual([
      t('menu.home'),
      t('menu.groundStation'),
      t('menu.department'),
      t('menu.user'),
      t('menu.device'),
      t('menu.sharingManagement'),
      t('menu.flightRecords'),
      t('menu.allTasks'),
      t('menu.myTask'),
      t('menu.site'),
      t('menu.route'),
      t('menu.marker'),
    ]);
    const pilot = await visit('/home', { account: demoAccount('pilot1') });
    expect(await menuTitles(pilot.page)).toEqual(PILOT_MENU());
  });
});

describe('an address', () => {
  test('of a screen that is not for this person leads to /401, one of none to /404, and both lead on', async () => {
    const { page } = await visit('/department', { account: demoAccount('pilot1') });
    await expectAddress(page, '/401');
    await expectSeen(
      page.getByRole('heading', { name: t('shell.unauthorised.title') }),
      page.getByText(t('shell.unauthorised.text')),
      menu(page),
    );
    await expectGone(page.getByText('401'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.toHome') })
      .click();
    await expectAddress(page, '/home');
    await page.goto('/no/such/page');
    await expectAddress(page, '/404');
    await expectTitle(page, `${t('shell.notFound.title')} – ${t('common.product')}`);
    await expectSeen(page.getByRole('heading', { name: t('shell.notFound.title') }));
  });

  test('of either route table shows the same screen', async () => {
    const { page } = await visit(NOWHERE, { account: demoAccount('demo') });
    for (const path of ['/department', '/admin/department']) {
      await page.goto(path);
      await expectSeen(
        page.getByRole('heading', { name: t('department.title') }),
        page.getByText(t('demo.department.headquarters'), { exact: true }),
      );
      await expectTitle(page, `${t('menu.department')} – ${ENTERPRISE}`);
      await expectAddress(page, path);
      expect(await menu(page).locator('[aria-current=page]').innerText()).toBe(t('menu.department'));
      expect(await breadcrumb(page).getByRole('listitem').allInnerTexts()).toEqual([t('menu.department')]);
    }
  });

  test('that is in no menu works for those it is meant for, and keeps its place in the trail', async () => {
    const { page } = await visit('/account/security', { account: demoAccount('pilot1') });
    await expectSeen(page.getByRole('heading', { name: t('menu.security'), level: 1 }));
    expect(await breadcrumb(page).getByRole('listitem').allInnerTexts()).toEqual([t('menu.home'), t('menu.security')]);
    expect(await menuTitles(page)).toEqual(PILOT_MENU());
    await breadcrumb(page)
      .getByRole('link', { name: t('menu.home') })
      .click();
    await expectAddress(page, '/home');
  });

  test('below /redirect reloads a page, and /download-app is open to everybody', async () => {
    const { page } = await visit('/redirect/department?q=team', { account: demoAccount('demo') });
    await expectAddress(page, '/department?q=team');
    const stranger = await visit('/download-app');
    await expectSeen(
      stranger.page.getByRole('heading', { name: t('shell.install.title') }),
      stranger.page.getByText(t('shell.install.loopback')),
    );
    await expectGone(stranger.page.getByText(t('shell.install.scan')));
    await expectAddress(stranger.page, '/download-app');
  });
});

test('every navigation begins at the top', async () => {
  const { page } = await visit('/home', { account: demoAccount('demo'), viewport: { width: 1100, height: 420 } });
  await expectSeen(page.getByRole('heading', { name: t('home.recent') }));
  await page.evaluate(() => scrollTo(0, 200));
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.getByRole('link', { name: `${t('home.open')} ${t('menu.department')}` }).click();
  await expectSeen(page.getByRole('heading', { name: t('department.title') }));
  await expectSoon(() => page.evaluate(() => scrollY), 0);
  await expectGone(page.getByRole('heading', { name: t('menu.dashboard') }));
});

test('the card of the user says who one is', async () => {
  const { page } = await visit('/home', { account: demoAccount('dispatcher2') });
  const name = `${t('demo.role.dispatcher')} 2`;
  await page.getByRole('button', { name: t('shell.account', { name }) }).hover();
  const card = page.getByRole('region', { name });
  await expectSeen(
    card.getByText('dispatcher2', { exact: true }),
    card.getByText(t('dictionary.userType.enterprise')),
    card.getByText(name),
    card.getByText(t('demo.role.dispatcher'), { exact: true }),
    ...(['personalInformation', 'changePassword', 'logout'] as const).map((action) =>
      card.getByRole('button', { name: t(`shell.${action}`) }),
    ),
  );
});
