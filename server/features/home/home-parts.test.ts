import { getApprovals } from '@skyhelm/contract/approval';
import { getSummary } from '@skyhelm/contract/home';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { addSite } from '@skyhelm/contract/site';
import { getTasks } from '@skyhelm/contract/task';
import { deleteTask, submitTask } from '@skyhelm/contract/task-steps';
import type { FaultChange } from '@skyhelm/core/vehicle/fault';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { answerForGateway, type VehicleNews } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type CallOptions } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { peopleOf } from '../../testing/people.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { deviceDirectory } from '../device/index.ts';
import { writeEvents } from '../flight-record/index.ts';

const NOW = new Date('2026-03-10T20:30:00Z');
const app = await testApp({ clock: manualClock(NOW) });
const { db } = app.services.database;
const people = await peopleOf(app);
const { admin } = people;
const [fleet, tasks] = [fleetOf(app, admin), tasksOf(app, admin)];
const stranger = { token: app.other.token };

const ALL: Permission[] = ['task:query', 'task:add', 'task:submit', 'approval:query', 'device:query', 'flightRecord:query', 'site:query'];
const own = await people.role('Own things', { permissions: ALL, dataScope: 'self' });
const [anna, boris] = [await people.person('anna', [own]), await people.person('boris', [own])];
const [heron, stork] = [await fleet.add('Heron', { ownerId: anna.id }), await fleet.add('Stork')];

const home = (as: CallOptions = admin) => app.done(getSummary, {}, as);

test('tasks are counted by status as the lists count them, and approvals with the deadline that comes first', async () => {
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
  expect(await home()).toMatchObject({
    tasks: { unpublished: 0, published: 0, executing: 0, completed: 0 },
    approvals: { waiting: 0, nextDueAt: null },
  });
  await tasks.add('Of the administrator');
  const late = await tasks.add('Hers, late', { deadline: inHours(90) }, anna);
  const soon = await tasks.add('Hers, soon', { deadline: inHours(6) }, anna);
  const done = await tasks.add('Flown by Boris');
  await tasks.flown(done.id, boris.id);
  const gone = await tasks.add('Given up');
  await app.done(deleteTask, gone, admin);
  for (const one of [late, soon]) await app.done(submitTask, one, admin);

  const ofAll = await home();
  expect(ofAll.tasks).toEqual({ unpublished: 3, published: 0, executing: 0, completed: 1 });
  const waiting = (await app.done(getApprovals, { state: 'pending' }, admin)).rows.map(({ dueAt }) => dueAt).toSorted();
  expect(ofAll.approvals).toEqual({ waiting: 2, nextDueAt: waiting[0] });
  expect(Date.parse(waiting[0]!)).toBeLessThan(Date.parse(waiting[1]!));

  expect((await home(anna)).tasks, 'what she founded').toEqual({ unpublished: 2, published: 0, executing: 0, completed: 0 });
  expect((await home(anna)).approvals).toMatchObject({ waiting: 2 });
  expect((await home(boris)).tasks, 'what he is to fly').toEqual({ unpublished: 0, published: 0, executing: 0, completed: 1 });
  expect((await home(boris)).approvals, 'to fly is no right to decide').toEqual({ waiting: 0, nextDueAt: null });
  for (const as of [admin, anna, boris]) {
    const { tasks: counted } = await home(as);
    expect((await app.done(getTasks, {}, as)).total).toBe(Object.values(counted!).reduce((sum, one) => sum + one, 0));
  }
  expect(await home(stranger)).toMatchObject({ tasks: { unpublished: 0, completed: 0 }, approvals: { waiting: 0 } });
});

const alarm = (fault: FaultChange['fault'], isOn = true): VehicleNews['event'] => ({ kind: 'alarm', fault, isOn });
const newsOf = (deviceId: DeviceId, name: string, minutesAgo: number, event: VehicleNews['event']): VehicleNews => ({
  enterpriseId: app.main.enterpriseId,
  deviceId,
  name,
  at: NOW.getTime() - minutesAgo * 60_000,
  event,
});

