import { getDevices, type Device } from '@skyhelm/contract/device';
import { FLIGHT_FILE_MAX_BYTES } from '@skyhelm/contract/flight-import-facts';
import { getFlightRecords } from '@skyhelm/contract/flight-record';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { ulogFile } from '@skyhelm/core/flight-file/testing/ulog-file';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const chief = demoAccount('demo');
const DAY_MS = 86_400_000;
/** Before all flights of the demo, which go back for months from today: one of them would be taken for the same flight. */
const LONG_AGO = Date.UTC(2021, 1, 2);
let uav: Device;

beforeAll(async () => {
  const { rows } = await (await callAs(chief)).call(getDevices, { type: 'uav', pageSize: 100 });
  uav = rows.at(-1)!;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: t('flightimport.title') });
const open = (page: Page) => button(page, t('flightrecord.import')).click();

async function chooseDevice(page: Page): Promise<void> {
  await drawer(page).getByLabel(t('flightimport.device'), { exact: true }).fill(uav.sn);
  await page.getByText(`${uav.name} (${uav.sn})`).last().click();
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

test('a recording becomes a flight in the list, and is known when it comes again', async () => {
  const { page } = await visit(`/history/flight-record?q=${uav.sn}&source=bin`, { account: chief });
  await open(page);
  const log = dataflashFile(madeUpFlight(40, LONG_AGO).samples);
  await choose(page, 'survey.bin', log);
  await expectSeen(drawer(page).getByText(t('flightimport.device.missing')));
  await chooseDevice(page);
  await choose(page, 'survey.zip', log);
  await expectSeen(drawer(page).getByText(t('flightimport.wrongType')));
  await choose(page, 'survey.bin', log);
  await expectSeen(drawer(page).getByText(t('flightimport.done', { count: 1 })));
  await expectSeen(page.getByRole('button', { name: uav.name, exact: true }).first());
  await button(page, t('common.close')).last().click();
  await expectGone(drawer(page));
  const { rows } = await (await callAs(chief)).call(getFlightRecords, { keyword: uav.sn, source: 'bin' });
  expect(rows).toMatchObject([{ deviceName: uav.name, source: 'bin' }]);

  await page.reload();
  await open(page);
  await expectSeen(drawer(page).getByText(t('flightimport.done', { count: 1 })));
  await button(page, t('flightimport.another')).click();
  await chooseDevice(page);
  await choose(page, 'copy.bin', log);
  await expectSeen(drawer(page).getByText(t('errors.flightImport.duplicate', { file: 'survey.bin', device: uav.name })));
  await button(page, t('flightimport.another')).click();
  await chooseDevice(page);
  await page.getByRole('checkbox', { name: t('flightimport.addKnown') }).check();
  await choose(page, 'copy.bin', log);
  await expectSeen(
    drawer(page).getByText(t('flightimport.known')),
    drawer(page).getByText(t('flightimport.flight.known'), { exact: true }),
  );
});

async function openAnew(page: Page): Promise<void> {
  await open(page);
  const another = button(page, t('flightimport.another'));
  await another
    .or(drawer(page).getByText(t('flightimport.choose')))
    .first()
    .waitFor();
  if (await another.isVisible()) await another.click();
  await chooseDevice(page);
}

async function chooseAnother(page: Page): Promise<void> {
  await button(page, t('flightimport.another')).click();
  await chooseDevice(page);
}

test('a recording that is empty, forged or cut is told for what it is, and one on its way can be given up', async () => {
  const { page } = await visit('/history/flight-record', { account: chief });
  await openAnew(page);
  await choose(page, 'empty.bin', new Uint8Array());
  await expectSeen(drawer(page).getByText(t('flightimport.empty')));
  await choose(page, 'forged.tlog', randomBytes(200_000));
  await expectSeen(drawer(page).getByText(t('flightimport.failed')), drawer(page).getByText(t('errors.flightFile.format')));

  await chooseAnother(page);
  const log = ulogFile(madeUpFlight(30, LONG_AGO + DAY_MS).samples);
  await choose(page, 'cut.ulg', log.subarray(0, Math.round(log.length * 0.6)));
  await expectSeen(drawer(page).getByText(t('flightimport.done', { count: 1 })));
  await expectAccessible(page, 'what became of a recording', '[role=dialog]');

  // It can be given up also while the server reads it.
  await page.route('**/getFlightImport*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, phase: 'reading', done: 1 } } });
  });
  await page.reload();
  await open(page);
  await expectSeen(drawer(page).getByText(t('flightimport.phase.reading', { file: 'cut.ulg' })), button(page, t('flightimport.cancel')));
  await expectAccessible(page, 'a recording that is read', '[role=dialog]');
  await page.unroute('**/getFlightImport*');

  await chooseAnother(page);
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/sendFlightPiece', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, 'survey.ulg', log);
  await button(page, t('flightimport.cancel')).click();
  goOn();
  await expectSeen(drawer(page).getByText(t('flightimport.cancelled')));
});

/** What a card leaves behind when it tears off: a flight, and nothing up to its end. */
async function cardOf(name: string, head: Uint8Array, megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-card-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  await writeFile(path, head);
  await truncate(path, megabytes * 2 ** 20);
  return path;
}

/** `FLIGHT_FILE_MB=2048` sends as much as a file may have. */
const CARD_MB = Number(process.env['FLIGHT_FILE_MB'] ?? 24);

test(
  'a recording as large as a card is sent and read while the page goes on; one that is larger is refused at once',
  async () => {
    const { page } = await visit('/history/flight-record', { account: chief });
    await openAnew(page);
    const field = drawer(page).locator('input[type=file]');
    await field.setInputFiles(await cardOf('larger.bin', new Uint8Array(), FLIGHT_FILE_MAX_BYTES / 2 ** 20 + 1));
    await expectSeen(drawer(page).getByText(t('flightimport.tooLarge', { gigabytes: FLIGHT_FILE_MAX_BYTES / 2 ** 30 })));
    const flight = dataflashFile(madeUpFlight(35, LONG_AGO + 2 * DAY_MS).samples);
    await field.setInputFiles(await cardOf('card.bin', flight, CARD_MB));
    await expectSeen(drawer(page).getByText(t('flightimport.phase.uploading', { file: 'card.bin' })));
    const longest = page.evaluate(
      async (title) => {
        let [last, most] = [performance.now(), 0];
        while (!document.body.textContent.includes(title)) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          most = Math.max(most, performance.now() - last);
          last = performance.now();
        }
        return most;
      },
      t('flightimport.done', { count: 1 }),
    );
    await drawer(page)
      .getByText(t('flightimport.done', { count: 1 }))
      .waitFor({ timeout: 60_000 + CARD_MB * 1_000 });
    expect(await longest, 'the page stood still, in milliseconds').toBeLessThan(5_000);
    await expectSeen(drawer(page).getByText(/^Damaged parts were left out: [\d,]+ bytes$/));
  },
  180_000 + CARD_MB * 1_000,
);

test('on a phone: a recording of the ground is refused with its reason', async () => {
  const { page } = await visit('/history/flight-record', { account: chief, viewport: PHONE });
  await openAnew(page);
  await choose(page, 'ground.ulg', ulogFile(madeUpFlight(30).samples.slice(0, 15)));
  await expectSeen(drawer(page).getByText(t('flightimport.failed')), drawer(page).getByText(t('errors.flightImport.noFlight')));
});
