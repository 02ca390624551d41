import { getDevices } from '@skyhelm/contract/device';
import { setDept } from '@skyhelm/contract/department';
import { getSummary } from '@skyhelm/contract/home';
import { deleteRoute } from '@skyhelm/contract/route';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { diskReserve } from '../platform/storage/disk-reserve.ts';
import { PASSWORD, testApp, type TestApp } from '../testing/app.ts';
import { calls, send } from './calls.ts';
import { samples, type World } from './samples.ts';
import { buildWorld, signInWith } from './world.ts';

const MEGABYTE = 2 ** 20;
const PLENTY = 1e12;
const growing = calls.filter(({ endpoint }) => endpoint.grows);
const orders = calls.filter(({ endpoint }) => endpoint.order);

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
});
beforeEach(() => void (free = 499 * MEGABYTE));

const codeFrom = async (key: string): Promise<string> => {
  const { endpoint } = calls.find((one) => one.key === key)!;
  const answer = await send(test, endpoint, inputs[key]!, { token: test.main.token });
  return answer.json<{ code?: string }>().code ?? 'done';
};

it('every upload that is kept counts as growth, no order to an aircraft does', () => {
  const uploads = calls.filter(({ endpoint }) => endpoint.wire === 'upload' && endpoint.kind === 'change');
  expect(uploads.filter(({ endpoint }) => !endpoint.grows).map(({ key }) => key)).toEqual([]);
  expect(orders.filter(({ endpoint }) => endpoint.grows).map(({ key }) => key)).toEqual([]);
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
