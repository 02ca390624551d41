import { getDevices, type Device } from '@skyhelm/contract/device';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, inHouse } from './testing/house.ts';
import { archivist, recordFlight } from './testing/recordings.ts';
import { expectAddress, expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
let keeper: { account: string; password: string };
const LASTS_S = 240;
const BEGAN = Date.UTC(2026, 5, 1, 8, 0, 0);
let uav: Device;
let flights: FlightRecordId[];

beforeAll(async () => {
  keeper = await archivist('archivist1');
  const owner = await callAs(keeper);
  const { rows } = await owner.call(getDevices, { type: 'uav', pageSize: 100 });
  uav = rows.at(-2)!;
  flights = [await recordFlight(owner, uav.id, LASTS_S, BEGAN), await recordFlight(owner, uav.id, LASTS_S, BEGAN + 3_600_000)];
});

const timeline = (page: Page) => page.getByRole('slider', { name: t('flightplay.timeline') });
const second = async (page: Page) => Number(await timeline(page).getAttribute('aria-valuenow'));
const lasts = async (page: Page) => Number(await timeline(page).getAttribute('aria-valuemax'));
const height = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ hasText: t('station.gauge.height') })
    .locator('dd')
    .first();
async function setSpeed(page: Page, speed: string): Promise<void> {
  await page.getByRole('combobox', { name: t('flightplay.speed') }).click();
  await page.getByTitle(speed).click();
}

interface Progress {
  isFlying: boolean;
  /** What is on record by now. */
  until: number;
  isCutOff: boolean;
}

