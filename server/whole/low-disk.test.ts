import { getDevices } from '@skyhelm/contract/device';
import { setDept } from '@skyhelm/contract/department';
import { getSummary } from '@skyhelm/contract/home';
import { deleteRoute } from '@skyhelm/contract/route';
import { addTask } from '@skyhelm/contract/task';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { diskReserve } from '../platform/storage/disk-reserve.ts';
import { PASSWORD, testApp, type TestApp } from '../testing/app.ts';
import { calls, send } from './calls.ts';
import { samples, type World } from './samples.ts';
import { buildWorld, signInWith } from './world.ts';

const MEGABYTE = 2 ** 20;
const PLENTY = 1e12;
const growing = calls.filter(({ endpoint }) => endpoint.grows === true);
const replacing = calls.filter(({ endpoint }) => endpoint.grows === 'ifLonger');
const orders = calls.filter(({ endpoint }) => endpoint.order);

/** They add a line of some hundred bytes, and go on. */
const SMALL = [
  'addDept',
  'addMembers',
  'addNewsPush',
  'addKey',
  'addSite',
  'addUser',
  'addDevice',
  'addDeviceGroup',
  'addRole',
  'addWebHook',
];

const ring = (corners: number) =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { longitude: 116.4 + 0.01 * Math.cos(angle), latitude: 39.9 + 0.01 * Math.sin(angle) };
  });
const eastward = (count: number) => Array.from({ length: count }, (_, at) => ({ longitude: 10.002 + at / 1_000, latitude: 50 }));
/** An edit that makes of each as much as is said. */
const EDITS: Record<string, (count: number) => object> = {
  'noFlyZone.setNoFlyZone': (count) => ({ shape: { kind: 'polygon', points: ring(count) } }),
  'fence.setFence': (count) => ({ shape: { kind: 'polygon', points: ring(count) } }),
  'marker.setMarker': (count) => ({ points: ring(count) }),
  'route.setRoute': (count) => ({ route: { ...NEW_ROUTE, waypoints: eastward(count).map((place) => waypointAt(place, NEW_ROUTE)) } }),
  'task.setTask': (count) => ({ plan: { type: 'spot', spots: eastward(count) } }),
};

let free = PLENTY;
let test: TestApp;
let world: World;
let inputs: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  const log = { warn: () => {}, info: () => {} };
  const blobs = { freeBytes: async () => Infinity };
  const disk = diskReserve({ config: { dataDir: '/', diskReserveMb: 500 }, blobs, log }, async () => free);
  test = await testApp({ disk });
  world = await buildWorld(test, test.main, 'main');
  inputs = samples(world);
  // One that was not submitted yet can still be edited.
  const { id } = (await send(test, addTask, inputs['task.addTask']!, { token: test.main.token })).json<{ data: { id: string } }>().data;
  Object.assign(inputs['task.setTask']!, { id, version: 1 });
});
beforeEach(() => void (free = 499 * MEGABYTE));

const codeFrom = async (key: string, changes: object = {}): Promise<string> => {
  const { endpoint } = calls.find((one) => one.key === key)!;
  const answer = await send(test, endpoint, { ...inputs[key]!, ...changes }, { token: test.main.token });
  return answer.json<{ code?: string }>().code ?? 'done';
};

it('every upload that is kept counts as growth, no order to an aircraft does', () => {
  const uploads = calls.filter(({ endpoint }) => endpoint.wire === 'upload' && endpoint.kind === 'change');
  expect(uploads.filter(({ endpoint }) => !endpoint.grows).map(({ key }) => key)).toEqual([]);
  expect(orders.filter(({ endpoint }) => endpoint.grows).map(({ key }) => key)).toEqual([]);
});

it('whatever adds content counts as growth, and what replaces it is looked at', () => {
  const isAdding = (key: string) => /\.(add|copy|import|begin)[A-Z]/.test(key) && !SMALL.some((name) => key.endsWith(`.${name}`));
  const adding = calls.filter(({ key, endpoint }) => endpoint.kind === 'change' && isAdding(key));
  expect(adding.filter(({ endpoint }) => !endpoint.grows).map(({ key }) => key)).toEqual([]);
  const twins = new Set(adding.map(({ key }) => key.replace('.add', '.set')));
  const edited = calls.filter(({ key }) => /\.set[A-Z]/.test(key) && twins.has(key)).map(({ key }) => key);
  expect(replacing.map(({ key }) => key)).toEqual(edited);
  expect(Object.keys(EDITS).toSorted()).toEqual(edited.toSorted());
});

it.each(replacing.map(({ key }) => key))('%s below the reserve is refused what gets longer only', async (key) => {
  const edit = (count: number, version: number) => codeFrom(key, { ...EDITS[key]!(count), version });
  free = PLENTY;
  expect(await edit(6, 1)).toBe('done');
  free = 499 * MEGABYTE;
  expect([await edit(9, 2), await edit(4, 2)]).toEqual(['storage.full', 'done']);
});

it.each(growing.map(({ key }) => key))('%s is refused below the reserve', async (key) => {
  expect(await codeFrom(key)).toBe('storage.full');
});

it.each(growing.map(({ key }) => key))('%s is not refused for the disk once there is space again', async (key) => {
  free = PLENTY;
  expect(await codeFrom(key)).not.toBe('storage.full');
});

it.each(orders.map(({ key }) => key))('%s reaches the aircraft all the same', async (key) => {
  expect(await codeFrom(key)).not.toBe('storage.full');
});

it('signing in, reading, changing and deleting go on', async () => {
  const token = await test.signIn('admin', PASSWORD);
  expect((await test.done(getDevices, {}, { token })).rows.length).toBeGreaterThan(0);
  const place = { name: 'Renamed', country: 'CN', city: 'Beijing', personInCharge: 'Head' };
  await test.done(setDept, { id: world.departmentId, version: 1, ...place }, { token });
  await test.done(deleteRoute, { id: world.routeId }, { token });
});

it('who manages the enterprise sees it at home, and the operator in metrics and readiness', async () => {
  const isLow = async (token: string) => (await test.done(getSummary, { timeZone: 'UTC' }, { token })).server.isDiskLow;
  const { token: pilot } = await signInWith(test, test.main, 'pilot', []);
  expect([await isLow(test.main.token), await isLow(pilot)]).toEqual([true, false]);
  const { body } = await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toContain(`skyhelm_disk_free_bytes ${free}`);
  expect(body).toContain('skyhelm_disk_low 1');
  expect((await test.app.inject('/readyz')).body).toBe('ok, disk low');
  free = PLENTY;
  expect(await isLow(test.main.token)).toBe(false);
});
