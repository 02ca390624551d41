import { failTask, passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId, WebHookId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { setTask } from '@skyhelm/contract/task';
import {
  completeTask,
  deleteTask,
  giveBackTask,
  postTask,
  recoverTask,
  releaseTask,
  revokeTask,
  startTask,
  submitTask,
} from '@skyhelm/contract/task-steps';
import { addWebHook, getDeliveries } from '@skyhelm/contract/web-hook';
import type { HookBody } from '@skyhelm/contract/web-hook-bodies';
import { TASK_EVENTS } from '@skyhelm/contract/task-operations';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf } from '../../testing/tasks.ts';
import { handleTasks } from './index.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let approver: Person;
let pilot: Person;
let deviceId: DeviceId;
let hookId: WebHookId;
let tasks: ReturnType<typeof tasksOf>;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  const decides = ['task:query', 'approval:query', 'approval:pass', 'approval:fail'] as const;
  approver = await people.person('approver', [await people.role('Approver', { permissions: [...decides] })]);
  pilot = await newPilot(app, people, 'pilot');
  deviceId = await aircraft(app, admin, 'Heron', 'pilot');
  handleTasks(app.services);
  const form = { name: 'Control room', address: 'https://hooks.example.com/in', events: [...TASK_EVENTS], password: PASSWORD };
  hookId = (await app.done(addWebHook, form, admin)).id;
});

type Told = HookBody<(typeof TASK_EVENTS)[number]>;
/** What was told of one task, in the order of its versions: two steps of one transaction have one time. */
const told = async (id: TaskId): Promise<Told[]> =>
  (await app.done(getDeliveries, { id: hookId, isAsc: true, pageSize: 200 }, admin)).rows
    .map(({ body }) => JSON.parse(body) as Told)
    .filter(({ task }) => task.id === id)
    .toSorted((one, other) => one.task.version - other.task.version);
const logged = async (name: string) =>
  (await app.done(getOperations, { keyword: name, isAsc: true, pageSize: 100 }, admin)).rows.map(({ operation }) => operation);

test('every step of a task is told once, in the order and by the names of the operation log', async () => {
  const chosen = { executorId: pilot.id, deviceId };
  const { id } = await tasks.add('Quay');
  const now = () => tasks.now(id);
  await app.done(submitTask, await now(), admin);
  await app.done(failTask, { ...(await now()), reason: 'Too low' }, approver);
  await app.done(setTask, { ...(await tasks.form('Quay', chosen)), ...(await now()) }, admin);
  await app.done(submitTask, await now(), admin);
  clock.advance(25 * HOUR_MS);
  await runDue(app);
  await app.done(postTask, await now(), admin);
  await app.done(passTask, await now(), approver);
  await app.done(revokeTask, { ...(await now()), reason: 'Storm' }, admin);
  await app.done(releaseTask, await now(), admin);
  await app.done(startTask, await now(), pilot);
  await app.done(giveBackTask, { ...(await now()), reason: 'Rain' }, pilot);
  await app.done(startTask, await now(), pilot);
  await app.done(completeTask, await now(), pilot);
  await app.done(deleteTask, await now(), admin);
  await app.done(recoverTask, await now(), admin);

  const events = await told(id);
  const steps = 'added submitted failed edited submitted expired posted passed released revoked released started givenBack started';
  expect(events.map(({ event }) => event)).toEqual(`${steps} completed deleted recovered`.split(' ').map((step) => `task.${step}`));
  expect(events.map(({ event }) => event)).toEqual(await logged('Quay'));
  expect(new Set(events.map((one) => one.id)).size).toBe(events.length);
  const of = (event: string) => events.find((one) => one.event === event)!;
  expect(of('task.added')).toMatchObject({ task: { number: 1, name: 'Quay', status: 'unpublished', approval: 'none', by: 'admin' } });
  expect(of('task.added').device).toBeUndefined();
  expect(of('task.failed').task).toMatchObject({ approval: 'failed', by: 'approver', reason: 'Too low' });
  expect(of('task.expired').task).toMatchObject({ approval: 'timeout', by: null, reason: null });
  expect(of('task.released')).toMatchObject({
    device: { id: deviceId, name: 'Heron' },
    task: { status: 'published', executor: 'pilot', by: null },
  });
  expect(of('task.completed').task).toMatchObject({ status: 'completed', by: 'pilot' });
});

test('what was refused is not told, nor what another enterprise does', async () => {
  const { id, version } = await tasks.add('Refused');
  expect(codeOf(await app.call(releaseTask, { id, version, executorId: pilot.id, deviceId }, admin))).toBe('task.state');
  expect(codeOf(await app.call(submitTask, { id, version: version + 1 }, admin))).toBe('record.stale');
  const [first, second] = await Promise.all([app.call(submitTask, { id, version }, admin), app.call(submitTask, { id, version }, admin)]);
  expect([codeOf(first), codeOf(second)].sort()).toEqual(['done', 'task.submittedAlready']);
  expect((await told(id)).map(({ event }) => event)).toEqual(['task.added', 'task.submitted']);
  const theirs = { token: app.other.token };
  const elsewhere = await tasksOf(app, theirs).add('Elsewhere', {}, theirs);
  expect(await told(elsewhere.id)).toEqual([]);
});

test('whoever may not see tasks has none told, and reads nothing of what was told', async () => {
  const permissions = ['webHook:add', 'webHook:query', 'device:query'] as const;
  const keeper = await people.person('keeper', [await people.role('Keeper', { permissions: [...permissions] })]);
  const form = { name: 'Theirs', address: 'https://hooks.example.com/in', events: ['task.added' as const], password: PASSWORD };
  expect(codeOf(await app.call(addWebHook, form, keeper))).toBe('user.grantsMore');
  await tasks.add('Hidden');
  const { rows } = await app.done(getDeliveries, { id: hookId, pageSize: 1 }, keeper);
  expect(rows).toMatchObject([{ event: 'task.added', body: '' }]);
});
