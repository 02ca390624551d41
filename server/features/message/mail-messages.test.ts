import type { MessageKind } from '@skyhelm/contract/message';
import { setLanguage, setSettings } from '@skyhelm/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { databaseJobs } from '../../platform/jobs/database-jobs.ts';
import { job } from '../../platform/jobs/job.table.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { openMailBox, type MailBox } from '../../testing/mail-box.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { startOutbox } from '../outbox/index.ts';
import { user } from '../../tables/user.table.ts';
import { notifyEach, scheduleRelease } from './index.ts';
import { message } from '../../tables/message.table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PATIENTLY = { timeout: 60_000 };
/** 23:30 in Shanghai. */
const clock = manualClock(new Date('2030-01-15T15:30:00Z'));
let test: TestApp;
let ann: Person;
let bob: Person;
let cleo: Person;
let sender: ReturnType<typeof startOutbox>;
let box: MailBox;

const addressed = (person: Person, email: string) => test.services.database.db.update(user).set({ email }).where(eq(user.id, person.id));

beforeAll(async () => {
  box = await openMailBox();
  const publicOrigin = 'https://fly.example.com';
  test = await testApp({
    clock,
    config: { smtpUrl: box.url, smtpFrom: 'noreply@example.com', publicOrigin, sessionIdleMinutes: 1_000_000, sessionMaxHours: 100_000 },
  });
  const people = await peopleOf(test);
  [ann, bob, cleo] = [await people.person('ann', []), await people.person('bob', []), await people.person('cleo', [])];
  await addressed(ann, 'ann@example.com');
  await addressed(bob, 'bob@example.com');
  await test.done(setLanguage, { language: 'en' }, ann);
  await test.done(setLanguage, { language: 'ru' }, bob);
  sender = startOutbox(test.services);
});
afterAll(async () => {
  await sender.stop();
  await box.close();
});
beforeEach(async () => {
  for (const table of [message, outbox, job]) await test.services.database.db.delete(table);
  await test.done(setSettings, { mailTopics: ['task'], quietHours: null }, ann);
  await test.done(setSettings, { mailTopics: ['task'] }, bob);
  await test.done(setSettings, { mailTopics: ['task', 'organisation'] }, cleo);
  box.mails.length = 0;
});

const tell = async (kind: MessageKind, params: Record<string, string>) => {
  const effects: (() => void | Promise<void>)[] = [];
  const { database, bus } = test.services;
  const context = {
    db: database.db,
    now: clock.now(),
    afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect),
  };
  const told = [ann, bob, cleo].map(({ id: userId }) => ({ userId, params }));
  await notifyEach(context, bus, test.main.enterpriseId, kind, told);
  for (const effect of effects) await effect();
};
const FAILED = { task: 'Quay', reason: 'Wind\nof 20 m/s' };
/** Twice the beat, of two servers. */
async function beat(): Promise<void> {
  for (let server = 0; server < 2; server += 1) {
    const jobs = databaseJobs(test.services.database, clock, test.services.log);
    await scheduleRelease({ ...test.services, jobs });
    await jobs.runDue();
    await jobs.stop();
  }
}
const targets = () => box.mails.map(({ to }) => to).toSorted();
/** What is not written to the outbox will not be sent. */
const written = () => test.services.database.db.$count(outbox);

describe('a message of the platform comes by e-mail', () => {
  it('to nobody who has not asked for it', async () => {
    await test.done(setSettings, { mailTopics: [] }, ann);
    await test.done(setSettings, { mailTopics: ['organisation', 'device'] }, bob);
    await tell('taskFailed', FAILED);
    await beat();
    expect(await written()).toBe(0);
  });

  it('to whoever wants its subject there and has an address, in their language, once', async () => {
    await tell('taskFailed', FAILED);
    await beat();
    await expect.poll(targets, PATIENTLY).toEqual(['ann@example.com', 'bob@example.com']);
    const [toAnn, toBob] = box.mails.toSorted((one, other) => one.to.localeCompare(other.to));
    expect(toAnn!.subject).toBe('Tasks: Task “Quay” did not pass: Wind of 20 m/s');
    expect(toAnn!.text).toContain('https://fly.example.com/message-history');
    expect(toBob!.subject).toBe('Задания: Задание «Quay» отклонено: Wind of 20 m/s');
    expect(toBob!.text).toContain('выбрали эту тему');
    clock.advance(2 * MINUTE);
    await beat();
    expect(await written()).toBe(2);
  });

  it('at the end of quiet hours, by their clock; what may not wait does not', async () => {
    await test.done(setSettings, { mailTopics: [] }, bob);
    await test.done(setSettings, { quietHours: { from: '22:00', to: '07:00', timeZone: 'Asia/Shanghai' } }, ann);
    await tell('taskDispatched', { task: 'Quay', device: 'Heron', deadline: '2030-06-01T22:30:00.000Z' });
    await beat();
    expect(await written()).toBe(0);
    await tell('taskRevoked', { task: 'Dam', by: 'Chief' });
    await beat();
    await expect.poll(targets, PATIENTLY).toEqual(['ann@example.com']);
    clock.advance(8 * HOUR);
    await beat();
    await expect.poll(targets, PATIENTLY).toHaveLength(2);
    expect(box.mails[1]!.text).toContain('2 Jun 2030, 06:30');
    expect(await written()).toBe(2);
  });

  it('not when its subject was given up while it waited', async () => {
    await tell('taskFailed', FAILED);
    await test.done(setSettings, { mailTopics: [] }, ann);
    await test.done(setSettings, { mailTopics: [] }, bob);
    await beat();
    expect(await written()).toBe(0);
  });
});

it('without a mail server nothing is written, nor later when there is one', async () => {
  const { config } = test.services;
  const { smtpUrl } = config;
  Object.assign(config, { smtpUrl: undefined });
  await tell('taskFailed', FAILED);
  await beat();
  Object.assign(config, { smtpUrl });
  clock.advance(2 * MINUTE);
  await beat();
  expect(await written()).toBe(0);
});
