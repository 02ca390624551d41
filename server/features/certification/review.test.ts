import {
  approveUser,
  getCertification,
  getCertificationHistory,
  getOwnCertifications,
  withdrawCertification,
} from '@skyhelm/contract/certification';
import { getFile } from '@skyhelm/contract/file';
import type { CertificationId, FileId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { setRole } from '@skyhelm/contract/role';
import { deleteUser, frozenUser, getUserDetailedInfo, recoverUser } from '@skyhelm/contract/user';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, type Person } from '../../testing/people.ts';
import { sweepFiles } from '../file/index.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { certifying, ID_NUMBER } from './certification-testing.ts';
import { mayUserFly } from './index.ts';

const clock = manualClock(new Date('2026-03-01T12:00:00Z'));
let app: TestApp;
let papers: Awaited<ReturnType<typeof certifying>>;
let admin: { token: string };
let reviewer: Person;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 43_200, sessionMaxHours: 720 } });
  papers = await certifying(app);
  admin = papers.people.admin;
  reviewer = papers.reviewer;
});

const looksAt = (id: CertificationId) =>
  app.services.database.db.$count(operationLog, and(eq(operationLog.operation, 'certification.seen'), eq(operationLog.targetId, id)));

test('what waits stands first, the longest waiting before the others; what was decided stands behind, the latest first', async () => {
  const [first, second, third] = [await papers.pilot('queue1'), await papers.pilot('queue2'), await papers.pilot('queue3')];
  for (const person of [first, second, third]) {
    await papers.look(await papers.submitIdentity(person));
    clock.advance(1_000);
  }
  const accounts = async () => (await papers.listed({ keyword: 'queue' })).map(({ userName }) => userName);
  expect(await accounts()).toEqual(['queue1', 'queue2', 'queue3']);
  for (const person of [first, second]) {
    await app.done(approveUser, { id: person.id, pass: true }, reviewer);
    clock.advance(1_000);
  }
  expect(await accounts()).toEqual(['queue3', 'queue2', 'queue1']);
});

test('the list is narrowed by kind, standing, department with those below and what runs out soon', async () => {
  const upper = await papers.people.department('Upper');
  const lower = await papers.people.department('Lower', upper);
  const person = await papers.people.person('narrow', [papers.pilotRole], lower);
  await papers.submitIdentity(person);
  await papers.passLicence(person, { model: 'vtol', expiresOn: '2026-03-20' });
  const found = async (query: Parameters<typeof papers.listed>[0]) =>
    (await papers.listed({ keyword: 'narrow', ...query })).map(({ kind }) => kind);
  expect(await found({ kind: 'pilot' })).toEqual(['pilot']);
  expect(await found({ standing: 'pending' })).toEqual(['realName']);
  expect(await found({ standing: 'passed' })).toEqual(['pilot']);
  expect(await found({ deptId: upper })).toHaveLength(2);
  expect(await found({ deptId: await papers.people.department('Elsewhere') })).toEqual([]);
  expect(await found({ expiringWithinDays: 19 })).toEqual(['pilot']);
  expect(await found({ expiringWithinDays: 18 })).toEqual([]);
  expect(await found({ orderByColumn: 'expiresOn' })).toEqual(['pilot']);
  expect((await papers.listed({ keyword: 'narrow', kind: 'pilot' }))[0]!.licence).toMatchObject({ expiresOn: '2026-03-20', daysLeft: 19 });
});

