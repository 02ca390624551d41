import { setSettings } from '@skyhelm/contract/session';
import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, cell, clickMap, dragOnMap, onMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const pilot = () => demoAccount('pilot82');

beforeAll(async () => {
  await (await callAs(pilot())).call(setSettings, { mapCentre: { longitude: 121.6, latitude: 31.1 } });
});

/** Pixels from the middle of the map. */
const DRAWN = [
  [-150, 60],
  [-50, -60],
  [50, 60],
  [150, -60],
] as const;

interface Place {
  latitude: number;
  longitude: number;
}

/** Where each waypoint is, as the table says. */
async function places(page: Page): Promise<Place[]> {
  const found: Place[] = [];
  for (let number = 1; number <= (await rows(page).count()); number++) {
    const value = async (name: string) => Number(await cell(page, name, number).inputValue());
    found.push({ latitude: await value(t('route.latitude')), longitude: await value(t('route.longitude')) });
  }
  return found;
}
const chosen = (page: Page) => page.getByRole('grid', { name: t('route.waypoints') }).locator('[aria-selected=true]');
const metres = (one: readonly Place[], other: readonly Place[]) => one.map((place, at) => Math.round(metresBetween(place, other[at]!)));

test('several waypoints are chosen with the mouse, moved, copied, turned and flown the other way, and each is one step back', async () => {
  const { page } = await visit('/edit-route', { account: pilot() });
  await planOffline(page);
  await tab(page, 'waypoints').click();
  await clickMap(page, ...DRAWN);
  await expectSoon(() => rows(page).count(), 4);
  await button(page, t('route.tool.select')).click();

  // On the map, one beside the other; once more is out again.
  await clickMap(page, DRAWN[1]);
  await expectSoon(() => chosen(page).count(), 1);
  await page.keyboard.down('Control');
  await clickMap(page, DRAWN[2], DRAWN[3]);
  await expectSoon(() => chosen(page).count(), 3);
  await clickMap(page, DRAWN[3]);
  await page.keyboard.up('Control');
  await expectSeen(page.getByRole('heading', { name: t('route.waypoints.chosen', { count: 2 }) }));
  await expectAccessible(page, 'route editor, several waypoints', 'body', ownTheme(page));

  const drawn = await places(page);
  const back = async () => {
    await button(page, t('route.undo')).click();
    await expectSoon(() => places(page), drawn);
  };

  // Whoever takes one of them along takes all of them, and nobody else.
  await dragOnMap(page, DRAWN[1], [DRAWN[1][0] + 30, DRAWN[1][1] - 40]);
  await expectSoon(async () => metres(await places(page), drawn)[1]! > 0, true);
  const moved = metres(await places(page), drawn);
  expect([moved[0], moved[3]]).toEqual([0, 0]);
  expect(Math.abs(moved[1]! - moved[2]!)).toBeLessThanOrEqual(1);
  await back();

  const place = await onMap(page, 0, 0);
  await page.mouse.move(place.x, place.y);
  await page.keyboard.press('Control+d');
  await expectSoon(() => rows(page).count(), 6);
  expect(await chosen(page).count(), 'the copies are chosen').toBe(2);
  await back();

  // Turned around their middle: what is between them stays as long.
  await tab(page, 'route').click();
  await expectSeen(page.getByRole('heading', { name: t('route.changeSelected') }));
  await button(page, t('route.rotate.do')).click();
  await tab(page, 'waypoints').click();
  await expectSoon(async () => metres(await places(page), drawn)[1]! > 0, true);
  const turned = await places(page);
  expect([metres(turned, drawn)[0], metres(turned, drawn)[3]]).toEqual([0, 0]);
  expect(Math.abs(metresBetween(turned[1]!, turned[2]!) - metresBetween(drawn[1]!, drawn[2]!))).toBeLessThan(0.5);
  await back();

  await tab(page, 'route').click();
  await button(page, t('route.reverse')).click();
  await tab(page, 'waypoints').click();
  await expectSoon(() => places(page), [drawn[0], drawn[2], drawn[1], drawn[3]]);
  await back();

  // Nobody is chosen: then it is the whole route.
  await page.keyboard.press('Escape');
  await expectSoon(() => chosen(page).count(), 0);
  await tab(page, 'route').click();
  await button(page, t('route.reverse')).click();
  await tab(page, 'waypoints').click();
  await expectSoon(() => places(page), drawn.toReversed());
  await back();

  // In the table, from one to another.
  await rows(page).nth(0).getByRole('button').click();
  await rows(page)
    .nth(2)
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await expectSoon(() => chosen(page).count(), 3);
  await page.keyboard.press('Delete');
  await expectSoon(() => rows(page).count(), 1);
  await back();
});
