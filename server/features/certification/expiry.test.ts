import { getMessages } from '@skyhelm/contract/message';
import { getOperations } from '@skyhelm/contract/operation-log';
import { getUserDetailedInfo } from '@skyhelm/contract/user';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import type { DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { message } from '../../tables/message.table.ts';
import { certifying } from './certification-testing.ts';
import { scheduleExpiry, tellOfExpiry } from './expiry.ts';

const DAY_MS = 86_400_000;
const clock = manualClock(new Date('2026-03-01T04:00:00Z'));
let app: TestApp;
let papers: Awaited<ReturnType<typeof certifying>>;
let reviewer: Person;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  papers = await certifying(app);
  reviewer = papers.reviewer;
});
beforeEach(async () => {
  await tellOfExpiry(app.services);
  await app.services.database.db.delete(message);
});

const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const tell = () => tellOfExpiry(app.services);
const told = async (person: Person) =>
  (await app.done(getMessages, { isAsc: true }, person)).rows.map(({ kind }) => kind).filter((kind) => /Expir/.test(kind));
async function licensed(account: string, days: number): Promise<Person> {
  const person = await papers.pilot(account);
  await passLicence(person, days);
  return person;
}
const passLicence = (person: Person, days: number) => papers.passLicence(person, { expiresOn: dayIn(days) });

test('30 and 7 days before and on the day, once each, however often it is looked at', async () => {
  const person = await licensed('steady', 40);
  for (let hours = 0; hours < 42 * 24; hours += 6) {
    await tell();
    clock.advance(DAY_MS / 4);
  }
  expect(await told(person)).toEqual(['certificationExpiring', 'certificationExpiring', 'certificationExpiresToday']);
  const texts = (await app.done(getMessages, { isAsc: true }, person)).rows
    .map(({ text }) => text)
    .filter((text) => text.includes('expires in'));
  expect(texts.map((text) => /in (\d+) days/.exec(text)?.[1])).toEqual(['30', '7']);
  expect(await told(reviewer)).toEqual(['certificationsExpiring', 'certificationsExpiring', 'certificationsExpiring']);
});

test('two servers that look at once tell it once', async () => {
  const person = await licensed('twofold', 7);
  await Promise.all([tell(), tell(), tell()]);
  expect(await told(person)).toEqual(['certificationExpiring']);
  expect(await told(reviewer)).toEqual(['certificationsExpiring']);
});

test('a server that was off tells the latest news only, and late rather than never', async () => {
  const person = await licensed('unattended', 40);
  clock.advance(36 * DAY_MS);
  await tell();
  expect(await told(person)).toEqual(['certificationExpiring']);
  clock.advance(30 * DAY_MS);
  await tell();
  await tell();
  expect(await told(person)).toEqual(['certificationExpiring', 'certificationExpired']);
});

test('on the day after the last one the record says so, and the log that the system did it', async () => {
  const person = await licensed('ending', 3);
  const state = async () => (await app.done(getUserDetailedInfo, {}, person)).pilot;
  clock.advance(3 * DAY_MS);
  await tell();
  expect(await state()).toBe('passed');
  clock.advance(DAY_MS);
  await tell();
  expect(await state()).toBe('notCertified');
  const query = { keyword: 'ending', operations: ['certification.expired' as const] };
  const { rows } = await app.done(getOperations, query, papers.people.admin);
  expect(rows).toMatchObject([{ actor: 'skyhelm', target: 'ending' }]);
  expect((await papers.listed({ keyword: 'ending' }))[0]!.standing).toBe('expired');
});

test('a licence that was renewed is not warned about; one summary for a reviewer, however many run out', async () => {
  const [renewed, one, other] = [await licensed('renewed', 5), await licensed('lapsing1', 5), await licensed('lapsing2', 5)];
  await passLicence(renewed, 400);
  await tell();
  expect(await told(renewed)).toEqual([]);
  expect([await told(one), await told(other)]).toEqual([['certificationExpiring'], ['certificationExpiring']]);
  const [summary] = (await app.done(getMessages, {}, reviewer)).rows.filter(({ kind }) => kind === 'certificationsExpiring');
  expect(summary!.text).toContain('2 people');
});

test('it is done again every hour, and a server that starts anew does not repeat it', async () => {
  const jobs = app.services.jobs as DatabaseJobs;
  const person = await licensed('hourly', 8);
  await scheduleExpiry(app.services);
  await jobs.runDue();
  expect(await told(person)).toEqual(['certificationExpiring']);
  clock.advance(DAY_MS);
  await jobs.runDue();
  expect(await told(person)).toEqual(['certificationExpiring', 'certificationExpiring']);
  await app.services.jobs.schedule(app.services.database.db, {
    key: 'certification.expiry',
    kind: 'certification.expiry',
    payload: {},
    runAt: clock.now(),
    everySeconds: 3_600,
  });
  await jobs.runDue();
  expect(await told(person)).toHaveLength(2);
});