test('documents are for their owner and for reviewers who reach the owner; each look of a reviewer is on record', async () => {
  const person = await papers.pilot('watched');
  const id = await papers.submitIdentity(person);
  const [row] = await papers.listed({ keyword: 'watched' });
  expect(row!.document).toEqual({ authenticationType: 'idCard', number: '110************02X' });

  const shown = await app.done(getCertification, { id }, reviewer);
  expect(shown).toMatchObject({ realName: '张伟', number: ID_NUMBER, photos: [{ side: 'front' }, { side: 'back' }] });
  expect(await looksAt(id)).toBe(1);
  await app.done(getCertification, { id }, person);
  expect(await looksAt(id)).toBe(1);
  const photo = await app.raw(getFile, { id: shown.photos[0]!.id }, reviewer);
  expect(photo.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
  const seen = and(eq(operationLog.operation, 'file.seen'), eq(operationLog.targetId, shown.photos[0]!.id));
  expect(await app.services.database.db.$count(operationLog, seen)).toBe(1);

  const north = await papers.people.department('North');
  const near = { permissions: ['user:legalize' as const], dataScope: 'departmentTree' as const };
  const local = await papers.people.person('local', [await papers.people.role('Local', near)], north);
  for (const stranger of [await papers.pilot('stranger'), local, { token: app.other.token }]) {
    expect(codeOf(await app.call(getCertification, { id }, stranger))).toBe('record.notFound');
  }
  expect(codeOf(await app.call(getCertificationHistory, { id: person.id }, local))).toBe('record.notFound');
  expect(await papers.listed({ keyword: 'watched' }, local)).toEqual([]);
});

test('reviewers are told of whom they reach, by whatever scope, and of nobody else', async () => {
  const { department, role, person } = papers.people;
  const east = await department('East');
  const below = await department('East below', east);
  const west = await department('West');
  const reaching = async (account: string, grants: Parameters<typeof role>[1], place?: typeof east) =>
    person(account, [await role(account, { permissions: ['user:legalize'], ...grants })], place);
  const told = {
    tree: await reaching('tree', { dataScope: 'departmentTree' }, east),
    own: await reaching('own', { dataScope: 'department' }, below),
    chosen: await reaching('chosen', { dataScope: 'custom', scopeDeptIds: [east] }, west),
  };
  const untold = {
    aside: await reaching('aside', { dataScope: 'departmentTree' }, west),
    above: await reaching('above', { dataScope: 'department' }, east),
    elsewhere: await reaching('elsewhere', { dataScope: 'custom', scopeDeptIds: [west] }, below),
    alone: await reaching('alone', { dataScope: 'self' }, below),
    powerless: await person('powerless', [await role('powerless', { dataScope: 'all' })], below),
  };
  await papers.submitIdentity(await person('eastern', [papers.pilotRole], below));
  const messages = async (one: Person) => (await app.done(getMessages, {}, one)).rows.map(({ text }) => text).join();
  for (const [name, one] of Object.entries(told)) expect(await messages(one), name).toContain('eastern');
  for (const [name, one] of Object.entries(untold)) expect(await messages(one), name).not.toContain('eastern');
});

test('a reviewer sees that another account has handed in the same number', async () => {
  const [one, other] = [await papers.pilot('same1'), await papers.pilot('same2')];
  const number = { idNumber: '44030519900101051X' };
  await papers.submitIdentity(one, number);
  const id = await papers.submitIdentity(other, number);
  expect(await app.done(getCertification, { id }, reviewer)).toMatchObject({ sameNumber: [{ userName: 'same1' }], sameNumberElsewhere: 0 });
  expect(await app.done(getCertification, { id }, other)).toMatchObject({ sameNumber: [], sameNumberElsewhere: 0 });
});

test('nobody decides on anything but what they have seen', async () => {
  const person = await papers.pilot('changing');
  const first = await papers.submitIdentity(person);
  const decide = async (certificationId: CertificationId, pass = true) =>
    codeOf(await app.call(approveUser, { id: person.id, certificationId, pass, reason: 'No' }, reviewer));
  await app.done(withdrawCertification, { id: first }, person);
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ realName: 'notCertified' });
  expect(await decide(first)).toBe('certification.withdrawn');
  const second = await papers.submitIdentity(person);
  expect(await decide(first)).toBe('certification.superseded');
  expect(await decide(second, false)).toBe('certification.unseen');
  await papers.look(second);
  const foreign = await papers.submitIdentity(await papers.pilot('foreign'));
  expect(await decide(foreign)).toBe('record.notFound');
  expect(await decide(second, false)).toBe('done');
  expect(await decide(second)).toBe('certification.alreadyDecided');
  expect(codeOf(await app.call(withdrawCertification, { id: second }, person))).toBe('certification.tooLate');
  expect(codeOf(await app.call(withdrawCertification, { id: foreign }, person))).toBe('record.notFound');
  const history = await app.done(getCertificationHistory, { id: person.id }, reviewer);
  expect(history.map(({ standing, decidedBy, reason }) => [standing, decidedBy, reason])).toEqual([
    ['failed', 'reviewer', 'No'],
    ['withdrawn', 'changing', ''],
  ]);
});

test('of two reviewers at once who saw the same, one decides and the other is told', async () => {
  const person = await papers.pilot('disputed');
  const certificationId = await papers.submitIdentity(person);
  for (const one of [reviewer, admin]) await papers.look(certificationId, one);
  const answers = await Promise.all([
    app.call(approveUser, { id: person.id, certificationId, pass: true }, reviewer),
    app.call(approveUser, { id: person.id, certificationId, pass: false, reason: 'No' }, admin),
  ]);
  expect(answers.map(codeOf).sort()).toEqual(['certification.alreadyDecided', 'done']);
});

