import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DepartmentId, RoleId, UserId } from '@skyhelm/contract/ids';
import { confirmMessage, getMessages, getUnconfirmed, readMessages } from '@skyhelm/contract/message';
import {
  addNewsPush,
  deleteNewsPush,
  getNewsPushes,
  getPushReceipts,
  getPushReceivers,
  setNewsPush,
  stopNewsPush,
} from '@skyhelm/contract/news-push';
import { frozenUser } from '@skyhelm/contract/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../platform/bus/subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { message } from '../../tables/message.table.ts';
import { newsPush } from '../../tables/news-push.table.ts';

const clock = manualClock(new Date('2030-01-01T08:00:00Z'));
const MINUTE = 60_000;
let test: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let pilots: RoleId;
let north: DepartmentId;
let below: DepartmentId;
let [ann, bob, cleo]: Person[] = [];

beforeAll(async () => {
  test = await testApp({ clock });
  people = await peopleOf(test);
  pilots = await people.role('Pilots');
  north = await people.department('North');
  below = await people.department('Below', north);
  ann = await people.person('ann', [pilots], north);
  bob = await people.person('bob', [pilots], below);
  cleo = await people.person('cleo', [], below);
});
beforeEach(async () => {
  await test.services.database.db.delete(message);
  await test.services.database.db.delete(newsPush);
});

type Form = InputOf<typeof addNewsPush>;
const NEWS: Form = { title: 'Storm', content: 'Wind of 20 m/s from noon', priority: 'high', mode: 'single' };
const add = (form: Partial<Form>) => test.done(addNewsPush, { ...NEWS, ...form }, people.admin);
const refusal = async (form: Partial<Form>, as = people.admin) => codeOf(await test.call(addNewsPush, { ...NEWS, ...form }, as));
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE).toISOString();
const inbox = async ({ token }: { token: string }) => (await test.done(getMessages, {}, { token, language: 'en' })).rows;
const listed = async () => (await test.done(getNewsPushes, {}, people.admin)).rows;
const receivers = async () => {
  const told = await Promise.all([ann!, bob!, cleo!].map(inbox));
  return ['ann', 'bob', 'cleo'].filter((_, index) => told[index]!.length > 0);
};

describe('a single push', () => {
  it.each<[string, () => Partial<Form>, string[]]>([
    ['a person', () => ({ userIds: [cleo!.id] }), ['cleo']],
    ['a role', () => ({ roleIds: [pilots] }), ['ann', 'bob']],
    ['a department with all below it', () => ({ departmentIds: [north] }), ['ann', 'bob', 'cleo']],
    ['a department at the bottom', () => ({ departmentIds: [below] }), ['bob', 'cleo']],
    ['any mix of them', () => ({ userIds: [ann!.id], roleIds: [pilots], departmentIds: [below] }), ['ann', 'bob', 'cleo']],
  ])('reaches %s at once, everybody one time', async (_, to, got) => {
    await add(to());
    expect(await receivers()).toEqual(got);
    expect(await inbox(bob!)).toHaveLength(got.includes('bob') ? 1 : 0);
    const [row] = await listed();
    expect(row).toMatchObject({ state: 'sent', sendings: 1, received: got.length, read: 0, sentAt: clock.now().toISOString() });
  });

  it('says its own words, with its priority, in the frame of the reader’s language', async () => {
    await add({ userIds: [ann!.id] });
    expect((await inbox(ann!))[0]).toMatchObject({
      kind: 'newsPush',
      priority: 'high',
      text: 'admin: “Storm”. Wind of 20 m/s from noon',
      readAt: null,
    });
  });

  it('leaves out whoever is frozen, and is refused where nobody is left', async () => {
    const dora = await people.person('dora', [], north);
    await test.done(frozenUser, { id: dora.id }, people.admin);
    expect(await refusal({ userIds: [dora.id] })).toBe('newsPush.nobody');
    expect(await listed()).toEqual([]);
    await add({ departmentIds: [north] });
    expect((await listed())[0]).toMatchObject({ received: 3 });
  });

  it('asks for at least one receiver', async () => {
    expect(await refusal({})).toBe('input.invalid');
  });
});

