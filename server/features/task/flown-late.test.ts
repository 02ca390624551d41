import { getTasks } from '@skyhelm/contract/task';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { lockAnyTask } from './index.ts';
import { updateTask } from './task.store.ts';

test('a task that was started early and completed long after its deadline is found in the months in which that was', async () => {
  const clock = manualClock(new Date('2026-09-09T08:00:00Z'));
  const app = await testApp({ clock });
  const admin = { token: app.main.token };
  const { id } = await tasksOf(app, admin).add('Late', { startTime: '2026-10-10T08:00:00Z', deadline: '2026-10-11T08:00:00Z' });
  const inMonth = async (month: string, next: string) =>
    (await app.done(getTasks, { from: `${month}-01T00:00:00Z`, to: `${next}-01T00:00:00Z` }, admin)).total;
  const months = () => Promise.all([inMonth('2026-09', '2026-10'), inMonth('2026-10', '2026-11'), inMonth('2026-11', '2026-12')]);
  expect(await months(), 'as planned').toEqual([0, 1, 0]);
  const flown = { startedAt: new Date('2026-09-30T07:00:00Z'), completedAt: new Date('2026-11-08T09:00:00Z') };
  await app.services.database.db.transaction(async (tx) => {
    const row = (await lockAnyTask(tx, app.main.enterpriseId, id))!;
    await updateTask(tx, row, { status: 'completed', approval: 'approved', ...flown }, clock.now());
  });
  expect(await months(), 'as flown').toEqual([1, 1, 1]);
  expect(await inMonth('2026-12', '2027-01')).toBe(0);
});
