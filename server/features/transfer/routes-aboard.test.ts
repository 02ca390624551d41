import { randomUUID } from 'node:crypto';
import type { Permission } from '@skyhelm/contract/permissions';
import { getRoutesAboard } from '@skyhelm/contract/flown-route';
import { addRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { peopleOf } from '../../testing/people.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

test('what is on board is told to whoever sees the aircraft and the route, and to nobody else', async () => {
  const app = await testApp();
  const { admin, person, role } = await peopleOf(app);
  const deviceId = await fleetOf(app, admin).add('Carrier');
  const waypoints = [0, 0.001].map((north) => waypointAt({ latitude: 22.5 + north, longitude: 114 }, NEW_ROUTE));
  const { id: routeId } = await app.done(addRoute, { name: 'Round', route: { ...NEW_ROUTE, waypoints } }, admin);
  const now = new Date();
  const row = { enterpriseId: app.main.enterpriseId, deviceId, routeId, version: 1, entryPoint: 1, manner: 'at' as const, cycles: 1 };
  const sent = { ...row, beginsAt: [1, 2], endsAt: 3, items: 4, firstItem: 1, changedAt: now, createdAt: now };
  await app.services.database.db.insert(flownRoute).values([
    { ...sent, id: randomUUID(), course: 'brokenOff' },
    { ...sent, id: randomUUID(), course: 'flying', isAboard: true },
  ]);
  expect(await app.done(getRoutesAboard, {}, admin)).toEqual([
    { deviceId, routeId, version: 1, isFlying: true, sentAt: now.toISOString() },
  ]);

  const told = async (name: string, dataScope: 'all' | 'self', ...permissions: Permission[]) =>
    app.done(getRoutesAboard, {}, await person(name, [await role(name, { permissions, dataScope })]));
  expect(await told('watcher', 'all', 'device:query', 'route:query')).toHaveLength(1);
  expect(await told('stranger', 'self', 'device:query', 'route:query')).toEqual([]);
  expect(await told('mechanic', 'all', 'device:query')).toEqual([]);
});
