import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/auth/actor.ts';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { LogEntry } from '../../platform/operation-record.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { operationLog, recentOperations } from './index.ts';

const { writeLog, check } = operationLog(secretsFrom(Buffer.alloc(32, 1)));
const now = new Date('2030-01-01T00:00:00.123Z');

let database: Database;
let platform: EnterpriseId;
let tenant: EnterpriseId;
let other: EnterpriseId;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(enterprise);
  [platform, tenant, other] = [newId(), newId(), newId()];
  const rows = [platform, tenant, other].map((id) => ({ id, name: id, isPlatform: id === platform }));
  await database.db.insert(enterprise).values(rows);
  for (const id of [platform, tenant, other]) await write([{ operation: 'enterprise.created', enterpriseId: id }]);
});

const actor = (): Actor => ({
  kind: 'user',
  enterpriseId: tenant,
  userId: newId<UserId>(),
  sessionId: newId(),
  name: 'Ann',
  account: 'ann',
  userType: 'enterprise',
  language: 'en',
  mustChangePassword: false,
  permissions: [],
  scope: { all: true, trees: [], departmentIds: [] },
});
const write = (entries: LogEntry[], by?: Actor) =>
  database.db.transaction((tx) => writeLog(tx, { actor: by, ip: '10.0.0.1', requestId: 'r1', now }, entries));
const added = (name: string): LogEntry => ({
  operation: 'department.added',
  target: { id: newId(), name },
  details: { z: 1, a: { y: [1.5, null], b: 'ж' } },
});
const tamper = (statement: SQL) => database.db.execute(statement);
const readerOf = (enterpriseId: EnterpriseId) => ({ actor: { ...actor(), enterpriseId }, people: sql`false` });
const texts = async (id: EnterpriseId) => (await recentOperations(database.db, readerOf(id), 'en', 100)).map(({ text }) => text);
/** The tenant's chain then has rows 1 to 6. */
const writeFive = () => write(['A', 'B', 'C', 'D', 'E'].map(added), actor());

