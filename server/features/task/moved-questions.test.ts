import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { insertQuestion } from './question.store.ts';
import type { TaskRow } from './task-access.store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const enterpriseId = newId();
let made = 0;
const hour = (hours: number) => new Date(Date.UTC(2026, 2, 1, hours, 0, 0, 123));

async function addTask(): Promise<string> {
  made += 1;
  const [id, founder] = [newId(), newId()];
  await database.pool.query(
    `insert into task (id, enterprise_id, number, name, type, craft, mount, plan, parameters, grade, route_id, founder_id, founder_name,
      site_id, site_name, site_longitude, site_latitude, deadline, changed_at)
    values ($1, $2, $3, 'Old', 'spot', 'multirotor', 'zoomCamera', '{}', '{}', 'vlos', $4, $4, 'founder', $4, 'Field', 1, 1, $5, $5)`,
    [id, enterpriseId, made, founder, hour(48)],
  );
  return id;
}

/** As it was kept while what waited stood in the order in which it came, and what was decided behind it. */
async function addQuestion(name: string, submittedAt: Date, dueAt: Date, decidedAt?: Date): Promise<void> {
  const queue = decidedAt ? Number.MAX_SAFE_INTEGER - decidedAt.getTime() : submittedAt.getTime();
  await database.pool.query(
    `insert into task_approval (id, enterprise_id, task_id, number, name, type, submitted_by_name, submitted_at, due_at, state, decided_at, queue)
    values ($1, $2, $3, 1, $4, 'spot', '', $5, $6, $7, $8, $9)`,
    [newId(), enterpriseId, await addTask(), name, submittedAt, dueAt, decidedAt ? 'approved' : 'pending', decidedAt ?? null, queue],
  );
}

beforeAll(async () => {
  database = await testDatabase();
  const { pool } = database;
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  const all = await readMigrations();
  const move = all.findIndex(({ tag }) => tag.endsWith('questions_by_when_they_are_due'));
  const log = pino({ level: 'silent' });
  await migrate(pool, log, all.slice(0, move));
  await pool.query("insert into enterprise (id, name) values ($1, 'old')", [enterpriseId]);
  await addQuestion('First asked, last due', hour(1), hour(40));
  await addQuestion('Then asked, first due', hour(2), hour(4));
  await addQuestion('Decided first', hour(0), hour(3), hour(2));
  await addQuestion('Decided last', hour(0), hour(3), hour(3));
  await migrate(pool, log, all);
});
afterAll(() => database.close());

test('what waited before stands among what is asked since by when it has to be decided, and what was decided where it stood', async () => {
  const task = { enterpriseId, id: await addTask(), number: 2, name: 'Asked since', type: 'spot', founderId: null } as unknown as TaskRow;
  const asked = { id: newId(), submittedBy: null, submittedByName: '', submittedAt: hour(3), dueAt: hour(20) };
  await insertQuestion(database.db, task, asked);
  const { rows } = await database.pool.query<{ name: string }>('select name from task_approval order by queue');
  expect(rows.map(({ name }) => name)).toEqual([
    'Then asked, first due',
    'Asked since',
    'First asked, last due',
    'Decided last',
    'Decided first',
  ]);
  const exact = await database.pool.query<{ queue: string }>("select queue from task_approval where name = 'Then asked, first due'");
  expect(Number(exact.rows[0]!.queue)).toBe(hour(4).getTime());
});
