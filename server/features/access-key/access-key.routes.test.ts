import { addKey, endOldSecret, getKeys, revokeKey, rotateKey, setKey } from '@skyhelm/contract/access-key';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { AccessKeyId } from '@skyhelm/contract/ids';
import { getUsers } from '@skyhelm/contract/user';
import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { operationLog } from '../../tables/operation-log.table.ts';

const HOUR = 3_600_000;
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let keeper: Person;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 43_200, sessionMaxHours: 720 } });
  people = await peopleOf(app);
  admin = people.admin;
  const mayKeep = ['accessKey:query', 'accessKey:add', 'accessKey:edit', 'accessKey:delete', 'user:query'] as const;
  keeper = await people.person('keeper', [await people.role('Keeper', { permissions: [...mayKeep] })]);
});
beforeEach(() => app.services.database.pool.query('delete from throttle'));

const form = { project: 'survey', contact: '', scopes: ['user:query'], whitelist: '127.0.0.1', password: PASSWORD } satisfies InputOf<
  typeof addKey
>;
const make = async (given: Partial<InputOf<typeof addKey>> = {}, as = admin) => app.done(addKey, { ...form, ...given }, as);
const rowOf = async (id: AccessKeyId) => (await app.done(getKeys, {}, admin)).rows.find((row) => row.id === id)!;
const use = async (accessKey: string) => codeOf(await app.call(getUsers, {}, { accessKey }));
const logged = (operation: 'accessKey.created' | 'accessKey.edited' | 'accessKey.rotated' | 'accessKey.revoked', id: string) =>
  app.services.database.db
    .select()
    .from(operationLog)
    .where(and(eq(operationLog.operation, operation), eq(operationLog.targetId, id)))
    .orderBy(asc(operationLog.seq));

describe('a new key', () => {
  test('opens what it was given, and is shown once and nowhere else', async () => {
    const { id, key } = await make({ contact: 'Integrator' });
    expect(await use(key)).toBe('done');
    const answer = await app.done(getKeys, {}, admin);
    expect(answer.address).toBe('127.0.0.1');
    const row = answer.rows.find((listed) => listed.id === id)!;
    expect(row).toMatchObject({
      version: 1,
      project: 'survey',
      contact: 'Integrator',
      state: 'inForce',
      createdBy: 'admin',
      secrets: [{ prefix: key.slice(0, 15), endsAt: null, lastUsedIp: '127.0.0.1', lastUsedAt: clock.now().toISOString() }],
    });
    expect(JSON.stringify(answer)).not.toContain(key.slice(16));
    expect(JSON.stringify(await logged('accessKey.created', id))).not.toContain(key.slice(16));
    expect(await app.done(getKeys, {}, { token: app.other.token })).toMatchObject({ rows: [] });
  });

  test('takes the password of whoever makes it', async () => {
    const before = (await app.done(getKeys, {}, admin)).rows.length;
    expect(codeOf(await app.call(addKey, { ...form, password: 'Wrong7horse' }, admin))).toBe('password.wrong');
    expect((await app.done(getKeys, {}, admin)).rows).toHaveLength(before);
  });

  test('is refused with a typing error in its list, a day that is over, or a permission that is for people', async () => {
    const add = (given: object) => app.call(addKey, { ...form, ...given }, admin);
    for (const whitelist of ['10.0.0.256', '10.0.01.1', '1.2.3.4/33', '192.168.1,5', 'fe80::1%eth0', '10.0.0.1;10.0.0.2', 'localhost']) {
      expect(await add({ whitelist }), whitelist).toMatchObject({
        code: 'input.invalid',
        issues: [{ path: 'whitelist', code: 'ipWhitelist' }],
      });
    }
    expect(await add({ expiresAt: clock.now().toISOString() })).toMatchObject({ issues: [{ path: 'expiresAt', code: 'date.past' }] });
    expect(codeOf(await add({ scopes: ['accessKey:add'] }))).toBe('input.invalid');
    expect(codeOf(await add({ project: ' ' }))).toBe('input.invalid');
  });

  test('never opens more than its maker may', async () => {
    expect(codeOf(await app.call(addKey, { ...form, scopes: ['user:delete'] }, keeper))).toBe('user.grantsMore');
    expect(codeOf(await app.call(addKey, form, keeper))).toBe('done');
    const north = await people.department('North');
    const role = await people.role('Local', { permissions: ['accessKey:add', 'user:query'], dataScope: 'departmentTree' });
    const local = await people.person('local', [role], north);
    expect(codeOf(await app.call(addKey, { ...form, scopes: [] }, local))).toBe('user.grantsMore');
  });

  test('that flies whatever it reaches is made by administrators only', async () => {
    const flies = { ...form, scopes: ['device:control'] } satisfies InputOf<typeof addKey>;
    const role = await people.role('Pilots and keys', { permissions: ['accessKey:add', 'device:control', 'device:simulate'] });
    const pilot = await people.person('keymaker', [role]);
    expect(codeOf(await app.call(addKey, flies, pilot))).toBe('user.grantsMore');
    expect(codeOf(await app.call(addKey, { ...flies, scopes: ['device:simulate'] }, pilot))).toBe('user.grantsMore');
    expect(codeOf(await app.call(addKey, flies, admin))).toBe('done');
  });

  test('cannot make, change or revoke keys itself, whatever its scopes', async () => {
    const { id } = await make();
    const { createAccessKey } = await import('./index.ts');
    const scopes = ['accessKey:add', 'accessKey:edit', 'accessKey:delete'] as const;
    const { key } = await createAccessKey(app.services.database.db, {
      enterpriseId: app.main.enterpriseId,
      project: 'x',
      scopes,
      whitelist: '127.0.0.1',
    });
    const as = { accessKey: key };
    const answers = [
      await app.call(addKey, form, as),
      await app.call(setKey, { ...form, id, version: 1 }, as),
      await app.call(rotateKey, { id, password: PASSWORD }, as),
      await app.call(endOldSecret, { id }, as),
      await app.call(revokeKey, { id }, as),
    ];
    expect(answers.map(codeOf)).toEqual(Array(5).fill('request.forbidden'));
  });
});

