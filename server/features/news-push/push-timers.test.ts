import { moveDept } from '@skyhelm/contract/department';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { RoleId } from '@skyhelm/contract/ids';
import { confirmMessage, getMessages, getUnconfirmed } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { addNewsPush, deleteNewsPush, getNewsPushes, getPushReceipts, setNewsPush, stopNewsPush } from '@skyhelm/contract/news-push';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { databaseJobs, type DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { job } from '../../platform/jobs/job.table.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { message } from '../../tables/message.table.ts';
import { handlePushTimers, watchBeats } from './index.ts';
import { newsPush } from '../../tables/news-push.table.ts';

const clock = manualClock(new Date('2030-01-01T08:00:00Z'));
const MINUTE = 60_000;
const PATIENTLY = { timeout: 60_000 };
let test: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let pilots: RoleId;
let ann: Person;
let bob: Person;
let servers: DatabaseJobs[];

beforeAll(async () => {
  test = await testApp({ clock, config: { sessionIdleMinutes: 100_000, sessionMaxHours: 10_000 } });
  people = await peopleOf(test);
  pilots = await people.role('Pilots');
  ann = await people.person('ann', [pilots]);
  bob = await people.person('bob', [pilots]);
});
beforeEach(async () => {
  servers = [];
  for (const table of [message, newsPush, job]) await test.services.database.db.delete(table);
});
afterEach(() => Promise.all(servers.map((jobs) => jobs.stop())));

/** Another server on the same database. */
function server(): DatabaseJobs {
  const jobs = databaseJobs(test.services.database, clock, test.services.log);
  handlePushTimers({ ...test.services, jobs });
  servers.push(jobs);
  return jobs;
}

async function everyMinute(jobs: DatabaseJobs, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(MINUTE);
    await jobs.runDue();
  }
}

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE).toISOString();
const add = (form: Partial<InputOf<typeof addNewsPush>>) =>
  test.done(addNewsPush, { title: 'Storm', content: 'Wind', priority: 'low', mode: 'timed', roleIds: [pilots], ...form }, people.admin);
const told = async ({ token }: Person) => (await test.done(getMessages, {}, { token })).total;
const listed = async () => (await test.done(getNewsPushes, {}, people.admin)).rows[0]!;

describe('a timed push', () => {
  it('is sent when its time comes and not before, once though several servers run', async () => {
    const running = [server(), server(), server()];
    await add({ pushAt: inMinutes(30) });
    clock.advance(30 * MINUTE - 1);
    await Promise.all(running.map((jobs) => jobs.runDue()));
    expect(await told(ann)).toBe(0);
    clock.advance(1);
    await Promise.all(running.map((jobs) => jobs.runDue()));
    await running[0]!.runDue();
    expect([await told(ann), await told(bob)]).toEqual([1, 1]);
    expect(await listed()).toMatchObject({ state: 'sent', sendings: 1, received: 2, nextAt: null });
  });

  it('goes to those who are in the role by then', async () => {
    await add({ pushAt: inMinutes(30) });
    const late = await people.person('late', [pilots]);
    clock.advance(30 * MINUTE);
    await server().runDue();
    expect(await told(late)).toBe(1);
    await test.services.database.pool.query('delete from user_account where id = $1', [late.id]);
  });

  it('goes to the people of a department that was moved meanwhile, and to nobody else', async () => {
    const [north, region] = [await people.department('North'), await people.department('Region')];
    const sends: Permission[] = ['newsPush:add', 'newsPush:query'];
    const head = await people.person('head', [await people.role('Head', { permissions: sends, dataScope: 'departmentTree' })], north);
    const [within, beside] = [await people.person('within', [], north), await people.person('beside', [], region)];
    const push = { title: 'Storm', content: 'Wind', priority: 'urgent', mode: 'timed', pushAt: inMinutes(1) } as const;
    await test.done(addNewsPush, { ...push, departmentIds: [north] }, head);
    await test.done(moveDept, { id: north, parentId: region, version: 1 }, people.admin);
    clock.advance(MINUTE);
    await server().runDue();
    expect([await told(within), await told(beside)]).toEqual([1, 0]);
    expect(await listed()).toMatchObject({ state: 'sent', received: 2 });
  });

  it('outlives a restart', async () => {
    await add({ pushAt: inMinutes(30) });
    clock.advance(300 * MINUTE);
    await server().runDue();
    expect(await told(ann)).toBe(1);
  });

  it('is sent once by another server when the first is cut off in the middle of it', async () => {
    const { pool } = test.services.database;
    const first = server();
    await add({ pushAt: inMinutes(1) });
    clock.advance(MINUTE);
    const blocker = await pool.connect();
    await blocker.query('begin; lock table message in exclusive mode');
    const running = first.runDue();
    const blocked = async () =>
      (
        await pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%into \"message\"%'",
        )
      ).rows;
    await expect.poll(blocked, PATIENTLY).toHaveLength(1);
    await blocker.query('select pg_terminate_backend($1)', [(await blocked())[0]!.pid]);
    await blocker.query('commit');
    blocker.release();
    await running;
    expect(await told(ann)).toBe(0);
    clock.advance(MINUTE);
    await Promise.all([server().runDue(), first.runDue()]);
    expect([await told(ann), await told(bob)]).toEqual([1, 1]);
    expect(await listed()).toMatchObject({ state: 'sent', sendings: 1 });
  });

  it('is not sent once it was stopped or deleted', async () => {
    await test.done(stopNewsPush, await add({ pushAt: inMinutes(1) }), people.admin);
    await test.done(deleteNewsPush, await add({ pushAt: inMinutes(1) }), people.admin);
    clock.advance(MINUTE);
    await server().runDue();
    expect(await told(ann)).toBe(0);
    expect(await listed()).toMatchObject({ state: 'stopped', nextAt: null });
  });
});

