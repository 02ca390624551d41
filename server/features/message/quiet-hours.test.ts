import type { InputOf } from '@skyhelm/contract/endpoint';
import { getMessages, getUnconfirmed, readMessages, type MessageKind } from '@skyhelm/contract/message';
import { addNewsPush, getNewsPushes } from '@skyhelm/contract/news-push';
import { setSettings, userInfo } from '@skyhelm/contract/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../platform/bus/subjects.ts';
import { manualClock, type ManualClock } from '../../platform/clock/clock.ts';
import { databaseJobs, type DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { job } from '../../platform/jobs/job.table.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { newsPush } from '../../tables/news-push.table.ts';
import { notifyEach, scheduleRelease } from './index.ts';
import { message } from '../../tables/message.table.ts';

const NIGHT = { from: '22:00', to: '07:00', timeZone: 'Asia/Shanghai' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let clock: ManualClock;
let test: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let sleeper: Person;
let waking: Person;
let servers: DatabaseJobs[];
/** Who was told of a message by code 2, in order. */
let told: string[];

beforeAll(async () => {
  // 23:30 in Shanghai.
  clock = manualClock(new Date('2030-01-15T15:30:00Z'));
  test = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 100_000 } });
  people = await peopleOf(test);
  sleeper = await people.person('sleeper', []);
  waking = await people.person('waking', []);
  subscribe(test.services.bus, 'message.created', ({ userIds }) => void told.push(...userIds));
});
beforeEach(async () => {
  const intoNight = (Date.UTC(2030, 0, 15, 15, 30) - clock.now().getTime()) % (24 * HOUR);
  clock.advance(intoNight < 0 ? intoNight + 24 * HOUR : intoNight);
  servers = [];
  for (const table of [message, newsPush, job]) await test.services.database.db.delete(table);
  await test.done(setSettings, { quietHours: null }, sleeper);
  await test.done(setSettings, { quietHours: NIGHT }, sleeper);
  told = [];
});
afterEach(() => Promise.all(servers.map((jobs) => jobs.stop())));

async function server(): Promise<DatabaseJobs> {
  const jobs = databaseJobs(test.services.database, clock, test.services.log);
  await scheduleRelease({ ...test.services, jobs });
  servers.push(jobs);
  return jobs;
}
const push = (form: Partial<InputOf<typeof addNewsPush>> = {}) =>
  test.done(
    addNewsPush,
    { title: 'Storm', content: 'Wind', priority: 'high', mode: 'single', userIds: [sleeper.id, waking.id], ...form },
    people.admin,
  );
const tell = async (kind: MessageKind, atTheLatest?: Date) => {
  const effects: (() => void | Promise<void>)[] = [];
  const context = {
    db: test.services.database.db,
    now: clock.now(),
    afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect),
  };
  const { bus } = test.services;
  await notifyEach(context, bus, test.main.enterpriseId, kind, [{ userId: sleeper.id, params: { by: 'Ann' } }], atTheLatest);
  for (const effect of effects) await effect();
};
const seen = async (person: Person) => {
  const { total, unread } = await test.done(getMessages, {}, person);
  expect((await test.done(userInfo, {}, person)).unreadMessages).toBe(unread);
  return [total, unread];
};

describe('in quiet hours', () => {
  it('a push waits for their end, then comes once though several servers run; others have it at once', async () => {
    await push();
    expect([await seen(sleeper), await seen(waking)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(told).toEqual([waking.id]);
    const running = [await server(), await server()];
    clock.advance(7.5 * HOUR - 1);
    await Promise.all(running.map((jobs) => jobs.runDue()));
    expect([await seen(sleeper), told]).toEqual([[0, 0], [waking.id]]);
    clock.advance(1);
    await Promise.all(running.map((jobs) => jobs.runDue()));
    clock.advance(MINUTE);
    await Promise.all(running.map((jobs) => jobs.runDue()));
    expect([await seen(sleeper), told]).toEqual([
      [1, 1],
      [waking.id, sleeper.id],
    ]);
  });

  it('an urgent one comes at once, and asks', async () => {
    await push({ priority: 'urgent' });
    expect(told.toSorted()).toEqual([sleeper.id, waking.id].toSorted());
    expect(await test.done(getUnconfirmed, {}, sleeper)).toHaveLength(1);
  });

  it.each<[MessageKind, number]>([
    ['departmentJoined', 0],
    ['certificationPassed', 0],
    ['deviceShared', 0],
    ['passwordChanged', 1],
    ['newSignIn', 1],
    ['routeClosedInFlight', 1],
  ])('of %s there are %i: what nobody can mute does not wait', async (kind, count) => {
    await tell(kind);
    expect([(await seen(sleeper))[0], told.length]).toEqual([count, count]);
  });

  it('what waits cannot be read unseen, and its sender sees that it was not', async () => {
    await push();
    await test.done(readMessages, {}, sleeper);
    expect((await test.done(getNewsPushes, {}, people.admin)).rows[0]).toMatchObject({ received: 2, read: 0 });
    clock.advance(8 * HOUR);
    await (await server()).runDue();
    expect(await seen(sleeper)).toEqual([1, 1]);
  });

  it('what waited while no server ran comes when one does', async () => {
    await push();
    clock.advance(50 * HOUR);
    await (await server()).runDue();
    expect(told).toEqual([waking.id, sleeper.id]);
  });
});

describe('when quiet hours are changed', () => {
  it('to none, what waits comes at once', async () => {
    await push();
    await test.done(setSettings, { quietHours: null }, sleeper);
    expect([await seen(sleeper), told]).toEqual([
      [1, 1],
      [waking.id, sleeper.id],
    ]);
  });

  it('to others that last at this moment, it waits for their end', async () => {
    await push();
    await test.done(setSettings, { quietHours: { ...NIGHT, to: '06:00' } }, sleeper);
    expect(await seen(sleeper)).toEqual([0, 0]);
    clock.advance(6.5 * HOUR);
    await (await server()).runDue();
    expect(await seen(sleeper)).toEqual([1, 1]);
  });

  it('to longer ones, what must not wait that long does not', async () => {
    await tell('taskSubmitted', new Date(clock.now().getTime() + HOUR));
    await test.done(setSettings, { quietHours: { ...NIGHT, to: '08:00' } }, sleeper);
    clock.advance(HOUR - 1);
    const jobs = await server();
    await jobs.runDue();
    expect(await seen(sleeper)).toEqual([0, 0]);
    clock.advance(MINUTE);
    await jobs.runDue();
    expect([await seen(sleeper), told]).toEqual([[1, 1], [sleeper.id]]);
  });

  it('by another setting, nothing happens', async () => {
    await push();
    await test.done(setSettings, { unitSystem: 2 }, sleeper);
    await test.done(setSettings, { unitSystem: 1 }, sleeper);
    expect(await seen(sleeper)).toEqual([0, 0]);
  });
});

it('outside of quiet hours everything comes at once', async () => {
  clock.advance(8 * HOUR);
  await push();
  await tell('departmentJoined');
  expect(await seen(sleeper)).toEqual([2, 2]);
});
