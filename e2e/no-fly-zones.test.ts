import { addNoFlyZone, deleteNoFlyZone, getNoFlyZones, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addSite } from '@skyhelm/contract/site';
import { LANGUAGES } from '@skyhelm/i18n/translate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { admin, callAs, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t, wordsOf } from './testing/words.ts';

const { visit } = inHouse();
/** A map without a graphics card takes its time. */
const PATIENTLY = { timeout: 90_000, interval: 100 };

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();

test('a no-fly zone is added from pasted corners, edited against somebody else, and deleted after a warning', async () => {
  const { page } = await visit('/no-fly-zone', { account: admin });
  await page
    .getByRole('button', { name: t('noflyzone.add') })
    .first()
    .click();
  await save(page);
  await expectSeen(
    page.getByText(t('issues.zone.description')),
    page.getByText(t('issues.shape.points')),
    page.getByText(t('issues.zone.validity')),
  );
  await expectAccessible(page, 'no-fly zone drawer', '[role=dialog]');
  await field(page, t('noflyzone.name')).fill('Harbour');
  await field(page, t('noflyzone.description')).fill('Crowds in summer');
  await field(page, t('area.corners')).fill('31.2, 121.4\nnowhere');
  await expectSeen(page.getByText(t('issues.position.line', { line: '2' })));
  await field(page, t('area.corners')).fill('121.4, 31.2\n121.5, 31.2\n121.45, 31.3');
  await expectSeen(page.getByText(t('area.order.longitudeFirst')));
  await field(page, t('noflyzone.ceiling')).fill('120');
  await field(page, t('noflyzone.firstDay')).fill('31/12/2099');
  await field(page, t('noflyzone.fromTime')).fill('14:00');
  await field(page, t('noflyzone.lastDay')).fill('31/12/2099');
  await field(page, t('noflyzone.untilTime')).fill('13:30');
  await field(page, t('noflyzone.ceiling')).focus();
  await save(page);
  await expectSeen(page.getByText(t('issues.zone.order')));
  await field(page, t('noflyzone.untilTime')).fill('18:30');
  await save(page);
  await expectSeen(
    row(page, 'Harbour').getByText(t('area.shape.corners', { count: 3 })),
    row(page, 'Harbour').getByText(t('noflyzone.upTo', { ceiling: '120 m' })),
    row(page, 'Harbour').getByText(t('noflyzone.status.valid')),
  );
  await expectAccessible(page, 'no-fly zones');

  await row(page, 'Harbour')
    .getByRole('button', { name: t('common.edit') })
    .click();
  const other = await callAs(admin);
  const [saved] = (await other.call(getNoFlyZones, { keyword: 'Harbour' })).rows;
  expect(Date.parse(saved!.validUntil) - Date.parse(saved!.activeFrom!)).toBe(4.5 * 3_600_000);
  await expectSeen(field(page, t('noflyzone.fromTime')));
  expect(await field(page, t('noflyzone.untilTime')).inputValue()).toBe('18:30');
  expect(saved!.shape).toEqual({
    kind: 'polygon',
    points: [
      { latitude: 31.2, longitude: 121.4 },
      { latitude: 31.2, longitude: 121.5 },
      { latitude: 31.3, longitude: 121.45 },
    ],
  });
  await other.call(setNoFlyZone, { ...saved!, description: 'Crowds all year' });
  await field(page, t('noflyzone.ceiling')).fill('150');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('noflyzone.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'Crowds all year' }));
  await notice.getByRole('button', { name: t('common.stale.takeTheirs') }).click();
  await save(page);
  await expectGone(page.getByRole('dialog'));
  await expectSeen(row(page, 'Harbour').getByText('Crowds all year'));

  await row(page, 'Harbour')
    .getByRole('button', { name: t('common.delete') })
    .click();
  const question = page.getByRole('dialog', { name: t('noflyzone.delete.title', { name: 'Harbour' }) });
  await expectSeen(question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectSeen(page.getByText(t('common.deleted')));
  await expectGone(row(page, 'Harbour'));
});

test('zones are searched and told apart by their status', async () => {
  const other = await callAs(admin);
  const circle = { kind: 'circle', centre: { latitude: 31.2, longitude: 121.4 }, radius: 300 } as const;
  const zone = { description: 'Crane', shape: circle, validUntil: '2099-01-01T00:00:00Z' };
  await other.call(addNoFlyZone, { name: 'Present', ...zone });
  await other.call(addNoFlyZone, { name: 'Past', ...zone, validUntil: '2020-01-01T00:00:00Z' });
  const { page } = await visit('/no-fly-zone?status=invalid', { account: admin });
  await expectSeen(row(page, 'Past').getByText(t('noflyzone.status.invalid')));
  await expectGone(row(page, 'Present'));
  await visit('/no-fly-zone?q=pres', { account: admin }).then(({ page: found }) => expectSeen(row(found, 'Present')));
});

test('several zones are chosen and deleted together, after a warning that counts them', async () => {
  const chief = await callAs(admin);
  const shape = { kind: 'circle', centre: { longitude: 120, latitude: 30 }, radius: 50 } as const;
  for (const number of [1, 2, 3])
    await chief.call(addNoFlyZone, { name: `Heap ${number}`, description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' });
  const { page } = await visit('/no-fly-zone?q=Heap', { account: admin });
  const heap = (number: number) => page.getByRole('row').filter({ hasText: `Heap ${number}` });
  for (const number of [1, 3]) await heap(number).getByRole('checkbox').check();
  // Beside each row stands one of its own.
  await page.locator('button.danger-link:not(tr *)').click();
  const question = page.getByRole('dialog', { name: t('noflyzone.delete.several', { count: 2 }) });
  await expectSeen(question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectGone(heap(1), heap(3));
  await expectSeen(heap(2));
});

test('an area is drawn on the map, limited in height, and found again in the map view', async () => {
  const { page } = await visit('/no-fly-zone', { account: admin });
  await page
    .getByRole('button', { name: t('noflyzone.add') })
    .first()
    .click();
  await field(page, t('noflyzone.name')).fill('Drawn');
  await field(page, t('noflyzone.description')).fill('By hand');
  await page.getByText(t('noflyzone.type.restricted'), { exact: true }).click();
  await field(page, t('noflyzone.limit')).fill('120');
  await page.locator('[role=dialog] [data-map=ready]').waitFor();
  const canvas = page.locator('[role=dialog] [data-map] canvas').first();
  const corners = field(page, t('area.corners'));
  for (const [at, position] of [
    { x: 150, y: 100 },
    { x: 300, y: 100 },
    { x: 220, y: 180 },
    { x: 120, y: 220 },
  ].entries()) {
    await canvas.click({ position });
    await expect.poll(async () => (await corners.inputValue()).match(/,/g)?.length, PATIENTLY).toBe(at + 1);
  }
  await page.getByRole('button', { name: t('area.map.undo') }).click();
  await expect.poll(async () => (await corners.inputValue()).match(/,/g)?.length, PATIENTLY).toBe(3);
  // A corner is taken elsewhere, and the middle of the side behind it becomes one.
  const box = (await canvas.boundingBox())!;
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(box.x + from[0], box.y + from[1]);
    await page.mouse.down();
    await page.mouse.move(box.x + to[0], box.y + to[1], { steps: 4 });
    await page.mouse.up();
  };
  const before = (await corners.inputValue()).split('\n');
  await drag([150, 100], [130, 60]);
  await expect.poll(async () => (await corners.inputValue()).split('\n')[0] !== before[0], PATIENTLY).toBe(true);
  expect((await corners.inputValue()).split('\n').slice(1)).toEqual(before.slice(1));
  await drag([260, 140], [290, 150]);
  await expect.poll(async () => (await corners.inputValue()).split('\n').length, PATIENTLY).toBe(4);
  await field(page, t('noflyzone.lastDay')).fill('31/12/2099');
  await field(page, t('noflyzone.limit')).focus();
  await expectAccessible(page, 'no-fly zone drawer with its map', '[role=dialog]');
  await save(page);
  await expectSeen(
    row(page, 'Drawn').getByText(t('noflyzone.type.restricted')),
    row(page, 'Drawn').getByText(t('noflyzone.aboveGround', { heights: t('noflyzone.belowOnly', { limit: '120 m' }) })),
  );

  await visit('/no-fly-zone?q=Drawn', { account: admin }).then(async ({ page: found }) => {
    await expectSeen(row(found, 'Drawn'));
    await found.getByRole('button', { name: t('noflyzone.onMap') }).click();
    await found.locator('[role=dialog] [data-map=ready]').waitFor();
    const shown = found.locator('[role=dialog] [data-map] canvas').first();
    const box = (await shown.boundingBox())!;
    await expect
      .poll(async () => {
        await shown.click({ position: { x: box.width / 2, y: box.height / 2 - 20 } });
        return found.getByRole('dialog').getByText('Drawn', { exact: true }).isVisible();
      }, PATIENTLY)
      .toBe(true);
    await expectAccessible(found, 'zones on the map', '[role=dialog]');
    await found
      .getByRole('dialog')
      .getByRole('button', { name: t('common.edit') })
      .click();
    await expectSeen(found.getByRole('dialog', { name: t('noflyzone.edit') }));
  });
});

test('a double click draws one corner, and the map stays where it is', async () => {
  const { page } = await visit('/no-fly-zone', { account: admin });
  await page
    .getByRole('button', { name: t('noflyzone.add') })
    .first()
    .click();
  await page.locator('[role=dialog] [data-map=ready]').waitFor();
  const canvas = page.locator('[role=dialog] [data-map] canvas').first();
  const longitudes = async () =>
    [...(await field(page, t('area.corners')).inputValue()).matchAll(/, (-?[\d.]+)/g)].map(([, east]) => Number(east));
  for (const x of [100, 200, 300]) {
    await canvas.dblclick({ position: { x, y: 120 } });
    await expect.poll(async () => (await longitudes()).length, PATIENTLY).toBe(x / 100);
  }
  const [first, second, third] = await longitudes();
  expect(third! - second!).toBeCloseTo(second! - first!, 3);
});

test('the map of a form goes to what is typed, and opens where the enterprise works', async () => {
  const { page } = await visit('/no-fly-zone', { account: admin });
  const open = () =>
    page
      .getByRole('button', { name: t('noflyzone.add') })
      .first()
      .click();
  const scale = (unit: 'm' | 'km') => page.getByRole('dialog').getByText(new RegExp(`^[\\d,]+\\s${unit}$`));
  await open();
  await expectSeen(scale('km'));
  await field(page, t('area.corners')).fill('40.0815, 116.604');
  await expect.poll(() => scale('m').isVisible(), PATIENTLY).toBe(true);
  await (await callAs(admin)).call(addSite, { name: 'Yard', latitude: 31.23, longitude: 121.47 });
  await page.reload();
  await open();
  await expect.poll(() => scale('m').isVisible(), PATIENTLY).toBe(true);
});

test('what a file holds is shown before it is imported, and airports are switched on', async () => {
  const { page } = await visit('/no-fly-zone', { account: admin });
  await page.getByRole('button', { name: t('noflyzone.import') }).click();
  const drawer = page.getByRole('dialog', { name: t('noflyzone.import') });
  const give = (...areas: [string, number[][]][]) => {
    const features = areas.map(([name, ring]) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }));
    const buffer = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
    return drawer.locator('input[type=file]').setInputFiles({ name: 'city.geojson', mimeType: 'application/json', buffer });
  };
  const fine = [
    [10, 50],
    [10.1, 50],
    [10, 50.1],
    [10, 50],
  ];
  const crossing = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ];
  await give(['Castle', fine], ['Bow', crossing]);
  const account = [
    drawer.getByText(t('noflyzone.import.faulty', { count: 1 })),
    drawer.getByText(t('noflyzone.import.area', { number: '2', name: 'Bow' })),
    drawer.getByText(t('issues.shape.crossing')),
  ];
  await expectSeen(
    drawer.getByText(t('noflyzone.import.found', { count: 1, file: 'city.geojson' })),
    drawer.getByText(t('noflyzone.import.kind.unsaid', { count: 1 })),
    drawer.getByRole('list', { name: t('noflyzone.import.list') }).getByText('Castle', { exact: true }),
    drawer.getByText(`${t('noflyzone.type.noFly')} · ${t('noflyzone.unlimited')}`),
    ...account,
  );
  const other = await callAs(admin);
  expect((await other.call(getNoFlyZones, { keyword: 'Castle' })).total, 'nothing is saved by looking').toBe(0);
  await expectAccessible(page, 'import of zones', '[role=dialog]');
  await drawer.getByRole('button', { name: t('noflyzone.import.add', { count: 1 }) }).click();
  await expectSeen(drawer.getByText(t('noflyzone.import.done', { count: 1 })), ...account);
  await drawer.getByRole('button', { name: t('noflyzone.import.another') }).click();
  await give(['Castle', fine]);
  await expectSeen(
    drawer.getByText(t('noflyzone.import.nothing', { file: 'city.geojson' })),
    drawer.getByText(t('noflyzone.import.known', { count: 1 })),
  );
  await drawer
    .locator('.ant-drawer-footer')
    .getByRole('button', { name: t('common.close') })
    .click();
  await expectSeen(row(page, 'Castle'));

  await page.getByRole('button', { name: t('noflyzone.airports') }).click();
  const toggle = page.getByRole('switch', { name: t('noflyzone.airports.on') });
  await expectAccessible(page, 'airports', '[role=dialog]');
  await toggle.click();
  await expectSeen(page.getByText(t('common.saved')));
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-checked'), PATIENTLY).toBe('false');
});

test.each(LANGUAGES)(
  'until when zones are valid is read beside what can be done with them in %s, on wide and on small screens',
  async (language) => {
    const other = await callAs(admin);
    const name = `Lasting ${language} zone`;
    const shape = { kind: 'circle', centre: { latitude: 31.2, longitude: 121.4 }, radius: 12_345 } as const;
    const limited = { kind: 'restricted', floor: 120, datum: 'ground', activeFrom: '2030-01-01T00:00:00Z' } as const;
    const { id } = await other.call(addNoFlyZone, { name, description: 'Crane', shape, ...limited, validUntil: '2099-12-31T12:34:00Z' });
    const { page } = await visit(`/no-fly-zone?q=${encodeURIComponent(name)}`, { account: admin, language });
    await expectSeen(row(page, name));
    const words = wordsOf(language);
    /** Pixels of a column that lie under the actions. */
    const hidden = (title: string) =>
      page.evaluate(
        (parts) => {
          const boxes = [...document.querySelectorAll('.ant-table-header th')];
          const [own, actions] = parts.map((part) => boxes.find((box) => box.textContent?.trim() === part));
          return own && actions ? Math.max(0, own.getBoundingClientRect().right - actions.getBoundingClientRect().left) : 'missing';
        },
        [title, words('common.actions')],
      );
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      // Rows are as wide as their titles: of these one knows which is which in every language.
      const titles = width === 1440 ? (['validUntil', 'activeFrom'] as const) : (['validUntil'] as const);
      for (const column of titles)
        await expectSoon(() => hidden(words(`noflyzone.${column}`)), 0, `what of ${column} is hidden at ${width} px`);
    }
    await other.call(deleteNoFlyZone, { id });
  },
);
