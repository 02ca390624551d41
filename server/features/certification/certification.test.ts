import { approveDroneOperator, approveUser, droneOperatorAuthentication, realNameAuthentication } from '@skyhelm/contract/certification';
import { getMessages } from '@skyhelm/contract/message';
import { deleteUser, getUserDetailedInfo } from '@skyhelm/contract/user';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, type Person } from '../../testing/people.ts';
import { certifying, ID_NUMBER } from './certification-testing.ts';
import { certification } from '../../tables/certification.table.ts';

let app: TestApp;
let papers: Awaited<ReturnType<typeof certifying>>;
let admin: { token: string };
let reviewer: Person;

beforeAll(async () => {
  app = await testApp({ clock: manualClock(new Date('2026-03-01T12:00:00Z')) });
  papers = await certifying(app);
  admin = papers.people.admin;
  reviewer = papers.reviewer;
});

test('identity: submitted, failed with a reason, submitted again, passed; every step stays on record', async () => {
  const person = await papers.pilot('applicant');
  await papers.look(await papers.submitIdentity(person));
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ realName: 'pending', pilot: 'notCertified' });
  expect(codeOf(await app.call(realNameAuthentication, await papers.idCard(person), person))).toBe('certification.pending');
  expect((await app.done(getMessages, {}, reviewer)).rows[0]).toMatchObject({ kind: 'certificationSubmitted' });

  await app.done(approveUser, { id: person.id, pass: false, reason: 'Photo is not readable' }, reviewer);
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ realName: 'failed' });
  const [told] = (await app.done(getMessages, {}, person)).rows;
  expect(told).toMatchObject({ kind: 'certificationFailed' });
  expect(told!.text).toMatch(/^Real-name authentication: your documents did not pass the review. Reason: Photo is not readable$/);

  const passport = {
    authenticationType: 'passport' as const,
    realName: 'Zhang Wei',
    passportNumber: 'E12345678',
    passportPhoto: await papers.photo(person),
  };
  await papers.look((await app.done(realNameAuthentication, passport, person)).id);
  await app.done(approveUser, { id: person.id, pass: true }, reviewer);
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ realName: 'passed' });

  const rows = await app.services.database.db
    .select()
    .from(certification)
    .where(eq(certification.userId, person.id))
    .orderBy(certification.id);
  expect(rows.map(({ state, decidedByName, reason }) => [state, decidedByName, reason])).toEqual([
    ['failed', 'reviewer', 'Photo is not readable'],
    ['passed', 'reviewer', ''],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/11010519|张伟|E12345678/);
  expect(JSON.parse(app.services.secrets.unseal('certification', rows[0]!.sealed))).toEqual({ realName: '张伟', number: ID_NUMBER });
});

test('a pilot licence is decided apart from the identity', async () => {
  const person = await papers.pilot('flyer');
  await papers.look(await papers.submitLicence(person));
  expect(codeOf(await app.call(approveUser, { id: person.id, pass: true }, reviewer))).toBe('certification.alreadyDecided');
  await app.done(approveDroneOperator, { id: person.id, pass: true }, reviewer);
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ pilot: 'passed', realName: 'notCertified' });
});

test('of two reviewers at once one decides and the other is told', async () => {
  const person = await papers.pilot('contested');
  const id = await papers.submitIdentity(person);
  for (const one of [reviewer, admin]) await papers.look(id, one);
  const answers = await Promise.all([
    app.call(approveUser, { id: person.id, pass: true }, reviewer),
    app.call(approveUser, { id: person.id, pass: false, reason: 'No' }, admin),
  ]);
  expect(answers.map(codeOf).sort()).toEqual(['certification.alreadyDecided', 'done']);
});

test('the same submission sent five times at once waits once', async () => {
  const person = await papers.pilot('eager');
  const form = await papers.idCard(person);
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(realNameAuthentication, form, person)));
  expect(answers.map(codeOf).sort()).toEqual([...Array.from({ length: 4 }, () => 'certification.pending'), 'done']);
});

test('what was deleted meanwhile, is elsewhere or is oneself is not decided', async () => {
  const person = await papers.pilot('leaver');
  await app.done(realNameAuthentication, await papers.idCard(person), person);
  expect(codeOf(await app.call(approveUser, { id: person.id, pass: true }, { token: app.other.token }))).toBe('record.notFound');
  await app.done(deleteUser, { id: person.id }, admin);
  expect(codeOf(await app.call(approveUser, { id: person.id, pass: true }, reviewer))).toBe('record.notFound');
  await app.done(realNameAuthentication, await papers.idCard(reviewer), reviewer);
  expect(codeOf(await app.call(approveUser, { id: reviewer.id, pass: true }, reviewer))).toBe('user.self');
});

test('a failure needs its reason', async () => {
  const answer = await app.call(approveUser, { id: reviewer.id, pass: false }, admin);
  expect(answer).toMatchObject({ code: 'input.invalid', issues: [{ path: 'reason' }] });
});

test('nobody is born tomorrow, and a licence that has run out is none', async () => {
  const person = await papers.pilot('unborn');
  const tomorrow = '110105202603020026';
  expect(await app.call(realNameAuthentication, await papers.idCard(person, { idNumber: tomorrow }), person)).toMatchObject({
    code: 'input.invalid',
    issues: [{ path: 'idNumber', code: 'idNumber.birthAhead' }],
  });
  expect(await app.call(droneOperatorAuthentication, await papers.licence(person, { expiresOn: '2026-02-28' }), person)).toMatchObject({
    issues: [{ path: 'expiresOn', code: 'date.past' }],
  });
});

test('only own photos of the right purpose prove anything', async () => {
  const person = await papers.pilot('borrower');
  const foreign = await papers.photo(reviewer);
  expect(codeOf(await app.call(realNameAuthentication, await papers.idCard(person, { idFrontPhoto: foreign }), person))).toBe(
    'file.missing',
  );
  const avatar = await papers.photo(person, 'avatar');
  expect(codeOf(await app.call(realNameAuthentication, await papers.idCard(person, { idBackPhoto: avatar }), person))).toBe('file.missing');
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ realName: 'notCertified' });
});

test('one photo does not show two sides', async () => {
  const person = await papers.pilot('thrifty');
  const photo = await papers.photo(person);
  const card = await papers.idCard(person, { idFrontPhoto: photo, idBackPhoto: photo });
  expect(await app.call(realNameAuthentication, card, person)).toMatchObject({ issues: [{ path: 'idBackPhoto', code: 'photo.same' }] });
  const page = await papers.photo(person, 'certificate');
  expect(
    await app.call(droneOperatorAuthentication, await papers.licence(person, { certificatePhotos: [page, page] }), person),
  ).toMatchObject({ issues: [{ path: 'certificatePhotos', code: 'photo.same' }] });
});

test.each([
  ['named1', '阿依古丽·买买提'],
  ['named2', 'Петров-Водкин'],
  ['named3', "O'Brien"],
  ['named4', 'J. Smith'],
])('%s: %s is a real name, and the reviewer reads it so', async (account, realName) => {
  const person = await papers.pilot(account);
  const id = await papers.submitIdentity(person, { realName });
  expect((await papers.look(id)).realName).toBe(realName);
});
