import { readFile } from 'node:fs/promises';
import { getDevices } from '@skyhelm/contract/device';
import { getTasks } from '@skyhelm/contract/task';
import { giveBackTask } from '@skyhelm/contract/task-steps';
import { setSettings } from '@skyhelm/contract/session';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, ownTheme } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button, clickMap } from './testing/route-editor.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { newApproved, newTask, pass } from './testing/tasks.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const chief = () => demoAccount('demo');
/** Has a map of their own. */
const dispatcher = () => demoAccount('dispatcher3');
/** Other stories plan for later, and are not to meet these. */
const IN_FIVE_DAYS = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
/** Beside the site in Chengdu. */
const NEARBY = { longitude: 103.9213, latitude: 30.7422 };

const asListed = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
/** Of the form: the list that it was opened from is there too, out of sight. */
const field = (page: Page, name: string) => page.locator('form').getByLabel(name, { exact: true });
async function pick(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).click();
  await page.getByTitle(option, { exact: true }).last().click();
}
const mapReady = (page: Page) => page.locator('[data-map=ready]').waitFor();
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Chosen from the menu of a row, and agreed to. */
async function step(page: Page, name: string, key: 'submit' | 'release' | 'start' | 'delete' | 'recover' | 'revoke'): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `${t('common.more')} ${name}` })
    .click();
  await page.getByRole('menuitem', { name: t(`task.step.${key}`), exact: true }).click();
  const question = dialog(page, t(`task.step.${key}.title`, { name }));
  await question.getByRole('button', { name: t(`task.step.${key}`), exact: true }).click();
  await expectGone(question);
}

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, t('task.name')).fill(name);
  await pick(page, t('task.site'), t('demo.site.chengdu'));
  await field(page, t('task.deadline')).fill(`${IN_FIVE_DAYS} 10:00`);
  await field(page, t('task.deadline')).press('Tab');
  await mapReady(page);
}

beforeAll(async () => {
  await (await callAs(dispatcher())).call(setSettings, { mapCentre: NEARBY });
});

test('a spot task is drawn, submitted, passed, released, and started by its pilot', async () => {
  const { page } = await visit('/task-management', { account: chief() });
  await page
    .getByRole('button', { name: t('task.add') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('dictionary.taskType.spot') }).click();
  await expectAddress(page, '/task-management/spot');
  await mapReady(page);
  await button(page, t('common.save')).click();
  await expectSeen(
    page.getByText('Please enter the task name'),
    page.getByText('Please select a site'),
    page.getByText('Please choose the deadline'),
    page.getByText('Please plan at least one spot'),
  );
  await fillIn(page, 'Dam wall');
  await clickMap(page, [30, -30], [60, -60]);
  await expectGone(page.getByText('Please plan at least one spot'));
  await expectSeen(page.getByText(t('task.length'), { exact: true }));
  await field(page, t('task.parameter.takeOffHeight')).fill('200');
  await button(page, t('task.saveAndSubmit')).click();
  await expectSeen(page.getByText(t('issues.task.parameter.takeOff')).first());
  await field(page, t('task.parameter.takeOffHeight')).fill('30');
  await button(page, t('task.saveAndSubmit')).click();
  await expectAddress(page, '/task-management');
  await expectSeen(row(page, 'Dam wall').getByText(t('dictionary.taskApproval.pending')));

  const [made] = (await (await callAs(chief())).call(getTasks, { keyword: 'Dam wall' })).rows;
  expect(made).toMatchObject({ type: 'spot', status: 'unpublished', executor: null });
  await pass(made!.id);
  await page.reload();
  await expectSeen(row(page, 'Dam wall').getByText(t('dictionary.taskApproval.approved')));
  await row(page, 'Dam wall')
    .getByRole('button', { name: `${t('common.more')} Dam wall` })
    .click();
  await page.getByRole('menuitem', { name: t('task.step.release'), exact: true }).click();
  const release = dialog(page, t('task.step.release.title', { name: 'Dam wall' }));
  await release.getByRole('button', { name: t('task.step.release'), exact: true }).click();
  await expectSeen(release.getByText(t('task.crew.missing')));
  await release.getByLabel(t('task.executor'), { exact: true }).fill('pilot3');
  await expectSeen(page.getByText(t('issues.task.pilot.otherCategory')).first());
  await release.getByLabel(t('task.executor'), { exact: true }).fill('pilot2');
  await page
    .getByTitle(`${t('demo.role.pilot')} 2 (pilot2)`)
    .last()
    .click();
  await release.getByLabel(t('task.device'), { exact: true }).click();
  await page
    .getByTitle(await deviceTitle(), { exact: true })
    .last()
    .click();
  await expectSeen(release.getByRole('status', { name: t('task.step.release.found') }));
  await release.getByRole('button', { name: t('task.step.release'), exact: true }).click();
  await expectSeen(row(page, 'Dam wall').getByText(t('dictionary.taskStatus.published')));

  const { page: own } = await visit('/my-task', { account: demoAccount('pilot2') });
  await expectSeen(row(own, 'Dam wall'));
  await expectGone(own.getByRole('button', { name: t('task.add') }));
  await giveBackAnother();
  await step(own, 'Dam wall', 'start');
  await expectSeen(row(own, 'Dam wall').getByText(t('dictionary.taskStatus.executing')));
  await row(own, 'Dam wall').getByRole('button', { name: 'Dam wall', exact: true }).click();
  const drawer = own.getByRole('dialog');
  await expectSeen(
    drawer.getByRole('listitem').getByText(t('task.done.start')),
    drawer.getByRole('listitem').getByText(t('task.done.pass')),
    drawer.getByText(t('task.results.none')),
  );

  await page.reload();
  await expectReport(page, 'pdf', async () => {
    await row(page, 'Dam wall')
      .getByRole('button', { name: `${t('common.more')} Dam wall` })
      .click();
  });
  await row(page, 'Dam wall').getByRole('button', { name: 'Dam wall', exact: true }).click();
  await expectReport(page, 'xlsx', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t('task.report') })
      .click(),
  );
});

