import { LOG_FOUND_MAX, getOperations, type Operation } from '@skyhelm/contract/operation-log';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/auth/actor.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { operationLog } from './index.ts';

type Query = InputOf<typeof getOperations>;

interface Written {
  minute: number;
  by: Person & { name: string };
  operation: Operation;
  target: string;
}

const START = Date.parse('2026-03-01T00:00:00.000Z');
const moment = (minute: number) => new Date(START + minute * 60_000).toISOString();
const KINDS: Operation[] = ['user.added', 'user.frozen', 'role.edited', 'department.moved'];
const TARGETS = ['North base', 'north WIND', 'Южная база', '无人机一队', '100%_sure', ''];

let test: TestApp;
let reader: Person;
let staff: Written['by'][];
const written: Written[] = [];

/** In 2026, so that what the test itself does is never among it. */
beforeAll(async () => {
  test = await testApp();
  const people = await peopleOf(test);
  const [north, south] = [await people.department('North'), await people.department('South')];
  const local = await people.role('Local', { permissions: ['log:query'], dataScope: 'departmentTree' });
  const named = async (name: string, department: typeof north) => ({ ...(await people.person(name, [local], department)), name });
  staff = [await named('anna', north), await named('boris', north), await named('carl', south)];
  reader = await people.person('reader', [local], north);
  const { writeLog } = operationLog(test.services.secrets);
  for (let minute = 0; minute < 120; minute++) {
    const by = staff[minute % 3]!;
    const entry = { minute, by, operation: KINDS[minute % KINDS.length]!, target: TARGETS[minute % TARGETS.length]! };
    // Requests that overlap are chained in the order in which they end.
    written.push({ ...entry, minute: minute % 10 === 5 ? minute - 3 : minute });
    const { operation, target } = entry;
    await test.services.database.db.transaction((tx) =>
      writeLog(tx, { actor: actorOf(by), ip: '10.0.0.1', requestId: 'r', now: new Date(moment(written.at(-1)!.minute)) }, [
        { operation, target: { name: target } },
      ]),
    );
  }
});

const actorOf = ({ id, name }: Written['by']): Actor => ({
  kind: 'user',
  enterpriseId: test.main.enterpriseId,
  userId: id,
  sessionId: newId(),
  name,
  account: name,
  userType: 'enterprise',
  language: 'en',
  mustChangePassword: false,
  permissions: [],
  scope: { all: true, trees: [], departmentIds: [] },
});

const in2026 = { from: moment(0), to: moment(1_000) };
const find = async (query: Query, token = test.main.token) => {
  const { total, rows, more } = await test.done(getOperations, { ...in2026, pageSize: 200, ...query }, { token });
  return { total, more, found: rows.map(({ at, actor, operation, target }) => `${at} ${actor} ${operation} ${target}`) };
};
const lineOf = ({ minute, by, operation, target }: Written) => `${moment(minute)} ${by.name} ${operation} ${target}`;
/** Newest first; of the same moment, the one that was chained later. */
const expected = (which: (entry: Written) => boolean) =>
  written
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => which(entry))
    .sort((a, b) => b.entry.minute - a.entry.minute || b.index - a.index)
    .map(({ entry }) => lineOf(entry));

describe('the log is searched', () => {
  it('by time, both ends included', async () => {
    const { found, total } = await find({ from: moment(20), to: moment(40) });
    expect(found).toEqual(expected(({ minute }) => minute >= 20 && minute <= 40));
    expect(total).toBe(found.length);
    expect((await find({ from: moment(500) })).found).toEqual([]);
    expect((await find({ from: moment(40), to: moment(20) })).found).toEqual([]);
  });

  it.each(['north', 'NORTH BASE', 'база', '人机', '%_', 'ann', 'BORIS', 'n'])(
    'by part of a name, whatever the case: %s',
    async (keyword) => {
      const has = (text: string) => text.toLowerCase().includes(keyword.toLowerCase());
      const wanted = expected(({ by, target }) => has(by.name) || has(target));
      expect(wanted.length).toBeGreaterThan(0);
      expect(await find({ keyword })).toEqual({ total: wanted.length, more: false, found: wanted });
    },
  );

  it('by one kind or several', async () => {
    expect((await find({ operations: ['user.frozen'] })).found).toEqual(expected(({ operation }) => operation === 'user.frozen'));
    const several = expected(({ operation }) => operation !== 'user.frozen');
    expect((await find({ operations: ['user.added', 'role.edited', 'department.moved', 'user.added'] })).found).toEqual(several);
  });

  it('by all of it together, a page at a time, from either end', async () => {
    const query: Query = { keyword: 'north', operations: ['user.added', 'role.edited'], from: moment(10), to: moment(100) };
    const wanted = expected(
      ({ by, target, operation, minute }) =>
        minute >= 10 && minute <= 100 && /north/i.test(`${by.name} ${target}`) && /user.added|role.edited/.test(operation),
    );
    expect(wanted.length).toBeGreaterThan(6);
    for (const [isAsc, order] of [
      [false, wanted],
      [true, wanted.toReversed()],
    ] as const) {
      for (const pageNum of [1, 2, 3]) {
        const { found, total } = await find({ ...query, isAsc, pageNum, pageSize: 3 });
        expect(found).toEqual(order.slice((pageNum - 1) * 3, pageNum * 3));
        expect(total).toBe(wanted.length);
      }
    }
  });

  it('within the data scope, whatever is looked for', async () => {
    const near = ({ by }: Written) => by.name !== 'carl';
    expect((await find({}, reader.token)).found).toEqual(expected(near));
    expect((await find({ keyword: 'carl' }, reader.token)).total).toBe(0);
    const base = await find({ keyword: 'base', operations: ['user.added', 'role.edited'] }, reader.token);
    expect(base.found).toEqual(
      expected((entry) => near(entry) && /base/.test(entry.target) && /user.added|role.edited/.test(entry.operation)),
    );
    expect(base.total).toBe(base.found.length);
  });
});

it('counts and shows the newest of a long result, and says that there are more', async () => {
  const [{ id: userId }] = staff as [Written['by']];
  await test.services.database.db.execute(sql`
    insert into operation_log (enterprise_id, seq, at, operation, actor_kind, actor_id, actor_name, ip, request_id, target_id, target_name, details, hash)
    select ${test.other.enterpriseId}, 1000 + n, timestamptz '2026-05-01' + make_interval(secs => n), 'file.seen', 'user', ${userId}, 'dora', '', '', '',
      '', '{}', '' from generate_series(1, ${LOG_FOUND_MAX + 5}) as n`);
  await test.services.database.db.execute(
    sql`insert into operation_name (enterprise_id, name) values (${test.other.enterpriseId}, 'dora')`,
  );
  for (const query of [
    { operations: ['file.seen'] },
    { keyword: 'dor' },
    { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' },
  ] as Query[]) {
    const page = (pageNum: number) => test.done(getOperations, { ...query, pageNum, pageSize: 200 }, { token: test.other.token });
    const last = await page(LOG_FOUND_MAX / 200);
    expect(last).toMatchObject({ total: LOG_FOUND_MAX, more: true });
    expect(last.rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 200 }, (_, n) => 1_205 - n));
    expect((await page(LOG_FOUND_MAX / 200 + 1)).rows).toEqual([]);
  }
});
