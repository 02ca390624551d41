import { changeControl } from '@skyhelm/contract/control';
import { changeDeviceState, deleteDevice, getDevice, getDevices, setDevice } from '@skyhelm/contract/device';
import {
  endExclusiveUse,
  getShareCandidates,
  getSharing,
  getSharings,
  setExclusiveUser,
  shareDevice,
  takeBackDevice,
  unshareDevice,
} from '@skyhelm/contract/device-share';
import type { DeviceId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { frozenUser } from '@skyhelm/contract/user';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/auth/actor.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { authenticate } from '../session/index.ts';
import { deviceStanding, devicesVisibleTo } from './index.ts';
import { fleetOf, gatewayHearing, hardwareId } from './device-testing.ts';

const ALL: Permission[] = ['device:query', 'device:edit', 'device:delete', 'device:details', 'device:share'];

let app: TestApp;
let admin: { token: string };
let fleet: ReturnType<typeof fleetOf>;
let actorOf: (person: { token: string }) => Promise<Actor>;
/** In the owner's department, in another one, and reaching everything. */
const who = {} as Record<'owner' | 'colleague' | 'stranger' | 'chief' | 'guest', Person>;

beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  fleet = fleetOf(app, admin);
  const people = await peopleOf(app);
  const [here, elsewhere] = [await people.department('Here'), await people.department('Elsewhere')];
  const scoped = await people.role('Scoped', { permissions: ALL, dataScope: 'department' });
  const wide = await people.role('Wide', { permissions: ALL, dataScope: 'all' });
  who.owner = await people.person('owner', [scoped], here);
  who.colleague = await people.person('colleague', [scoped], here);
  who.stranger = await people.person('stranger', [scoped], elsewhere);
  who.guest = await people.person('guest', [scoped], elsewhere);
  who.chief = await people.person('chief', [wide]);
  const sessionActor = authenticate(app.services);
  actorOf = async ({ token }) => (await sessionActor({ token }))!;
});

const rights = async (person: { token: string }, id: DeviceId) => {
  const [{ db }, actor] = [app.services.database, await actorOf(person)];
  const standing = await deviceStanding(db, actor, id);
  return `${standing?.see ? 's' : '-'}${standing?.fly ? 'f' : '-'}`;
};
const everybody = async (id: DeviceId) =>
  Object.fromEntries(
    await Promise.all([['admin', admin] as const, ...Object.entries(who)].map(async ([name, person]) => [name, await rights(person, id)])),
  ) as Record<string, string>;

test('the owner flies; who reaches the owner sees; a share gives sight or flight; exclusive use shuts all others out but administrators', async () => {
  const id = await fleet.add('Lent', { ownerId: who.owner.id });
  expect(await everybody(id)).toEqual({ admin: 'sf', owner: 'sf', colleague: 's-', stranger: '--', guest: '--', chief: 's-' });

  await app.done(shareDevice, { id, userName: 'stranger' }, who.owner);
  await app.done(shareDevice, { id, userName: 'guest', mayFly: true }, who.owner);
  expect(await everybody(id)).toEqual({ admin: 'sf', owner: 'sf', colleague: 's-', stranger: 's-', guest: 'sf', chief: 's-' });

  await app.done(setExclusiveUser, { id, userName: 'stranger' }, who.owner);
  expect(await everybody(id)).toEqual({ admin: 'sf', owner: 's-', colleague: '--', stranger: 'sf', guest: '--', chief: '--' });
  expect(codeOf(await app.call(getDevice, { id }, who.chief))).toBe('record.notFound');

  await app.done(endExclusiveUse, { id }, who.owner);
  await app.done(unshareDevice, { id, userId: who.stranger.id }, who.colleague);
  expect(await everybody(id)).toEqual({ admin: 'sf', owner: 'sf', colleague: 's-', stranger: '--', guest: 'sf', chief: 's-' });

  await app.done(changeDeviceState, { id, action: 'repair' }, who.owner);
  expect(await everybody(id)).toMatchObject({ admin: 's-', owner: 's-', guest: 's-' });
});

test('what a list shows is what the rule says, for every way to stand to a device', async () => {
  const { db } = app.services.database;
  const ids: DeviceId[] = [];
  for (const [index, exclusive] of ['', 'stranger', 'owner', 'chief'].entries()) {
    for (const [at, shared] of ['', 'stranger', 'guest'].entries()) {
      const id = await fleet.add(`Way ${index} ${at}`, { ownerId: index === 3 ? null : who.owner.id });
      if (shared) await app.done(shareDevice, { id, userName: shared, mayFly: at === 2 }, admin);
      if (exclusive) await app.done(setExclusiveUser, { id, userName: exclusive }, admin);
      ids.push(id);
    }
  }
  for (const person of [admin, ...Object.values(who)]) {
    const actor = await actorOf(person);
    const listed = (await app.done(getDevices, { keyword: 'Way', pageSize: 200 }, person)).rows;
    const seen = await devicesVisibleTo(db, actor);
    for (const id of ids) {
      const row = listed.find((one) => one.id === id);
      const standing = await deviceStanding(db, actor, id);
      expect([row !== undefined, seen.has(id)]).toEqual(Array(2).fill(standing?.see ?? false));
      if (row) expect(row.may.fly).toBe(standing?.fly);
    }
  }
});

