import { addRoute, getRoutes, shareRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, cell, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const east = (at: number) => waypointAt({ longitude: 121.8 + at / 1_000, latitude: 31.3 }, NEW_ROUTE);

test('whoever may only look at a shared route is told so on a phone, changes nothing, and saves a copy to change', async () => {
  const owner = await callAs(demoAccount('demo'));
  const { id } = await owner.call(addRoute, { name: 'Shared quay', route: { ...NEW_ROUTE, waypoints: [east(0), east(1)] } });
  await owner.call(shareRoute, { id, userName: 'pilot83' });
  const looker = demoAccount('pilot83');
  const { page } = await visit(`/edit-route/${id}`, { account: looker, viewport: PHONE });
  await planOffline(page);
  await expectSeen(page.getByText(t('route.lookOnly.copy')));
  await expectGone(button(page, t('route.tool.draw')), button(page, t('common.save')));
  await tab(page, 'route').click();
  expect(await page.getByLabel(t('route.remarks')).isDisabled()).toBe(true);
  expect(await button(page, t('route.reverse')).isDisabled()).toBe(true);
  await tab(page, 'waypoints').click();
  expect(await cell(page, t('route.height'), 1).isDisabled()).toBe(true);
  await rows(page).nth(0).getByRole('button').click();
  await expectSeen(page.getByRole('heading', { name: t('route.waypointNumber', { number: 1 }) }));
  await page.keyboard.press('Delete');
  await expectSeen(page.getByText(t('route.lookOnly'), { exact: true }));
  expect(await rows(page).count()).toBe(2);
  await expectAccessible(page, 'a route to look at', 'aside', ownTheme(page));

  await button(page, t('route.saveAs')).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('route.name')).fill('My quay');
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expectGone(page.getByText(t('route.lookOnly.copy')));
  await expectSoon(() => cell(page, t('route.height'), 1).isDisabled(), false);
  await button(page, t('route.toList')).click();
  await expectSoon(() => new URL(page.url()).pathname, '/route');
  const mine = (await (await callAs(looker)).call(getRoutes, { holder: 'mine', keyword: 'My quay' })).rows;
  expect(mine).toMatchObject([{ name: 'My quay', isMine: true }]);
});