describe('within reach of whoever sends', () => {
  let head: Person;
  beforeAll(async () => {
    const grants = { permissions: ['newsPush:query', 'newsPush:add'], dataScope: 'departmentTree' } as const;
    head = await people.person(
      'head',
      [await people.role('Heads of one department', { ...grants, permissions: [...grants.permissions] })],
      below,
    );
  });

  it('a role means those of it who are', async () => {
    await test.done(addNewsPush, { ...NEWS, roleIds: [pilots] }, head);
    expect(await receivers()).toEqual(['bob']);
  });
  it.each<[string, () => Partial<Form>]>([
    ['people', () => ({ userIds: [ann!.id] })],
    ['departments', () => ({ departmentIds: [north] })],
    ['people of another tenant', () => ({ userIds: [test.other.adminId] })],
    ['roles of another tenant', () => ({ roleIds: [test.other.administratorRoleId] })],
  ])('other %s cannot be named', async (_, to) => {
    expect(await refusal(to(), head)).toBe('record.notFound');
    expect(await receivers()).toEqual([]);
  });
  it('there are people, departments and roles to choose from', async () => {
    const offered = await test.done(getPushReceivers, {}, head);
    expect(offered.people.map(({ userName }) => userName)).toEqual(['bob', 'cleo', 'head']);
    expect(offered.departments.map(({ name }) => name)).toEqual(['Below']);
    expect(offered.roles.map(({ id }) => id)).toContain(pilots);
    expect((await test.done(getPushReceivers, { keyword: 'cle' }, head)).people.map(({ id }) => id)).toEqual([cleo!.id]);
  });
  it('pushes of others are not seen', async () => {
    const { id } = await add({ roleIds: [pilots] });
    expect((await test.done(getNewsPushes, {}, head)).rows).toEqual([]);
    expect(codeOf(await test.call(getPushReceipts, { id }, head))).toBe('record.notFound');
    await test.done(addNewsPush, { ...NEWS, title: 'Mine', userIds: [cleo!.id] }, head);
    expect((await test.done(getNewsPushes, {}, head)).rows.map(({ title }) => title)).toEqual(['Mine']);
    expect(await listed()).toHaveLength(2);
  });
});

