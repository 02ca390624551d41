import pino from 'pino';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/postgres.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const [enterpriseId, keyId, maker, rotator, founder] = [newId(), newId(), newId(), newId(), newId()];
const OFFSETS: Record<number, string> = {
  0: 'UTC',
  480: 'Etc/GMT-8',
  '-300': 'Etc/GMT+5',
  330: '+05:30',
  '-570': '-09:30',
  '-780': '-13:00',
};
const settings = Object.keys(OFFSETS).map((ahead) => ({ id: newId(), ahead: Number(ahead) }));

const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  return database.pool.query(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(row));
};
const oneOf = async (query: string, values: unknown[]) => (await database.pool.query<Record<string, unknown>>(query, values)).rows[0];

/** With the steps that it has taken, in their order. */
async function addTask(number: number, given: Record<string, unknown>, steps: [action: string, at: string, by: string][]): Promise<string> {
  const id = newId();
  const site = { site_id: newId(), site_name: 'Field', site_longitude: 1, site_latitude: 1 };
  const plan = { type: 'spot', craft: 'multirotor', mount: 'zoomCamera', plan: '{}', parameters: '{}', route_id: newId(), grade: 'vlos' };
  const people = { founder_id: founder, founder_name: 'founder', submitted_by: founder };
  const times = { deadline: '2026-12-01T00:00:00Z', changed_at: '2026-03-03T00:00:00Z' };
  await insert('task', { id, enterprise_id: enterpriseId, number, name: 'Old', ...site, ...plan, ...people, ...times, ...given });
  for (const [action, at, by] of steps) await insert('task_step', { enterprise_id: enterpriseId, task_id: id, action, at, by_name: by });
  return id;
}
async function addQuestion(taskId: string, state: string, decidedAt: string, by: string): Promise<string> {
  const id = newId();
  const of = { id, enterprise_id: enterpriseId, task_id: taskId, number: 1, name: 'Old', type: 'spot', queue: 1 };
  const asked = { submitted_by_name: 'founder', submitted_at: '2026-03-01T00:00:00Z', due_at: '2026-03-02T00:00:00Z' };
  await insert('task_approval', { ...of, ...asked, state, decided_at: decidedAt, decided_by_name: by });
  return id;
}

let [edited, approved]: [string, string] = ['', ''];
let [fallen, leftBehind]: [string, string] = ['', ''];

beforeAll(async () => {
  database = await testDatabase();
  const { pool } = database;
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  const all = await readMigrations();
  const move = all.findIndex(({ statements }) => statements.some((statement) => statement.includes('ADD COLUMN "shown_to"')));
  const log = pino({ level: 'silent' });
  await migrate(pool, log, all.slice(0, move));
  await insert('enterprise', { id: enterpriseId, name: 'old' });
  await insert('access_key', { id: keyId, enterprise_id: enterpriseId, project: 'survey', whitelist: '10.0.0' });
  for (const prefix of ['sk_first', 'sk_second'])
    await insert('access_key_secret', { id: newId(), enterprise_id: enterpriseId, key_id: keyId, prefix, secret_hash: prefix });
  const entry = { enterprise_id: enterpriseId, at: '2026-01-01T00:00:00Z', actor_kind: 'user', actor_name: '', ip: '', request_id: '' };
  const target = { target_id: keyId, target_name: 'survey', hash: '' };
  await insert('operation_log', { ...entry, ...target, seq: 1, operation: 'accessKey.created', actor_id: maker, details: '{}' });
  const details = JSON.stringify({ prefix: 'sk_second' });
  await insert('operation_log', { ...entry, ...target, seq: 2, operation: 'accessKey.rotated', actor_id: rotator, details });
  const passed: [string, string, string] = ['pass', '2026-03-01T12:00:00Z', 'approver'];
  edited = await addTask(1, {}, [passed, ['edit', '2026-03-01T13:00:00Z', 'somebody']]);
  fallen = await addQuestion(edited, 'fallen', '2026-03-01T13:00:00Z', 'somebody');
  approved = await addTask(2, { approval: 'approved' }, [['edit', '2026-03-01T11:00:00Z', 'somebody'], passed]);
  const deleted = await addTask(3, { approval: 'approved', status: 'deleted', was: 'published', deleted_at: '2026-03-02T00:00:00Z' }, [
    passed,
  ]);
  leftBehind = await addQuestion(deleted, 'approved', '2026-03-01T12:00:00Z', 'approver');
  for (const { id, ahead } of settings) {
    await insert('enterprise', { id, name: String(ahead) });
    const autoApproval = JSON.stringify({ isOn: true, dayTime: { from: 480, until: 1_080, utcOffsetMinutes: ahead } });
    await insert('task_setting', { enterprise_id: id, auto_approval: autoApproval });
  }
  await insert('task_setting', { enterprise_id: enterpriseId, auto_approval: JSON.stringify({ isOn: true, dayTime: null }) });
  await migrate(pool, log, all);
});
afterAll(() => database.close());

test('secrets know from the log who was shown them', async () => {
  const shownTo = async (prefix: string) =>
    (await oneOf('select shown_to from access_key_secret where prefix = $1', [prefix]))?.['shown_to'];
  expect([await shownTo('sk_first'), await shownTo('sk_second')]).toEqual([maker, rotator]);
});

test('whoever edited a task since its approval is unknown, its founder is not', async () => {
  const handsIn = (id: string) => oneOf('select founded_for, submitted_for, has_unknown_editor from task where id = $1', [id]);
  expect(await handsIn(edited)).toEqual({ founded_for: founder, submitted_for: founder, has_unknown_editor: true });
  expect(await handsIn(approved)).toMatchObject({ has_unknown_editor: false });
});

test('approvals that have ended say again who gave them', async () => {
  const question = (id: string) =>
    oneOf('select state, decided_by_name, decided_at, ended_by_name, ended_at from task_approval where id = $1', [id]);
  const decided = { state: 'fallen', decided_by_name: 'approver', decided_at: new Date('2026-03-01T12:00:00Z') };
  expect(await question(fallen)).toEqual({ ...decided, ended_by_name: 'somebody', ended_at: new Date('2026-03-01T13:00:00Z') });
  expect(await question(leftBehind)).toEqual({ ...decided, ended_by_name: '', ended_at: new Date('2026-03-02T00:00:00Z') });
});

test('hours keep their distance from UTC all year', async () => {
  for (const { id, ahead } of settings) {
    const row = await oneOf('select auto_approval from task_setting where enterprise_id = $1', [id]);
    expect(row?.['auto_approval']).toEqual({ isOn: true, dayTime: { from: 480, until: 1_080, timeZone: OFFSETS[ahead] } });
  }
  const without = await oneOf('select auto_approval from task_setting where enterprise_id = $1', [enterpriseId]);
  expect(without?.['auto_approval']).toEqual({ isOn: true, dayTime: null });
});
