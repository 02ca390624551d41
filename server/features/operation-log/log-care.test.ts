import { getMembers, setDept } from '@skyhelm/contract/department';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { readMessages } from '@skyhelm/contract/message';
import { checkOperations, exportOperations, getOperation, getOperations, type Operation } from '@skyhelm/contract/operation-log';
import { login } from '@skyhelm/contract/session';
import { sql, type SQL } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { say } from '@skyhelm/i18n/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';

let test: TestApp;
let base: DepartmentId;
let stranger: Person;
beforeAll(async () => {
  test = await testApp();
  const people = await peopleOf(test);
  base = await people.department('North');
  const elsewhere = await people.department('Elsewhere');
  const local = await people.role('Local', {
    permissions: ['department:query', 'log:query', 'log:export', 'log:check'],
    dataScope: 'departmentTree',
  });
  stranger = await people.person('stranger', [local], elsewhere);
});

const admin = () => ({ token: test.main.token });
const newest = async (operation: Operation) => (await test.done(getOperations, { operations: [operation] }, admin())).rows[0]!;

describe('an entry', () => {
  it('opens with what changed and by which request, without secrets', async () => {
    const form = { id: base, version: 1, name: 'Base', country: 'CN', city: 'Wuhan', personInCharge: 'Head' };
    const response = await test.raw(setDept, form, admin());
    const { id } = await newest('department.edited');
    expect(await test.done(getOperation, { id }, admin())).toMatchObject({
      id,
      text: 'Edited department “Base”',
      target: 'Base',
      requestId: response.headers['x-request-id'],
      details: { before: { name: 'North', city: 'Shenzhen' }, after: { name: 'Base', city: 'Wuhan' } },
    });
  });

  it('says its details in the words of whoever reads it', async () => {
    await test.signIn('admin');
    const { id } = await newest('session.opened');
    const { details } = await test.done(getOperation, { id }, { ...admin(), language: 'ru' });
    expect(details).toEqual({ by: 'Пароль', secondFactor: false });
  });

  it('about a refused attempt tells whoever tried neither whose name it was nor whether it is this one', async () => {
    await test.call(getMembers, { id: base }, { token: stranger.token });
    const denied = { operations: ['request.denied' as const] };
    expect((await test.done(getOperations, { ...denied, keyword: 'base' }, admin())).rows[0]).toMatchObject({ target: 'Base' });
    const [own] = (await test.done(getOperations, denied, stranger)).rows;
    expect(own).toMatchObject({ actor: 'stranger', target: '' });
    expect(JSON.stringify(await test.done(getOperation, { id: own!.id }, stranger))).not.toContain('Base');
    for (const filter of [denied, {}]) expect((await test.done(getOperations, { ...filter, keyword: 'base' }, stranger)).total).toBe(0);
  });

  it('of somebody out of the data scope or of another tenant is not there', async () => {
    const { id } = await newest('department.edited');
    expect(codeOf(await test.call(getOperation, { id }, stranger))).toBe('record.notFound');
    expect(codeOf(await test.call(getOperation, { id: '999999' }, admin()))).toBe('record.notFound');
    const ours = await test.done(getOperation, { id: '1' }, { token: test.other.token });
    expect(ours.actor).toBe('other');
  });
});

