import { addMarker, getMarkers, setMarker, shareMarker } from '@skyhelm/contract/marker';
import { setSettings } from '@skyhelm/contract/session';
import { NEW_STYLE } from '@skyhelm/core/marker/marker';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { afterPictures } from './testing/map-pictures.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { button } from './testing/station.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const [author, reader] = [() => demoAccount('pilot82'), () => demoAccount('pilot83')];
/** A map without a graphics card takes its time. */
const PATIENTLY = { timeout: 90_000, interval: 250 };
const CENTRE = { longitude: 121.6, latitude: 31.1 };

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

/** Pixels from the middle of the map. */
async function clickMap(page: Page, right: number, down: number, within = ''): Promise<void> {
  const box = (await page.locator(`${within} [data-map=ready]`).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
}

test('a line is clicked and typed, kept with its look, shared, imported beside and deleted after a warning', async () => {
  await (await callAs(author())).call(setSettings, { mapCentre: CENTRE });
  const { page } = await visit('/marker', { account: author() });
  await page
    .getByRole('button', { name: t('marker.add') })
    .first()
    .click();
  await page.locator('[role=dialog] [data-map=ready]').waitFor();
  await page.getByText(t('marker.kind.polygon'), { exact: true }).click();
  await expectSeen(field(page, t('marker.places')), button(page, t('marker.colour.red')));
  expect(await page.getByRole('dialog').getByRole('alert').count(), 'nobody is blamed before anything was typed').toBe(0);
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText(t('issues.marker.name')), page.getByText(t('issues.marker.points')));
  await page.getByText(t('marker.kind.line'), { exact: true }).click();
  await clickMap(page, -80, 0, '[role=dialog]');
  await expectSeen(page.getByText(t('marker.order.latitudeFirst')));
  await field(page, t('marker.places')).press('ControlOrMeta+End');
  await field(page, t('marker.places')).pressSequentially('\n31°06′00″N 121°36′36″E');
  await expectSeen(page.getByText(t('marker.places.read', { count: 2 })));
  await field(page, t('marker.name')).fill('Pipeline / A');
  await page.getByText(t('marker.lineStyle.dashDot'), { exact: true }).click();
  await field(page, t('marker.folder')).fill('Survey');
  await expectAccessible(page, 'marker drawer', '[role=dialog]');
  await button(page, t('common.save')).click();
  await expectSeen(row(page, 'Pipeline / A').getByText('Survey'), row(page, 'Pipeline / A').getByText(t('marker.points', { count: 2 })));
  await expectAccessible(page, 'markers');
  const [saved] = (await (await callAs(author())).call(getMarkers, { keyword: 'Pipeline' })).rows;
  expect(saved).toMatchObject({ kind: 'line', lineStyle: 'dashDot', points: [{}, { latitude: 31.1, longitude: 121.61 }] });

  await row(page, 'Pipeline / A')
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: t('marker.share') }).click();
  await page.getByLabel(t('share.people.account')).fill('pilot83');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('share.people.share'), exact: true })
    .click();
  await expectSeen(page.getByRole('dialog').getByText(t('share.people.see')));
  await page.keyboard.press('Escape');
  await expectSeen(row(page, 'Pipeline / A').getByText(t('marker.shares', { count: 1 })));

  await button(page, t('marker.import')).click();
  const drawer = page.getByRole('dialog', { name: t('marker.import') });
  const give = (...places: string[]) => {
    const placemarks = places.map(
      (at, index) => `<Placemark><name>Well ${index}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`,
    );
    const buffer = Buffer.from(`<kml><Document>${placemarks.join('')}</Document></kml>`);
    return drawer.locator('input[type=file]').setInputFiles({ name: 'wells.kml', mimeType: 'application/xml', buffer });
  };
  await give('121.6,31.1', '500,1');
  await expectSeen(drawer.getByText(t('marker.import.entry', { number: '2', name: 'Well 1' })), drawer.getByText(t('issues.longitude')));
  await give('121.6,31.1');
  await expectSeen(drawer.getByText(t('marker.import.done', { count: 1 })));
  await page.keyboard.press('Escape');
  await row(page, 'Well 0').getByRole('checkbox').check();
  await button(page, t('common.delete')).click();
  const question = page.getByRole('dialog', { name: t('marker.delete.title', { name: 'Well 0' }) });
  await expectSeen(question.getByText(t('marker.delete.question')), question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectGone(row(page, 'Well 0'));
});

