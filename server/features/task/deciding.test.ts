import {
  failTask,
  getApproval,
  getApprovalProof,
  getApprovals,
  getApprovalZones,
  getTaskApprovers,
  passTask,
} from '@skyhelm/contract/approval';
import type { TaskId } from '@skyhelm/contract/ids';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { getMessages } from '@skyhelm/contract/message';
import { getOperations } from '@skyhelm/contract/operation-log';
import { setTask } from '@skyhelm/contract/task';
import { deleteTask, revokeTask, submitTask } from '@skyhelm/contract/task-steps';
import { deleteUser } from '@skyhelm/contract/user';
import { beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { databaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { scheduleRechecks } from '../route/index.ts';
import { handleTasks } from './index.ts';
import { expire } from './due.ts';
import { runDue, tasksOf, toldOf } from '../../testing/tasks.ts';

const HOUR_MS = 3_600_000;
/** Each change of the air starts a thread, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000 };
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let founder: Person;
let [first, second]: [Person, Person] = [{} as Person, {} as Person];

const FOUNDER = ['task:query', 'task:check', 'task:add', 'task:edit', 'task:submit', 'task:release', 'task:revoke', 'task:delete'] as const;
const APPROVER = ['task:query', 'task:check', 'approval:query', 'approval:pass', 'approval:fail'] as const;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  founder = await people.person('founder', [await people.role('Founder', { permissions: [...FOUNDER, 'approval:pass'] })]);
  const approver = await people.role('Approver', { permissions: [...APPROVER] });
  [first, second] = [await people.person('first', [approver]), await people.person('second', [approver])];
  await scheduleRechecks(app.services);
  handleTasks(app.services);
});

const submitted = async (name: string, given: Parameters<typeof tasks.add>[1] = {}) => {
  const added = await tasks.add(name, given, founder);
  await app.done(submitTask, added, founder);
  return tasks.now(added.id);
};
const stateOf = async (id: TaskId) => {
  const { status, approval } = await tasks.read(id);
  return `${status} ${approval}`;
};
const questionOf = async (name: string) => (await app.done(getApprovals, { keyword: name }, first)).rows[0]!;
const logged = async (name: string) =>
  (await app.done(getOperations, { keyword: name, isAsc: true, pageSize: 100 }, admin)).rows.map(({ operation }) => operation);

describe('a decision', () => {
  test('is asked of those who may, with the plan before them; what was found of the air is kept with it', async () => {
    const task = await submitted('Quay');
    expect(await stateOf(task.id)).toBe('unpublished pending');
    expect(await toldOf(app, first)).toEqual(['taskSubmitted']);
    expect(await toldOf(app, founder)).toEqual([]);
    const approvers = await app.done(getTaskApprovers, { id: task.id }, founder);
    expect(approvers.map(({ name }) => name).sort()).toEqual(['admin', 'first', 'second']);
    const question = await questionOf('Quay');
    expect(question).toMatchObject({
      state: 'pending',
      submittedBy: 'founder',
      proof: null,
      task: { name: 'Quay', may: ['pass', 'fail'] },
    });
    expect(Date.parse(question.dueAt) - Date.parse(question.submittedAt)).toBe(24 * HOUR_MS);
    const opened = await app.done(getApproval, { id: question.id }, first);
    expect(opened.task.route.waypoints.length).toBeGreaterThan(1);
    const asOfNow = { routeVersion: 1, zones: 0, issues: [], found: { errors: 0, warnings: 0 } };
    expect(await app.done(getApprovalProof, { id: question.id }, first)).toMatchObject(asOfNow);
    expect((await questionOf('Quay')).proof, 'a look keeps nothing').toBeNull();
    expect(await app.done(passTask, task, first)).toMatchObject({ status: 'unpublished', approval: 'approved' });
    expect(await questionOf('Quay')).toMatchObject({
      state: 'approved',
      decidedBy: 'first',
      isAutomatic: false,
      proof: asOfNow,
    });
    expect(await toldOf(app, founder)).toEqual(['taskPassed']);
    expect(await logged('Quay')).toEqual(['task.added', 'task.submitted', 'task.passed']);
    expect(await tasks.read(task.id)).toMatchObject({
      approver: 'first',
      steps: [{ action: 'pass', by: 'first' }, { action: 'submit' }, {}],
    });
  });

  test('against it needs a reason, which its founder is told, and the task can be asked for again', async () => {
    const task = await submitted('Crane');
    expect(await app.call(failTask, { ...task, reason: ' ' }, first)).toMatchObject({
      issues: [{ path: 'reason', mes: 'Please enter the reason for failing it' }],
    });
    await app.done(failTask, { ...task, reason: 'Too low over the cranes' }, first);
    expect(await tasks.read(task.id)).toMatchObject({ approval: 'failed', reason: 'Too low over the cranes', approver: 'first' });
    await app.done(submitTask, await tasks.now(task.id), founder);
    expect(await stateOf(task.id)).toBe('unpublished pending');
    const { history } = await app.done(getApproval, { id: (await questionOf('Crane')).id }, first);
    expect(history.map(({ state }) => state)).toEqual(['pending', 'failed']);
  });

  test('is never the founder’s, nor that of whoever submitted it, whatever they hold', async () => {
    expect(codeOf(await app.call(passTask, await submitted('Own'), founder))).toBe('task.own');
    const theirs = await tasks.add('Theirs', {}, founder);
    await app.done(submitTask, theirs, admin);
    expect(codeOf(await app.call(passTask, await tasks.now(theirs.id), admin))).toBe('task.own');
    expect(codeOf(await app.call(passTask, await tasks.now(theirs.id), second))).toBe('done');
  });

  test('by two at once is one: the other is told who was quicker, and what they decided', async () => {
    const task = await submitted('Race');
    const answers = await Promise.all([app.call(passTask, task, first), app.call(failTask, { ...task, reason: 'Wind' }, second)]);
    const [winner] = answers.map(codeOf).includes('task.passedAlready') ? ['first'] : ['second'];
    expect(answers.map(codeOf).sort()).toEqual(['done', winner === 'first' ? 'task.passedAlready' : 'task.failedAlready']);
    const refused = answers.find(({ state }) => state !== 1)!;
    expect(refused).toMatchObject({ mes: expect.stringContaining(`“${winner}”`) as string });
    expect((await logged('Race')).filter((operation) => /passed|failed/.test(operation))).toHaveLength(1);
    expect((await questionOf('Race')).decidedBy).toBe(winner);
  });

  test('after it was taken back or deleted comes too late, and says so', async () => {
    const revoked = await submitted('Revoked');
    await app.done(revokeTask, revoked, founder);
    expect(codeOf(await app.call(passTask, revoked, first))).toBe('task.withdrawn');
    expect(await stateOf(revoked.id)).toBe('unpublished none');
    expect((await questionOf('Revoked')).state).toBe('withdrawn');
    const deleted = await submitted('Deleted');
    await app.done(deleteTask, deleted, founder);
    expect(codeOf(await app.call(failTask, { ...deleted, reason: 'Late' }, first))).toBe('task.withdrawn');
    expect(await stateOf(deleted.id)).toBe('deleted none');
  });

  test('a doubled submit asks one question', async () => {
    const added = await tasks.add('Doubled', {}, founder);
    const answers = await Promise.all([app.call(submitTask, added, founder), app.call(submitTask, added, founder)]);
    expect(answers.map(codeOf).sort()).toEqual(['done', 'task.submittedAlready']);
    expect((await app.done(getApprovals, { keyword: 'Doubled' }, first)).total).toBe(1);
    expect(codeOf(await app.call(submitTask, await tasks.now(added.id), founder))).toBe('task.state');
    expect((await logged('Doubled')).filter((operation) => operation === 'task.submitted')).toHaveLength(1);
  });

  test('that is asked of a task as it was before it was submitted and taken back is refused as out of date', async () => {
    const added = await tasks.add('Taken back', {}, founder);
    await app.done(submitTask, added, founder);
    await app.done(revokeTask, await tasks.now(added.id), founder);
    expect(codeOf(await app.call(submitTask, added, founder))).toBe('record.stale');
  });

  test('goes on when the founder has gone, or whoever is asked', async () => {
    const leaver = await people.person('leaver', [await people.role('Leaver', { permissions: [...FOUNDER] })]);
    const added = await tasks.add('Heirless', {}, leaver);
    await app.done(submitTask, added, leaver);
    await app.done(deleteUser, { id: leaver.id }, admin);
    expect(codeOf(await app.call(passTask, await tasks.now(added.id), first))).toBe('done');
    expect(await tasks.read(added.id)).toMatchObject({ founder: { name: 'leaver', isGone: true } });
  });
});

describe('the time to decide', () => {
  test('ends at the deadline of the task where that is sooner', async () => {
    const deadline = new Date(clock.now().getTime() + 2 * HOUR_MS).toISOString();
    await submitted('Soon', { deadline });
    expect((await questionOf('Soon')).dueAt).toBe(deadline);
  });

  test('is the order in which what waits is listed, whenever it was asked', async () => {
    const ahead = (hours: number) => ({ deadline: new Date(clock.now().getTime() + hours * HOUR_MS).toISOString() });
    await submitted('Ordered later', ahead(20));
    await submitted('Ordered soonest', ahead(2));
    await submitted('Ordered soon', ahead(3));
    const { rows } = await app.done(getApprovals, { keyword: 'Ordered', orderByColumn: 'queue', isAsc: true }, first);
    expect(rows.map(({ task }) => task.name)).toEqual(['Ordered soonest', 'Ordered soon', 'Ordered later']);
  });

  test('runs out once, though the server was restarted and several of them run', async () => {
    const task = await submitted('Overdue');
    clock.advance(24 * HOUR_MS);
    expect(codeOf(await app.call(passTask, task, first))).toBe('task.expired');
    expect(await stateOf(task.id)).toBe('unpublished pending');
    const { database, log } = app.services;
    const restarted = { ...app.services, jobs: databaseJobs(database, clock, log) };
    handleTasks(restarted);
    await Promise.all([restarted.jobs.runDue(), runDue(app)]);
    expect(await stateOf(task.id)).toBe('unpublished timeout');
    expect((await logged('Overdue')).filter((operation) => operation === 'task.expired')).toHaveLength(1);
    expect((await questionOf('Overdue')).state).toBe('timeout');
    expect(codeOf(await app.call(passTask, await tasks.now(task.id), first))).toBe('task.expired');
    const { rows } = await app.done(getMessages, { pageSize: 200 }, founder);
    expect(rows.filter(({ kind, text }) => kind === 'taskExpired' && text.includes('Overdue'))).toHaveLength(1);
    await restarted.jobs.stop();
  });

  test('is not called before its time when a clock was wrong, nor after it was decided', async () => {
    const task = await submitted('Clockwork');
    const { id: approvalId } = await questionOf('Clockwork');
    const due = { enterpriseId: app.main.enterpriseId, taskId: task.id, approvalId };
    await expire(app.services, due);
    expect(await stateOf(task.id)).toBe('unpublished pending');
    await app.done(passTask, task, first);
    clock.advance(25 * HOUR_MS);
    await runDue(app);
    await expire(app.services, due);
    expect(await stateOf(task.id)).toBe('unpublished approved');
  });
});

describe('an approval falls', () => {
  const zoneOver = (name: string, site: { longitude: number; latitude: number }) => ({
    name,
    description: 'Crowds',
    shape: { kind: 'circle' as const, centre: { longitude: site.longitude, latitude: site.latitude + 0.001 }, radius: 30 },
    validUntil: new Date(clock.now().getTime() + 500 * HOUR_MS).toISOString(),
  });

  test('when the task is changed, in the same step', async () => {
    const task = await submitted('Changed');
    await app.done(passTask, task, first);
    const { version } = await tasks.now(task.id);
    await app.done(setTask, { ...(await tasks.form('Changed')), id: task.id, version }, founder);
    expect(await stateOf(task.id)).toBe('unpublished none');
    expect((await questionOf('Changed')).state).toBe('fallen');
  });

  test('when a zone closes its plan, once, and its people are told which', PATIENTLY, async () => {
    const task = await submitted('Closed');
    await app.done(passTask, task, first);
    const { site } = await tasks.read(task.id);
    const { id: zoneId } = await app.done(addNoFlyZone, zoneOver('Fair', site), admin);
    await runDue(app);
    await runDue(app);
    expect(await tasks.read(task.id)).toMatchObject({
      status: 'unpublished',
      approval: 'none',
      reason: 'Fair',
      airspace: { state: 'broken', zones: ['Fair'] },
      steps: [{ action: 'fall', by: '', reason: 'Fair' }, {}, {}, {}],
    });
    expect((await logged('Closed')).filter((operation) => operation === 'task.fallen')).toHaveLength(1);
    expect(await toldOf(app, founder)).toContain('taskFallen');
    expect(await questionOf('Closed')).toMatchObject({ state: 'fallen', decidedBy: 'first', endedBy: '', reason: 'Fair' });
    expect(await app.call(submitTask, await tasks.now(task.id), founder)).toMatchObject({ code: 'input.invalid' });
    await app.done(deleteNoFlyZone, { id: zoneId }, admin);
    await runDue(app);
    expect(codeOf(await app.call(submitTask, await tasks.now(task.id), founder))).toBe('done');
  });

  test('and is not given for a plan that was closed while it waited', PATIENTLY, async () => {
    const task = await submitted('Waiting');
    const { site } = await tasks.read(task.id);
    await app.done(addNoFlyZone, zoneOver('Parade', site), admin);
    const { id: waiting } = await questionOf('Waiting');
    const { zones, issues, found } = await app.done(getApprovalProof, { id: waiting }, first);
    expect(zones, 'before anybody decides').toBe(1);
    expect(issues).toContainEqual(
      expect.objectContaining({ severity: 'error', params: expect.objectContaining({ zone: 'Parade' }) as object }),
    );
    expect(found!.errors, 'all of them count').toBe(issues.filter(({ severity }) => severity === 'error').length);
    expect(codeOf(await app.call(getApprovalProof, { id: waiting }, { token: app.other.token }))).toBe('record.notFound');
    const refused = await app.call(passTask, task, first);
    expect(refused).toMatchObject({ code: 'input.invalid', issues: [{ mes: expect.stringContaining('Parade') as string }] });
    expect(await stateOf(task.id)).toBe('unpublished pending');
    const { id: questionId } = await questionOf('Waiting');
    const seen = await app.done(getApprovalZones, { id: questionId }, first);
    expect(seen, 'without the right to look at devices').toMatchObject([{ name: 'Parade', kind: 'noFly', shape: { kind: 'circle' } }]);
    const far = await submitted('Far away');
    expect(await app.done(getApprovalZones, { id: (await questionOf('Far away')).id }, first)).toEqual([]);
    expect(codeOf(await app.call(getApprovalZones, { id: questionId }, { token: app.other.token }))).toBe('record.notFound');
    await app.done(revokeTask, far, founder);
    await runDue(app);
  });
});

test('those who are waited for are listed by name, numbers by their size', async () => {
  const { pool } = app.services.database;
  for (const [account, name] of [
    ['first', 'Reviewer 10'],
    ['second', 'Reviewer 2'],
  ])
    await pool.query('update user_account set name = $1 where account = $2', [name, account]);
  const { id } = await submitted('Many eyes');
  const names = (await app.done(getTaskApprovers, { id }, founder)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Reviewer'))).toEqual(['Reviewer 2', 'Reviewer 10']);
});