describe('a cycle', () => {
  it('comes every so many minutes until its end, each time once', async () => {
    const running = [server(), server()];
    const beat = async () => {
      clock.advance(5 * MINUTE);
      await Promise.all(running.map((jobs) => jobs.runDue()));
      return told(ann);
    };
    await add({ mode: 'cycle', pushAt: inMinutes(5), intervalMinutes: 5, endsAt: inMinutes(16) });
    expect([await beat(), await beat(), await beat(), await beat(), await beat()]).toEqual([1, 2, 3, 3, 3]);
    expect(await listed()).toMatchObject({ state: 'sent', sendings: 3, received: 2 });
  });

  it('makes up for a long stop once, and keeps its beat', async () => {
    await add({ mode: 'cycle', intervalMinutes: 10 });
    clock.advance(605 * MINUTE);
    await server().runDue();
    expect(await told(ann)).toBe(2);
    expect(await listed()).toMatchObject({ state: 'waiting', sendings: 2, nextAt: inMinutes(5) });
  });

  it('that has been sent and is put off is silent until its new beginning, and keeps its beat from there', async () => {
    const jobs = server();
    await watchBeats({ ...test.services, jobs });
    const { id } = await add({ mode: 'cycle', intervalMinutes: 10 });
    const { version } = await listed();
    const pushAt = inMinutes(95);
    const form = { title: 'Storm', content: 'Wind', priority: 'low', mode: 'cycle', intervalMinutes: 10 } as const;
    await test.done(setNewsPush, { ...form, roleIds: [pilots], id, version, pushAt }, people.admin);
    await everyMinute(jobs, 94);
    expect(await told(ann)).toBe(1);
    expect(await listed()).toMatchObject({ pushAt, nextAt: pushAt });
    await everyMinute(jobs, 22);
    expect(await told(ann)).toBe(4);
  });

  it('asks whoever was away once, by its last sending, and shows the receipts of each', async () => {
    const jobs = server();
    const { id } = await add({ mode: 'cycle', intervalMinutes: 1, priority: 'urgent' });
    clock.advance(MINUTE);
    await jobs.runDue();
    const asked = await test.done(getUnconfirmed, {}, ann);
    expect(asked.map(({ createdAt }) => createdAt)).toEqual([clock.now().toISOString()]);
    await test.done(confirmMessage, { id: asked[0]!.id }, ann);
    expect(await test.done(getUnconfirmed, {}, ann)).toEqual([]);
    const confirmed = async (sending?: number) => {
      const answer = await test.done(getPushReceipts, { id, ...(sending && { sending }) }, people.admin);
      return [answer.sending, ...answer.rows.map((row) => row.confirmedAt !== null)];
    };
    expect(await confirmed()).toEqual([2, true, false]);
    expect(await confirmed(1)).toEqual([1, true, false]);
    expect(await listed()).toMatchObject({ received: 2, confirmed: 1 });
  });
});