test('in the ground station a marker that somebody shares changes under one’s eyes; measuring keeps everybody from editing', async () => {
  const owner = await callAs(author());
  await (await callAs(reader())).call(setSettings, { mapCentre: CENTRE });
  const form = { ...NEW_STYLE, kind: 'point' as const, name: 'Mast', points: [CENTRE] };
  const { id, version } = await owner.call(addMarker, form);
  await owner.call(shareMarker, { id, userName: 'pilot83', mayEdit: true });
  const { page } = await visit('/tta', { account: reader() });
  await button(page, t('station.panel.markers')).click();
  await page.locator('[data-map=ready]').waitFor();
  const panel = page.getByRole('region', { name: t('marker.panel') });
  await expect
    .poll(async () => {
      await clickMap(page, 0, -20);
      return panel.getByText('Mast', { exact: true }).isVisible();
    }, PATIENTLY)
    .toBe(true);
  const begun = performance.now();
  await owner.call(setMarker, { id, version, ...form, name: 'Tower' });
  await expectSeen(panel.getByText('Tower', { exact: true }));
  // A second on a machine that does nothing else.
  expect(performance.now() - begun).toBeLessThan(5_000);

  const themes = (to: 'light' | 'dark') =>
    page.getByRole('button', { name: t(to === 'light' ? 'common.lightTheme' : 'common.darkTheme') }).click();
  await expectAccessible(page, 'markers in the ground station', 'body', themes);

  await button(page, t('map.measure')).click();
  await panel.getByRole('button', { name: t('marker.reshape') }).click();
  await expectSeen(page.getByText(t('marker.measuring')));
  await button(page, t('map.measure.end')).click();
  await panel.getByRole('button', { name: t('marker.reshape') }).click();
  await expectSeen(panel.getByText(t('marker.reshape.hint')));
  await afterPictures(page);
  const box = (await page.locator('[data-map=ready]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 30, { steps: 5 });
  await page.mouse.up();
  await panel.getByRole('button', { name: t('common.save') }).click();
  await expectSeen(page.getByText(t('common.saved')));
  const [moved] = (await owner.call(getMarkers, { keyword: 'Tower' })).rows;
  expect(moved!.points[0]!.longitude).toBeGreaterThan(CENTRE.longitude);
  expect(moved!.points[0]!.latitude).toBeLessThan(CENTRE.latitude);
});

test('a route cannot be edited while measuring, and lies above the markers', async () => {
  await (await callAs(author())).call(addMarker, { kind: 'point', name: 'Gate', points: [CENTRE], folder: 'Farm' });
  const { page } = await visit('/edit-route', { account: author(), viewport: { width: 1_200, height: 700 } });
  await button(page, t('route.offline.switch')).click();
  await page.locator('[data-map=ready]').waitFor();
  const steps = page.getByRole('grid', { name: t('route.waypoints') }).getByRole('rowheader');
  await page.getByRole('tab', { name: new RegExp(`^${t('route.tab.waypoints')}`) }).click();
  await clickMap(page, -100, 0);
  await expectSeen(steps.nth(0));
  const draw = button(page, t('route.tool.draw'));
  expect(await draw.getAttribute('aria-pressed')).toBe('true');
  await button(page, t('map.measure')).click();
  await expectSoon(() => draw.getAttribute('aria-pressed'), 'false');
  const [tools, sum] = [page.getByRole('group', { name: t('route.tools') }), page.getByText(t('map.measure.hint'))];
  const lies = async (one: typeof sum) => (await one.boundingBox())!;
  for (const size of [PHONE, { width: 1_024, height: 768 }, { width: 1_200, height: 700 }]) {
    await page.setViewportSize(size);
    for (const above of [tools, page.getByRole('combobox', { name: t('route.place') })])
      await expectSoon(async () => {
        const { y, height } = await lies(above);
        return y + height <= (await lies(button(page, t('map.measure.undo')))).y;
      }, true);
    const [bar, buttons] = [await lies(button(page, t('map.measure.end'))), await lies(button(page, t('map.measure')))];
    expect(bar.y + bar.height <= buttons.y || bar.x + bar.width <= buttons.x, `beside the buttons of the map, ${size.width}`).toBe(true);
    expect((await lies(sum)).x, `all of it on the map, ${size.width}`).toBeGreaterThanOrEqual(0);
  }
  await page.keyboard.press('ControlOrMeta+z');
  await expectSeen(page.getByText(t('route.measuring')));
  expect(await steps.count()).toBe(1);
  await button(page, t('map.measure.end')).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expectGone(steps.nth(0));
  await button(page, t('marker.panel')).click();
  await expectSeen(page.getByRole('switch', { name: t('marker.panel.shown') }), page.getByRole('checkbox', { name: 'Farm' }));
});