test('alarms: what is open now, newest first, and what lately went wrong in flight', async () => {
  expect((await home()).alarms, 'without a gateway nothing is on a link').toEqual({ open: { total: 0, rows: [] }, latest: [] });
  const flightId = newId<FlightRecordId>();
  const takeOffAt = NOW.getTime() - 3 * 3_600_000;
  await deviceDirectory(app.services).noteFlight({ id: flightId, deviceId: heron, takeOffAt, landedAt: takeOffAt + 600_000, metres: 1 });
  const written = [
    { at: takeOffAt + 1_000, event: alarm('batteryLow') },
    { at: takeOffAt + 2_000, event: alarm('batteryLow', false) },
    { at: takeOffAt + 3_000, event: { ...alarm('zone'), about: 'Airport' } },
    { at: takeOffAt + 4_000, event: { kind: 'landed', seconds: 1, metres: 1 } },
    { at: NOW.getTime() - 8 * 86_400_000, event: alarm('sensor') },
  ] as const;
  await writeEvents(
    db,
    written.map((one) => ({ ...one, flightId })),
  );
  const end = answerForGateway(app.services.bus, 'gateway.alarms', () => [
    newsOf(heron, 'Heron', 9, alarm('link')),
    newsOf(stork, 'Stork', 2, alarm('emergency')),
  ]);
  const named = ({ name, fault, about }: { name: string; fault: string; about: string | null }) => `${name} ${fault} ${about ?? ''}`.trim();
  const seen = async (as?: CallOptions) => {
    const { alarms } = await home(as);
    return { open: alarms?.open?.rows.map(named), total: alarms?.open?.total, latest: alarms?.latest?.map(named) };
  };
  const latest = ['Heron zone Airport', 'Heron batteryLow'];
  expect(await seen()).toEqual({ open: ['Stork emergency', 'Heron link'], total: 2, latest });
  expect((await home()).alarms?.latest?.[0]).toMatchObject({ flightId, at: new Date(takeOffAt + 3_000).toISOString() });
  expect(await seen(anna), 'of her own aircraft').toEqual({ open: ['Heron link'], total: 1, latest });
  expect(await seen(boris)).toEqual({ open: [], total: 0, latest: [] });
  expect(await seen(stranger)).toEqual({ open: [], total: 0, latest: [] });
  end();
  const endFailing = answerForGateway(app.services.bus, 'gateway.alarms', () => {
    throw new Error('too busy');
  });
  expect((await home()).alarms?.open, 'nobody takes silence for a sound fleet').toBeNull();
  endFailing();
});

test('the wind at a site is what is told by an aircraft near it that one may see; otherwise nobody knows', async () => {
  await app.done(addSite, { name: 'Quay', longitude: 121, latitude: 31 }, admin);
  await app.done(addSite, { name: 'Moor', longitude: 100, latitude: 40 }, admin);
  expect((await home()).winds).toEqual({ total: 0, rows: [] });
  const report = { deviceId: heron, name: 'Heron', longitude: 121.001, latitude: 31.001, height: 80, speed: 5.2, from: 45 };
  const end = answerForGateway(app.services.bus, 'gateway.winds', () => [report]);
  expect((await home()).winds).toMatchObject({
    total: 1,
    rows: [{ site: 'Quay', speed: 5.2, from: 45, height: 80, device: 'Heron' }],
  });
  expect((await home(anna)).winds?.total).toBe(1);
  expect((await home(boris)).winds?.total, 'not his to see').toBe(0);
  end();
});

test.each<[Permission, string[]]>([
  ['task:query', ['tasks']],
  ['approval:query', ['approvals']],
  ['device:query', ['devices', 'alarms']],
  ['flightRecord:query', ['alarms']],
  ['site:query', []],
  ['user:query', ['people']],
  ['user:legalize', ['certifications']],
  ['department:query', ['departments']],
  ['log:query', ['signIns', 'recent']],
])('with %s alone one sees %j', async (permission, parts) => {
  const role = await people.role(`Only ${permission.replace(':', ' ')}`, { permissions: [permission], dataScope: 'all' });
  const { server: _, ...summary } = await home(await people.person(permission.replaceAll(/\W/g, ''), [role]));
  expect(
    Object.entries(summary)
      .flatMap(([part, value]) => (value === null ? [] : [part]))
      .toSorted(),
  ).toEqual(parts.toSorted());
});

test('who may see flights but no devices is told of the past alone, and the other way round', async () => {
  const alarmsFor = async (permission: Permission) => {
    const role = await people.role(`Alarms ${permission.replace(':', ' ')}`, { permissions: [permission], dataScope: 'all' });
    return (await home(await people.person(`alarms${permission.length}`, [role]))).alarms;
  };
  expect(await alarmsFor('flightRecord:query')).toMatchObject({ open: null, latest: [{}, {}] });
  expect(await alarmsFor('device:query')).toMatchObject({ open: { total: 0 }, latest: null });
});
