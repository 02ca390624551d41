import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import { addTask, checkTask, getTask } from '@skyhelm/contract/task';
import { getTaskConfig, setTaskConfig } from '@skyhelm/contract/task-config';
import { submitTask } from '@skyhelm/contract/task-steps';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { newTask } from './testing/tasks.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const chief = () => demoAccount('demo');
const planner = () => demoAccount('dispatcher4');
const drawer = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => button(page, t('common.save')).click();
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** As another would plan it. */
async function formOf(name: string) {
  const { id } = await newTask(`${name} drawn`);
  const { plan, parameters, deviceType, mount, site, deadline, executor, device } = await (await callAs(chief())).call(getTask, { id });
  const crew = { executorId: executor!.id, deviceId: device!.id };
  return { name, plan, parameters, deviceType, mount, siteId: site.id, deadline, ...crew };
}

/** Founded and submitted by somebody who is on the list, for an hour that no other task is planned for. */
async function submitted(name: string, daysAhead: number): Promise<void> {
  const caller = await callAs(planner());
  const at = (hour: number) => `${day(daysAhead)}T0${hour}:00:00.000Z`;
  const times = { startTime: at(3), endTime: at(4), deadline: at(5) };
  await caller.call(submitTask, await caller.call(addTask, { ...(await formOf(name)), ...times }));
}

/** Other stories wait for people to decide. */
afterAll(async () => {
  const caller = await callAs(chief());
  const { users, from, until, ...setting } = await caller.call(getAutoApproval, {});
  if (from === null || until === null) return;
  await caller.call(setAutoApproval, { ...setting, from, until, isOn: false, userIds: users.map(({ id }) => id) });
});

async function fillRules(page: Page, heightMax: string): Promise<void> {
  const rules = drawer(page);
  const height = rules.getByLabel(t('approval.auto.heightMax'), { exact: true });
  await height.fill(heightMax);
  await save(page);
  await expectGone(rules);
}

async function expectFinding(page: Page, name: string, check: 'height' | 'type', finding: 'kept' | 'broken' | 'unknown'): Promise<void> {
  await page.goto(`/approval?q=${encodeURIComponent(name)}`);
  await button(page, name).click();
  const found = page.getByRole('region', { name: t('menu.autoApproval') });
  const told = t('common.pair', { name: t(`approval.check.${check}`), value: t(`approval.finding.${finding}`) });
  await expectSeen(found.getByText(t(`approval.auto.outcome.${finding === 'kept' ? 'approved' : 'leftToPerson'}`)), found.getByText(told));
}

test('rules are set up for somebody, whose tasks then pass by themselves or say what they break', async () => {
  const { page } = await visit('/approval', { account: chief() });
  await button(page, t('menu.autoApproval')).click();
  await expectSeen(page.getByText(t('approval.auto.notSetUp')));
  await page.getByRole('switch', { name: t('approval.auto.isOn') }).click();
  await save(page);
  await expectSoon(() => drawer(page).getByText(t('issues.autoApproval.period')).count(), 2);
  await expectSeen(drawer(page).getByText(t('issues.autoApproval.types')));
  await expectAccessible(page, 'rules of automatic approval', '[role=dialog]');
  for (const [label, date] of [
    [t('approval.auto.firstDay'), day(-1)],
    [t('approval.auto.lastDay'), day(30)],
  ] as const) {
    await drawer(page).getByLabel(label, { exact: true }).fill(date);
    await drawer(page).getByLabel(label, { exact: true }).press('Enter');
  }
  await drawer(page).getByText(t('dictionary.taskType.spot')).click();
  await drawer(page).getByText(t('approval.auto.isTimed')).click();
  await drawer(page).getByLabel(t('approval.auto.time.from'), { exact: true }).fill('25:00');
  await save(page);
  await expectSeen(drawer(page).getByText(t('issues.autoApproval.time')).first());
  await drawer(page).getByText(t('approval.auto.isTimed')).click();
  await fillRules(page, '40');
  await expectSeen(page.getByText(t('approval.auto.idle.nobody')));

  await button(page, t('approval.auto.users.add')).click();
  await drawer(page).getByRole('searchbox').fill('dispatcher4');
  const person = drawer(page)
    .getByRole('row')
    .filter({ has: page.getByText(/^dispatcher4( ·|$)/) });
  await person.getByRole('checkbox').check();
  await button(page, t('department.members.addSelected', { count: 1 })).click();
  await expectGone(drawer(page));
  const listed = page.getByRole('row').filter({ hasText: 'dispatcher4' });
  await expectSeen(listed.getByText(t('demo.role.dispatcher'), { exact: true }));
  await expectGone(page.getByText(t('approval.auto.idle.nobody')));
  await expectAccessible(page, 'automatic approval');

  await submitted('Rule breaker', 12);
  await expectFinding(page, 'Rule breaker', 'height', 'broken');
  const editRules = async (heightMax: string) => {
    await page.goto('/approval/auto-approval');
    await button(page, t('approval.auto.edit')).click();
    await fillRules(page, heightMax);
  };
  // Its aircraft was never heard: how high it returns nobody knows.
  await editRules('120');
  await submitted('Rule of doubt', 13);
  await expectFinding(page, 'Rule of doubt', 'height', 'unknown');
  await editRules('');
  await submitted('Rule keeper', 14);
  await expectFinding(page, 'Rule keeper', 'type', 'kept');
  await expectSeen(page.getByRole('article').getByText(t('dictionary.taskApproval.approved')).first());

  await page.goto('/approval/auto-approval');
  await listed.getByRole('button', { name: t('common.remove') }).click();
  await expectSeen(page.getByText(t('approval.auto.users.none')));
  await page.getByRole('switch', { name: t('approval.auto.isOn') }).click();
  await expectSoon(async () => (await (await callAs(chief())).call(getAutoApproval, {})).isOn, false);
});

