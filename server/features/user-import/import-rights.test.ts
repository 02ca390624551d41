import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import { setRole } from '@skyhelm/contract/role';
import { frozenUser, getUsers } from '@skyhelm/contract/user';
import { cancelImport, exportImportFaults, getUserImport, takeImportPasswords } from '@skyhelm/contract/user-import';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { cleanImports } from './clean-imports.ts';
import { csv, faultsOf, importing, manyRows } from './import-testing.ts';
import { userImport } from '../../tables/user-import.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let imports: ReturnType<typeof importing>;
let north: DepartmentId;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  imports = importing(app, people);
  north = await people.department('North');
  await people.department('South');
  await people.role('Pilot');
});
beforeEach(() => app.services.database.pool.query('delete from throttle'));

interface Importer extends Person {
  roleId: RoleId;
}

/** Somebody who may import and hardly anything else. */
async function importer(): Promise<Importer> {
  const account = `importer${made++}`;
  const roleId = await people.role(account, { permissions: ['user:import'] });
  return { ...(await people.person(account, [roleId])), roleId };
}

/** Lists are saved one after another: whoever holds the turn keeps the next one waiting. */
async function holdSaving(): Promise<() => Promise<void>> {
  const client = await app.services.database.pool.connect();
  await client.query("begin; select pg_advisory_xact_lock(hashtext('saving of imported users'))");
  return async () => {
    await client.query('commit');
    client.release();
  };
}

const isSaving = async (token: string) => {
  await expect.poll(async () => (await imports.look(token))?.phase, { timeout: 60_000 }).toBe('saving');
};
const totalOf = async (keyword: string) => (await app.done(getUsers, { keyword }, people.admin)).total;

describe('the importer', () => {
  test('places people within their data scope and grants no more than they hold', async () => {
    const local = await people.role('Local', { permissions: ['user:import'], dataScope: 'departmentTree' });
    const clerk = await people.person('clerk', [local], north);
    const rows = [
      'One,local1,,,North,Local,,',
      'Two,local2,,,South,Local,,',
      'Three,local3,,,,Local,,',
      'Four,local4,,,North,Pilot;administrator,,',
    ];
    expect(faultsOf(await imports.run(csv(...rows), clerk.token))).toEqual([
      '3 | department | There is no such department, or it is outside of your data scope | South',
      '4 | department | This field is required | ',
      '5 | roles | You cannot grant more than you are allowed yourself | Pilot',
      '5 | roles | You cannot grant more than you are allowed yourself | administrator',
    ]);
    expect(await imports.run(csv(rows[0]!), clerk.token)).toMatchObject({ phase: 'done' });
  });

  test('alone sees the import, its report and its passwords', async () => {
    const owner = await importer();
    const state = await imports.run(csv('Secret,secret1,,,,Pilot,,'), owner.token);
    for (const token of [(await importer()).token, app.main.token, app.other.token]) {
      expect((await app.done(getUserImport, {}, { token }))?.id).not.toBe(state.id);
      for (const endpoint of [cancelImport, exportImportFaults, takeImportPasswords]) {
        expect(codeOf(await app.call(endpoint, { id: state.id }, { token }))).toBe('record.notFound');
      }
    }
    expect((await app.raw(takeImportPasswords, { id: state.id }, owner)).headers['content-type']).toContain('spreadsheet');
  });

  const DEPRIVATIONS: Record<string, (of: Importer) => Promise<unknown>> = {
    frozen: ({ id }) => app.done(frozenUser, { id }, people.admin),
    'deprived of the permission': ({ roleId }) =>
      app.done(setRole, { id: roleId, version: 1, name: `Less${made++}`, permissions: [], dataScope: 'all' }, people.admin),
  };
  test.each(Object.entries(DEPRIVATIONS))('who is %s meanwhile imports nobody', async (_, deprive) => {
    const owner = await importer();
    const release = await holdSaving();
    await imports.start(csv(...manyRows(3, `late${made}x`)), owner.token);
    await isSaving(owner.token);
    await deprive(owner);
    await release();
    const { db } = app.services.database;
    const row = async () => (await db.select().from(userImport).where(eq(userImport.ownerId, owner.id)))[0]!;
    await expect.poll(async () => (await row()).phase).toBe('failed');
    expect((await row()).refusal).toBe('request.forbidden');
    expect(await totalOf(`late${made}x`)).toBe(0);
  });

  test('cancels, and then nobody is saved; what is over is over', async () => {
    const owner = await importer();
    const release = await holdSaving();
    await imports.start(csv(...manyRows(3, 'cancelled')), owner.token);
    await isSaving(owner.token);
    const { id } = (await imports.look(owner.token))!;
    await app.done(cancelImport, { id }, owner);
    await release();
    expect(await imports.ended(owner.token)).toMatchObject({ phase: 'cancelled' });
    expect(codeOf(await app.call(cancelImport, { id }, owner))).toBe('userImport.over');
    // The next list comes after it: by then the cancelled one has had its turn.
    expect(await imports.run(csv(...manyRows(1, 'after')), owner.token)).toMatchObject({ phase: 'done' });
    expect(await totalOf('cancelled')).toBe(0);
  });
});

