import { addMembers } from '@skyhelm/contract/department';
import { getMessages } from '@skyhelm/contract/message';
import { setLanguage, setSettings, userInfo } from '@skyhelm/contract/session';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { notify } from '../message/index.ts';
import { operationLog } from '../../tables/operation-log.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
});

const UNTOUCHED = {
  language: null,
  unitSystem: 1,
  handedness: 'american',
  mutedTopics: [],
  quietHours: null,
  mailPriorities: [],
  mailTopics: [],
  trajectories: 1,
  mapCentre: null,
  waypointDefaults: null,
};

const settingsOf = async (token: string) => (await app.done(userInfo, {}, { token })).settings;
const changes = (userId: string) =>
  app.services.database.db.$count(
    operationLog,
    and(eq(operationLog.operation, 'account.settingsChanged'), eq(operationLog.actorId, userId)),
  );

test('settings are the user’s own and follow to another browser; what is not named stays', async () => {
  const person = await people.person('settled', []);
  expect(await settingsOf(person.token)).toEqual(UNTOUCHED);
  await app.done(setSettings, { unitSystem: 2, handedness: 'chinese', trajectories: 3 }, person);
  await app.done(setSettings, { mutedTopics: ['organisation', 'organisation'] }, person);
  await app.done(setLanguage, { language: 'ru' }, person);
  expect(await settingsOf(await app.signIn('settled'))).toEqual({
    language: 'ru',
    unitSystem: 2,
    handedness: 'chinese',
    mutedTopics: ['organisation'],
    quietHours: null,
    mailPriorities: [],
    mailTopics: [],
    trajectories: 3,
    mapCentre: null,
    waypointDefaults: null,
  });
  expect(await settingsOf(people.admin.token)).toEqual(UNTOUCHED);
  expect(await changes(person.id)).toBe(2);
  await app.done(setSettings, { unitSystem: 2 }, person);
  expect(await changes(person.id), 'nothing changed').toBe(2);
});

test('maps begin where one likes, and wherever the aircraft are again once that is taken back', async () => {
  const person = await people.person('centred', []);
  const mapCentre = { longitude: 116.4, latitude: -39.9 };
  await app.done(setSettings, { mapCentre }, person);
  expect(await settingsOf(person.token)).toMatchObject({ mapCentre, trajectories: 1 });
  await app.done(setSettings, { mapCentre: null }, person);
  expect(await settingsOf(person.token)).toMatchObject({ mapCentre: null });
  expect(await changes(person.id)).toBe(2);
});

test('new waypoints begin as one likes them', async () => {
  const person = await people.person('planner', []);
  const circling = { radius: 50, clockwise: false, turns: 2, waitMs: 4_000 };
  const waypointDefaults = { altitude: 60, speed: 8, radius: 3, holdMs: 0, mode: 'pass', circling } as const;
  await app.done(setSettings, { waypointDefaults }, person);
  expect(await settingsOf(person.token)).toMatchObject({ waypointDefaults });
  await app.done(setSettings, { waypointDefaults: null }, person);
  expect(await settingsOf(person.token)).toMatchObject({ waypointDefaults: null });
  expect(await changes(person.id)).toBe(2);
});

test('quiet hours and what comes by e-mail are kept; of the hours the log tells only that they changed', async () => {
  const person = await people.person('sleeper', []);
  const quietHours = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' };
  await app.done(
    setSettings,
    { quietHours, mailPriorities: ['urgent', 'high', 'urgent'], mailTopics: ['task', 'security', 'task'] },
    person,
  );
  expect(await settingsOf(person.token)).toMatchObject({
    quietHours,
    mailPriorities: ['urgent', 'high'],
    mailTopics: ['security', 'task'],
  });
  await app.done(setSettings, { quietHours: { ...quietHours } }, person);
  expect(await changes(person.id), 'nothing changed').toBe(1);
  const [entry] = await app.services.database.db
    .select()
    .from(operationLog)
    .where(eq(operationLog.actorId, person.id))
    .orderBy(desc(operationLog.seq))
    .limit(1);
  expect(JSON.stringify(entry!.details)).toContain('quietHours');
  expect(JSON.stringify(entry!.details)).not.toContain('22:00');
  await app.done(setSettings, { quietHours: null, mailPriorities: [] }, person);
  expect(await settingsOf(person.token)).toMatchObject({ quietHours: null, mailPriorities: [] });
});

test.each([
  { quietHours: { from: '22:00', to: '22:00', timeZone: 'UTC' } },
  { quietHours: { from: '24:00', to: '07:00', timeZone: 'UTC' } },
  { quietHours: { from: '7:00', to: '08:00', timeZone: 'UTC' } },
  { quietHours: { from: '22:00', to: '07:00', timeZone: 'Mars/Olympus' } },
  { quietHours: { from: '22:00', to: '07:00' } },
  { mailPriorities: ['highest'] },
  { mailTopics: ['push'] },
  { unitSystem: 3 },
  {
    waypointDefaults: {
      altitude: 60,
      speed: 0,
      radius: 3,
      holdMs: 0,
      mode: 'pass',
      circling: { radius: 50, clockwise: true, turns: 1, waitMs: 0 },
    },
  },
  { trajectories: 4 },
  { mapCentre: { longitude: 181, latitude: 0 } },
  { mapCentre: { longitude: 1 } },
  { handedness: 'left' },
  { unitSystem: '2' },
  { mutedTopics: ['security'] },
  { mutedTopics: 'organisation' },
])('%j is refused and changes nothing', async (input) => {
  const before = await settingsOf(people.admin.token);
  expect(codeOf(await app.call(setSettings, input as never, people.admin))).toBe('input.invalid');
  expect(await settingsOf(people.admin.token)).toEqual(before);
});

test('a muted topic lights no dot but stays in the list; word of the account itself always lights it', async () => {
  const person = await people.person('quiet', []);
  const north = await people.department('North');
  await app.done(setSettings, { mutedTopics: ['organisation'] }, person);
  await app.done(addMembers, { id: north, userIds: [person.id] }, people.admin);
  expect(await app.done(getMessages, {}, person)).toMatchObject({
    unread: 0,
    rows: [{ kind: 'departmentJoined', readAt: expect.any(String) as string }],
  });
  const to = { enterpriseId: app.main.enterpriseId, userId: person.id };
  const context = { db: app.services.database.db, now: new Date(), afterCommit: () => undefined };
  await notify(context, app.services.bus, to, 'certificationPassed', { kind: 'x' });
  await notify(context, app.services.bus, to, 'passwordReset', { by: 'admin' });
  expect((await app.done(userInfo, {}, person)).unreadMessages).toBe(2);
  await app.done(setSettings, { mutedTopics: [] }, person);
  await notify(context, app.services.bus, to, 'rolesChanged', { by: 'admin', roles: '' });
  expect((await app.done(userInfo, {}, person)).unreadMessages).toBe(3);
});
