import { DEMO_HARDWARE, demoHardwareId } from '@skyhelm/core/device/simulated';
import { isHardwareId } from '@skyhelm/core/device/hardware-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { device } from '../../tables/device.table.ts';
import { createEnterprise } from '../enterprise/index.ts';
import { demoAircraft } from './demo-aircraft.store.ts';

let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('the demo flies its own aircraft, and no double of one that somebody has bound there', async () => {
  const { db } = database;
  const { enterpriseId } = await createEnterprise(db, { name: 'demo', administrators: 'x', isDemo: true });
  const add = (name: string, hardwareId: string, state: 'using' | 'disabled' = 'using') =>
    db.insert(device).values({
      id: newId(),
      enterpriseId,
      name,
      nameKey: name,
      sn: name,
      snKey: name,
      type: 'uav',
      state,
      hardwareId,
      createdAt: new Date(),
    });
  await add('a', demoHardwareId(1));
  await add('b', `mavlink:${'5a'.repeat(18)}`);
  await add('c', demoHardwareId(3), 'disabled');
  expect((await demoAircraft(db)).map(({ hardwareId }) => hardwareId)).toEqual([demoHardwareId(1)]);
  expect(isHardwareId(demoHardwareId(1))).toBe(true);
  expect(DEMO_HARDWARE).toBe(`mavlink:${Buffer.from('SKYHELM DEMO').toString('hex')}`);
});