/** Both are archives or documents by their first bytes: what was downloaded is no refusal. */
const FIRST_BYTES = { pdf: '%PDF-', xlsx: 'PK' };

async function expectReport(page: Page, format: 'pdf' | 'xlsx', open: () => Promise<void>): Promise<void> {
  await open();
  const item = page.getByRole('menuitem', { name: t(`task.report.${format}`), exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^Report of task \\d+ Dam wall [\\d-]+\\.${format}$`));
  const bytes = await readFile(await file.path());
  expect(bytes.toString('latin1', 0, FIRST_BYTES[format].length)).toBe(FIRST_BYTES[format]);
  await expectSeen(page.getByText(t('task.reported')).first());
}

/** The second aircraft, as lists to choose from name it. */
/** The demo's own task with that aircraft is executed: it carries one plan at a time. */
async function giveBackAnother(): Promise<void> {
  const caller = await callAs(chief());
  for (const { id, version } of (await caller.call(getTasks, { status: 'executing' })).rows)
    await caller.call(giveBackTask, { id, version, reason: 'Rain' });
}

async function deviceTitle(): Promise<string> {
  const { rows } = await (await callAs(chief())).call(getDevices, { type: 'uav', pageSize: 50 });
  const found = rows.find(({ owner }) => owner?.userName === 'pilot2')!;
  return `${found.name} (${found.sn})`;
}

test('an area needs three points; what is not saved is asked about; a click on a corner and the way back take it away again', async () => {
  const { page } = await visit('/task-management/area', { account: chief() });
  const deadline = field(page, t('task.deadline'));
  await deadline.fill('one fine day');
  await deadline.press('Tab');
  await expectSeen(page.getByText(t('issues.date')));
  expect(await deadline.inputValue()).toBe('one fine day');
  await deadline.fill(asListed(`${IN_FIVE_DAYS}T10:00`));
  await deadline.press('Tab');
  await expectGone(page.getByText(t('issues.date')));
  await fillIn(page, 'South field');
  const place = () => page.locator('[data-map=ready]').boundingBox();
  const before = await place();
  await clickMap(page, [-80, -40], [80, -40]);
  await button(page, t('common.save')).click();
  await expectSeen(page.getByText('Please plan at least three points').first());
  await clickMap(page, [0, 60]);
  await expectSeen(page.getByText(t('task.perimeter'), { exact: true }));
  await expectSeen(page.getByText(t('task.points.hint', { count: 3 })));
  expect(await place(), 'the ground stays under the cursor while figures and warnings come').toEqual(before);
  await clickMap(page, [80, -40]);
  await expectSeen(page.getByText(t('task.points.hint', { count: 2 })));
  await page.getByRole('button', { name: t('task.draw.undo') }).click();
  await expectSeen(page.getByText(t('task.points.hint', { count: 3 })));
  await pick(page, t('task.site'), t('demo.site.beijing'));
  await button(page, t('task.moved.clear')).click();
  await expectSeen(page.getByText(t('task.points.hint', { count: 0 })));
  await page.getByRole('button', { name: t('task.draw.undo') }).click();
  await pick(page, t('task.site'), t('demo.site.chengdu'));
  await expectSeen(page.getByText(t('task.points.hint', { count: 3 })));
  await expectGone(dialog(page, t('task.moved.title')));
  await page
    .getByRole('navigation', { name: t('shell.menu') })
    .getByRole('link', { name: t('menu.site') })
    .click();
  await expectSeen(page.getByText(t('common.unsavedChanges')));
  await button(page, t('common.stay')).click();
  await expectGone(page.getByText(t('common.unsavedChanges')));
  await button(page, t('common.save')).click();
  await expectAddress(page, '/task-management');
  await expectSeen(row(page, 'South field').getByText(t('dictionary.taskApproval.none')));
});

test('a survey shows with whom it meets and what its camera cannot do at once, and how fine and how many its pictures are', async () => {
  await newApproved('Chimney');
  const { page } = await visit('/task-management/orthophoto', { account: chief(), viewport: { width: 1280, height: 720 } });
  await field(page, t('task.name')).fill('Around the chimney');
  await pick(page, t('task.site'), t('demo.site.chengdu'));
  await field(page, t('task.deadline')).fill(`${IN_FIVE_DAYS} 10:00`);
  await field(page, t('task.deadline')).press('Tab');
  await mapReady(page);
  await field(page, t('task.points')).fill('30.7402, 103.9193\n30.7402, 103.9213\n30.7432, 103.9213\n30.7432, 103.9193');
  await field(page, t('task.points')).blur();
  const outcome = page.getByRole('region', { name: t('task.draw.outcome') });
  await expectSeen(outcome.getByText(t('pattern.figure.pictures')));
  await pick(page, t('pattern.camera'), 'DJI Phantom 4 Pro');
  await field(page, t('task.parameter.speed')).fill('15');
  const [meets, slow] = [outcome.locator('summary'), outcome.getByText(/^The camera cannot keep up/)];
  await expectSeen(meets, slow, outcome.getByText(t('pattern.resolution')), outcome.getByText(t('pattern.figure.pictures')));
  const [box, ...shown] = await Promise.all([outcome, meets, slow].map((part) => part.boundingBox()));
  for (const { y, height } of shown.map((part) => part!)) {
    expect(y, 'without scrolling').toBeGreaterThanOrEqual(box!.y);
    expect(y + height, 'without scrolling').toBeLessThanOrEqual(box!.y + box!.height);
  }
});

test('to edit an approved task costs its approval, which is said before', async () => {
  const { id } = await newApproved('Bridge pier');
  const { page } = await visit('/task-management?q=Bridge+pier', { account: chief() });
  await expectSeen(row(page, 'Bridge pier').getByText(t('dictionary.taskApproval.approved')));
  await page.goto(`/task-management/spot/${id}`);
  await expectSeen(page.getByText(t('task.edit.falls')));
  await field(page, t('task.workLocation')).fill('Pier 7');
  await button(page, t('common.save')).click();
  await expectAddress(page, '/task-management');
  await expectSeen(row(page, 'Bridge pier').getByText(t('dictionary.taskApproval.none')));
  await step(page, 'Bridge pier', 'delete');
  await expectGone(row(page, 'Bridge pier'));
  await page.goto('/task-management?q=Bridge+pier&status=deleted');
  await step(page, 'Bridge pier', 'recover');
  await page.goto('/task-management?q=Bridge+pier');
  await expectSeen(row(page, 'Bridge pier').getByText(t('dictionary.taskStatus.unpublished')));
});

test('what was found is shown on a map and in a calendar, and opens from both', async () => {
  await newTask('Harbour crane');
  await newTask('Harbour crane south');
  const { page } = await visit('/task-management?q=Harbour+crane', { account: chief() });
  await expectSeen(row(page, 'Harbour crane south'));
  await page.getByText(t('task.view.calendar'), { exact: true }).click();
  const month = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 7);
  await page.goto(`/task-management?q=Harbour+crane&view=calendar&month=${month}`);
  await page.getByRole('table').getByRole('button', { name: 'Harbour crane' }).first().click();
  const drawer = page.getByRole('dialog');
  await expectSeen(drawer.getByText(t('task.done.add')), drawer.getByText(t('demo.site.chengdu')));
  await expectAccessible(page, 'the details of a task', '[role=dialog]', ownTheme(page));
  await page.keyboard.press('Escape');
  await expectGone(drawer);

  await page.goto('/task-management?q=Harbour+crane&view=map');
  await mapReady(page);
  await expectSeen(page.getByText(t('task.map.hint', { count: 2 })));
  const check = page.getByRole('button', { name: t('task.check'), exact: true });
  // Its spot lies straight above the middle, how far depends on the scale that the map has come to.
  let up = 30;
  await expectSoon(async () => {
    await clickMap(page, [0, -up]);
    up = up > 90 ? 30 : up + 8;
    // On a busy machine the answer to a click comes after the next one.
    const seen = check.first().waitFor({ timeout: 2_000 });
    return seen.then(
      () => true,
      () => false,
    );
  }, true);
  // One pin for both, and each opens its own.
  await expectSeen(page.getByText(t('task.map.several', { count: 2 })));
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Harbour crane south' })
    .getByRole('button', { name: t('task.check') })
    .click();
  await expectSeen(page.getByRole('dialog').getByText('Harbour crane south').first());
});

test('a fast task from the ground station is filled in, and posted once somebody is named who may fly it', async () => {
  const { page } = await visit('/tta', { account: dispatcher() });
  await mapReady(page);
  await page.getByRole('button', { name: t('station.panel.fastTask') }).click();
  await expectSeen(page.getByText(t('station.fastTask.hint')));
  await clickMap(page, [-40, 40]);
  await expectSoon(() => page.url().includes('/task-management/spot?at='), true);
  await expectSoon(async () => (await field(page, t('task.name')).inputValue()).startsWith('Fast task'), true);
  const name = await field(page, t('task.name')).inputValue();
  await expectSeen(page.getByTitle(t('demo.site.chengdu')).first(), page.getByText(t('task.points.hint', { count: 1 })));
  // All that is missing is said at once.
  await field(page, t('task.name')).fill('');
  await button(page, t('task.step.post')).click();
  await expectSeen(
    page.getByText(t('issues.task.name')),
    page.getByText(t('task.crew.noExecutor')),
    page.getByText(t('task.crew.chooseDevice')),
  );
  await field(page, t('task.name')).fill(name);
  await field(page, t('task.executor')).fill('pilot2');
  await page
    .getByTitle(`${t('demo.role.pilot')} 2 (pilot2)`)
    .last()
    .click();
  await pick(page, t('task.device'), await deviceTitle());
  await expectSeen(page.getByText(t('task.conflict.device')).first());
  await button(page, t('task.step.post')).click();
  await expectSeen(page.getByText(t('task.done.post'), { exact: true }));
  await expectAddress(page, '/task-management');
  await expectGone(page.getByRole('navigation', { name: t('shell.tags') }).getByText(t('dictionary.taskType.spot')));
  await expectSeen(row(page, name).getByText(t('dictionary.taskApproval.pending')));
});

test('the form for whoever has no map of their own opens where the enterprise works', async () => {
  const { page } = await visit('/task-management/spot', { account: chief() });
  await mapReady(page);
  await expectSeen(page.getByText(/^[\d,]+\sm$/));
});

test('on a phone the filters of a list are folded, and say how many are set', async () => {
  const { page } = await visit('/my-task?type=spot', { account: chief(), viewport: PHONE, touch: true });
  const [folded, status] = [
    page.getByRole('search').getByRole('button', { name: /^Filters/ }),
    page.getByLabel(t('task.status'), { exact: true }),
  ];
  await expectSeen(folded.getByText(t('common.filters.used', { count: 1 })));
  await expectGone(status);
  const bar = await page.locator('.list-bar').boundingBox();
  expect(bar!.y, 'room for what was found').toBeLessThan(PHONE.height / 2);
  await folded.click();
  await expectSeen(status);
  await page
    .getByRole('search')
    .getByRole('button', { name: t('common.reset') })
    .click();
  await expectAddress(page, '/my-task');
  await expectSeen(folded.getByText(t('common.filters'), { exact: true }));
});

test('on a phone tasks are cards, the form stands above its map, and its buttons below at hand', async () => {
  await newTask('Phone mast');
  const { page } = await visit('/task-management?q=Phone+mast', { account: chief(), viewport: PHONE, touch: true });
  await expectSeen(
    page.getByRole('button', { name: 'Phone mast', exact: true }),
    page.getByText(t('task.planned'), { exact: true }).first(),
  );
  await page.goto('/my-task/logistics');
  await mapReady(page);
  await field(page, t('task.points')).fill('30.81, 103.89');
  await field(page, t('task.points')).blur();
  await expectSeen(page.getByText(t('task.points.hint', { count: 1 })));
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide).toBe(false);
  const [name, map] = [await field(page, t('task.name')).boundingBox(), await page.locator('[data-map=ready]').boundingBox()];
  expect(map!.y).toBeGreaterThan(name!.y);
  const save = await button(page, t('common.save')).boundingBox();
  expect(save!.y, 'where the thumb is, however long the form').toBeGreaterThan(PHONE.height - 160);
  expect(save!.y + save!.height).toBeLessThanOrEqual(PHONE.height);
});