test('somebody frozen meanwhile waits until they are back; a reviewer who has lost the right decides nothing', async () => {
  const person = await papers.pilot('frosty');
  const certificationId = await papers.submitIdentity(person);
  await papers.look(certificationId);
  const decide = async (as: { token: string }) => codeOf(await app.call(approveUser, { id: person.id, certificationId, pass: true }, as));
  await app.done(frozenUser, { id: person.id }, admin);
  expect(await decide(reviewer)).toBe('user.frozen');
  await app.done(recoverUser, { id: person.id }, admin);
  const roleId = await papers.people.role('Passing', { permissions: ['user:legalize'] });
  const passing = await papers.people.person('passing', [roleId]);
  await app.done(setRole, { id: roleId, version: 1, name: 'Passing', permissions: [] }, admin);
  expect(await decide(passing)).toBe('request.forbidden');
  expect(await decide(reviewer)).toBe('done');
});

test('licences of other categories add up, a later one of the same category replaces, and each answers for its own flights', async () => {
  const person = await papers.pilot('collector');
  const who = { enterpriseId: app.main.enterpriseId, userId: person.id };
  const verdict = (category: 'multirotor' | 'vtol' | 'airship', grade: 'vlos' | 'bvlos', on: string) =>
    mayUserFly(app.services.database.db, who, { category, grade, on }, clock.now());
  expect(await verdict('vtol', 'vlos', '2026-04-01')).toEqual({ may: false, reason: 'neverCertified' });
  await papers.passLicence(person, { model: 'multirotor', grade: 'vlos', expiresOn: '2026-05-01' });
  await papers.passLicence(person, { model: 'vtol', grade: 'bvlos', expiresOn: '2026-06-01' });
  expect(await verdict('vtol', 'vlos', '2026-06-01')).toEqual({ may: false, reason: 'identity', identity: 'notCertified' });
  await papers.passIdentity(person);
  expect(await verdict('vtol', 'vlos', '2026-06-01')).toEqual({ may: true });
  expect(await verdict('multirotor', 'bvlos', '2026-04-01')).toEqual({ may: false, reason: 'lowerGrade', held: 'vlos' });
  await papers.passLicence(person, { model: 'multirotor', grade: 'bvlos', expiresOn: '2027-05-01' });
  expect(await verdict('multirotor', 'bvlos', '2027-05-01')).toEqual({ may: true });
  expect(await verdict('vtol', 'bvlos', '2026-06-02')).toEqual({ may: false, reason: 'expired', expiredOn: '2026-06-01' });
  const own = await app.done(getOwnCertifications, {}, person);
  expect(own.rows.map(({ standing, licence }) => [licence?.model, standing])).toEqual([
    ['multirotor', 'passed'],
    [undefined, 'passed'],
    ['vtol', 'passed'],
    ['multirotor', 'replaced'],
  ]);
  await papers.submitLicence(person, { model: 'airship', expiresOn: '2027-05-01' });
  expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ pilot: 'passed' });
  expect(await verdict('airship', 'vlos', '2026-04-01')).toEqual({ may: false, reason: 'pending' });
  await app.done(frozenUser, { id: person.id }, admin);
  expect(await verdict('vtol', 'vlos', '2026-06-01')).toEqual({ may: false, reason: 'frozen' });
});

test('photos of what was failed, or withdrawn after a look, stay with the history, and go with the person', async () => {
  const person = await papers.pilot('leaving');
  const withdrawn = await papers.submitIdentity(person);
  await papers.look(withdrawn);
  await app.done(withdrawCertification, { id: withdrawn }, person);
  const failed = await papers.submitIdentity(person);
  await papers.look(failed);
  await app.done(approveUser, { id: person.id, certificationId: failed, pass: false, reason: 'No' }, reviewer);
  const photosOf = async (id: CertificationId) => (await app.done(getCertification, { id }, reviewer)).photos.map((photo) => photo.id);
  const photos: FileId[] = [...(await photosOf(withdrawn)), ...(await photosOf(failed))];
  expect(photos).toHaveLength(4);
  const kept = () => Promise.all(photos.map(async (id) => (await app.services.blobs.get(`picture/${id}`)) !== undefined));
  clock.advance(3 * 86_400_000);
  await sweepFiles(app.services);
  expect(await kept()).toEqual([true, true, true, true]);
  await app.done(deleteUser, { id: person.id }, admin);
  expect(await kept()).toEqual([false, false, false, false]);
  expect(codeOf(await app.call(getCertification, { id: failed }, reviewer))).toBe('record.notFound');
});
