import { changeControl, getCommand, getCommands, getControl, sendCommand } from '@skyhelm/contract/control';
import { addDevice, getDevice } from '@skyhelm/contract/device';
import { GLOBAL_CODE } from '@skyhelm/contract/channels/global';
import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { addNewsPush, getNewsPushes } from '@skyhelm/contract/news-push';
import { getAllRoles, setRole } from '@skyhelm/contract/role';
import { endSessions, sessions, userInfo } from '@skyhelm/contract/session';
import { setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { getUsers } from '@skyhelm/contract/user';
import { COURSES, isOver, type Course } from '@skyhelm/core/vehicle/command-course';
import { say } from '@skyhelm/i18n/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinedServers, type JoinedServer, type JoinedServers, type SignedIn } from '../testing/joined-servers.ts';

/** Several programs on a machine that may be busy. */
const PATIENTLY = { timeout: 60_000, interval: 50 };
/** The aircraft has said something to it, or it never got there. */
const TOLD: readonly Course[] = COURSES.filter((course) => isOver(course) || course === 'inProgress');
const NO_GATEWAY = { MAVLINK_UDP: 'off' };
const PLACE = { longitude: 114.0579, latitude: 22.5431, altitude: 15, address: 'Shenzhen, Guangdong, China' };

let all: JoinedServers;
/** Hears aircraft. */
let a: JoinedServer;
let b: JoinedServer;
let admin: SignedIn;
let pilot: SignedIn;
let pilotId: UserId;

beforeAll(async () => {
  all = await joinedServers();
  a = await all.start('a');
  b = await all.start('b', NO_GATEWAY);
  [admin, pilot] = [await a.signIn('demo'), await b.signIn('pilot1')];
  pilotId = (await a.call(getUsers, { keyword: 'pilot1' }, admin)).rows.find(({ userName }) => userName === 'pilot1')!.id;
});
afterAll(() => all.end());

const push = (at: JoinedServer, title: string, more: object = {}) =>
  at.call(addNewsPush, { title, content: 'News', priority: 'high', mode: 'single', userIds: [pilotId], ...more }, admin);
const received = async (at: JoinedServer, title: string) => (await at.call(getMessages, { keyword: title }, pilot)).rows.length;
const sent = async (at: JoinedServer, title: string) =>
  (await at.call(getNewsPushes, { keyword: title, pageSize: 50 }, admin)).rows.map(({ sendings }) => sendings);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test('one of them hears aircraft: a second that would is told why not and ends', async () => {
  const third = all.begin('third');
  expect(await third.ended).toBe(1);
  expect(third.output().trim()).toBe(say('en', 'boot.gateway.taken'));
});

test('a push made at one server lights the dot of whoever sits at the other, once and at once', async () => {
  const socket = await a.listen(pilot);
  const before = socket.unread().length;
  const [unread, began] = [(await b.call(getMessages, {}, pilot)).unread, performance.now()];
  await push(b, 'Dot');
  await expect.poll(() => socket.unread().slice(before), { timeout: 60_000, interval: 5 }).toEqual([unread + 1]);
  // Within a second; more only where the machine stands still.
  expect(performance.now() - began).toBeLessThan(10_000);
  await socket.settled();
  expect(socket.unread().slice(before)).toEqual([unread + 1]);
  socket.socket.terminate();
});

test('timed and cycle pushes that are due at one moment fire once each, and are told once at either server', async () => {
  const [atA, atB] = [await a.listen(pilot), await b.listen(pilot)];
  const told = () => [atA, atB].map((socket) => socket.unread());
  const before = told().map(({ length }) => length);
  const { unread } = await b.call(getMessages, {}, pilot);
  const pushAt = inSeconds(3);
  for (let n = 0; n < 10; n++) await push(n % 2 === 0 ? a : b, `Timer ${n}`, { mode: 'timed', pushAt });
  await push(b, 'Timer cycle', { mode: 'cycle', intervalMinutes: 60, pushAt });
  const once = Array.from({ length: 11 }, () => 1);
  await expect.poll(() => sent(a, 'Timer'), PATIENTLY).toEqual(once);
  expect(await sent(b, 'Timer')).toEqual(once);
  expect(await received(b, 'Timer')).toBe(11);
  // Of two that were counted at once the later is told, and the other may be left out.
  await expect.poll(() => told().map((numbers) => numbers.at(-1)), PATIENTLY).toEqual([unread + 11, unread + 11]);
  for (const [at, numbers] of told().entries()) expect(numbers.length - before[at]!).toBeLessThanOrEqual(11);
  for (const { socket } of [atA, atB]) socket.terminate();
});

test('a session that is ended at one server is over at the other', async () => {
  const guest = await a.signIn('pilot1');
  const socket = await a.listen(guest);
  await a.call(userInfo, {}, guest);
  const [newest] = (await b.call(sessions, {}, guest)).filter(({ current }) => current);
  await b.call(endSessions, { ids: [newest!.id] }, pilot);
  await expect.poll(() => socket.said.at(-1), PATIENTLY).toEqual({ code: GLOBAL_CODE.forcedLogout, why: 'endedByOwner' });
  await socket.closed;
  expect(await a.ask(userInfo, {}, guest)).toEqual({ code: 'session.expired' });
});

test('a role that is changed at one server holds at the other', async () => {
  const someone = await a.signIn('reviewer1');
  const socket = await a.listen(someone);
  const role = (await b.call(getAllRoles, {}, admin)).find(({ name }) => /review/i.test(name))!;
  expect(await a.ask(getUsers, {}, someone)).toHaveProperty('data');
  const { id, version, name, dataScope } = role;
  await b.call(setRole, { id, version, name, dataScope, permissions: [] }, admin);
  await expect.poll(() => socket.said.map(({ code }) => code), PATIENTLY).toContain(GLOBAL_CODE.rightsChanged);
  expect(await a.ask(getUsers, {}, someone)).toEqual({ code: 'request.forbidden' });
  socket.socket.terminate();
});

test('an aircraft that one server hears is flown from the other: one order, sent once, and the controls with one person', async () => {
  const id: DeviceId = (await b.call(addDevice, { name: 'Far away', sn: 'SN-JOINED', type: 'simulator' }, admin)).id;
  await b.call(setSimulator, { id, version: 0, ...PLACE }, admin);
  await b.call(startSimulator, { id, minutes: 10 }, admin);
  expect(await b.call(getDevice, { id }, admin)).toMatchObject({ networkStatus: 'online', flying: false });

  const other = await a.signIn('demo');
  await b.call(changeControl, { deviceId: id, action: 'take' }, admin);
  await expect
    .poll(async () => (await a.call(getControl, { deviceId: id }, other)).holder, PATIENTLY)
    .toMatchObject({ isMe: true, here: false });
  expect(await a.ask(changeControl, { deviceId: id, action: 'take' }, other)).toEqual({ code: 'control.held' });

  // The aircraft may still be looking for its place; each order is one row, and the one that is sent is sent once.
  await expect
    .poll(
      async () => {
        await b.call(changeControl, { deviceId: id, action: 'take' }, admin);
        const order = await b.ask(sendCommand, { deviceId: id, kind: 'takeOff', height: 20 }, admin);
        if ('code' in order) return order.code;
        const course = async () => (await a.call(getCommand, { id: order.data.id }, admin)).course;
        await expect.poll(async () => TOLD.includes(await course()), PATIENTLY).toBe(true);
        return course();
      },
      { timeout: 120_000, interval: 1_000 },
    )
    .toMatch(/^(inProgress|done)$/);
  await expect.poll(async () => (await b.call(getDevice, { id }, admin)).flying, PATIENTLY).toBe(true);
  const { rows } = await a.call(getCommands, { deviceId: id }, admin);
  expect(rows.filter(({ course }) => course === 'inProgress' || course === 'done')).toHaveLength(1);
});

test('while NATS is away each works by itself; once it is back nothing is missed and nothing is told twice', async () => {
  const socket = await a.listen(pilot);
  const before = socket.unread().length;
  const { unread } = await b.call(getMessages, {}, pilot);
  await all.nats.kill();
  for (const server of [a, b]) await expect.poll(server.readiness, PATIENTLY).toBe('ok, alone');
  await push(b, 'Silence');
  expect(await received(a, 'Silence')).toBe(1);
  await socket.settled();
  expect(socket.unread().slice(before)).toEqual([]);

  await all.nats.start();
  for (const server of [a, b]) await expect.poll(server.readiness, PATIENTLY).toBe('ok');
  await expect.poll(() => socket.unread().slice(before), PATIENTLY).toEqual([unread + 1]);
  await push(b, 'Again');
  await expect.poll(() => socket.unread().slice(before), PATIENTLY).toEqual([unread + 1, unread + 2]);
  await socket.settled();
  expect(socket.unread().slice(before)).toEqual([unread + 1, unread + 2]);
  expect(b.output()).toContain('the bus is back');
  socket.socket.terminate();
});

test('one that is killed leaves its timers to the other, which fires them once, and may come back', async () => {
  const socket = await b.listen(pilot);
  const before = socket.unread().length;
  await push(a, 'Orphan', { mode: 'timed', pushAt: inSeconds(3) });
  await a.kill();
  await expect.poll(() => sent(b, 'Orphan'), PATIENTLY).toEqual([1]);
  await expect.poll(() => socket.unread().length - before, PATIENTLY).toBe(1);
  a = await all.start('a');
  expect(await a.readiness()).toBe('ok');
  expect([await sent(a, 'Orphan'), await received(a, 'Orphan')]).toEqual([[1], 1]);
  await push(a, 'Back');
  await expect.poll(() => socket.unread().length - before, PATIENTLY).toBe(2);
  socket.socket.terminate();
});
