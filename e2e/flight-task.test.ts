import { passTask } from '@skyhelm/contract/approval';
import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { TaskId } from '@skyhelm/contract/ids';
import { addSite } from '@skyhelm/contract/site';
import { addTask, getTask, getTaskPilots } from '@skyhelm/contract/task';
import type { TaskResults } from '@skyhelm/contract/task-results';
import { postTask } from '@skyhelm/contract/task-steps';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { usualParameters } from '@skyhelm/core/task/parameters';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectAddress, expectGone, expectSeen } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const PATIENTLY = { timeout: 120_000, interval: 200 };
const PLACE = { latitude: 31.2304, longitude: 121.4737 };
const NAME = 'Roof of the depot';

let product: Product;
let craft: Simulator;
let taskId: TaskId;
let craftName: string;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  // Four seconds of flight in one: nobody waits for it to climb.
  craft = await startSimulator(port, ['--speed', '4', '--at', `${PLACE.latitude},${PLACE.longitude},4`]);
  const chief = await callerAs(product.address, 'demo', product.demoPassword!);
  const { rows } = await chief.call(getDevices, { type: 'uav', pageSize: 50 });
  // Lent to Pilot 2, whose own aircraft flies a task of the demo already.
  const lent = rows.find(({ owner }) => owner?.userName === 'pilot1')!;
  craftName = lent.name;
  await chief.call(bindDevice, { id: lent.id, hardwareId: craft.hardwareId });
  const on = new Date().toISOString().slice(0, 10);
  const pilots = await chief.call(getTaskPilots, { keyword: 'pilot2', deviceType: 'multirotor', grade: 'vlos', on, pageSize: 50 });
  const site = await chief.call(addSite, { name: 'Depot', ...PLACE });
  const { positionAt } = tangentPlane(PLACE);
  const added = await chief.call(addTask, {
    name: NAME,
    siteId: site.id,
    plan: { type: 'spot', spots: [positionAt({ north: 60, east: 0 }), positionAt({ north: 60, east: 60 })], photographs: true, tilt: -90 },
    parameters: { ...usualParameters('spot'), takeOffHeight: 10, height: 20, hoverSeconds: 2 },
    deviceType: 'multirotor',
    mount: 'zoomCamera',
    deadline: new Date(Date.now() + 48 * 3_600_000).toISOString(),
    executorId: pilots.rows.find(({ userName }) => userName === 'pilot2')!.id,
    deviceId: lent.id,
  });
  await chief.call(postTask, added);
  const reviewer = await callerAs(product.address, 'reviewer2', product.demoPassword!);
  await reviewer.call(passTask, { id: added.id, version: (await reviewer.call(getTask, { id: added.id })).version });
  taskId = added.id;
});
afterAll(async () => {
  await craft?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);
const as = (account: string) => ({ account, password: product.demoPassword! });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const enabled = async (page: Page, name: string) => {
  await expect.poll(() => button(page, name).isEnabled(), PATIENTLY).toBe(true);
};
const confirm = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expectGone(page.getByRole('dialog'));
};

