import { addRoute, getRoute } from '@skyhelm/contract/route';
import { LANDING_KINDS } from '@skyhelm/core/plan/landing/landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { afterPictures } from './testing/map-pictures.ts';
import { button, choose, clickMap, dragOnMap, planOffline, tab } from './testing/route-editor.ts';
import { expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const CENTRE = { longitude: 122.4, latitude: 30.6 };
const pilot = () => demoAccount('pilot85');
const WAY = ['waitingRadius', 'relativeHeight', 'distance', 'guidanceSpeed'] as const;
const ALWAYS = ['goAroundHeight', 'transitionHeight'] as const;

const twoWaypoints = (endAction: 'return' | 'landingRoute') => ({
  ...NEW_ROUTE,
  endAction,
  waypoints: [0, 1].map((at) => waypointAt({ ...CENTRE, longitude: CENTRE.longitude + at / 500 }, NEW_ROUTE)),
});

const field = (page: Page, name: (typeof WAY)[number] | (typeof ALWAYS)[number] | 'latitude' | 'longitude' | 'heading' | 'turn') =>
  page.getByLabel(t(`route.landing.${name}`), { exact: true });

/** Metres, as far as a field of degrees tells. */
const north = async (page: Page) => (Number(await field(page, 'latitude').inputValue()) - CENTRE.latitude) * 111_195;

test('each kind of landing route asks for what it needs, and is checked while it is said', async () => {
  const caller = await callAs(pilot());
  const { id } = await caller.call(addRoute, { name: 'Glide', route: twoWaypoints('return') });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot() });
  await planOffline(page);
  await tab(page, 'route').click();
  await choose(page, t('route.endAction'), t('route.endAction.landingRoute'));
  for (const kind of LANDING_KINDS) {
    await choose(page, t('route.landing.kind'), t(`route.landing.kind.${kind}`));
    const [hasPlace, hasWay] = [kind === 'standard' || kind === 'alternate', kind !== 'inPlace'];
    await expectSoon(() => field(page, 'latitude').count(), hasPlace ? 1 : 0);
    await expectSoon(() => button(page, t('route.landing.onMap')).count(), hasPlace ? 1 : 0);
    for (const name of [...WAY, 'heading', 'turn'] as const) await expectSoon(() => field(page, name).count(), hasWay ? 1 : 0);
    for (const name of ALWAYS) await expectSoon(() => field(page, name).count(), 1);
    await expectAccessible(page, `landing route, ${kind}`, 'body', ownTheme(page));
  }
  // Nobody can guess where an alternate is.
  await tab(page, 'check').click();
  await expectSeen(page.getByText(t('issues.route.landing.place')));
  await tab(page, 'route').click();
  await choose(page, t('route.landing.kind'), t('route.landing.kind.inPlace'));
  await field(page, 'transitionHeight').fill('9999');
  await page.keyboard.press('Enter');
  await tab(page, 'check').click();
  await expectSeen(page.getByRole('listitem').filter({ hasText: t('route.landing.transitionHeight') }));
});

test('the place of landing is set by a click, dragged, pushed by keys, and taken back', async () => {
  const caller = await callAs(pilot());
  const { id } = await caller.call(addRoute, { name: 'Strip', route: twoWaypoints('landingRoute') });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot() });
  await planOffline(page);
  await tab(page, 'route').click();
  await choose(page, t('route.landing.kind'), t('route.landing.kind.alternate'));
  await button(page, t('route.landing.onMap')).click();
  await expectSeen(page.getByRole('group', { name: t('route.tools') }).getByText(t('route.landing.click')));
  await clickMap(page, [-100, 120]);
  await expectSoon(async () => (await north(page)) < -5, true);
  const first = await north(page);

  await afterPictures(page);
  await dragOnMap(page, [-100, 120], [-100, 60]);
  await expectSoon(async () => (await north(page)) > first + 5, true);
  const dragged = await north(page);
  await button(page, t('route.undo')).click();
  await expectSoon(async () => Math.round(await north(page)), Math.round(first));
  await button(page, t('route.redo')).click();
  await expectSoon(async () => Math.round(await north(page)), Math.round(dragged));

  // Chosen by a click, it is pushed by a metre, with Shift by ten; the map stays where it is.
  await afterPictures(page);
  await clickMap(page, [-100, 60]);
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expectSoon(async () => Math.round((await north(page)) - dragged), 9);
  await page.keyboard.press('Control+z');
  await expectSoon(async () => Math.round((await north(page)) - dragged), 10);
});

test('on a phone the place of landing is set by a touch', async () => {
  const caller = await callAs(pilot());
  const { id } = await caller.call(addRoute, { name: 'Pad', route: twoWaypoints('landingRoute') });
  const { page } = await visit(`/edit-route/${id}`, { account: pilot(), viewport: PHONE });
  await planOffline(page);
  await tab(page, 'route').click();
  await button(page, t('route.landing.onMap')).click();
  await clickMap(page, [40, 60]);
  await expectSoon(async () => (await north(page)) < 0, true);
  await button(page, t('common.save')).click();
  await expectSoon(async () => (await caller.call(getRoute, { id })).route.landing?.place !== null, true);
});
