import { passTask } from '@skyhelm/contract/approval';
import { deleteDevice } from '@skyhelm/contract/device';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { deleteSite } from '@skyhelm/contract/site';
import { completeTask, giveBackTask, releaseTask, revokeTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { deleteUser, frozenUser, recoverUser } from '@skyhelm/contract/user';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf, toldOf } from '../../testing/tasks.ts';
import { newId } from '../../platform/ids.ts';
import { deviceDirectory } from '../device/index.ts';
import { handleTasks } from './index.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock();
let app: TestApp;
let admin: { token: string };
let approver: Person;
let pilot: Person;
let tasks: ReturnType<typeof tasksOf>;
let people: People;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  pilot = await newPilot(app, people, 'pilot');
  handleTasks(app.services);
});

type Given = Parameters<typeof tasks.add>[1];
const pending = async (name: string, given: Given = {}): Promise<TaskId> => {
  const added = await tasks.add(name, given);
  await app.done(submitTask, added, admin);
  return added.id;
};
const released = async (name: string, deviceId: DeviceId, given: Given = {}): Promise<TaskId> => {
  const id = await pending(name, given);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
  return id;
};
const refusal = async (answer: ReturnType<typeof app.call>) => {
  const given = await answer;
  const issues = (given as { issues?: { path: string; code: string }[] }).issues ?? [];
  return [codeOf(given), ...issues.map(({ path, code }) => `${path} ${code}`)];
};
const stateOf = async (id: TaskId) => {
  const { status, approval } = await tasks.read(id);
  return `${status} ${approval}`;
};
const logged = async (name: string) =>
  (await app.done(getOperations, { keyword: name, isAsc: true }, admin)).rows.map(({ operation }) => operation.replace('task.', ''));

test('a task whose site is deleted while it waits is decided on and flown all the same: its plan is its own', async () => {
  const deviceId = await aircraft(app, admin, 'Heron', 'pilot');
  const id = await pending('Siteless');
  await app.done(deleteSite, { id: (await tasks.read(id)).site.id }, admin);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
  await app.done(startTask, await tasks.now(id), pilot);
  await app.done(completeTask, await tasks.now(id), pilot);
  expect(await tasks.read(id)).toMatchObject({ status: 'completed', site: { isGone: true } });
  expect(await logged('Siteless')).toEqual(['added', 'submitted', 'passed', 'released', 'started', 'completed']);
});

test('a task whose aircraft is deleted before the start is not started, and is released to another', async () => {
  const [gone, other] = [await aircraft(app, admin, 'Gone', 'pilot'), await aircraft(app, admin, 'Stork', 'pilot')];
  const id = await released('Deviceless', gone);
  await app.done(deleteDevice, { id: gone }, admin);
  expect(await refusal(app.call(startTask, await tasks.now(id), pilot))).toEqual(['input.invalid', 'deviceId task.device.gone']);
  expect(await stateOf(id)).toBe('published approved');
  await app.done(revokeTask, await tasks.now(id), admin);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId: other }, admin);
  await app.done(startTask, await tasks.now(id), pilot);
  expect(await logged('Deviceless')).toEqual(['added', 'submitted', 'passed', 'released', 'revoked', 'released', 'started']);
});

test('a task whose aircraft is deleted while it is executed is given back or completed, and keeps its name', async () => {
  const [first, second] = [await aircraft(app, admin, 'First', 'pilot'), await aircraft(app, admin, 'Second', 'pilot')];
  const [back, done] = [await released('Given back', first), await released('Brought home', second)];
  for (const id of [back, done]) await app.done(startTask, await tasks.now(id), pilot);
  for (const id of [first, second]) await app.done(deleteDevice, { id }, admin);
  await app.done(giveBackTask, { ...(await tasks.now(back)), reason: 'No aircraft' }, pilot);
  await app.done(completeTask, await tasks.now(done), pilot);
  expect([await stateOf(back), await stateOf(done)]).toEqual(['published approved', 'completed approved']);
  expect(await tasks.read(done)).toMatchObject({ device: { name: 'Second', isGone: true } });
});

test('a deadline that passes in the middle: of a decision it ends the question, of a flight it makes it late', async () => {
  const deviceId = await aircraft(app, admin, 'Plover', 'pilot');
  const deadline = new Date(clock.now().getTime() + HOUR_MS).toISOString();
  const [waiting, flying] = [await pending('Undecided', { deadline }), await released('Under way', deviceId, { deadline })];
  const looked = await tasks.now(waiting);
  await app.done(startTask, await tasks.now(flying), pilot);
  clock.advance(HOUR_MS + 1_000);
  expect(codeOf(await app.call(passTask, looked, approver))).toBe('task.expired');
  await runDue(app);
  expect(await stateOf(waiting)).toBe('unpublished timeout');
  await app.done(completeTask, await tasks.now(flying), pilot);
  expect(await tasks.read(flying)).toMatchObject({ status: 'completed', aging: 'timedOut' });
  expect(await logged('Undecided')).toEqual(['added', 'submitted', 'expired']);
});