describe('a push that waits', () => {
  it('is refused for a time that has passed', async () => {
    const to = { roleIds: [pilots] };
    expect(await refusal({ ...to, mode: 'timed', pushAt: inMinutes(-1) })).toBe('newsPush.past');
    expect(await refusal({ ...to, mode: 'cycle', pushAt: inMinutes(-1), intervalMinutes: 5 })).toBe('newsPush.past');
    expect(await refusal({ ...to, mode: 'cycle', endsAt: inMinutes(-1), intervalMinutes: 5 })).toBe('newsPush.past');
    expect(await refusal({ ...to, mode: 'timed' })).toBe('input.invalid');
    expect(await refusal({ ...to, mode: 'cycle' })).toBe('input.invalid');
    for (const intervalMinutes of [0, 0.5, 43_201]) expect(await refusal({ ...to, mode: 'cycle', intervalMinutes })).toBe('input.invalid');
    expect(await refusal({ ...to, mode: 'cycle', intervalMinutes: 1, pushAt: inMinutes(5), endsAt: inMinutes(4) })).toBe('input.invalid');
  });

  const edit = async (form: Partial<Form>) => {
    const [row] = await listed();
    const { title, content, priority, mode, pushAt, intervalMinutes, endsAt } = row!;
    const kept = { title, content, priority, mode, pushAt, intervalMinutes, endsAt, roleIds: row!.roles.map(({ id }) => id) };
    return test.call(setNewsPush, { id: row!.id, version: row!.version, ...kept, ...form }, people.admin);
  };

  it('can be edited, sent at once, stopped and deleted, and nothing of it once it was sent', async () => {
    const { id } = await add({ mode: 'timed', pushAt: inMinutes(60), roleIds: [pilots] });
    expect((await listed())[0]).toMatchObject({ state: 'waiting', nextAt: inMinutes(60), sentAt: null, received: 0 });
    expect(codeOf(await edit({ title: 'Calm', pushAt: inMinutes(30) }))).toBe('done');
    expect((await listed())[0]).toMatchObject({ title: 'Calm', nextAt: inMinutes(30), version: 2 });
    expect(codeOf(await test.call(setNewsPush, { id, version: 1, ...NEWS, roleIds: [pilots] }, people.admin))).toBe('record.stale');
    expect(codeOf(await edit({ mode: 'single' }))).toBe('done');
    expect(await receivers()).toEqual(['ann', 'bob']);
    expect(codeOf(await edit({ title: 'Late' }))).toBe('newsPush.over');
    expect(codeOf(await test.call(stopNewsPush, { id }, people.admin))).toBe('newsPush.over');
    await test.done(deleteNewsPush, { id }, people.admin);
    expect(await listed()).toEqual([]);
    expect((await inbox(ann!))[0]!.text).toContain('Calm');
  });

  it('goes out in the name of whoever saved it last, and names its founder beside them', async () => {
    const lastSender = async () => (await inbox(ann!))[0]!.text.split(':')[0];
    const editor = await people.person('editor', [await people.role('Editors', { permissions: ['newsPush:query', 'newsPush:edit'] })]);
    await add({ mode: 'cycle', intervalMinutes: 10, userIds: [ann!.id] });
    expect(await lastSender()).toBe('admin');
    const [row] = await listed();
    expect(row).toMatchObject({ founder: 'admin', editor: null });
    const form: Form = { ...NEWS, mode: 'cycle', intervalMinutes: 10, pushAt: row!.pushAt, userIds: [ann!.id], title: 'Calm' };
    clock.advance(10 * MINUTE);
    await test.done(setNewsPush, { id: row!.id, version: 1, ...form }, editor);
    expect(await lastSender()).toBe('editor');
    expect((await listed())[0]).toMatchObject({ founder: 'admin', editor: 'editor', sendings: 2 });
    clock.advance(10 * MINUTE);
    await test.done(setNewsPush, { id: row!.id, version: 2, ...form }, people.admin);
    expect(await lastSender()).toBe('admin');
    expect((await listed())[0]).toMatchObject({ founder: 'admin', editor: null, sendings: 3 });
  });

  it('loses no receivers by the edit of somebody who reaches fewer, unless they choose so', async () => {
    const head = await people.person(
      'editorOfNorth',
      [await people.role('Editors of one department', { permissions: ['newsPush:query', 'newsPush:edit'], dataScope: 'department' })],
      north,
    );
    const founder = await people.person(
      'safety',
      [await people.role('Safety officers', { permissions: ['newsPush:query', 'newsPush:add', 'newsPush:edit'] })],
      north,
    );
    const cycle: Form = { ...NEWS, mode: 'cycle', intervalMinutes: 10, roleIds: [pilots] };
    const { id } = await test.done(addNewsPush, cycle, founder);
    const [row] = await listed();
    expect(row).toMatchObject({ received: 2 });
    const edited = { ...cycle, id, version: 1, pushAt: row!.pushAt, title: 'Storm!' };
    expect(codeOf(await test.call(setNewsPush, edited, head))).toBe('newsPush.narrower');
    expect((await listed())[0]).toMatchObject({ title: 'Storm', version: 1 });
    expect(codeOf(await test.call(setNewsPush, { ...edited, roleIds: [], userIds: [ann!.id] }, head))).toBe('done');
  });

  it('keeps its beat when a cycle is edited after it has begun', async () => {
    await add({ mode: 'cycle', intervalMinutes: 10, roleIds: [pilots] });
    expect(await inbox(ann!)).toHaveLength(1);
    clock.advance(4 * MINUTE);
    expect(codeOf(await edit({ title: 'Other words' }))).toBe('done');
    expect((await listed())[0]).toMatchObject({ title: 'Other words', nextAt: inMinutes(6), sendings: 1 });
    expect(codeOf(await edit({ intervalMinutes: 3 }))).toBe('done');
    expect((await listed())[0]).toMatchObject({ nextAt: inMinutes(2) });
    expect((await inbox(ann!))[0]!.text).toContain('Storm');
  });

  it('is found by words, founder, mode, priority and state', async () => {
    await add({ title: 'One', roleIds: [pilots] });
    await add({ title: 'Two', content: 'WIND', priority: 'urgent', mode: 'timed', pushAt: inMinutes(5), userIds: [ann!.id] });
    const found = async (query: object) => (await test.done(getNewsPushes, query, people.admin)).rows.map(({ title }) => title);
    expect(await found({})).toEqual(['Two', 'One']);
    expect(await found({ keyword: 'wIn' })).toEqual(['Two', 'One']);
    expect(await found({ keyword: 'tw' })).toEqual(['Two']);
    expect(await found({ mode: 'timed' })).toEqual(['Two']);
    expect(await found({ priority: 'high' })).toEqual(['One']);
    expect(await found({ state: 'sent' })).toEqual(['One']);
    expect(await found({ founder: 'ADM' })).toEqual(['Two', 'One']);
    expect(await found({ founder: 'ann' })).toEqual([]);
  });
});

