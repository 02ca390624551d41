import { passTask } from '@skyhelm/contract/approval';
import { releaseTask, revokeTask, submitTask } from '@skyhelm/contract/task-steps';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf, toldOf } from '../../testing/tasks.ts';

test('a release that is pressed twice is told that it was done already, and its pilot is told once', async () => {
  const app = await testApp();
  const people = await peopleOf(app);
  const admin = { token: app.main.token };
  const tasks = tasksOf(app, admin);
  const approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  const founder = await people.person('founder', [
    await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] }),
  ]);
  const doubler = await newPilot(app, people, 'doubler');
  const added = await tasks.add('Doubled', {}, founder);
  await app.done(submitTask, added, founder);
  await app.done(passTask, await tasks.now(added.id), approver);
  const task = await tasks.now(added.id);
  const wish = { ...task, executorId: doubler.id, deviceId: await aircraft(app, admin, 'Doubled heron', 'founder', 'doubler') };
  const answers = await Promise.all([app.call(releaseTask, wish, admin), app.call(releaseTask, wish, admin)]);
  expect(answers.map(codeOf).sort()).toEqual(['done', 'task.releasedAlready']);
  expect(await toldOf(app, doubler)).toEqual(['taskDispatched']);
  await app.done(revokeTask, await tasks.now(task.id), admin);
  expect(codeOf(await app.call(releaseTask, wish, admin)), 'taken back since').toBe('record.stale');
});
