import { submitTask } from '@skyhelm/contract/task-steps';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { DESKTOP, NOWHERE, PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { addressOf, expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { newTask } from './testing/tasks.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const chief = () => demoAccount('demo');
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const numberIn = async (figure: Locator): Promise<number> => Number((await figure.innerText()).split(':').at(-1)!.replaceAll(/\D/g, ''));
/** A figure is named by what it counts. */
const figure = (within: Locator, name: string): Locator => within.getByRole('link', { name: new RegExp(`^${name}:`) });

test('figures lead to the lists of what they count', async () => {
  const asked = await newTask('Home quay');
  await (await callAs(chief())).call(submitTask, asked);
  const { page } = await visit('/home', { account: demoAccount('reviewer5') });
  const waiting = figure(card(page, t('home.approvals')), t('home.approvals.waiting'));
  await expectSeen(waiting, card(page, t('home.approvals')).getByText(/ left$/));
  expect(await numberIn(waiting)).toBeGreaterThan(0);
  await waiting.click();
  await expectAddress(page, '/approval?state=pending');
  await expectSeen(page.getByRole('button', { name: 'Home quay', exact: true }));

  const admin = (await visit('/home', { account: chief() })).page;
  const unpublished = figure(card(admin, t('home.tasks')), t('dictionary.taskStatus.unpublished'));
  await expectSeen(unpublished);
  await unpublished.click();
  await expectAddress(admin, '/task-management?status=unpublished');
  await expectSeen(admin.getByRole('row').filter({ hasText: 'Home quay' }));
  await admin.goBack();
  const underRepair = figure(card(admin, t('home.devices')), t('home.devices.underRepair'));
  await expectSeen(underRepair);
  const count = await numberIn(underRepair);
  await underRepair.click();
  await expectAddress(admin, '/device?state=inMaintenance');
  await expectSeen(admin.getByText(t('device.count', { count })));
  await admin.goBack();
  await figure(card(admin, t('home.devices')), t('home.devices.flying')).click();
  await expectAddress(admin, '/tta?show=flying');
  await expectSeen(admin.getByRole('button', { name: new RegExp(`^${t('station.status.flying')}`), pressed: true }));
  await admin.goBack();
  const uncertified = figure(card(admin, t('home.certifications')), t('home.certifications.notCertified'));
  await expectSeen(uncertified);
  const people = await numberIn(uncertified);
  await uncertified.click();
  await expectAddress(admin, '/user?licence=none');
  await expectSeen(admin.getByText(t('user.count', { count: people })));
});

test('flights by day: a year holds more than a month, and each day leads to its flights', async () => {
  const { page } = await visit('/home', { account: chief() });
  const flights = card(page, t('home.flights.title'));
  const total = (count: number) => flights.getByRole('link', { name: new RegExp(`^${t('home.flights', { count })}: .* flights?$`) });
  await expectSeen(total(30), flights.getByRole('img'));
  const inMonth = await numberIn(total(30));
  await flights.getByText(t('home.days', { count: 365 }), { exact: true }).click();
  await expectSoon(async () => (await numberIn(total(365))) > inMonth, true);
  await expectSeen(flights.getByRole('img', { name: new RegExp(`^${t('home.flights', { count: 365 })}: `) }));
  await flights.getByText(t('home.flights.measure.hours'), { exact: true }).first().click();
  await expectSeen(flights.getByRole('img', { name: / hr/ }));

  await flights.getByText(t('home.asTable')).click();
  const oldest = flights.getByRole('row').last().getByRole('link');
  const count = Number((await oldest.innerText()).split(':').at(-1));
  await oldest.click();
  await expectSoon(() => /^\/history\/flight-record\?from=(\d{4}-\d\d-\d\d)&to=\1&source=live$/.test(addressOf(page)), true);
  await expectSeen(page.getByText(t('flightrecord.count', { count })).first());
});

test('a click on a bar opens that day', async () => {
  const { page } = await visit('/home', { account: chief() });
  const chart = card(page, t('home.signIns')).locator('.u-over');
  await expectSeen(chart);
  const box = (await chart.boundingBox())!;
  // Today is the last of fourteen, and somebody has just signed in.
  await chart.click({ position: { x: box.width - box.width / 28, y: box.height / 2 } });
  await expectSoon(() => /^\/log\?kind=session\.opened&from=(\d{4}-\d\d-\d\d)&to=\1$/.test(addressOf(page)), true);
});

test('one sees what one may: a pilot has aircraft and flights, and neither people nor the log', async () => {
  const { page } = await visit('/home', { account: demoAccount('pilot9') });
  await expectSeen(
    card(page, t('home.fleet')).locator('[data-map=ready]'),
    card(page, t('home.flights.title')),
    card(page, t('home.devices')),
  );
  await expectGone(card(page, t('home.people')), card(page, t('home.signIns')), card(page, t('home.approvals')));
});

test('where one part cannot be read the others stand, and it is tried again', async () => {
  const { page, context } = await visit(NOWHERE, { account: chief() });
  let isBroken = true;
  await context.route('**/home/getFlightDays?*', (route) =>
    isBroken ? route.fulfill({ json: { state: 0, mes: 'Out of order', code: 'server.error' } }) : route.continue(),
  );
  await page.goto('/home');
  const flights = card(page, t('home.flights.title'));
  await expectSeen(flights.getByText('Out of order'), card(page, t('home.people')));
  isBroken = false;
  await flights.getByRole('button', { name: t('common.retry') }).click();
  await expectSeen(flights.getByRole('img'));
});

test.each([DESKTOP, { width: 1024, height: 768 }, PHONE])(
  'at $width x $height nothing sticks out and everybody can use it',
  async (viewport) => {
    const { page } = await visit('/home', { account: chief(), viewport });
    await expectSeen(card(page, t('home.fleet')).locator('[data-map=ready]'), card(page, t('home.flights.title')).getByRole('img'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    const boxes = await Promise.all(
      ['home.fleet', 'home.devices', 'home.alarms'].map((key) => card(page, t(key as 'home.fleet')).boundingBox()),
    );
    if (viewport === PHONE) {
      expect(new Set(boxes.map((box) => box!.width)).size, 'one column').toBe(1);
      expect(boxes.map((box) => box!.y)).toEqual(boxes.map((box) => box!.y).toSorted((one, other) => one - other));
    }
    for (const box of boxes) expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
    await expectAccessible(page, `home at ${viewport.width} px`);
  },
);
