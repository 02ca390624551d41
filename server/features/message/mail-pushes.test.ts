import type { InputOf } from '@skyhelm/contract/endpoint';
import { addNewsPush } from '@skyhelm/contract/news-push';
import { setLanguage, setSettings } from '@skyhelm/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { databaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { openMailBox, type MailBox } from '../../testing/mail-box.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { startOutbox } from '../outbox/index.ts';
import { user } from '../../tables/user.table.ts';
import { scheduleRelease } from './index.ts';

const HOUR = 3_600_000;
const PATIENTLY = { timeout: 60_000 };
const clock = manualClock(new Date('2030-01-15T15:30:00Z'));
let test: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let ann: Person;
let bob: Person;
let cleo: Person;
let sender: ReturnType<typeof startOutbox>;

let box: MailBox;

beforeAll(async () => {
  box = await openMailBox();
  const publicOrigin = 'https://fly.example.com';
  test = await testApp({
    clock,
    config: { smtpUrl: box.url, smtpFrom: 'noreply@example.com', publicOrigin, sessionIdleMinutes: 1_000_000, sessionMaxHours: 100_000 },
  });
  people = await peopleOf(test);
  [ann, bob, cleo] = [await people.person('ann', []), await people.person('bob', []), await people.person('cleo', [])];
  const { db } = test.services.database;
  for (const [person, name] of [
    [ann, 'ann'],
    [bob, 'bob'],
  ] as const) {
    await db
      .update(user)
      .set({ email: `${name}@example.com` })
      .where(eq(user.id, person.id));
  }
  await test.done(setSettings, { mailPriorities: ['urgent', 'high'] }, ann);
  await test.done(setSettings, { mailPriorities: ['urgent'] }, bob);
  await test.done(setSettings, { mailPriorities: ['urgent', 'high', 'middle', 'low'] }, cleo);
  await test.done(setLanguage, { language: 'en' }, ann);
  await test.done(setLanguage, { language: 'ru' }, bob);
  sender = startOutbox(test.services);
});
afterAll(async () => {
  await sender.stop();
  await box.close();
});
beforeEach(async () => {
  await test.services.database.db.delete(outbox);
  box.mails.length = 0;
});

const push = (form: Partial<InputOf<typeof addNewsPush>> = {}) =>
  test.done(
    addNewsPush,
    { title: 'Storm', content: 'Wind of 20 m/s', priority: 'high', mode: 'single', userIds: [ann.id, bob.id, cleo.id], ...form },
    people.admin,
  );
const targets = () => box.mails.map(({ to }) => to).toSorted();
/** What is not written to the outbox will not be sent. */
const written = () => test.services.database.db.$count(outbox);

describe('a push comes by e-mail', () => {
  it('to whoever wants its priority there and has an address, in their language', async () => {
    await push({ priority: 'urgent' });
    await expect.poll(targets, PATIENTLY).toEqual(['ann@example.com', 'bob@example.com']);
    const [toAnn, toBob] = box.mails.toSorted((one, other) => one.to.localeCompare(other.to));
    expect(toAnn!.subject).toBe('Urgent: Storm');
    expect(toAnn!.text).toContain('Wind of 20 m/s');
    expect(toAnn!.text).toContain('please open the console and confirm');
    expect(toAnn!.text).toContain('https://fly.example.com/message-history');
    expect(toBob!.subject).toBe('Срочно: Storm');
    expect(toBob!.text).toContain('Это срочное сообщение');
    expect(await written()).toBe(2);
  });

  it('not to those who want others', async () => {
    await push();
    await expect.poll(targets, PATIENTLY).toEqual(['ann@example.com']);
    expect(box.mails[0]!.text).not.toContain('confirm');
    expect(await written()).toBe(1);
    await push({ priority: 'low' });
    expect(await written()).toBe(1);
  });

  it('as text, whatever it looks like', async () => {
    await push({ title: '{by} <b>, x@example.com', content: 'a\nBcc: y@example.com' });
    await expect.poll(targets, PATIENTLY).toEqual(['ann@example.com']);
    expect(box.mails[0]).toMatchObject({ subject: 'High: {by} <b>, x@example.com' });
    expect(box.mails[0]!.text).toContain('a\nBcc: y@example.com');
  });

  it('at the end of quiet hours, once', async () => {
    await test.done(setSettings, { quietHours: { from: '22:00', to: '07:00', timeZone: 'Asia/Shanghai' } }, ann);
    await push();
    expect(await written()).toBe(0);
    const jobs = databaseJobs(test.services.database, clock, test.services.log);
    await scheduleRelease({ ...test.services, jobs });
    clock.advance(7.5 * HOUR);
    await jobs.runDue();
    await jobs.runDue();
    await jobs.stop();
    await expect.poll(targets, PATIENTLY).toEqual(['ann@example.com']);
    expect(await written()).toBe(1);
  });
});

it('without a mail server nothing is written for nobody to send', async () => {
  const { config } = test.services;
  const { smtpUrl } = config;
  Object.assign(config, { smtpUrl: undefined });
  await push({ priority: 'urgent' });
  Object.assign(config, { smtpUrl });
  expect(await written()).toBe(0);
});