test('to be shared with is not to manage: nobody lends, edits or deletes what was lent to them', async () => {
  const id = await fleet.add('Borrowed', { ownerId: who.owner.id });
  await app.done(shareDevice, { id, userName: 'guest' }, who.owner);
  const row = (await fleet.find('Borrowed', who.guest))!;
  expect(row).toMatchObject({ shareStatus: 'isShared', may: { fly: false, manage: false } });
  expect(codeOf(await app.call(shareDevice, { id, userName: 'stranger', mayFly: true }, who.guest))).toBe('request.forbidden');
  expect(codeOf(await app.call(setDevice, { id, version: row.version, name: 'Mine', sn: row.sn, type: 'uav' }, who.guest))).toBe(
    'request.forbidden',
  );
  expect(codeOf(await app.call(deleteDevice, { id }, who.guest))).toBe('request.forbidden');
  expect(codeOf(await app.call(deleteDevice, { id }, who.stranger))).toBe('record.notFound');
  expect((await fleet.find('Borrowed', who.owner))!.shareStatus).toBe('shared');
});

test('nobody is added twice, and only whoever is there', async () => {
  const id = await fleet.add('Once', { ownerId: who.owner.id });
  const twice = await Promise.all([1, 2].map(() => app.call(shareDevice, { id, userName: 'guest' }, who.owner)));
  expect(twice.map(codeOf).sort()).toEqual(['device.sharedAlready', 'done']);
  expect(await app.call(shareDevice, { id, userName: 'GUEST' }, who.owner)).toMatchObject({
    mes: 'User already exists, do not add it again',
  });
  expect(codeOf(await app.call(shareDevice, { id, userName: 'owner' }, who.owner))).toBe('device.sharedAlready');
  expect(await app.call(shareDevice, { id, userName: 'nobody' }, who.owner)).toMatchObject({
    mes: 'User does not exist or is not registered',
  });
  expect(codeOf(await app.call(shareDevice, { id, userName: 'other' }, who.owner))).toBe('user.notFound');
  const people = await peopleOf(app);
  const cold = await people.person('cold', []);
  await app.done(frozenUser, { id: cold.id }, admin);
  expect(codeOf(await app.call(shareDevice, { id, userName: 'cold' }, who.owner))).toBe('user.notFound');
  expect(codeOf(await app.call(unshareDevice, { id, userId: who.stranger.id }, who.owner))).toBe('device.notShared');
});

test('one exclusive user, also when two are set at once, and none while it flies', async () => {
  const id = await fleet.add('Single', { ownerId: who.owner.id, hardwareId: hardwareId(20) });
  const states = { [id]: { online: true, flying: true } };
  const stop = gatewayHearing(app, states);
  try {
    expect(await app.call(setExclusiveUser, { id, userName: 'guest' }, who.owner)).toMatchObject({
      mes: 'UAV in flight, please try again later',
    });
    expect(await app.done(getSharing, { id }, who.owner)).toMatchObject({ flying: true, exclusive: null });
    states[id]!.flying = false;
    const both = await Promise.all(['guest', 'stranger'].map((userName) => app.call(setExclusiveUser, { id, userName }, admin)));
    expect(both.map(codeOf).sort()).toEqual(['device.oneExclusive', 'done']);
    expect(both.find(({ state }) => state === 0)).toMatchObject({ mes: 'Only one exclusive user can be set' });
  } finally {
    stop();
  }
  await app.done(endExclusiveUse, { id }, who.owner);
  expect(codeOf(await app.call(endExclusiveUse, { id }, who.owner))).toBe('device.noExclusive');
});

test('the owner takes a test flight back also in flight; other shares stay', async () => {
  const id = await fleet.add('Trial', { ownerId: who.owner.id, hardwareId: hardwareId(21) });
  await app.done(shareDevice, { id, userName: 'guest', isTestFlight: true }, who.owner);
  await app.done(shareDevice, { id, userName: 'stranger' }, who.owner);
  expect(await rights(who.guest, id)).toBe('sf');
  const stop = gatewayHearing(app, { [id]: { online: true, flying: true } });
  expect(await app.done(takeBackDevice, { id }, who.owner)).toEqual({ ended: 1 });
  stop();
  expect([await rights(who.guest, id), await rights(who.stranger, id)]).toEqual(['--', 's-']);
  const told = (await app.done(getMessages, {}, who.guest)).rows.map(({ text }) => text);
  expect(told.slice(0, 2)).toEqual(['owner has ended your use of the device “Trial”.', 'owner has shared the device “Trial” with you.']);
  expect(codeOf(await app.call(takeBackDevice, { id }, who.owner))).toBe('device.noGuests');
});

