import { getApprovals, passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { addTask, checkTask, setTask } from '@skyhelm/contract/task';
import { postTask, releaseTask, submitTask } from '@skyhelm/contract/task-steps';
import { beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf } from '../../testing/tasks.ts';
import { handleTasks } from './index.ts';
import { lockAnyTask } from './task-access.store.ts';
import { updateTask } from './task.store.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock();
let app: TestApp;
let people: People;
let admin: { token: string };
let founder: Person;
let approver: Person;
let tasks: ReturnType<typeof tasksOf>;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  const founds = await people.role('Founder', {
    permissions: ['task:query', 'task:check', 'task:add', 'task:edit', 'task:submit', 'task:release'],
  });
  founder = await people.person('founder', [founds]);
  approver = await people.person('approver', [
    await people.role('Approver', { permissions: ['task:query', 'approval:query', 'approval:pass'] }),
  ]);
  handleTasks(app.services);
});

const after = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
/** For an hour from now, though its deadline is a day later. */
const soon = () => ({ startTime: after(1), endTime: after(2), deadline: after(26) });

async function planned(name: string): Promise<{ id: TaskId; executorId: Person['id']; deviceId: DeviceId }> {
  const pilot = await newPilot(app, people, `pilot${name.replaceAll(' ', '')}`);
  const deviceId = await aircraft(app, admin, `Aircraft of ${name}`, `pilot${name.replaceAll(' ', '')}`);
  const { id } = await tasks.add(name, { ...soon(), executorId: pilot.id, deviceId }, founder);
  return { id, executorId: pilot.id, deviceId };
}
const answerTo = async (call: typeof submitTask | typeof releaseTask | typeof passTask, id: TaskId, by: { token: string }) =>
  codeOf(await app.call(call, await tasks.now(id), by));
const stateOf = async (id: TaskId) => {
  const { status, approval } = await tasks.read(id);
  return `${status} ${approval}`;
};

describe('a task whose planned time is over, though its deadline is not', () => {
  test('is neither submitted nor posted', async () => {
    const { id } = await planned('Asked late');
    clock.advance(2 * HOUR_MS);
    expect(await answerTo(submitTask, id, founder)).toBe('task.tooLate');
    expect(await answerTo(postTask, id, founder)).toBe('task.tooLate');
    expect(await stateOf(id)).toBe('unpublished none');
  });

  test('is nothing to decide on any more: the time to decide ends with it', async () => {
    const { id } = await planned('Decided late');
    const { endTime } = await tasks.read(id);
    await app.done(submitTask, await tasks.now(id), founder);
    const question = async () => (await app.done(getApprovals, { keyword: 'Decided late' }, approver)).rows[0]!;
    expect((await question()).dueAt).toBe(endTime);
    clock.advance(2 * HOUR_MS);
    expect(await answerTo(passTask, id, approver)).toBe('task.expired');
    await runDue(app);
    expect(await stateOf(id)).toBe('unpublished timeout');
    expect(await tasks.read(id), 'its deadline has not passed').toMatchObject({ aging: 'onTime', nature: 'invalid' });
    const { rows } = await app.done(getMessages, { pageSize: 200 }, { ...founder, language: 'en' });
    expect(rows.find(({ text }) => text.includes('Decided late'))?.text).toContain('planned anew where its time');
  });

  test('is not released', async () => {
    const { id } = await planned('Released late');
    await app.done(submitTask, await tasks.now(id), founder);
    await app.done(passTask, await tasks.now(id), approver);
    clock.advance(2 * HOUR_MS);
    expect(await answerTo(releaseTask, id, admin)).toBe('task.tooLate');
    expect(await stateOf(id)).toBe('unpublished approved');
    expect(await tasks.read(id), 'it may be planned anew').toMatchObject({ aging: 'onTime', nature: null });
  });

  test('is not released by itself after it was posted, and its founder is told why', async () => {
    const { id } = await planned('Posted late');
    await app.done(postTask, await tasks.now(id), founder);
    clock.advance(2 * HOUR_MS);
    // Asked by a version that gave people longer to decide.
    await app.services.database.db.transaction(async (tx) => {
      const row = await lockAnyTask(tx, app.main.enterpriseId, id);
      await updateTask(tx, row!, { approvalDeadline: new Date(after(20)) }, clock.now());
    });
    await app.done(passTask, await tasks.now(id), approver);
    expect(await stateOf(id)).toBe('unpublished approved');
    expect((await tasks.read(id)).isPosted).toBe(false);
    const { rows } = await app.done(getOperations, { operations: ['task.notReleased'] }, admin);
    const { details } = await app.done(getOperation, { id: rows[0]!.id }, { ...admin, language: 'en' });
    expect(details).toMatchObject({ refusal: 'The time it was planned for is over: please plan it anew' });
  });

  test('says so before it is saved again or decided on, and is saved again only for another time', async () => {
    const { id } = await planned('Edited late');
    clock.advance(2 * HOUR_MS);
    const { startTime, endTime, deadline } = await tasks.read(id);
    const form = await tasks.form('Edited late', { startTime, endTime, deadline });
    expect((await app.done(checkTask, { id, ...form }, admin)).issues).toContainEqual(
      expect.objectContaining({ code: 'task.tooLate', severity: 'error', at: ['endTime'] }),
    );
    const saved = await app.call(setTask, { ...(await tasks.now(id)), ...form }, admin);
    expect(saved).toMatchObject({ code: 'input.invalid', issues: [{ path: 'endTime', code: 'task.tooLate' }] });
    expect(codeOf(await app.call(addTask, form, admin))).toBe('input.invalid');
    await app.done(setTask, { ...(await tasks.now(id)), ...form, ...soon() }, founder);
    expect(await answerTo(submitTask, id, founder)).toBe('done');
  });
});
