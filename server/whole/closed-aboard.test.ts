import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { shareDevice } from '@skyhelm/contract/device-share';
import { addFence, deleteFence } from '@skyhelm/contract/fence';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, NoFlyZoneId, RouteId, VehicleTransferId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { flownRoute } from '../tables/flown-route.table.ts';
import { scheduleRechecks } from '../features/route/index.ts';
import { handleAboardChecks } from '../features/transfer/index.ts';
import { simulated, type Simulated } from '../gateway/testing/simulated.ts';
import type { DatabaseJobs } from '../platform/jobs/database-jobs.ts';
import { atEnd } from '../testing/at-end.ts';
import { fleetOf } from '../testing/fleet.ts';
import { peopleOf, type Person } from '../testing/people.ts';
import { listeningApp, type ListeningApp } from './listening-app.ts';

/** A real program over real UDP into a real gateway, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000, interval: 100 };
const LONG = { timeout: 240_000 };
const PLACE = { latitude: 22.5431, longitude: 114.0579 };
const { positionAt } = tangentPlane(PLACE);

/** West, north, east and north again: what lies at its beginning is far from what is left of it later. */
const plan: Route = {
  ...NEW_ROUTE,
  height: 10,
  endAction: 'land',
  waypoints: [
    { north: 0, east: -120 },
    { north: 120, east: -120 },
    { north: 120, east: 120 },
    { north: 240, east: 120 },
  ].map((place) => waypointAt(positionAt(place), { ...NEW_ROUTE, height: 10 })),
};
const AHEAD = { north: 240, east: 120 };
const BEHIND = { north: 5, east: -130 };

let own: ListeningApp;
let craft: Simulated;
let deviceId: DeviceId;
let routeId: RouteId;
/** Flies what somebody else has planned. */
let pilot: Person;
beforeAll(async () => {
  own = await listeningApp();
  const { app, as, gateway } = own;
  await scheduleRechecks(app.services);
  handleAboardChecks(app.services);
  const people = await peopleOf(app);
  pilot = await people.person('pilot', [await people.role('Pilot', { permissions: ['device:query', 'device:control', 'route:query'] })]);
  craft = await simulated(gateway.listening.udp[0]!.port, '--at', `${PLACE.latitude},${PLACE.longitude},15`, '--speed', '2');
  atEnd(() => craft.end());
  deviceId = await fleetOf(app, as).add('Lift');
  await app.done(shareDevice, { id: deviceId, userName: 'pilot', mayFly: true }, as);
  await app.done(bindDevice, { id: deviceId, hardwareId: craft.hardwareId.replace('mavlink:', '') }, as);
  ({ id: routeId } = await app.done(addRoute, { name: 'Round', route: plan }, as));
}, 240_000);

const now = () => stateOf(own.app.services.bus, deviceId);
const take = () => own.app.done(changeControl, { deviceId, action: 'take' }, pilot);
const courseOf = async (id: VehicleTransferId) => (await own.app.done(getTransfer, { id }, pilot)).course;
const ready = () => (own.app.services.jobs as DatabaseJobs).runDue();
const shapeAt = (place: { north: number; east: number }) => ({ kind: 'circle', centre: positionAt(place), radius: 5 }) as const;
const close = async (name: string, place: { north: number; east: number }): Promise<NoFlyZoneId> =>
  (await own.app.done(addNoFlyZone, { name, description: 'x', shape: shapeAt(place), validUntil: '2099-01-01T00:00:00Z' }, own.as)).id;
const open = async (id: NoFlyZoneId) => {
  await own.app.done(deleteNoFlyZone, { id }, own.as);
  await ready();
};
const told = async (person: { token: string }) =>
  (await own.app.done(getMessages, { isAsc: true }, person)).rows
    .filter(({ kind }) => kind.startsWith('routeClosed'))
    .map(({ text }) => text);
const aboard = (name: string) => `Route “Round” on board of “Lift” can no longer be flown because of “${name}”. It cannot be started.`;
const rowAboard = async () => {
  const rows = await own.app.services.database.db.select().from(flownRoute).where(eq(flownRoute.deviceId, deviceId));
  return rows.find(({ isAboard }) => isAboard);
};
const start = async () => {
  await take();
  return own.app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, pilot);
};
const closed = (code: string) => ({ code: 'input.invalid', issues: [expect.objectContaining({ code })] });

test(
  'a zone that is put up while a route is on its way to an aircraft is told to whoever sent it and whose aircraft it is, and the route is not started',
  LONG,
  async () => {
    const { app } = own;
    await expect.poll(async () => (await now()).readyToArm, PATIENTLY).toBe(true);
    await expect.poll(async () => (await now()).homeLatitude, PATIENTLY).toBeDefined();
    await take();
    const { id } = await app.done(sendRoute, { id: routeId, version: 1, deviceId }, pilot);
    craft.order('link off');
    const zone = await close('Fair', AHEAD);
    await ready();
    expect(await courseOf(id), 'it is still on its way').toBe('running');
    expect(await told(pilot)).toEqual([]);
    craft.order('link on');
    await expect.poll(() => courseOf(id), PATIENTLY).toBe('done');
    await expect.poll(rowAboard, PATIENTLY).toMatchObject({ course: 'aboard' });
    await ready();
    expect(await told(pilot)).toEqual([aboard('Fair')]);
    expect(await told(own.as), 'whose aircraft it is').toEqual([aboard('Fair')]);
    expect(await start()).toMatchObject(closed('route.noFlyZone'));
    await ready();
    await open(zone);
    expect(await told(pilot), 'told once').toHaveLength(1);
  },
);

test('a zone, or a fence of this aircraft alone, that is put up once the route is on board is told too, each once', LONG, async () => {
  const { app, as } = own;
  const before = (await told(pilot)).length;
  const zone = await close('Parade', AHEAD);
  await ready();
  await ready();
  expect((await told(pilot)).slice(before)).toEqual([aboard('Parade')]);
  expect(await start()).toMatchObject(closed('route.noFlyZone'));
  await open(zone);
  const mast = { name: 'Mast', keep: 'out' as const, shape: shapeAt(AHEAD), scope: 'device' as const, deviceIds: [deviceId] };
  const { id } = await app.done(addFence, mast, as);
  await ready();
  expect((await told(pilot)).slice(before + 1)).toEqual([aboard('Mast')]);
  expect(await start()).toMatchObject(closed('route.fence'));
  await app.done(deleteFence, { id }, as);
  await ready();
  expect(await told(pilot)).toHaveLength(before + 2);
});

test('of a route that is flown what lies ahead is told, and nothing of what is behind', LONG, async () => {
  const before = (await told(pilot)).length;
  expect(await start()).toMatchObject({ state: 1 });
  await expect.poll(rowAboard, PATIENTLY).toMatchObject({ course: 'flying', reached: 2 });
  await close('Old market', BEHIND);
  await ready();
  expect(await told(pilot)).toHaveLength(before);
  await close('Fire', AHEAD);
  await ready();
  expect((await told(pilot)).slice(before)).toEqual([
    '“Lift” is flying route “Round”, and the way ahead of it is now closed by “Fire”. Please stop it or bring it back.',
  ]);
});