describe('writing', () => {
  it('puts each entry behind the last of its tenant, with who, where and what', async () => {
    await write([added('North'), { operation: 'user.frozen', target: { name: 'Bob' } }], actor());
    await write([added('South')], actor());
    expect(await texts(tenant)).toEqual([
      'Added department “South”',
      'Froze user “Bob”',
      'Added department “North”',
      'Created enterprise “”',
    ]);
    expect((await recentOperations(database.db, readerOf(tenant), 'en', 1))[0]).toEqual({
      id: '4',
      at: now.toISOString(),
      operation: 'department.added',
      text: 'Added department “South”',
      actor: 'Ann',
      target: 'South',
      ip: '10.0.0.1',
    });
    expect(await check(database.db)).toEqual([]);
  });

  it('goes to the tenant an entry names, else to the actor’s, else to the platform’s', async () => {
    await write([added('own'), { ...added('named'), enterpriseId: other }], actor());
    await write([{ operation: 'session.refused', target: { name: 'nobody' } }]);
    expect((await texts(tenant))[0]).toContain('own');
    expect((await texts(other))[0]).toContain('named');
    expect((await texts(platform))[0]).toContain('nobody');
    expect(await check(database.db)).toEqual([]);
  });

  it('leaves nothing when the transaction is rolled back', async () => {
    const undone = database.db.transaction(async (tx) => {
      await writeLog(tx, { actor: actor(), ip: '', requestId: '', now }, [added('undone')]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await write([added('kept')], actor());
    expect(await texts(tenant)).toEqual(['Added department “kept”', 'Created enterprise “”']);
    expect(await check(database.db)).toEqual([]);
  });

  it('keeps one unbroken chain under many writers, some of them in two tenants at once', async () => {
    const both = (n: number) => [added(`${n}`), { ...added(`${n}`), enterpriseId: other }];
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(n % 2 ? both(n) : both(n).toReversed(), actor())));
    expect(await texts(tenant)).toHaveLength(41);
    expect(await texts(other)).toHaveLength(41);
    expect(await check(database.db)).toEqual([]);
  });

  it('starts a chain once when two write the first row at the same moment', async () => {
    const fresh = newId<EnterpriseId>();
    await database.db.insert(enterprise).values({ id: fresh, name: 'fresh' });
    await Promise.all(Array.from({ length: 5 }, () => write([{ ...added('x'), enterpriseId: fresh }])));
    expect((await recentOperations(database.db, readerOf(fresh), 'en', 10)).map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
    expect(await check(database.db)).toEqual([]);
  });

  it('never keeps secrets, and takes any text', async () => {
    const details = {
      password: 'hush-1',
      nested: { token: 'hush-2', list: [{ verificationCode: 'hush-3' }] },
      note: 'nul\0 half\ud800 é😀',
    };
    await write([{ operation: 'user.added', target: { name: 'nul\0half\ud800' }, details }], actor());
    const { rows } = await tamper(sql`select details::text, target_name from operation_log where enterprise_id = ${tenant} and seq = 2`);
    expect(JSON.stringify(rows)).not.toContain('hush');
    expect(rows[0]).toMatchObject({ target_name: 'nulhalf\ufffd' });
    expect(await check(database.db)).toEqual([]);
  });
});

describe('the check finds', () => {
  beforeEach(writeFive);
  const faults = async () => (await check(database.db)).map(({ enterpriseId, ...fault }) => (expect(enterpriseId).toBe(tenant), fault));

  it.each([
    ['first', sql`seq = 1`, 1, 1],
    ['middle', sql`seq = 3`, 3, 3],
    ['several', sql`seq in (3, 4)`, 3, 4],
    ['last', sql`seq = 6`, 6, 6],
    ['all', sql`true`, 1, 6],
  ])('rows that were removed: %s', async (_, which, seq, upTo) => {
    await tamper(sql`delete from operation_log where enterprise_id = ${tenant} and ${which}`);
    expect(await faults()).toEqual([{ kind: 'removed', seq, upTo }]);
  });

  it.each([
    sql`at = at + interval '1 millisecond'`,
    sql`operation = 'department.edited'`,
    sql`actor_kind = 'system'`,
    sql`actor_id = null`,
    sql`actor_name = 'Bob'`,
    sql`ip = '10.0.0.2'`,
    sql`request_id = 'r2'`,
    sql`target_id = ''`,
    sql`target_name = 'B2'`,
    sql`details = jsonb_set(details, '{a,b}', '"x"')`,
    sql`details = details - 'z'`,
    sql`details = details || '{"more": 1}'`,
    sql`details = (select jsonb_agg(jsonb_build_array(key, value)) from jsonb_each(details))`,
  ])('a row of which one column was edited (%#)', async (change) => {
    await tamper(sql`update operation_log set ${change} where enterprise_id = ${tenant} and seq = 3`);
    expect(await faults()).toEqual([{ kind: 'edited', seq: 3 }]);
  });

  it('a row whose hash was edited, and the one that followed it', async () => {
    await tamper(sql`update operation_log set hash = 'x' where enterprise_id = ${tenant} and seq = 3`);
    expect(await faults()).toEqual([
      { kind: 'edited', seq: 3 },
      { kind: 'edited', seq: 4 },
    ]);
  });

  it('a removed row whose gap was closed by renumbering', async () => {
    await tamper(sql`delete from operation_log where enterprise_id = ${tenant} and seq = 3`);
    for (const seq of [4, 5, 6]) await tamper(sql`update operation_log set seq = seq - 1 where enterprise_id = ${tenant} and seq = ${seq}`);
    await tamper(sql`update operation_chain set seq = 5 where enterprise_id = ${tenant}`);
    expect((await faults()).map(({ kind }) => kind)).toContain('edited');
  });

  it('two rows that changed places', async () => {
    for (const [from, to] of [
      [3, 99],
      [4, 3],
      [99, 4],
    ]) {
      await tamper(sql`update operation_log set seq = ${to} where enterprise_id = ${tenant} and seq = ${from}`);
    }
    expect((await faults()).map(({ seq }) => seq)).toEqual(expect.arrayContaining([3, 4]));
  });

  it('a row copied behind the end', async () => {
    await tamper(sql`insert into operation_log select enterprise_id, 7, at, operation, actor_kind, actor_id, actor_name, ip, request_id,
      target_id, target_name, details, hash from operation_log where enterprise_id = ${tenant} and seq = 6`);
    expect(await faults()).toEqual([{ kind: 'added', seq: 7 }]);
  });

  it('a wrong end', async () => {
    await tamper(sql`update operation_chain set hash = 'x' where enterprise_id = ${tenant}`);
    expect(await faults()).toEqual([{ kind: 'wrongEnd', seq: 6 }]);
  });

  it('a last row removed together with its trace at the end of the chain', async () => {
    await tamper(sql`delete from operation_log where enterprise_id = ${tenant} and seq = 6`);
    await tamper(sql`update operation_chain set seq = 5,
      hash = (select hash from operation_log where enterprise_id = ${tenant} and seq = 5) where enterprise_id = ${tenant}`);
    expect(await faults()).toEqual([{ kind: 'wrongEnd', seq: 5 }]);
  });

  it('a log that vanished altogether', async () => {
    await tamper(sql`delete from operation_log where enterprise_id = ${tenant}`);
    await tamper(sql`delete from operation_chain where enterprise_id = ${tenant}`);
    expect(await faults()).toEqual([{ kind: 'noChain', seq: 0 }]);
  });

  it('every row when the installation’s key is another one', async () => {
    const stranger = operationLog(secretsFrom(Buffer.alloc(32, 2)));
    expect(
      (await stranger.check(database.db)).filter(({ enterpriseId, kind }) => enterpriseId === tenant && kind === 'edited'),
    ).toHaveLength(6);
  });

  it('tampering far back in a long log, in memory that does not grow with it', async () => {
    for (let batch = 0; batch < 6; batch++)
      await write(
        Array.from({ length: 500 }, (_, n) => added(`${batch}-${n}`)),
        actor(),
      );
    await tamper(sql`update operation_log set ip = '' where enterprise_id = ${tenant} and seq in (1000, 1001, 2002)`);
    expect((await faults()).map(({ seq }) => seq)).toEqual([1000, 1001, 2002]);
  });
});
