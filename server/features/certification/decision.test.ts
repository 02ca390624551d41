import {
  approveDroneOperator,
  approveUser,
  droneOperatorAuthentication,
  getOwnCertifications,
  withdrawCertification,
} from '@skyhelm/contract/certification';
import { addKey } from '@skyhelm/contract/access-key';
import { getMessages } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, type Person } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { createAccounts } from '../enterprise/index.ts';
import { message } from '../../tables/message.table.ts';
import { certifying } from './certification-testing.ts';

const DAY_MS = 86_400_000;
const clock = manualClock(new Date('2026-03-01T12:00:00Z'));
let app: TestApp;
let papers: Awaited<ReturnType<typeof certifying>>;
let reviewer: Person;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 43_200, sessionMaxHours: 720 } });
  papers = await certifying(app);
  reviewer = papers.reviewer;
});

const photoOf = async (id: string) => (await app.services.blobs.get(`picture/${id}`)) !== undefined;

test('whoever decides has opened this very submission, by whichever call they name it', async () => {
  const person = await papers.pilot('unread');
  const decide = async (as: { token: string } = reviewer) => codeOf(await app.call(approveUser, { id: person.id, pass: true }, as));
  const first = await papers.submitIdentity(person);
  expect(await decide()).toBe('certification.unseen');
  await papers.look(first, papers.people.admin);
  expect(await decide()).toBe('certification.unseen');
  await papers.look(first);
  await app.done(withdrawCertification, { id: first }, person);
  const second = await papers.submitIdentity(person);
  expect(await decide()).toBe('certification.unseen');
  await papers.look(second);
  expect(await decide()).toBe('done');
});

test('a licence that ran out while it waited is failed, and the one that holds goes on holding', async () => {
  const person = await papers.pilot('lapsed');
  await papers.passLicence(person, { expiresOn: '2030-01-01' });
  await papers.look(await papers.submitLicence(person, { expiresOn: '2026-03-02' }));
  const decide = async (pass: boolean) =>
    codeOf(await app.call(approveDroneOperator, { id: person.id, pass, reason: 'Ran out' }, reviewer));
  clock.advance(2 * DAY_MS);
  expect(await decide(true)).toBe('certification.expired');
  expect(await decide(false)).toBe('done');
  const standings = (await app.done(getOwnCertifications, {}, person)).rows.map(({ standing }) => standing);
  expect(standings).toEqual(['failed', 'passed']);
  await papers.look(await papers.submitLicence(person, { expiresOn: '2026-03-03' }));
  expect(await decide(true)).toBe('done');
});

test('no key decides: neither can one be given the right, nor does one from before use it', async () => {
  const person = await papers.pilot('selfmade');
  await papers.look(await papers.submitIdentity(person));
  const scopes: Permission[] = ['user:legalize'];
  const form = { project: 'review', scopes, whitelist: '127.0.0.1' };
  expect(codeOf(await app.call(addKey, { ...form, password: PASSWORD }, papers.people.admin))).toBe('input.invalid');
  const { enterpriseId } = app.main;
  const { key } = await createAccessKey(app.services.database.db, { ...form, enterpriseId });
  expect(codeOf(await app.call(approveUser, { id: person.id, pass: true }, { accessKey: key }))).toBe('request.forbidden');
  expect((await app.done(getOwnCertifications, {}, person)).realName).toBe('pending');
});

test('photos that nobody has looked at go with the withdrawal, unless an earlier submission shows them', async () => {
  const person = await papers.pilot('hasty');
  const [kept, dropped] = [await papers.photo(person, 'certificate'), await papers.photo(person, 'certificate')];
  await papers.look(await papers.submitLicence(person, { certificatePhotos: [kept], expiresOn: '2027-01-01' }));
  await app.done(approveDroneOperator, { id: person.id, pass: false, reason: 'No' }, reviewer);
  const id = await papers.submitLicence(person, { certificatePhotos: [kept, dropped], expiresOn: '2027-01-01' });
  await papers.look(id, person);
  await app.done(withdrawCertification, { id }, person);
  expect([await photoOf(kept), await photoOf(dropped)]).toEqual([true, false]);
  expect(await papers.look(id)).toMatchObject({ standing: 'withdrawn', photos: [] });
});

test('ten submissions of a kind a day are enough', async () => {
  const person = await papers.pilot('restless');
  const expiresOn = '2027-01-01';
  for (let times = 0; times < 10; times++) {
    await app.done(withdrawCertification, { id: await papers.submitLicence(person, { expiresOn }) }, person);
  }
  const again = async () => codeOf(await app.call(droneOperatorAuthentication, await papers.licence(person, { expiresOn }), person));
  expect(await again()).toBe('certification.tooMany');
  await papers.submitIdentity(person);
  clock.advance(DAY_MS);
  expect(await again()).toBe('done');
});

test('every reviewer is told, however many there are', async () => {
  const { db } = app.services.database;
  const roleId = await papers.people.role('Many', { permissions: ['user:legalize'] });
  const { enterpriseId } = app.main;
  const account = (number: number) => ({
    enterpriseId,
    account: `many${number}`,
    name: `Many ${number}`,
    passwordHash: '',
    roleIds: [roleId],
  });
  await createAccounts(
    db,
    Array.from({ length: 60 }, (_, number) => account(number)),
  );
  const newest = await papers.people.person('newest', [roleId]);
  const before = await db.$count(message);
  await papers.submitIdentity(await papers.pilot('announced'));
  expect((await db.$count(message)) - before).toBeGreaterThanOrEqual(62);
  expect((await app.done(getMessages, {}, newest)).rows[0]!.text).toContain('announced');
});