/** The server answers as it did while the flight was in the air. */
async function inTheAir(page: Page, now: Progress): Promise<void> {
  const change = (path: string, part: (data: Record<string, unknown>) => Record<string, unknown>) =>
    page.route(`**/${path}?*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: Record<string, unknown> };
      await route.fulfill({ response, json: { ...answer, data: now.isFlying ? part(answer.data) : answer.data } });
    });
  await change('getFlightRecord', (data) => ({ ...data, landedAt: null }));
  await change('getFlightTrack', (data) => {
    const known = (data['at'] as number[]).filter((at) => at <= now.until).length;
    return Object.fromEntries(Object.entries(data).map(([name, column]) => [name, (column as unknown[]).slice(0, known)]));
  });
  await page.route('**/getFlightSamples?*', (route) => {
    if (now.isCutOff) return route.abort();
    const url = new URL(route.request().url());
    const to = Math.min(now.until, Date.parse(url.searchParams.get('to')!));
    url.searchParams.set('to', new Date(to).toISOString());
    return route.continue({ url: url.href });
  });
}

const SOON = { timeout: 60_000, interval: 50 };

test('a flight is played from the list: sought both ways, by clock, keys, events and at any speed', async () => {
  const { page } = await visit(`/history/flight-record?q=${uav.sn}&source=bin`, { account: keeper });
  await page
    .getByRole('button', { name: new RegExp(`^(${t('flightrecord.play')}|${t('common.actions')}) `) })
    .first()
    .click();
  const folded = page.getByRole('menuitem', { name: t('flightrecord.play'), exact: true });
  if (await folded.isVisible()) await folded.click();
  await expectSeen(page.getByRole('heading', { name: t('flightrecord.details', { name: uav.name }) }), timeline(page));
  expect(await lasts(page)).toBeGreaterThan(LASTS_S - 10);

  const { x, y, width } = (await timeline(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + 10);
  await expect.poll(() => second(page), SOON).toBeGreaterThan(LASTS_S / 2 - 10);
  await expectSeen(height(page).getByText('50 m'));
  await page.keyboard.press('End');
  await expect.poll(() => second(page), SOON).toBe(await lasts(page));
  await page.keyboard.press('Home');
  await expect.poll(() => second(page), SOON).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => second(page), SOON).toBe(1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => second(page), SOON).toBe(11);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => second(page), SOON).toBe(10);

  await setSpeed(page, '64×');
  await page.getByRole('button', { name: t('flightplay.play'), exact: true }).click();
  await expect.poll(() => second(page), SOON).toBe(await lasts(page));
  await expectSeen(page.getByRole('button', { name: t('flightplay.play'), exact: true }));
  await timeline(page).focus();
  await page.keyboard.press('j');
  await expectSeen(page.getByText(t('flightplay.backwards')));
  await page.keyboard.press('k');
  const stood = await second(page);
  expect(stood).toBeLessThanOrEqual(await lasts(page));
  await page.getByRole('button', { name: t('vehicle.event.tookOff') }).click();
  await expect.poll(() => second(page), SOON).toBeLessThan(5);
  // The list is found as it was left.
  await page.getByRole('link', { name: t('flightplay.toList') }).click();
  await expectAddress(page, `/history/flight-record?q=${uav.sn}&source=bin`);
});

test('several flights share a clock, apart as they were flown or from take-off on', async () => {
  const { page } = await visit(`/admin/history/flight-record/flyplay/${flights.join(',')}`, { account: keeper });
  await expectSeen(page.getByRole('heading', { name: t('flightplay.several', { count: 2 }) }), timeline(page));
  expect(await lasts(page)).toBeGreaterThan(3_600);
  // The hour between them is not waited for.
  await setSpeed(page, '64×');
  await page.getByRole('button', { name: t('flightplay.play'), exact: true }).click();
  await expect.poll(() => second(page), SOON).toBeGreaterThan(3_590);
  await page.keyboard.press('k');
  await page.keyboard.press('Home');
  // The clock stands, and each flight is told by its own: the second has not begun.
  const time = page.getByRole('timer', { name: t('flightplay.time') });
  const choice = (at: number) =>
    page
      .getByRole('group', { name: t('flightplay.flights') })
      .getByRole('button')
      .nth(at);
  await choice(1).click();
  await expectSeen(time.getByText(/^−(1:00:0\d|59:5\d)$/), page.getByText(t('station.offline'), { exact: true }));
  await choice(0).click();
  await expectSeen(time.getByText(/^−?0:0\d$/), time.getByText(/^(16:00:0|15:59:5)\d$/));
  await page.getByRole('switch').click();
  await expect.poll(() => lasts(page), SOON).toBeLessThan(LASTS_S + 5);
  await choice(1).click();
  await expectSeen(time.getByText(/^−?0:0\d$/), time.getByText(/^(17:00:0|16:59:5)\d$/));
  await page.keyboard.press('Home');
  for (let press = 0; press < 6; press++) await page.keyboard.press('Shift+ArrowRight');
  for (const at of [0, 1]) {
    await choice(at).click();
    await expectSeen(height(page).getByText('50 m'));
  }
  await expectAccessible(page, 'playback of two flights', 'body', ownTheme(page));
});

test('a flight in the air is followed as it flies; without a network what is loaded plays on, and the rest comes later', async () => {
  const { page, context, faults } = await visit('/home', { account: keeper });
  faults.expect(/ERR_FAILED|INTERNET_DISCONNECTED|WebSocket/);
  const now: Progress = { isFlying: true, until: BEGAN + 60_000, isCutOff: true };
  await inTheAir(page, now);
  await page.goto(`/history/flight-record/flyplay/${flights[0]}`);
  await expectSeen(timeline(page), page.getByText(t('flightplay.lasting')), page.getByText(t('flightplay.failing')));
  now.isCutOff = false;
  await page.getByRole('button', { name: t('flightplay.toNow') }).click();
  await expectSeen(page.getByText(t('flightplay.following')), height(page).getByText('50 m'));
  expect(await lasts(page)).toBeLessThan(130);
  now.until = Infinity;
  await expect.poll(() => lasts(page), SOON).toBeGreaterThan(LASTS_S - 10);

  // A little before the end, where it is asked every two seconds whether there is more, and where there is still something to play.
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await context.setOffline(true);
  await expectSeen(page.getByText(t('flightplay.offline')));
  const before = await second(page);
  await expect.poll(() => second(page), SOON).toBeGreaterThan(before);
  now.isFlying = false;
  await context.setOffline(false);
  await expectGone(
    page.getByText(t('flightplay.offline')),
    page.getByText(t('flightplay.lasting')),
    page.getByText(t('flightplay.following')),
  );
});

test('on a phone the clock is under the thumb; what is not there, or not for me, is said to be so', async () => {
  const { page } = await visit(`/history/flight-record/flyplay/${flights[0]}`, { account: keeper, viewport: PHONE });
  await expectSeen(timeline(page), page.getByRole('tab', { name: t('flightplay.charts') }));
  const next = page.getByRole('button', { name: t('flightplay.event.next') });
  // Once it is there no further: what comes after it would take its place.
  const isLanded = () =>
    page
      .getByRole('paragraph')
      .filter({ hasText: t('vehicle.event.landed') })
      .isVisible();
  await expect.poll(async () => (await isLanded()) || (await next.click(), false), { ...SOON, interval: 1_000 }).toBe(true);
  await page.getByRole('button', { name: t('flightplay.event.previous') }).click();
  await expect.poll(() => second(page), SOON).toBeLessThan(5);
  await page.getByRole('tab', { name: t('flightplay.charts') }).click();
  await expectSeen(page.getByRole('img', { name: new RegExp(`^${t('flightplay.chart.height')}`) }));
  await expectAccessible(page, 'playback on a phone', 'body', ownTheme(page));
  const nowhere = flights[0]!.replace(/^.{8}/, '00000000');
  await page.goto(page.url().replace(flights[0]!, nowhere));
  await expectSeen(page.getByText(t('flightplay.nothing')), page.getByRole('link', { name: t('flightplay.toList') }));
});
