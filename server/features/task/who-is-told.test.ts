import { getApproval, passTask } from '@skyhelm/contract/approval';
import { getMessages, type MessageKind } from '@skyhelm/contract/message';
import type { TaskApprovalId } from '@skyhelm/contract/ids';
import { checkTask, getTask } from '@skyhelm/contract/task';
import { getTaskFlight } from '@skyhelm/contract/task-flight';
import { postTask, releaseTask, submitTask } from '@skyhelm/contract/task-steps';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

const app = await testApp();
const people = await peopleOf(app);
const { admin } = people;
const tasks = tasksOf(app, admin);
const pilot = await newPilot(app, people, 'pilot');
const deviceId = await aircraft(app, admin, 'Heron', 'pilot');

test('whoever asks is told that nobody may answer, as long as nobody may', async () => {
  const codes = async (call: typeof submitTask, name: string) => {
    const task = await tasks.add(name, { executorId: pilot.id, deviceId });
    const { approval, issues } = await app.done(call, task, admin);
    return [approval, ...issues.map(({ code, severity }) => `${severity} ${code}`)];
  };
  expect(await codes(submitTask, 'In vain')).toEqual(['pending', 'warning task.noApprover']);
  expect(await codes(postTask, 'Posted in vain')).toEqual(['pending', 'warning task.noApprover']);
  await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  expect(await codes(submitTask, 'Answered')).toEqual(['pending']);
});

test('whoever is told of a task is led to it: approvers to the request, founder and executor to the task', async () => {
  const asked = await people.person('asked', [await people.role('Asked', { permissions: ['approval:query', 'approval:pass'] })]);
  const founds = await people.role('Founds', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
  const founder = await people.person('founds', [founds]);
  const { id, version } = await tasks.add('Led to', {}, founder);
  await app.done(submitTask, { id, version }, founder);
  const aboutOf = async (kind: MessageKind, reader: typeof asked) =>
    (await app.done(getMessages, { keyword: 'led to' }, reader)).rows.find((row) => row.kind === kind)!.about;
  const request = (await aboutOf('taskSubmitted', asked)) as TaskApprovalId;
  expect((await app.done(getApproval, { id: request }, asked)).task.id).toBe(id);
  await app.done(passTask, await tasks.now(id), asked);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
  expect(await aboutOf('taskPassed', founder)).toBe(id);
  expect(await aboutOf('taskDispatched', pilot)).toBe(id);
  // An id is no word of the message.
  expect((await app.done(getMessages, { keyword: id.slice(-12) }, pilot)).total).toBe(0);
});

test('a task is opened for its flight by its executor and by those who may open details', async () => {
  const [passes, looks] = [
    await people.role('Passes', { permissions: ['task:query', 'approval:pass'] }),
    await people.role('Looks', { permissions: ['task:query'] }),
  ];
  const [passer, looker] = [await people.person('passer', [passes]), await people.person('looker', [looks])];
  const { id, version } = await tasks.add('Unopened', { remark: 'The gate is locked' });
  await app.done(submitTask, { id, version }, admin);
  await app.done(passTask, await tasks.now(id), passer);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
  for (const call of [getTask, getTaskFlight]) expect(codeOf(await app.call(call, { id }, looker))).toBe('request.forbidden');
  expect((await app.done(getTaskFlight, { id }, pilot)).task.remark).toBe('The gate is locked');
  expect((await app.done(getTaskFlight, { id }, admin)).task.remark).toBe('The gate is locked');
});

test('that there are more tasks in the way than are told is told', async () => {
  const SHOWN = 20;
  const busy = await newPilot(app, people, 'busy');
  const task = await tasks.add('One of many', { executorId: pilot.id });
  await app.done(submitTask, task, admin);
  const form = await tasks.form('Another', { executorId: busy.id });
  const met = async () => {
    const { conflicts, hasMoreConflicts } = await app.done(checkTask, form, admin);
    return [conflicts.length, hasMoreConflicts];
  };
  const copies = (count: number) =>
    app.services.database.db.execute(sql`
      insert into task select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'route_id', gen_random_uuid(),
        'executor_id', ${busy.id}::text, 'number', (select max(number) from task) + n))).*
      from task t, generate_series(1, ${count}::int) n where t.id = ${task.id}`);
  await copies(SHOWN);
  expect(await met()).toEqual([SHOWN, false]);
  await copies(1);
  expect(await met()).toEqual([SHOWN, true]);
});