test('of two who change the rules at once the second sees what the first has saved', async () => {
  const { page } = await visit('/approval/auto-approval', { account: chief() });
  const caller = await callAs(chief());
  await page.getByRole('button', { name: t('approval.auto.edit') }).click();
  await drawer(page).getByLabel(t('approval.auto.heightMax'), { exact: true }).fill('77');
  const { users, from, until, ...setting } = await caller.call(getAutoApproval, {});
  const period = { from: from!, until: until! };
  await caller.call(setAutoApproval, { ...setting, ...period, userIds: users.map(({ id }) => id), heightMax: 66, types: ['area'] });
  await save(page);
  await expectSeen(page.getByText(t('approval.auto.stale.title')));
  await button(page, t('common.stale.keepMine')).click();
  await save(page);
  await expectGone(drawer(page));
  expect(await caller.call(getAutoApproval, {})).toMatchObject({ heightMax: 77, types: ['spot'] });
});

test('it is no address for whoever may not set it', async () => {
  const { page } = await visit('/approval', { account: demoAccount('reviewer3') });
  await expectSeen(page.getByRole('heading', { name: t('menu.approval') }));
  expect(await button(page, t('menu.autoApproval')).count()).toBe(0);
  await page.goto('/approval/auto-approval');
  await expectSeen(page.getByRole('heading', { name: t('shell.unauthorised.title') }));
});

test('bounds that the task config sets are held to by every task that is checked', async () => {
  const caller = await callAs(chief());
  const { version: _first, ...before } = await caller.call(getTaskConfig, {});
  try {
    const { page } = await visit('/task-config', { account: chief() });
    const spot = page.getByRole('region', { name: t('dictionary.taskType.spot') });
    await expectSeen(spot.getByText(t('taskconfig.on'), { exact: true }));
    await expectAccessible(page, 'task config');
    await spot.getByRole('button').click();
    const height = drawer(page).getByRole('group', { name: t('task.parameter.height') });
    await height.getByLabel(t('taskconfig.highest'), { exact: true }).fill('80');
    await height.getByLabel(t('taskconfig.default'), { exact: true }).fill('90');
    await save(page);
    await expectSeen(height.getByText(t('issues.task.parameter.range', { min: 2, max: 80 })));
    await expectAccessible(page, 'task config drawer', '[role=dialog]');
    await height.getByLabel(t('taskconfig.default'), { exact: true }).fill('70');
    await save(page);
    await expectGone(drawer(page));
    await expectSeen(spot.getByText(t('task.bounds', { min: 2, max: 80 })).first());

    const form = await formOf('Bounded');
    const issuesAt = async (metres: number) =>
      (await caller.call(checkTask, { ...form, parameters: { ...form.parameters, height: metres } })).issues.map(({ code }) => code);
    expect(await issuesAt(81)).toContain('task.parameter.range');
    expect(await issuesAt(80)).not.toContain('task.parameter.range');
  } finally {
    const { version } = await caller.call(getTaskConfig, {});
    await caller.call(setTaskConfig, { ...before, version });
  }
});

test('the task config is no address for whoever may not set it', async () => {
  const { page } = await visit('/task-config', { account: demoAccount('dispatcher3') });
  await expectSeen(page.getByRole('heading', { name: t('shell.unauthorised.title') }));
});
