import { passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { postTask, releaseTask, submitTask } from '@skyhelm/contract/task-steps';
import { deleteUser, frozenUser } from '@skyhelm/contract/user';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

let app: TestApp;
let people: People;
let admin: { token: string };
let approver: Person;
let tasks: ReturnType<typeof tasksOf>;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
});

const waiting = async () =>
  (await app.services.database.pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .rows.length;

type Call = () => ReturnType<TestApp['call']>;

/** Both as they come, the second while the first has done all but written its entry of the log. */
async function whileItEnds(first: Call, second: Call): Promise<string[]> {
  const gate = await app.services.database.pool.connect();
  try {
    await gate.query('begin; select 1 from operation_chain for update');
    const one = first();
    await expect.poll(waiting).toBe(1);
    const two = second();
    await expect.poll(waiting).toBe(2);
    await gate.query('commit');
    return [codeOf(await one), codeOf(await two)];
  } finally {
    gate.release();
  }
}

async function crew(name: string): Promise<{ pilot: Person; deviceId: DeviceId }> {
  const pilot = await newPilot(app, people, name);
  return { pilot, deviceId: await aircraft(app, admin, `Heron of ${name}`, name) };
}

async function approved(name: string): Promise<{ id: TaskId; version: number }> {
  const added = await tasks.add(name);
  await app.done(submitTask, added, admin);
  await app.done(passTask, await tasks.now(added.id), approver);
  return tasks.now(added.id);
}

const actionsOf = async (id: TaskId) => (await tasks.read(id)).steps.map(({ action }) => action);

test.each([
  ['frozen', frozenUser, 'executorFrozen'],
  ['deleted', deleteUser, 'executorDeleted'],
] as const)('an executor who is %s while a task is being given to them is on record with it', async (what, go, step) => {
  const { pilot, deviceId } = await crew(`just${what}`);
  const wish = await approved(`Raced ${what}`);
  const give: Call = () => app.call(releaseTask, { ...wish, executorId: pilot.id, deviceId }, admin);
  expect(await whileItEnds(give, () => app.call(go, { id: pilot.id }, admin))).toEqual(['done', 'done']);
  expect((await actionsOf(wish.id)).slice(0, 2)).toEqual([step, 'release']);
});

test.each([
  ['frozen', frozenUser],
  ['deleted', deleteUser],
] as const)('who is being %s is given no task meanwhile', async (what, go) => {
  const { pilot, deviceId } = await crew(`first${what}`);
  const wish = await approved(`Late ${what}`);
  const give: Call = () => app.call(releaseTask, { ...wish, executorId: pilot.id, deviceId }, admin);
  expect(await whileItEnds(() => app.call(go, { id: pilot.id }, admin), give)).toEqual(['done', 'input.invalid']);
  expect(await tasks.read(wish.id)).toMatchObject({ status: 'unpublished', approval: 'approved' });
});

test('nor one by itself that was posted for them and is approved then', async () => {
  const { pilot, deviceId } = await crew('posted');
  const { id } = await tasks.add('Posted', { executorId: pilot.id, deviceId });
  await app.done(postTask, await tasks.now(id), admin);
  const wish = await tasks.now(id);
  const freeze: Call = () => app.call(frozenUser, { id: pilot.id }, admin);
  expect(await whileItEnds(freeze, () => app.call(passTask, wish, approver))).toEqual(['done', 'done']);
  expect(await tasks.read(id)).toMatchObject({ status: 'unpublished', approval: 'approved', isPosted: false });
});

test('and one that is released by itself while they are frozen has it on record', async () => {
  const { pilot, deviceId } = await crew('postedjust');
  const { id } = await tasks.add('Posted just', { executorId: pilot.id, deviceId });
  await app.done(postTask, await tasks.now(id), admin);
  const wish = await tasks.now(id);
  const pass: Call = () => app.call(passTask, wish, approver);
  expect(await whileItEnds(pass, () => app.call(frozenUser, { id: pilot.id }, admin))).toEqual(['done', 'done']);
  expect((await actionsOf(id)).slice(0, 2)).toEqual(['executorFrozen', 'release']);
});

test('a task that was planned for somebody who has been deleted since is not released, and the release says why', async () => {
  const { pilot, deviceId } = await crew('planned');
  const { id } = await tasks.add('Planned', { executorId: pilot.id, deviceId });
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(deleteUser, { id: pilot.id }, admin);
  const refused = await app.call(releaseTask, await tasks.now(id), admin);
  expect(refused).toMatchObject({ issues: [{ path: 'executorId', code: 'task.pilot.gone' }] });
});
