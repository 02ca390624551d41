import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { admin, inHouse } from './testing/house.ts';
import { pngOf } from './testing/picture.ts';
import { shareOf, type Colour } from './testing/pixels.ts';
import { ADMIN, startProduct, type Product } from './testing/product.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const SEA: Colour = [205, 223, 236];
const LAND: Colour = [243, 240, 233];
/** Around pictures from above, which are dark. */
const LAND_BELOW: Colour = [29, 39, 50];
const WEST: Colour = [200, 60, 60];
const EAST: Colour = [60, 60, 200];
const PICTURE: Colour = [40, 120, 60];
/** Where the tiles 10/842/387 and 10/843/387 meet, if they are drawn in GCJ-02: half a kilometre from where they meet otherwise. */
const SEAM = { latitude: 39.948628, longitude: 116.360978 };
const BEIJING = { latitude: 39.9042, longitude: 116.4074 };

const LOOKING = { viewport: { width: 900, height: 700 }, world: true };
const canvas = (page: Page) => page.getByRole('region', { name: t('site.map'), exact: true });
const field = (page: Page, name: 'latitude' | 'longitude') => page.getByRole('dialog').getByLabel(t(`site.${name}`), { exact: true });
const position = async (page: Page) => ({
  latitude: Number(await field(page, 'latitude').inputValue()),
  longitude: Number(await field(page, 'longitude').inputValue()),
});
const isDrawn = async (page: Page, colour: Colour, least: number): Promise<boolean> => (await shareOf(page, canvas(page), colour)) > least;
const expectDrawn = (page: Page, colour: Colour, least: number): Promise<void> =>
  expectSoon(() => isDrawn(page, colour, least), true, `a share of ${colour.join()} on the map`);

async function openMap(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: t('site.add') })
    .first()
    .click();
  await page.locator('[data-map=ready]').waitFor();
  await canvas(page).scrollIntoViewIfNeeded();
}

const goTo = async (page: Page, { latitude, longitude }: typeof BEIJING): Promise<void> => {
  await page.getByLabel(t('site.paste'), { exact: true }).fill(`${latitude}, ${longitude}`);
};

async function chooseGround(page: Page, ground: 'base' | 'normal' | 'satellite'): Promise<void> {
  await page.getByRole('button', { name: t('map.ground') }).click();
  await page.getByRole('radio', { name: t(`map.ground.${ground}`) }).check();
  await page.keyboard.press('Escape');
}

describe('without tiles', () => {
  const { visit } = inHouse();

  test('the built-in map is drawn, asks nobody outside, and is used by mouse and by keyboard', async () => {
    const { page, context } = await visit('/site', { account: admin, ...LOOKING });
    const origin = new URL(page.url()).origin;
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await openMap(page);
    await expectDrawn(page, LAND, 0.2);
    await expectDrawn(page, SEA, 0.01);
    expect(asked.some((url) => url.includes('/assets/base-map-'))).toBe(true);
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([]);

    await page.getByRole('button', { name: t('map.ground') }).click();
    for (const ground of ['normal', 'satellite'] as const) {
      const choice = page.getByRole('radio', { name: t(`map.ground.${ground}`) });
      expect(await choice.isDisabled()).toBe(true);
    }
    await expectSeen(page.getByText(t('map.fault.absent')).first());
    await expectAccessible(page, 'a map with its layers', '[role=dialog]');
    await page.keyboard.press('Escape');

    await goTo(page, BEIJING);
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    await expectSoon(async () => metresBetween(await position(page), BEIJING) < 60, true, 'the middle of the map was picked');
    await canvas(page).click({ position: { x: 60, y: 60 } });
    await expectSoon(async () => metresBetween(await position(page), BEIJING) > 1_000, true, 'another place was picked');
  });

  test('graphics that are lost come back, and none at all are said to be missing', async () => {
    const { page, faults } = await visit('/site', { account: admin, ...LOOKING });
    faults.expect(/CONTEXT_LOST|Custom layers|custom layer/i);
    await openMap(page);
    await canvas(page).evaluate((element) => {
      const lose = (element as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      Object.assign(window, { lose });
      lose.loseContext();
    });
    await expectSeen(page.getByText(t('map.lost'), { exact: true }), page.getByRole('button', { name: t('map.lost.again') }));
    await page.evaluate(() => (window as unknown as { lose: { restoreContext(): void } }).lose.restoreContext());
    await expectGone(page.getByText(t('map.lost'), { exact: true }));
    await expectDrawn(page, LAND, 0.2);

    await page.addInitScript(() => {
      const before = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind === 'webgl2' ? null : before.call(this, kind, ...rest);
        },
      });
    });
    await page.reload();
    await page
      .getByRole('button', { name: t('site.add') })
      .first()
      .click();
    await expectSeen(page.getByText(t('map.noGraphics'), { exact: true }));
  });
});

describe('with tiles in GCJ-02', () => {
  let product: Product;
  let folder: string;
  const { visit } = browsing(() => product.address);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skyhelm-tiles-'));
    const [file, pictures] = [join(folder, 'map.mbtiles'), join(folder, 'pictures')];
    const database = new DatabaseSync(file);
    database.exec('create table metadata (name text, value text); create table tiles (zoom_level, tile_column, tile_row, tile_data blob)');
    database.prepare('insert into metadata values (?, ?)').run('attribution', '<b>Survey</b> office');
    const put = database.prepare('insert into tiles values (10, ?, ?, ?)');
    // MBTiles count rows from the south.
    put.run(842, 1023 - 387, pngOf(256, WEST));
    put.run(843, 1023 - 387, pngOf(256, EAST));
    database.close();
    // A picture of the north-east, and none of the rest of the world.
    await mkdir(join(pictures, '1/1'), { recursive: true });
    await writeFile(join(pictures, '1/1/0.png'), pngOf(256, PICTURE));
    product = await startProduct({
      args: ['--no-demo'],
      env: { TILES_NORMAL: file, TILES_NORMAL_DATUM: 'gcj02', TILES_SATELLITE: pictures },
    });
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true });
  });

  test('they are drawn, what is picked on them is WGS-84, and where there are none the built-in map shows through', async () => {
    const { page } = await visit('/site', { account: ADMIN, ...LOOKING });
    await openMap(page);
    await goTo(page, SEAM);
    const { width, height } = (await canvas(page).boundingBox())!;
    const beside = (x: number) => ({ x: Math.round(width / 2 + x), y: Math.round(height / 2 + 20), width: 8, height: 30 });
    await expectSoon(async () => Math.round(10 * (await shareOf(page, canvas(page), WEST, beside(-10)))), 10, 'the western tile ends here');
    expect(await shareOf(page, canvas(page), EAST, beside(3))).toBe(1);
    await expectSeen(page.getByText(/^Survey office/));
    await canvas(page).click({ position: { x: width / 2, y: height / 2 } });
    await expectSoon(async () => metresBetween(await position(page), SEAM) < 60, true, 'what was clicked is where it is');

    await chooseGround(page, 'satellite');
    await expectDrawn(page, PICTURE, 0.5);
    await goTo(page, { latitude: -25, longitude: 134 });
    await expectDrawn(page, LAND_BELOW, 0.5);
    await chooseGround(page, 'base');
    await goTo(page, BEIJING);
    await expectDrawn(page, LAND, 0.5);
  });
});