test('a pilot flies a task on a phone to its end, and its results are shown', async () => {
  const { page } = await visit('/flight-task', { account: as('pilot2'), viewport: PHONE, touch: true });
  await page.getByRole('link', { name: NAME }).click();
  await expectAddress(page, `/flight-task/${taskId}`);
  await page.locator('[data-map=ready]').waitFor();
  for (const item of ['executor', 'licence', 'approval', 'air', 'link'] as const)
    await expect.poll(() => page.locator(`[data-item=${item}]`).getAttribute('data-verdict'), PATIENTLY).toBe('fine');
  await expectAccessible(page, 'a task before its flight', 'body', ownTheme(page));

  await button(page, t('flighttask.start')).click();
  await confirm(page, t('task.step.start'));
  await expectSeen(page.getByText(t('flighttask.stage.send')));
  await button(page, t('flight.take')).click();
  await enabled(page, t('flighttask.send'));
  await button(page, t('flighttask.send')).click();
  await expect.poll(() => page.getByText(t('flighttask.stage.takeOff')).isVisible(), PATIENTLY).toBe(true);
  await enabled(page, t('flighttask.takeOff'));
  await button(page, t('flighttask.takeOff')).click();
  await confirm(page, t('flighttask.takeOff'));

  const progress = page.getByRole('region', { name: t('flighttask.progress') });
  await expect.poll(() => progress.isVisible(), PATIENTLY).toBe(true);
  const onTheWay = () => progress.getByText(t('vehicle.phase.flyingToWaypoint')).isVisible();
  await expect.poll(onTheWay, PATIENTLY).toBe(true);
  // It waits in the air for as long as this machine takes to look at it.
  await button(page, t('flight.command.pause')).click();
  await expect.poll(onTheWay, PATIENTLY).toBe(false);
  await expectSeen(page.getByText(t('flighttask.course.paused'), { exact: true }), progress.getByText(t('flighttask.progress.waits')));
  // Two spots, as the map has them, though it is sent three waypoints.
  const spots = [t('flighttask.progress.climb'), ...[1, 2].map((number) => t('flighttask.progress.of', { number, count: 2 }))];
  const spot = progress
    .getByRole('term')
    .filter({ hasText: t('flighttask.progress.spot') })
    .locator('xpath=following-sibling::dd');
  await expect.poll(async () => spots.includes(await spot.innerText()), PATIENTLY).toBe(true);
  // The flight belongs to the task while it lasts.
  await expect.poll(() => page.getByText(t('task.results.inTheAir')).isVisible(), PATIENTLY).toBe(true);
  await expectAccessible(page, 'a task in flight', 'body', ownTheme(page));
  // Beside the pause, one slip ends no flight.
  for (const kind of ['land', 'directReturn'] as const) {
    await button(page, t(`flight.command.${kind}`)).click();
    const asked = page.getByRole('dialog', { name: t(`flight.end.${kind}`, { name: craftName }) });
    await expectSeen(asked.getByText(/from home|straight home and lands/).first());
    const answer = await asked.getByRole('button', { name: t(`flight.command.${kind}`), exact: true }).boundingBox();
    expect(Math.min(answer!.width, answer!.height), 'as large as the tip of a thumb').toBeGreaterThanOrEqual(44);
    await asked.getByRole('button', { name: t('common.cancel'), exact: true }).click();
    await expectGone(page.getByRole('dialog'));
  }
  await button(page, t('flight.command.continue')).click();

  await expect.poll(() => page.getByText(t('flighttask.stage.over')).isVisible(), PATIENTLY).toBe(true);
  await expectSeen(page.getByText(t('task.results.whole')), page.getByText(t('dictionary.taskStatus.completed')).first());
});

