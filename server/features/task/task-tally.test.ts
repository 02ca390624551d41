import { deleteTask, recoverTask, submitTask } from '@skyhelm/contract/task-steps';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { lockAnyTask } from './task-access.store.ts';
import { updateTask } from './task.store.ts';

const app = await testApp();
const { db } = app.services.database;
const people = await peopleOf(app);
const { admin } = people;
const tasks = tasksOf(app, admin);
const works = await people.role('Works', { permissions: ['task:query', 'task:add', 'task:submit'] });
const planner = await people.person('planner', [works]);

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute<{ told: string }>(query)).rows.map(({ told }) => told);
const tallied = () =>
  rowsOf(
    sql`select concat_ws(' ', founder_id, status, sum(tasks)) as told from task_tally group by founder_id, status having sum(tasks) <> 0 order by 1`,
  );
const counted = () =>
  rowsOf(sql`select concat_ws(' ', founder_id, status, count(*)) as told from task group by founder_id, status order by 1`);
const entries = async () => (await db.execute(sql`select 1 from task_tally`)).rows.length;

/** The next task that is made has this number. */
const nextIs = (number: number) => db.execute(sql`update task set number = ${number - 1} where number = (select max(number) from task)`);

test('however tasks move, their tally is their count', async () => {
  const [one, other] = [await tasks.add('One'), await tasks.add('Other', {}, planner)];
  await tasks.add('Third', {}, planner);
  expect(await tallied()).toEqual(await counted());
  await app.done(deleteTask, one, admin);
  await app.done(submitTask, other, planner);
  expect(await tallied()).toEqual(await counted());
  await app.done(recoverTask, { id: one.id, version: (await tasks.now(one.id)).version }, admin);
  expect(await tallied()).toEqual(await counted());
});

test('it is added up now and then, and what moves at the same time is in it once', async () => {
  const moving = await tasks.add('Moving');
  await nextIs(100);
  const [written, folded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const moved = db.transaction(async (tx) => {
    const row = await lockAnyTask(tx, app.main.enterpriseId, moving.id);
    await updateTask(tx, row!, { status: 'completed' }, new Date());
    written.resolve();
    await folded.promise;
  });
  await written.promise;
  const before = await entries();
  await tasks.add('The hundredth', {}, planner);
  expect(await entries()).toBeLessThan(before);
  folded.resolve();
  await moved;
  expect(await tallied()).toEqual(await counted());
});