describe('receipts', () => {
  const receipts = async (more: object = {}) => {
    const [row] = await listed();
    const { rows } = await test.done(getPushReceipts, { id: row!.id, ...more }, people.admin);
    return rows.map(({ userName, readAt, confirmedAt }) => [userName, readAt, confirmedAt]);
  };

  it('tell who has read it when', async () => {
    await add({ roleIds: [pilots] });
    clock.advance(MINUTE);
    await test.done(readMessages, {}, { token: bob!.token });
    expect(await receipts()).toEqual([
      ['ann', null, null],
      ['bob', clock.now().toISOString(), null],
    ]);
    expect(await receipts({ open: true })).toEqual([['ann', null, null]]);
    expect((await listed())[0]).toMatchObject({ received: 2, read: 1, confirmed: 0 });
  });

  it('tell when an urgent one was confirmed, which asks until it is', async () => {
    await add({ priority: 'urgent', roleIds: [pilots] });
    const asked = () => test.done(getUnconfirmed, {}, { token: ann!.token });
    await test.done(readMessages, {}, { token: ann!.token });
    const [first] = await asked();
    expect(first).toMatchObject({ title: 'Storm', content: NEWS.content, by: 'admin' });
    expect(codeOf(await test.call(confirmMessage, { id: first!.id }, { token: bob!.token }))).toBe('record.notFound');
    clock.advance(MINUTE);
    expect(await test.done(confirmMessage, { id: first!.id }, { token: ann!.token })).toEqual({ unread: 0 });
    expect(await asked()).toEqual([]);
    const confirmedAt = clock.now().toISOString();
    const readAt = new Date(clock.now().getTime() - MINUTE).toISOString();
    // The same dialog on a second screen closes as well, and changes nothing.
    clock.advance(MINUTE);
    expect(await test.done(confirmMessage, { id: first!.id }, { token: ann!.token })).toEqual({ unread: 0 });
    expect(await receipts()).toEqual([
      ['ann', readAt, confirmedAt],
      ['bob', null, null],
    ]);
    expect((await listed())[0]).toMatchObject({ received: 2, read: 1, confirmed: 1 });
    expect((await inbox(ann!))[0]).toMatchObject({ confirmedAt, priority: 'urgent' });
  });

  it('are known to every screen of whoever confirms or reads', async () => {
    await add({ priority: 'urgent', roleIds: [pilots] });
    const told: string[][] = [];
    subscribe(test.services.bus, 'message.created', ({ userIds }) => void told.push([...userIds]));
    const [asked] = await test.done(getUnconfirmed, {}, { token: ann!.token });
    await test.done(confirmMessage, { id: asked!.id }, { token: ann!.token });
    await test.done(readMessages, {}, { token: bob!.token });
    expect(told).toEqual([[ann!.id], [bob!.id]]);
    // Nothing was left to read: nobody is told.
    await test.done(readMessages, {}, { token: bob!.token });
    expect(told).toHaveLength(2);
  });

  it('do not ask for what is not urgent', async () => {
    await add({ roleIds: [pilots] });
    expect(await test.done(getUnconfirmed, {}, { token: ann!.token })).toEqual([]);
    const [told] = await inbox(ann!);
    expect(codeOf(await test.call(confirmMessage, { id: told!.id }, { token: ann!.token }))).toBe('record.notFound');
  });
});

it('reaches ten thousand people, told to all servers in pieces that the bus between them takes', { timeout: 120_000 }, async () => {
  const { pool } = test.services.database;
  const crowd = await people.department('Crowd');
  await pool.query(
    `insert into user_account (id, enterprise_id, user_type, account, account_key, name, password_hash, department_id)
     select gen_random_uuid(), $1, 'general', 'crowd' || n, 'crowd' || n, 'Crowd ' || n, '', $2 from generate_series(1, 10000) as n`,
    [test.main.enterpriseId, crowd],
  );
  const told = new Set<UserId>();
  const events: number[] = [];
  test.services.bus.subscribe('message.created', (payload) => {
    const { userIds } = payload as { userIds: UserId[] };
    events.push(userIds.length);
    for (const userId of userIds) told.add(userId);
  });
  await add({ departmentIds: [crowd] });
  await expect.poll(() => events).toEqual([8_000, 2_000]);
  expect(told.size).toBe(10_000);
  expect((await listed())[0]).toMatchObject({ received: 10_000, read: 0 });
});