test('what a task has come to is one click from its list, and each flight leads to its playback', async () => {
  const { page } = await visit('/task-management', { account: as('demo') });
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: NAME, exact: true }) });
  await row.getByRole('button', { name: `${t('common.more')} ${NAME}` }).click();
  await page.getByRole('menuitem', { name: t('task.results.all'), exact: true }).click();
  await expectAddress(page, `/achievement-display/${taskId}`);
  const figures = page.getByRole('region', { name: t('achievement.figures') });
  await expectSeen(
    figures.getByText(t('dictionary.taskNature.efficient')),
    figures.getByText(t('dictionary.taskAging.onTime')),
    page.getByText(t('task.results.whole')),
  );
  await page.locator('[data-map=ready]').waitFor();
  const pictures = page.getByRole('region', { name: t('achievement.pictures') });
  await expect.poll(() => pictures.getByRole('figure').count(), PATIENTLY).toBe(2);
  await expectAccessible(page, 'the results of a task', 'body', ownTheme(page));
  await pictures
    .getByRole('button', { name: t('achievement.picture.fetch'), exact: true })
    .first()
    .click();
  const shown = pictures.getByRole('button', { name: /^Open the picture of/ });
  await expect.poll(() => shown.locator('img').count(), PATIENTLY).toBe(1);
  const whole = page.waitForEvent('popup');
  await shown.click();
  await expect.poll(async () => (await whole).url(), PATIENTLY).toMatch(/^blob:/);
  await (await whole).close();

  await pictures.getByRole('button', { name: t('achievement.picture.fetch'), exact: true }).click();
  await expect.poll(() => pictures.getByRole('checkbox').count(), PATIENTLY).toBe(2);
  await pictures.getByRole('checkbox').first().check();
  await expectSeen(button(page, t('achievement.batch.download', { count: 1 })));
  await button(page, t('achievement.batch.all', { count: 2 })).click();
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await button(page, t('achievement.batch.download', { count: 2 })).click();
  await expect.poll(() => saved.length, PATIENTLY).toBe(2);
  await expect.poll(() => button(page, t('achievement.batch.downloadNone')).isDisabled(), PATIENTLY).toBe(true);
  await button(page, t('achievement.batch.all', { count: 2 })).click();
  await button(page, t('achievement.batch.delete', { count: 2 })).click();
  await confirm(page, t('common.delete'));
  await expect.poll(() => pictures.getByText(t('achievement.picture.unfetched')).count(), PATIENTLY).toBe(2);
  await page
    .getByRole('region', { name: t('achievement.flights') })
    .getByRole('link')
    .click();
  await expect.poll(() => page.url(), PATIENTLY).toContain('/history/flight-record/flyplay/');
});

test('section 5: at most 99 pictures are downloaded together, three at once, and what fails is told and stays chosen', async () => {
  const { page } = await visit('/task-management', { account: as('demo') });
  await page.route('**/task/getTaskResults?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: TaskResults };
    const taken = Date.parse(answer.data.pictures[0]!.takenAt);
    const pictures = Array.from({ length: 100 }, (_, index) => ({
      ...answer.data.pictures[0]!,
      takenAt: new Date(taken + index * 1_000).toISOString(),
      fetchedBy: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
    }));
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, pictures } } });
  });
  let [running, most, come] = [0, 0, 0];
  const gate = Promise.withResolvers<void>();
  const refused = { state: 0, mes: t('errors.vehiclePicture.notHere'), code: 'vehiclePicture.notHere', data: null };
  await page.route('**/task/getTaskPicture?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    if (asked.get('size') === 'small') return route.fulfill({ json: refused });
    most = Math.max(most, ++running);
    await gate.promise;
    running--;
    come++;
    if (asked.get('fetchedBy')!.endsWith('0007')) return route.fulfill({ json: refused });
    return route.fulfill({ contentType: 'image/jpeg', headers: { 'content-disposition': 'attachment; filename="a.jpg"' }, body: 'x' });
  });
  await page.goto(`${product.address}/achievement-display/${taskId}`);
  await button(page, t('achievement.batch.all', { count: 99 })).click();
  const boxes = page.getByRole('region', { name: t('achievement.pictures') }).getByRole('checkbox');
  await boxes.last().check();
  await expectSeen(page.getByText(t('issues.batch.tooMany', { max: 99 })));
  expect(await button(page, t('achievement.batch.download', { count: 100 })).isDisabled()).toBe(true);
  await boxes.last().uncheck();
  await button(page, t('achievement.batch.download', { count: 99 })).click();
  await expect.poll(() => running, PATIENTLY).toBe(3);
  await expectSeen(page.getByText(t('achievement.batch.downloading', { done: 0, total: 99 })));
  gate.resolve();
  await expect.poll(() => page.getByText(t('achievement.batch.failed', { count: 1 })).isVisible(), PATIENTLY).toBe(true);
  await expectSeen(button(page, t('achievement.batch.download', { count: 1 })));
  expect([most, come]).toEqual([3, 99]);
});