describe('an export', () => {
  const sheetOf = async (input: object, options: { token: string; language?: 'zh' | 'en' | 'ru' } = admin()) => {
    const { rawPayload, headers } = await test.raw(exportOperations, input, options);
    const [sheet] = await readXlsxFile(rawPayload);
    return { name: decodeURIComponent(String(headers['content-disposition'])), rows: sheet!.data };
  };

  it('holds what the same search finds, newest first, in the reader’s language and by their clock', async () => {
    const { rows } = await sheetOf({ keyword: 'elsewh', timeZone: '+05:30' }, { ...admin(), language: 'ru' });
    const [added] = (await test.done(getOperations, { keyword: 'elsewh' }, admin())).rows;
    const local = new Date(Date.parse(added!.at) + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(rows).toEqual([
      ['№', 'Время (UTC+05:30)', 'Пользователь', 'Операция', 'Объект', 'IP-адрес'],
      [Number(added!.id), local, 'admin', 'Добавлено подразделение «Elsewhere»', 'Elsewhere', '127.0.0.1'],
    ]);
  });

  it('keeps what a stranger typed at the door as text', async () => {
    await test.call(login, { username: '=HYPERLINK("x")', password: 'Wrong7horse' });
    const { rows } = await sheetOf({ operations: ['session.refused'] });
    expect(rows[1]![4]).toBe('=H***');
  });

  it('is logged itself, with what was looked for', async () => {
    await sheetOf({ operations: ['role.added', 'session.opened'] });
    const { id, text } = await newest('log.exported');
    expect(text).toBe('Exported the log');
    const { details } = await test.done(getOperation, { id }, admin());
    const phrases = (['log.role.added', 'log.session.opened'] as const).map((key) => say('en', key, { target: '…' }));
    expect(details).toEqual({ keyword: '', operations: phrases });
  });

  it('leaves out whatever the data scope does', async () => {
    const { rows } = await sheetOf({}, stranger);
    expect(new Set(rows.slice(1).map((row) => row[2]))).toEqual(new Set(['stranger']));
  });

  it('goes on from batch to batch to the first entry', async () => {
    await test.services.database.db.execute(sql`
      insert into operation_log (enterprise_id, seq, at, operation, actor_kind, actor_name, ip, request_id, target_id, target_name, details, hash)
      select ${test.other.enterpriseId}, n, now(), 'file.seen', 'system', 'filler', '', '', '', '', '{}', '' from generate_series(1000, 4500) as n`);
    await test.services.database.db.execute(sql`update operation_chain set seq = 4500 where enterprise_id = ${test.other.enterpriseId}`);
    const { rows } = await sheetOf({ operations: ['file.seen'] }, { token: test.other.token });
    expect(rows.slice(1).map(([number]) => number)).toEqual(Array.from({ length: 3_501 }, (_, n) => 4_500 - n));
  });
});

describe('the check', () => {
  const check = (person: { token: string } = admin()) => test.done(checkOperations, {}, person);
  const tamper = (statement: SQL) => test.services.database.db.execute(statement);
  const lastNumber = async () => (await test.done(getOperations, { pageSize: 1 }, admin())).total;

  it('says how many entries it read and that they are sound, and is logged itself', async () => {
    const before = await lastNumber();
    expect(await check()).toEqual({ checked: before, faults: 0, first: null });
    const { id, text } = await newest('log.checked');
    expect([Number(id), text]).toEqual([before + 1, 'Checked the log for tampering']);
    expect((await test.done(getOperation, { id }, admin())).details).toEqual({ checked: before, faults: 0, first: null });
  });

  it('holds while others write', async () => {
    const writing = Array.from({ length: 20 }, () => test.done(readMessages, {}, admin()));
    const checks = await Promise.all([check(), check(stranger), check()]);
    await Promise.all(writing);
    expect(checks.map(({ faults }) => faults)).toEqual([0, 0, 0]);
  });

  it('finds the first entry that was altered and those that are missing', async () => {
    const total = await lastNumber();
    const { enterpriseId } = test.main;
    await tamper(sql`update operation_log set actor_name = 'somebody else' where enterprise_id = ${enterpriseId} and seq = 4`);
    await tamper(sql`delete from operation_log where enterprise_id = ${enterpriseId} and seq in (7, 8)`);
    expect(await check()).toEqual({ checked: total - 2, faults: 2, first: { kind: 'edited', seq: 4 } });
    await tamper(sql`delete from operation_log where enterprise_id = ${enterpriseId} and seq in (2, 3)`);
    expect((await check()).first).toEqual({ kind: 'removed', seq: 2, upTo: 3 });
  });
});
