import { addDevice } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { createAccounts } from '../enterprise/index.ts';
import { beforeEach, expect, test } from 'vitest';
import { manualClock, type ManualClock } from '../../platform/clock/clock.ts';
import { PASSWORD_HASH, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf } from '../../testing/people.ts';
import { hardwareId } from './device-testing.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let clock: ManualClock;
let added = 0;
beforeEach(async () => {
  clock = manualClock();
  app = await testApp({ clock });
  await app.done(addDevice, { ...named(), hardwareId: hardwareId(1) }, { token: app.main.token });
});

const named = () => ({ name: `Device ${++added}`, sn: `SN-${added}`, type: 'uav' as const });
const add = (id: string | null, token = app.other.token) => app.call(addDevice, { ...named(), hardwareId: id }, { token }).then(codeOf);
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

test('after ten answers in an hour that an id is bound elsewhere, bound and free ids are answered alike', async () => {
  const { id } = await app.done(addDevice, { ...named(), hardwareId: null }, { token: app.other.token });
  const bind = (hardware: string) => app.call(bindDevice, { id, hardwareId: hardware }, { token: app.other.token });
  for (const at of times(5)) {
    expect([at, await add(hardwareId(1)), codeOf(await bind(hardwareId(1)))]).toEqual([at, 'device.hardwareTaken', 'device.hardwareTaken']);
  }
  const [bound, free] = [await bind(hardwareId(1)), await bind(hardwareId(2))];
  expect(codeOf(bound)).toBe('request.tooMany');
  expect(bound).toEqual(free);
  expect([await add(hardwareId(1)), await add(hardwareId(3))]).toEqual(['request.tooMany', 'request.tooMany']);
  // What asks about no aircraft goes on.
  expect(await add(null)).toBe('done');
  clock.advance(HOUR_MS);
  const token = await app.signIn('other');
  expect([await add(hardwareId(3), token), await add(hardwareId(1), token)]).toEqual(['done', 'device.hardwareTaken']);
});

test('forty at once do not slip through', async () => {
  const codes = await Promise.all(times(40).map(() => add(hardwareId(1))));
  expect(codes.filter((code) => code === 'device.hardwareTaken').length).toBeLessThanOrEqual(10);
  expect(new Set(codes)).toEqual(new Set(['device.hardwareTaken', 'request.tooMany']));
});

test('binding what is free is not counted', async () => {
  for (const at of times(15)) expect(await add(hardwareId(100 + at))).toBe('done');
  expect(await add(hardwareId(1))).toBe('device.hardwareTaken');
});

test('the people of one enterprise share a limit', async () => {
  const { enterpriseId, administratorRoleId } = app.other;
  const colleagues = ['pilot1', 'pilot2', 'pilot3'].map((account) => ({
    ...{ enterpriseId, account, name: account, passwordHash: PASSWORD_HASH, roleIds: [administratorRoleId] },
  }));
  await createAccounts(app.services.database.db, colleagues);
  const codes: string[] = [];
  for (const { account } of colleagues) {
    const token = await app.signIn(account);
    for (const _ of times(10)) codes.push(await add(hardwareId(1), token));
  }
  expect(new Set(codes)).toEqual(new Set(['device.hardwareTaken']));
  expect(await add(hardwareId(1))).toBe('request.tooMany');
  // The enterprise next door is not kept from anything.
  expect(await add(hardwareId(7), app.main.token)).toBe('done');
});
