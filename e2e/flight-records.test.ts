import { getDevices, type Device } from '@skyhelm/contract/device';
import { getFlightRecords, getFlightTotals } from '@skyhelm/contract/flight-record';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { archivist, recordFlight } from './testing/recordings.ts';
import { expectAddress, expectGone, expectSeen, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const chief = demoAccount('demo');
let recorded: Device;

beforeAll(async () => {
  const keeper = await callAs(await archivist('archivist3'));
  // Another day than that of other stories: what was imported once is refused a second time.
  recorded = (await keeper.call(getDevices, { type: 'uav', pageSize: 100 })).rows.at(-3)!;
  await recordFlight(keeper, recorded.id, 240, Date.UTC(2026, 5, 3, 8));
});

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: /./ }) });

test('flights are found from their aircraft, opened with their figures and deleted after a warning, while the hours stay', async () => {
  const [newest] = (await (await callAs(chief)).call(getFlightRecords, { pageSize: 1, to: '2099-01-01T00:00:00Z' })).rows;
  const { page } = await visit(`/device/uav?id=${newest!.deviceId}`, { account: chief });
  // The menu has one of the same name.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('uav.records'), exact: true })
    .click();
  await expectSeen(
    page.getByRole('heading', { name: t('flightrecord.title') }),
    page.getByRole('columnheader', { name: t('flightrecord.takeOffAt') }),
  );
  await expectAddress(page, `/history/flight-record?device=${newest!.deviceId}`);
  await expectSeen(page.getByRole('search').getByText(`${newest!.deviceName} (${newest!.sn})`));
  await page.getByRole('button', { name: newest!.deviceName, exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: t('flightrecord.details', { name: newest!.deviceName }) });
  await expectSeen(drawer.getByText(t('flightrecord.maxHeight')), drawer.getByRole('heading', { name: t('flightrecord.events') }));
  await page.keyboard.press('Escape');
  await expectGone(drawer);

  const before = (await (await callAs(chief)).call(getFlightRecords, { deviceId: newest!.deviceId })).total;
  await rows(page)
    .last()
    .getByRole('button', { name: new RegExp(`^${t('common.delete')}`) })
    .click();
  const question = page.getByRole('dialog').filter({ hasText: t('flightrecord.delete.explain') });
  await question.getByRole('button', { name: t('common.delete'), exact: true }).click();
  await expectSeen(page.getByText(t('common.deleted')));
  expect((await (await callAs(chief)).call(getFlightRecords, { deviceId: newest!.deviceId })).total).toBe(before - 1);
});

test('a flight that is deleted is gone from the list, its totals and every screen that plays or asks for it', async () => {
  const keeper = await callAs(await archivist('archivist4'));
  const began = Date.UTC(2026, 5, 4, 8);
  const id = await recordFlight(keeper, recorded.id, 60, began);
  const list = `/history/flight-record?device=${recorded.id}&from=2026-06-04&to=2026-06-04`;
  const open = async (path: string) => (await visit(path, { account: chief })).page;
  const [player, page, late] = [await open(`/history/flight-record/flyplay/${id}`), await open(list), await open(list)];
  await expectSeen(player.getByRole('slider', { name: t('flightplay.timeline') }));
  const remove = async (on: Page) => {
    await rows(on)
      .last()
      .getByRole('button', { name: new RegExp(`^${t('common.delete')}`) })
      .click();
    return on.getByRole('dialog').getByRole('button', { name: t('common.delete'), exact: true });
  };
  const [sure, tooLate] = [await remove(page), await remove(late)];
  const total = async () => (await (await callAs(chief)).call(getFlightTotals, { deviceId: recorded.id })).flights;
  const before = await total();
  await sure.click();
  await expectSeen(page.getByText(t('common.deleted')));
  expect(await total()).toBe(before - 1);
  await tooLate.click();
  await expectSeen(late.getByText(t('errors.record.notFound')).first());
  await expectSeen(player.getByText(t('flightplay.nothing')), player.getByText(t('errors.record.notFound')).first());
});

test('a pilot sees the flights of their own aircraft and deletes none; the filter outlives a visit elsewhere', async () => {
  const { page } = await visit('/admin/history/flight-record?source=live', { account: demoAccount('pilot8') });
  await expectSeen(page.getByRole('heading', { name: t('flightrecord.title') }), rows(page).first());
  await expectGone(page.getByRole('button', { name: new RegExp(`^${t('common.delete')}`) }));
  await goTo(page, '/home');
  await expectGone(page.getByRole('heading', { name: t('flightrecord.title') }));
  await page
    .getByRole('navigation', { name: t('shell.tags') })
    .getByRole('link', { name: t('menu.flightRecords') })
    .click();
  await expectAddress(page, '/admin/history/flight-record?source=live');
});

test('what aircraft were told is a list that says so when it is empty', async () => {
  const { page } = await visit('/oplog/flight', { account: chief });
  await expectSeen(page.getByRole('heading', { name: t('flightoperation.title') }));
  await page.getByRole('searchbox', { name: t('flightoperation.search') }).fill('nobody at all');
  await expectSeen(page.getByText(t('common.noMatch')));
});

test('a flight is taken away as a file without being opened, and seen to land without a reload', async () => {
  const { page } = await visit('/home', { account: chief });
  let isFlying = true;
  await page.route('**/getFlightRecord?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...(isFlying && { landedAt: null }) } } });
  });
  await page.route('**/getFlightRecords', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { rows: object[] } };
    const all = answer.data.rows.map((row) => ({ ...row, landedAt: isFlying ? null : '2026-06-03T08:04:00.000Z' }));
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, rows: all } } });
  });
  await goTo(page, `/history/flight-record?q=${recorded.sn}&source=bin`);
  await page.getByRole('button', { name: new RegExp(`^${t('common.more')} `) }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('flightrecord.export.gpx'), exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.gpx$/);
  await expectSeen(page.getByText(t('flightrecord.exported')));
  await expectGone(page.getByRole('dialog'));

  await page.getByRole('button', { name: recorded.name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('flightrecord.details', { name: recorded.name }) });
  await expectSeen(drawer.getByText(t('flightrecord.inTheAir')));
  isFlying = false;
  await expectGone(page.getByText(t('flightrecord.inTheAir')).first());
  await expectSeen(drawer);
});