describe('an edit', () => {
  test('counts from the next request on: scopes, whitelist, end', async () => {
    const { id, key } = await make();
    expect(await use(key)).toBe('done');
    await app.done(setKey, { ...form, id, version: 1, whitelist: '10.0.0.1' }, admin);
    expect(await use(key)).toBe('accessKey.invalid');
    await app.done(setKey, { ...form, id, version: 2, scopes: [] }, admin);
    expect(await app.call(getUsers, {}, { accessKey: key })).toMatchObject({
      code: 'request.forbidden',
      data: { permission: 'user:query' },
    });
    const expiresAt = new Date(clock.now().getTime() + HOUR).toISOString();
    await app.done(setKey, { ...form, id, version: 3, expiresAt }, admin);
    expect(await use(key)).toBe('done');
    expect((await rowOf(id)).state).toBe('expiring');
    clock.advance(HOUR);
    expect(await use(key)).toBe('accessKey.invalid');
    expect((await rowOf(id)).state).toBe('expired');
    expect(codeOf(await app.call(setKey, { ...form, id, version: 4, project: 'still expired', expiresAt }, admin))).toBe('done');
    expect((await logged('accessKey.edited', id)).at(-1)!.details).toMatchObject({ fields: ['project'] });
  });

  test('of what somebody else has changed is refused, with the key as it is now', async () => {
    const { id } = await make();
    await app.done(setKey, { ...form, id, version: 1, contact: 'theirs' }, admin);
    const mine = { ...form, id, version: 1, contact: 'mine' };
    expect(await app.call(setKey, mine, admin)).toMatchObject({ code: 'record.stale', data: { version: 2, contact: 'theirs' } });
  });

  test('of a key that opens more than its editor may is refused, in either direction; revoking it is not', async () => {
    const { id } = await make({ scopes: ['user:delete'] });
    expect(codeOf(await app.call(setKey, { ...form, id, version: 1, scopes: [] }, keeper))).toBe('user.grantsMore');
    expect(codeOf(await app.call(rotateKey, { id, password: PASSWORD }, keeper))).toBe('user.grantsMore');
    expect(codeOf(await app.call(revokeKey, { id }, keeper))).toBe('done');
  });

  test('takes the whole enterprise; whoever reaches one department only still stops a secret or a key', async () => {
    const { id } = await make({ scopes: ['user:query'] });
    await app.done(rotateKey, { id, keepOldHours: 24, password: PASSWORD }, admin);
    const permissions = ['accessKey:query', 'accessKey:edit', 'accessKey:delete', 'user:query'] as const;
    const role = await people.role('Guard', { permissions: [...permissions], dataScope: 'departmentTree' });
    const guard = await people.person('guard', [role], await people.department('Gate'));
    expect(codeOf(await app.call(setKey, { ...form, id, version: 2, scopes: [] }, guard))).toBe('user.grantsMore');
    expect(codeOf(await app.call(endOldSecret, { id }, guard))).toBe('done');
    expect(codeOf(await app.call(rotateKey, { id, password: PASSWORD }, guard))).toBe('user.grantsMore');
    expect(codeOf(await app.call(revokeKey, { id }, guard))).toBe('done');
  });

  test('of another tenant’s key finds none', async () => {
    const { id } = await make();
    const as = { token: app.other.token };
    const answers = [
      await app.call(setKey, { ...form, id, version: 1 }, as),
      await app.call(rotateKey, { id, password: PASSWORD }, as),
      await app.call(endOldSecret, { id }, as),
      await app.call(revokeKey, { id }, as),
    ];
    expect(answers.map(codeOf)).toEqual(Array(4).fill('record.notFound'));
  });
});

