import { deleteDevice } from '@skyhelm/contract/device';
import { getFlightOperations } from '@skyhelm/contract/flight-operation';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { peopleOf } from '../../testing/people.ts';
import { vehicleCommand } from '../../tables/vehicle-command.table.ts';

test('what aircraft were told is found by device, person, kind and time, by whoever sees the aircraft', async () => {
  const app = await testApp();
  const admin = { token: app.main.token };
  const people = await peopleOf(app);
  const role = await people.role('Readers', { permissions: ['log:query'], dataScope: 'self' });
  const owner = await people.person('operationowner', [role]);
  const fleet = fleetOf(app, admin);
  const [heron, stork] = [await fleet.add('Heron', { ownerId: owner.id }), await fleet.add('Stork')];
  const told = async (deviceId: DeviceId, kind: CommandKind, byName: string, day: string) => {
    const id = newId();
    const by = { enterpriseId: app.main.enterpriseId, byKind: 'user', byId: app.main.adminId, byName, token: 1 } as const;
    const createdAt = new Date(`2026-04-${day}T08:00:00Z`);
    await app.services.database.db.insert(vehicleCommand).values({ id, ...by, deviceId, kind, params: {}, course: 'done', createdAt });
    return id;
  };
  const first = await told(heron, 'takeOff', 'Ada', '01');
  const second = await told(heron, 'land', 'Ben', '02');
  const third = await told(stork, 'land', 'Ada', '03');
  const found = async (input: object, as: { token: string } = admin) =>
    (await app.done(getFlightOperations, input, as)).rows.map(({ id }) => id);
  expect(await found({})).toEqual([third, second, first]);
  expect(await found({ keyword: 'hero', isAsc: true })).toEqual([first, second]);
  expect(await found({ keyword: 'ada' })).toEqual([third, first]);
  expect(await found({ kind: 'land', deviceId: heron })).toEqual([second]);
  expect(await found({ from: '2026-04-02T00:00:00Z', to: '2026-04-02T23:59:59Z' })).toEqual([second]);
  expect(await found({}, owner)).toEqual([second, first]);
  expect(await found({}, { token: app.other.token })).toEqual([]);
  const [row] = (await app.done(getFlightOperations, { keyword: 'Stork' }, admin)).rows;
  expect(row).toMatchObject({ deviceName: 'Stork', kind: 'land', course: 'done', by: 'Ada' });

  await app.done(deleteDevice, { id: heron }, admin);
  expect(await found({})).toEqual([third, second, first]);
  expect(await found({}, owner)).toEqual([]);
});