test('sharing is listed by its status, as each reader sees it; candidates are those within reach', async () => {
  await fleet.add('Listed 1', { ownerId: who.owner.id });
  const id = await fleet.add('Listed 2', { ownerId: who.owner.id });
  await app.done(shareDevice, { id, userName: 'guest', mayFly: true }, who.owner);
  await app.done(shareDevice, { id, userName: 'stranger' }, who.owner);
  const names = async (person: Person, shareStatus?: 'shared' | 'isShared' | 'notShared') =>
    (await app.done(getSharings, { keyword: 'Listed', ...(shareStatus && { shareStatus }) }, person)).rows.map(({ name }) => name);
  expect(await names(who.owner)).toEqual(['Listed 1', 'Listed 2']);
  expect(await names(who.owner, 'shared')).toEqual(['Listed 2']);
  expect(await names(who.owner, 'notShared')).toEqual(['Listed 1']);
  expect(await names(who.owner, 'isShared')).toEqual([]);
  expect(await names(who.guest, 'isShared')).toEqual(['Listed 2']);
  expect((await app.done(getSharing, { id }, who.owner)).shared.map(({ userName }) => userName)).toEqual(['guest', 'stranger']);
  expect((await app.done(getSharing, { id }, who.guest)).shared).toMatchObject([{ userName: 'guest', mayFly: true, isTestFlight: false }]);
  const candidates = async (keyword: string) =>
    (await app.done(getShareCandidates, { keyword }, who.owner)).rows.map(({ userName }) => userName);
  expect(await candidates('')).toEqual(['colleague', 'owner']);
  expect(await candidates('stranger')).toEqual([]);
});

test('to give a device away takes the permission to share and the reach of whom it goes to', async () => {
  const people = await peopleOf(app);
  const editor = await people.person('editor', [
    await people.role('Editor', { permissions: ['device:query', 'device:add', 'device:edit'] }),
  ]);
  const mine = fleetOf(app, editor);
  await mine.add('Own');
  const row = (await mine.find('Own'))!;
  expect(row.owner).toMatchObject({ userName: 'editor' });
  const edit = { id: row.id, version: row.version, name: 'Own', sn: row.sn, type: 'uav' } as const;
  expect(codeOf(await app.call(setDevice, { ...edit, ownerId: who.owner.id }, editor))).toBe('request.forbidden');
  expect(codeOf(await app.call(setDevice, { ...edit, ownerId: editor.id }, editor))).toBe('done');

  const id = await fleet.add('Given', { ownerId: who.owner.id });
  await app.done(shareDevice, { id, userName: 'colleague' }, who.owner);
  const given = (await fleet.find('Given'))!;
  const give = { id, version: given.version, name: 'Given', sn: given.sn, type: 'uav' } as const;
  expect(codeOf(await app.call(setDevice, { ...give, ownerId: who.stranger.id }, who.owner))).toBe('user.notFound');
  expect(codeOf(await app.call(setDevice, { ...give, ownerId: null }, who.owner))).toBe('request.forbidden');
  await app.done(setDevice, { ...give, ownerId: who.colleague.id }, who.owner);
  expect(await app.done(getSharing, { id }, who.colleague)).toMatchObject({ owner: { userName: 'colleague' }, shared: [] });
});

test('software that was given the controls flies what nobody has exclusively, and takes it from nobody', async () => {
  const [free, taken] = [await fleet.add('Free', { ownerId: who.owner.id }), await fleet.add('Taken', { ownerId: who.owner.id })];
  await app.done(setExclusiveUser, { id: taken, userName: 'guest' }, who.owner);
  const keyFor = async (...scopes: Permission[]) => {
    const given = { enterpriseId: app.main.enterpriseId, project: 'pilot', scopes, whitelist: '127.0.0.1' };
    return { accessKey: (await createAccessKey(app.services.database.db, given)).key };
  };
  const [flies, looks] = [await keyFor('device:query', 'device:control'), await keyFor('device:query')];
  const act = async (deviceId: DeviceId, action: 'take' | 'takeBack', who: { accessKey: string }) =>
    codeOf(await app.call(changeControl, { deviceId, action }, who));
  expect(await act(free, 'take', looks)).toBe('request.forbidden');
  expect(await act(free, 'take', flies)).toBe('done');
  expect(await act(free, 'takeBack', flies)).toBe('request.forbidden');
  expect(await act(taken, 'take', flies)).toBe('record.notFound');
});