describe('a rotation', () => {
  test('leaves two secrets alive, each with its own last use, until the old one’s time is over', async () => {
    const { id, key: old } = await make();
    const { key: fresh } = await app.done(rotateKey, { id, keepOldHours: 24, password: PASSWORD }, admin);
    const endsAt = new Date(clock.now().getTime() + 24 * HOUR).toISOString();
    expect([await use(old), await use(fresh)]).toEqual(['done', 'done']);
    clock.advance(HOUR);
    expect(await use(old)).toBe('done');
    expect((await rowOf(id)).secrets).toMatchObject([
      { prefix: fresh.slice(0, 15), endsAt: null, lastUsedAt: new Date(clock.now().getTime() - HOUR).toISOString() },
      { prefix: old.slice(0, 15), endsAt, lastUsedAt: clock.now().toISOString() },
    ]);
    clock.advance(23 * HOUR - 1);
    expect(await use(old)).toBe('done');
    clock.advance(1);
    expect([await use(old), await use(fresh)]).toEqual(['accessKey.invalid', 'done']);
    expect((await rowOf(id)).secrets).toHaveLength(1);
  });

  test('waits for the end of the old secret, which can be brought about at once', async () => {
    const { id, key: old } = await make();
    expect(codeOf(await app.call(endOldSecret, { id }, admin))).toBe('accessKey.noOldSecret');
    const { key: fresh } = await app.done(rotateKey, { id, password: PASSWORD }, admin);
    expect(codeOf(await app.call(rotateKey, { id, password: PASSWORD }, admin))).toBe('accessKey.rotating');
    expect(await use(old)).toBe('done');
    await app.done(endOldSecret, { id }, admin);
    expect([await use(old), await use(fresh)]).toEqual(['accessKey.invalid', 'done']);
    const { key: third } = await app.done(rotateKey, { id, keepOldHours: 0, password: PASSWORD }, admin);
    expect([await use(fresh), await use(third)]).toEqual(['accessKey.invalid', 'done']);
  });

  test('asked for twice at once is done once', async () => {
    const { id } = await make();
    const answers = await Promise.all([1, 2].map(() => app.call(rotateKey, { id, password: PASSWORD }, admin)));
    expect(answers.map(codeOf).sort()).toEqual(['accessKey.rotating', 'done']);
    expect((await rowOf(id)).secrets).toHaveLength(2);
  });
});

test('what is revoked stays revoked, with all its secrets', async () => {
  const { id, key: old } = await make();
  const { key: fresh } = await app.done(rotateKey, { id, password: PASSWORD }, admin);
  await app.done(revokeKey, { id }, admin);
  expect([await use(old), await use(fresh)]).toEqual(['accessKey.invalid', 'accessKey.invalid']);
  expect(await rowOf(id)).toMatchObject({ state: 'revoked', revokedAt: clock.now().toISOString() });
  const answers = [
    await app.call(setKey, { ...form, id, version: 3 }, admin),
    await app.call(rotateKey, { id, password: PASSWORD }, admin),
    await app.call(revokeKey, { id }, admin),
  ];
  expect(answers.map(codeOf)).toEqual(Array(3).fill('accessKey.revoked'));
  expect(await logged('accessKey.revoked', id)).toHaveLength(1);
});