describe('at once', () => {
  test('a submit that came twice is one import, and a second file has to wait for the first', async () => {
    const owner = await importer();
    const bytes = csv(...manyRows(5, 'doubled'));
    const twice = await Promise.all([1, 2].map(() => imports.start(bytes, owner.token, 'twice.csv', { 'idempotency-key': 'twice' })));
    expect(twice.map(codeOf)).toEqual(['done', 'done']);
    expect(twice[0]).toEqual(twice[1]);
    expect(await imports.ended(owner.token)).toMatchObject({ phase: 'done' });
    const release = await holdSaving();
    expect(codeOf(await imports.start(csv(...manyRows(1, 'first')), owner.token))).toBe('done');
    expect(codeOf(await imports.start(csv(...manyRows(1, 'second')), owner.token))).toBe('userImport.running');
    const isEmpty = csv();
    expect(codeOf(await imports.start(isEmpty, owner.token))).toBe('userImport.running');
    await release();
    expect(await imports.ended(owner.token)).toMatchObject({ phase: 'done' });
  });

  test('of two lists with the same people one is saved and the other is told who was quicker', async () => {
    const [one, other] = [await importer(), await importer()];
    const release = await holdSaving();
    const rows = manyRows(300, 'race');
    await Promise.all([imports.start(csv(...rows), one.token), imports.start(csv(...rows.toReversed()), other.token)]);
    await Promise.all([isSaving(one.token), isSaving(other.token)]);
    await release();
    const states = [await imports.ended(one.token), await imports.ended(other.token)].sort((a, b) => a.phase.localeCompare(b.phase));
    expect(states.map(({ phase }) => phase)).toEqual(['done', 'faulty']);
    expect(states[1]!.faults[0]!.mes).toBe('This account is already in use, please choose another');
    expect(await totalOf('race')).toBe(300);
  });
});

test('whom other tenants know is told of twenty at most, without how many more, and then of nobody', async () => {
  const owner = await importer();
  const theirs = importing(app, people);
  const rows = manyRows(60, 'elsewhere', 'Administrator');
  expect(await theirs.run(csv(...rows), app.other.token)).toMatchObject({ phase: 'done' });
  const state = await imports.run(csv(...rows.map((row) => row.replace('Administrator', 'Pilot'))), owner.token);
  expect(state.faults.filter(({ row }) => row !== null)).toHaveLength(20);
  expect(state.faults.at(-1)).toMatchObject({ row: null, mes: expect.stringMatching(/^Further accounts\D+$/) as string });
  const again = await imports.run(csv(rows[50]!.replace('Administrator', 'Pilot')), owner.token);
  expect(again).toMatchObject({ phase: 'failed', faults: [], mes: expect.stringContaining('Too many attempts') as string });
});

test('an import whose server is gone is interrupted; passwords go after a day, imports after a week', async () => {
  const owner = await importer();
  const { id } = await imports.run(csv('Kept,kept1,,,,Pilot,,'), owner.token);
  const { db } = app.services.database;
  const set = (changes: object) => db.update(userImport).set(changes).where(eq(userImport.id, id));
  await set({ phase: 'saving', aliveUntil: sql`now() - interval '1 second'` });
  expect(await imports.look(owner.token)).toMatchObject({ phase: 'interrupted' });
  await cleanImports(app.services);
  expect((await db.select().from(userImport).where(eq(userImport.id, id)))[0]).toMatchObject({
    phase: 'interrupted',
    passwords: expect.any(String) as string,
  });
  await set({ phase: 'done', endedAt: sql`now() - interval '25 hours'` });
  expect(await imports.look(owner.token)).toMatchObject({ passwordCount: 0, passwordsUntil: null });
  expect(codeOf(await app.call(takeImportPasswords, { id }, owner))).toBe('userImport.passwordsGone');
  await set({ passwords: 'sealed', passwordCount: 1 });
  await cleanImports(app.services);
  expect((await db.select().from(userImport).where(eq(userImport.id, id)))[0]).toMatchObject({ passwords: null, passwordCount: 0 });
  await set({ createdAt: sql`now() - interval '8 days'` });
  await cleanImports(app.services);
  expect(await imports.look(owner.token)).toBeNull();
});