describe('a clock that is wrong for a while', () => {
  it('does not lose a timed push that was taken up too early', async () => {
    // Corrected between the taking of the timer and its work.
    let ahead = 2_000;
    const jobs = databaseJobs(test.services.database, { ...clock, now: () => new Date(clock.now().getTime() + ahead) }, test.services.log);
    handlePushTimers({ ...test.services, jobs, clock: { ...clock, now: () => ((ahead = 0), clock.now()) } });
    servers.push(jobs);
    await add({ pushAt: inMinutes(1) });
    clock.advance(MINUTE - 1_000);
    await jobs.runDue();
    expect(await told(ann)).toBe(0);
    expect(await listed()).toMatchObject({ state: 'waiting' });
    clock.advance(MINUTE);
    await server().runDue();
    expect(await told(ann)).toBe(1);
  });

  it('silences no cycle for as long as it was ahead', async () => {
    const jobs = server();
    await watchBeats({ ...test.services, jobs });
    await add({ mode: 'cycle', intervalMinutes: 10 });
    await jobs.runDue();
    clock.advance(8 * 60 * MINUTE);
    await jobs.runDue();
    clock.advance(-8 * 60 * MINUTE);
    const before = await told(ann);
    await everyMinute(jobs, 60);
    expect(await told(ann)).toBe(before + 6);
  });

  it.each([0, 5])('silences no cycle that was begun while it was ahead and is edited %i minutes after it was corrected', async (later) => {
    const jobs = server();
    clock.advance(8 * 60 * MINUTE);
    const { id } = await add({ mode: 'cycle', intervalMinutes: 10 });
    clock.advance(-8 * 60 * MINUTE);
    await watchBeats({ ...test.services, jobs });
    await everyMinute(jobs, later);
    const { version, pushAt } = await listed();
    const form = { title: 'Storm', content: 'Much wind', priority: 'low', mode: 'cycle', intervalMinutes: 10 } as const;
    await test.done(setNewsPush, { ...form, roleIds: [pilots], id, version, pushAt }, people.admin);
    await everyMinute(jobs, 60 - later);
    expect(await told(ann)).toBe(1 + 6);
    expect(Date.parse((await listed()).pushAt!), 'it has begun').toBeLessThan(clock.now().getTime());
  });

  // Of long pauses the next beat does not look far ahead.
  it.each([
    [10, 3],
    [600, 1],
  ])('takes no beginning away that somebody has chosen for a beat of %i minutes, and sends from then on', async (intervalMinutes, sent) => {
    const jobs = server();
    await watchBeats({ ...test.services, jobs });
    const pushAt = inMinutes(95);
    await add({ mode: 'cycle', pushAt, intervalMinutes });
    clock.advance(8 * 60 * MINUTE);
    await jobs.runDue();
    const early = await told(ann);
    clock.advance(-8 * 60 * MINUTE);
    await everyMinute(jobs, 94);
    expect(await listed()).toMatchObject({ pushAt, nextAt: pushAt });
    expect(await told(ann), 'nothing before it').toBe(early);
    await everyMinute(jobs, 22);
    expect(await told(ann)).toBe(early + sent);
  });

  const cycle = { mode: 'cycle', intervalMinutes: 10 } as const;

  it.each([
    ['whose beginning somebody has chosen', () => ({ ...cycle, pushAt: inMinutes(95), endsAt: inMinutes(200) }), 95, 11],
    ['that had begun', () => ({ ...cycle, pushAt: inMinutes(0), endsAt: inMinutes(55) }), 10, 5],
    ['that is sent but once', () => ({ mode: 'timed', pushAt: inMinutes(95) }) as const, 95, 1],
  ])('ends no push %s by being ahead beyond its end, which is sent from its time on', PATIENTLY, async (_, form, until, sent) => {
    const jobs = server();
    await watchBeats({ ...test.services, jobs });
    await add(form());
    clock.advance(8 * 60 * MINUTE);
    await jobs.runDue();
    const early = await told(ann);
    expect(await listed()).toMatchObject({ state: 'sent', nextAt: null });
    clock.advance(-8 * 60 * MINUTE);
    await everyMinute(jobs, until - 1);
    expect(await told(ann), 'nothing before it').toBe(early);
    await everyMinute(jobs, 1);
    expect(await told(ann)).toBe(early + 1);
    await everyMinute(jobs, 120);
    expect(await told(ann)).toBe(early + sent);
    expect(await listed()).toMatchObject({ state: 'sent', nextAt: null });
  });

  it.each([
    ['a cycle of a long beat', () => ({ ...cycle, intervalMinutes: 600, pushAt: inMinutes(5) })],
    ['a cycle that is over', () => ({ ...cycle, pushAt: inMinutes(5), endsAt: inMinutes(26) })],
    ['what was sent but once', () => ({ mode: 'timed', pushAt: inMinutes(5) }) as const],
    ['what was sent but once, late', () => ({ mode: 'timed', pushAt: inMinutes(5) }) as const, 20],
  ])('sends %s no second time by being behind', PATIENTLY, async (_, form, asleep = 0) => {
    const jobs = server();
    await watchBeats({ ...test.services, jobs });
    await add(form());
    clock.advance(asleep * MINUTE);
    await everyMinute(jobs, 40 - asleep);
    const [before, { sendings, state, nextAt }] = [await told(ann), await listed()];
    clock.advance(-60 * MINUTE);
    await everyMinute(jobs, 3);
    clock.advance(60 * MINUTE);
    await everyMinute(jobs, 3);
    expect(await told(ann)).toBe(before);
    expect(await listed()).toMatchObject({ sendings, state, nextAt });
  });

  it('silences no cycle that was begun while it was ahead', async () => {
    const jobs = server();
    clock.advance(8 * 60 * MINUTE);
    await add({ mode: 'cycle', intervalMinutes: 10 });
    clock.advance(-8 * 60 * MINUTE);
    await watchBeats({ ...test.services, jobs });
    await everyMinute(jobs, 60);
    expect(await told(ann)).toBe(1 + 6);
  });
});
