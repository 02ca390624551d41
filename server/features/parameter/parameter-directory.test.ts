import { addDevice, deleteDevice } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import type { DeviceId } from '@skyhelm/contract/ids';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { deviceParameters } from '../../tables/device-parameters.table.ts';
import { parameterDirectory } from './index.ts';

const [FIRST, SECOND] = [`mavlink:${'a1'.repeat(18)}`, `mavlink:${'b2'.repeat(18)}`] as const;

let own: TestApp;
let as: { token: string };
let id: DeviceId;
beforeAll(async () => {
  own = await testApp();
  as = { token: own.main.token };
  ({ id } = await own.done(addDevice, { name: 'UAV 1', sn: 'UAV-1', type: 'uav', hardwareId: FIRST }, as));
});

const kept = (hardwareId: string, value: number | null) => ({
  hardwareId,
  model: { autopilot: 'px4', kind: 'multirotor', firmware: '1.16.0' } as const,
  hash: 0xffff_fff0,
  mark: 0xffff_fff1,
  missing: 1,
  parameters: [
    { name: 'A', type: 'f32' as const, value, default: 0.1 },
    { name: 'B', type: 'i32' as const, value: -2_147_483_648 },
  ],
  loadedAt: 1_700_000_000_123,
});

test('what an aircraft told is kept to the last digit, the later instead of the earlier', async () => {
  const directory = parameterDirectory(own.services);
  expect(await directory.parametersOf(id)).toBeUndefined();
  await directory.keepParameters(id, kept(FIRST, null));
  await directory.keepParameters(id, kept(FIRST, 1e-45));
  expect(await directory.parametersOf(id)).toEqual(kept(FIRST, 1e-45));
});

test('that of another aircraft is neither kept nor shown, and it goes with the device', async () => {
  const directory = parameterDirectory(own.services);
  await own.done(bindDevice, { id, hardwareId: SECOND }, as);
  expect(await directory.parametersOf(id)).toBeUndefined();
  await directory.keepParameters(id, kept(FIRST, 5));
  expect(await directory.parametersOf(id)).toBeUndefined();
  await directory.keepParameters(id, kept(SECOND, 6));
  expect(await directory.parametersOf(id)).toEqual(kept(SECOND, 6));
  await own.done(deleteDevice, { id }, as);
  expect(await own.services.database.db.select().from(deviceParameters)).toEqual([]);
  await directory.keepParameters(id, kept(SECOND, 6));
});
