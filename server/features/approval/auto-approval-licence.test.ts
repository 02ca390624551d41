import { getApprovals } from '@skyhelm/contract/approval';
import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { checkRelease, submitTask } from '@skyhelm/contract/task-steps';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

const app = await testApp({ clock: manualClock(new Date('2030-06-10T05:00:00Z')) });
const people = await peopleOf(app);
const admin = { token: app.main.token };
const tasks = tasksOf(app, admin);
const makes = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
const founder = await people.person('founder', [makes]);

/** What the rules found of a licence, and what releasing the same task says of it. */
async function foundOf(name: string, expiresOn: string, startTime: string): Promise<unknown[]> {
  const { id: executorId } = await newPilot(app, people, name, { expiresOn });
  const deviceId = await aircraft(app, admin, `Heron of ${name}`, name);
  const task = await tasks.add(name, { executorId, deviceId, startTime, deadline: '2030-06-20T05:00:00Z' }, founder);
  await app.done(submitTask, task, founder);
  const { state, automatic } = (await app.done(getApprovals, { keyword: name }, admin)).rows[0]!;
  const { issues } = await app.done(checkRelease, { id: task.id }, admin);
  const ofPilot = issues.map(({ code }) => code).filter((code) => code.startsWith('task.pilot'));
  return [state, automatic!.reasons.find(({ check }) => check === 'licence')!.finding, ofPilot];
}

test('the rules hold a licence to the day that a release holds it to: the planned one, and today where that has gone', async () => {
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  await app.done(setAutoApproval, { isOn: true, userIds: [founder.id], ...period, types: ['spot'], version: 0 }, admin);
  const expired = ['pending', 'broken', ['task.pilot.expired']];
  expect(await foundOf('late', '2030-06-07', '2030-06-05T05:00:00Z')).toEqual(expired);
  expect(await foundOf('soon', '2030-06-12', '2030-06-14T05:00:00Z')).toEqual(expired);
  expect(await foundOf('today', '2030-06-10', '2030-06-05T05:00:00Z')).toEqual(['approved', 'kept', []]);
});