test('a clock that is set back makes nothing younger: what has run out stays so, and is called once', async () => {
  const id = await pending('Twice noon', { deadline: new Date(clock.now().getTime() + HOUR_MS).toISOString() });
  clock.advance(2 * HOUR_MS);
  await runDue(app);
  clock.advance(-2 * HOUR_MS);
  expect(codeOf(await app.call(passTask, await tasks.now(id), approver))).toBe('task.expired');
  clock.advance(2 * HOUR_MS);
  await runDue(app);
  expect(await stateOf(id)).toBe('unpublished timeout');
  expect(await logged('Twice noon')).toEqual(['added', 'submitted', 'expired']);
});

test.each([
  ['frozen', frozenUser],
  ['deleted', deleteUser],
] as const)('of a pilot who is %s in flight those hear who may give the task back, which waits for the landing', async (what, go) => {
  const founds = await people.role(`Founder ${what}`, { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
  const founder = await people.person(`founder${what}`, [founds]);
  const gives = await people.role(`Giver ${what}`, { permissions: ['task:query', 'task:check', 'task:revoke'] });
  const giver = await people.person(`giver${what}`, [gives]);
  const doomed = await newPilot(app, people, `doomed${what}`);
  const deviceId = await aircraft(app, admin, `Crane ${what}`, `doomed${what}`);
  const { id } = await tasks.add(`Left ${what}`, {}, founder);
  await app.done(submitTask, await tasks.now(id), founder);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: doomed.id, deviceId }, admin);
  await app.done(startTask, await tasks.now(id), doomed);
  const takeOffAt = clock.now().getTime();
  const flight = { id: newId(), deviceId, takeOffAt, landedAt: takeOffAt + 1_000, metres: 10 };
  await deviceDirectory(app.services).noteFlying([flight]);
  clock.advance(1_000);
  await app.done(go, { id: doomed.id }, admin);
  for (const one of [founder, giver, admin]) expect((await toldOf(app, one)).at(-1), what).toBe('taskPilotGone');
  expect(await toldOf(app, approver)).not.toContain('taskPilotGone');
  const giveBack = async () => codeOf(await app.call(giveBackTask, { ...(await tasks.now(id)), reason: 'Nobody flies it' }, giver));
  expect([await giveBack(), await stateOf(id)]).toEqual(['task.inTheAir', 'executing approved']);
  await deviceDirectory(app.services).noteFlight(flight);
  expect([await giveBack(), await stateOf(id)]).toEqual(['done', 'published approved']);
});

const historyOf = async (id: TaskId) =>
  (await tasks.read(id)).steps
    .map(({ action, by, executor }) => [action, by, ...(executor === '' ? [] : [executor])].join(' '))
    .toReversed();

test('the history of a task, and the log, tell what became of whoever it was given to, by whom, and of nobody else', async () => {
  const mover = await people.person('mover', [
    await people.role('Mover', { permissions: ['user:query', 'user:freeze', 'user:delete', 'task:query'] }),
  ]);
  const fading = await newPilot(app, people, 'fading');
  const deviceId = await aircraft(app, admin, 'Teal', 'fading');
  const dispatched = async (name: string) => {
    const id = await pending(name);
    await app.done(passTask, await tasks.now(id), approver);
    await app.done(releaseTask, { ...(await tasks.now(id)), executorId: fading.id, deviceId }, admin);
    return id;
  };
  const [waits, flies, done] = [await dispatched('Waits'), await dispatched('Flies'), await dispatched('Is done')];
  const others = await released('Of another', await aircraft(app, admin, 'Wigeon', 'pilot'));
  await app.done(startTask, await tasks.now(done), fading);
  await app.done(completeTask, await tasks.now(done), fading);
  await app.done(startTask, await tasks.now(flies), fading);
  await app.done(frozenUser, { id: fading.id }, mover);
  await app.done(recoverUser, { id: fading.id }, mover);
  await app.done(revokeTask, await tasks.now(waits), admin);
  await app.done(deleteUser, { id: fading.id }, mover);

  const became = (...turns: string[]) => turns.map((turn) => `executor${turn} mover fading`);
  expect((await historyOf(flies)).slice(-4)).toEqual([expect.stringMatching(/^start/), ...became('Frozen', 'Recovered', 'Deleted')]);
  expect((await historyOf(waits)).slice(-3)).toEqual([...became('Frozen', 'Recovered'), expect.stringMatching(/^revoke/)]);
  for (const id of [done, others]) expect((await historyOf(id)).filter((step) => step.startsWith('executor'))).toEqual([]);
  expect((await logged('Flies')).slice(-4)).toEqual(['started', 'executorFrozen', 'executorRecovered', 'executorDeleted']);
});
