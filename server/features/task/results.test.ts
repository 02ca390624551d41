import { passTask } from '@skyhelm/contract/approval';
import { deleteDevice } from '@skyhelm/contract/device';
import type { DeviceId, TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import { checkTask } from '@skyhelm/contract/task';
import { getTaskFlight, getTaskProgress } from '@skyhelm/contract/task-flight';
import { getTaskPicture, getTaskResults } from '@skyhelm/contract/task-results';
import { releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import type { Camera } from '@skyhelm/core/vehicle/payload';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { aircraft, certify, tasksOf } from '../../testing/tasks.ts';
import { device, deviceFlight } from '../../tables/device.table.ts';
import { flightEvent } from '../../tables/flight-record.table.ts';
import { cleanTransfers, fetchedKey, smallKey } from '../transfer/index.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';
import { planFlown } from './flown.ts';

const MINUTE_MS = 60_000;
const clock = manualClock();
let app: TestApp;
let admin: { token: string };
let pilot: Person;
let watcher: Person;
let tasks: ReturnType<typeof tasksOf>;
let cameras: Record<string, Camera[]> = {};

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  admin = { token: app.main.token };
  const people = await peopleOf(app);
  tasks = tasksOf(app, admin);
  pilot = await people.person('pilot', [await people.role('Pilot', { permissions: ['task:query'], dataScope: 'self' })]);
  watcher = await people.person('watcher', [await people.role('Watcher', { permissions: ['task:query', 'task:results'] })]);
  await certify(app, pilot.id);
  answerForGateway(app.services.bus, 'gateway.cameras', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.flatMap((id) => (cameras[id] ? [[id, cameras[id]]] : []))),
  );
});

const craft = (name: string): Promise<DeviceId> => aircraft(app, admin, name, 'pilot');

async function released(name: string, deviceId: DeviceId): Promise<TaskId> {
  const people = await approver();
  const added = await tasks.add(name);
  await app.done(submitTask, added, admin);
  await app.done(passTask, await tasks.now(added.id), people);
  await app.done(releaseTask, { ...(await tasks.now(added.id)), executorId: pilot.id, deviceId }, admin);
  return added.id;
}

let passing: Person | undefined;
async function approver(): Promise<Person> {
  const people = await peopleOf(app);
  passing ??= await people.person('passing', [await people.role('Passing', { permissions: ['approval:pass'] })]);
  return passing;
}

async function executing(name: string, deviceId: DeviceId): Promise<TaskId> {
  const id = await released(name, deviceId);
  await app.done(startTask, await tasks.now(id), pilot);
  return id;
}

/** Ten minutes in the air, with one picture; `isOver` where it has landed. */
async function fly(id: TaskId, deviceId: DeviceId, isOver: boolean) {
  const { db } = app.services.database;
  const { enterpriseId } = app.main;
  const { routeId, routeVersion: version } = await tasks.read(id);
  const [flightId, now] = [newId(), clock.now()];
  const takeOffAt = new Date(now.getTime() - 10 * MINUTE_MS);
  await db.insert(deviceFlight).values({ id: flightId, enterpriseId, deviceId, takeOffAt, landedAt: isOver ? now : null, metres: 900 });
  const at = new Date(takeOffAt.getTime() + MINUTE_MS);
  const picture = {
    kind: 'picture',
    number: 1,
    longitude: 10,
    latitude: 50,
    height: 30,
    takenAt: at.getTime(),
    file: 'DCIM0001.JPG',
  } as const;
  await db.insert(flightEvent).values([
    { enterpriseId, flightId, at, event: { kind: 'armed' } },
    { enterpriseId, flightId, at, event: picture },
  ]);
  await planFlown(app.services, { enterpriseId, deviceId, routeId, version, isWhole: isOver, at: now.toISOString() });
  clock.advance(10 * MINUTE_MS);
  return { flightId, at };
}

/** Which picture was fetched. */
const toldAt = (at: Date) => ({ takenAt: at.getTime(), toldAt: at });

test('a flight is the task’s as soon as it has taken off, for its executor and whoever sees results', async () => {
  const deviceId = await craft('Begun');
  const id = await executing('Begun', deviceId);
  const { flightId } = await fly(id, deviceId, false);
  expect(await app.done(getTaskProgress, { id }, pilot)).toMatchObject({
    status: 'executing',
    may: ['giveBack', 'complete'],
    plan: null,
    flights: [{ record: { id: flightId, landedAt: null }, isWhole: false }],
  });
  const tenMinutesLater = { flights: 1, seconds: 1_200, metres: 900 };
  expect(await app.done(getTaskResults, { id }, watcher)).toMatchObject({ task: { flightSeconds: 1_200 }, figures: tenMinutesLater });
  const people = await peopleOf(app);
  const bystander = await people.person('bystander', [await people.role('Bystander', { permissions: ['task:query'] })]);
  expect((await app.done(getTaskProgress, { id }, bystander)).flights).toEqual([]);
  expect((await app.done(getTaskProgress, { id }, watcher)).flights).toHaveLength(1);
});

test('results gather flights, pictures and figures; a picture is seen once it is fetched, and only as one of this task', async () => {
  const deviceId = await craft('Gathered');
  const id = await executing('Gathered', deviceId);
  const { flightId, at } = await fly(id, deviceId, true);
  const picture = { flightId, takenAt: at.toISOString(), file: 'DCIM0001.JPG', height: 30 };
  expect(await app.done(getTaskResults, { id }, watcher)).toMatchObject({
    task: { status: 'completed', nature: 'efficient', aging: 'onTime' },
    plan: { type: 'spot' },
    flights: [{ isWhole: true, track: [] }],
    pictures: [{ ...picture, fetchedBy: null }],
    figures: { flights: 1, seconds: 600, metres: 900, covered: null, pictures: 1 },
  });
  expect(codeOf(await app.call(getTaskResults, { id }, pilot))).toBe('request.forbidden');

  const fetched = { enterpriseId: app.main.enterpriseId, deviceId, byName: 'pilot', kind: 'readPicture', course: 'done' } as const;
  const [fetchedBy, before] = [newId<VehicleTransferId>(), newId<VehicleTransferId>()];
  await app.services.database.db.insert(vehicleTransfer).values([
    { ...fetched, id: fetchedBy, file: 'DCIM0001.JPG', ...toldAt(at), createdAt: clock.now() },
    // The same name on an older card.
    { ...fetched, id: before, file: 'DCIM0001.JPG', ...toldAt(new Date(at.getTime() - MINUTE_MS)), createdAt: clock.now() },
  ]);
  await app.services.blobs.put(`vehicle-log/${fetchedBy}`, Buffer.from('picture'));
  expect((await app.done(getTaskResults, { id }, watcher)).pictures).toMatchObject([{ fetchedBy }]);
  expect((await app.raw(getTaskPicture, { id, fetchedBy }, watcher)).body).toBe('picture');
  expect(codeOf(await app.call(getTaskPicture, { id, fetchedBy: before }, watcher))).toBe('record.notFound');
  const other = await executing('Another', await craft('Another'));
  expect(codeOf(await app.call(getTaskPicture, { id: other, fetchedBy }, watcher))).toBe('record.notFound');
});

test('a picture of a task has a small one for lists, and both are kept for as long as the record of its flight', async () => {
  const deviceId = await craft('Kept');
  const id = await executing('Kept', deviceId);
  const { flightId, at } = await fly(id, deviceId, true);
  const { blobs, database } = app.services;
  const bytes = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();
  const fetched = { enterpriseId: app.main.enterpriseId, deviceId, byName: 'pilot', kind: 'readPicture', course: 'done' } as const;
  const [fetchedBy, stray] = [newId<VehicleTransferId>(), newId<VehicleTransferId>()];
  await database.db.insert(vehicleTransfer).values([
    { ...fetched, id: fetchedBy, file: 'DCIM0001.JPG', ...toldAt(at), createdAt: clock.now() },
    { ...fetched, id: stray, file: 'DCIM0002.JPG', ...toldAt(at), createdAt: clock.now() },
  ]);
  for (const transferId of [fetchedBy, stray]) await blobs.put(fetchedKey(transferId), bytes);

  const small = await app.raw(getTaskPicture, { id, fetchedBy, size: 'small' }, watcher);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 360 });
  expect((await app.raw(getTaskPicture, { id, fetchedBy }, watcher)).rawPayload).toEqual(bytes);
  expect(await blobs.get(smallKey(fetchedBy))).toEqual(small.rawPayload);

  clock.advance(30 * 86_400_000);
  await cleanTransfers(app.services);
  expect(await blobs.get(fetchedKey(stray))).toBeUndefined();
  expect((await app.raw(getTaskPicture, { id, fetchedBy }, watcher)).rawPayload).toEqual(bytes);
  await database.db.delete(deviceFlight).where(eq(deviceFlight.id, flightId));
  await cleanTransfers(app.services);
  for (const key of [fetchedKey(fetchedBy), smallKey(fetchedBy)]) expect(await blobs.get(key)).toBeUndefined();
});

test('what is no picture is not shown small, and nothing is made of it', async () => {
  const deviceId = await craft('Raw');
  const id = await executing('Raw', deviceId);
  const { at } = await fly(id, deviceId, true);
  const fetchedBy = newId<VehicleTransferId>();
  const fetched = { enterpriseId: app.main.enterpriseId, deviceId, byName: 'pilot', kind: 'readPicture', course: 'done' } as const;
  await app.services.database.db
    .insert(vehicleTransfer)
    .values({ ...fetched, id: fetchedBy, file: 'DCIM0001.JPG', ...toldAt(at), createdAt: clock.now() });
  await app.services.blobs.put(fetchedKey(fetchedBy), Buffer.from('II*\0 raw'));
  expect(codeOf(await app.call(getTaskPicture, { id, fetchedBy, size: 'small' }, watcher))).toBe('vehiclePicture.notShown');
  expect(await app.services.blobs.get(smallKey(fetchedBy))).toBeUndefined();
});

test('what a task has flown stays in its figures when its aircraft is deleted', async () => {
  const deviceId = await craft('Doomed');
  const id = await executing('Doomed', deviceId);
  await fly(id, deviceId, true);
  await app.done(deleteDevice, { id: deviceId }, admin);
  expect(await tasks.read(id)).toMatchObject({ flights: 1, flightSeconds: 600, device: { isGone: true } });
  expect(await app.done(getTaskResults, { id }, admin)).toMatchObject({
    flights: [],
    lostFlights: 1,
    figures: { flights: 1, seconds: 600, metres: 900 },
  });
});

const CAMERA: Camera = {
  ...{ number: 1, vendor: '', model: '', takesVideo: true, hasStream: false, width: 0, height: 0 },
  ...{ takesPictures: true, canZoom: true },
};

test('the mount is held to what the aircraft says it carries: warned of where it says nothing, refused where it cannot be', async () => {
  const deviceId = await craft('Carrier');
  const id = await released('Carrier', deviceId);
  const found = async () =>
    (await app.done(getTaskFlight, { id }, pilot)).found
      .filter(({ at }) => at?.[0] === 'mount')
      .map(({ severity, code }) => `${severity} ${code}`);
  expect(await found()).toEqual(['warning task.carried.unknown']);
  cameras = { [deviceId]: [{ ...CAMERA, takesPictures: false }] };
  expect(await found()).toEqual(['error task.carried.noPictures']);
  expect(codeOf(await app.call(startTask, await tasks.now(id), pilot))).toBe('input.invalid');
  const form = await tasks.form('New', { deviceId });
  expect((await app.done(checkTask, form, admin)).issues.map(({ code }) => code)).toContain('task.carried.noPictures');
  cameras = { [deviceId]: [CAMERA] };
  expect(await found()).toEqual([]);
  await app.done(startTask, await tasks.now(id), pilot);
});

test('a check warns of a plan and of an aircraft far from the site, and of more to fly than there is time for', async () => {
  const deviceId = await craft('Far away');
  const { id: siteId, longitude, latitude } = await tasks.site();
  const spotAt = (north: number) => ({
    plan: { type: 'spot' as const, spots: [{ longitude, latitude: latitude + north }], photographs: true, tilt: -90 },
  });
  const deadline = new Date(clock.now().getTime() + 4 * 60 * MINUTE_MS).toISOString();
  const form = await tasks.form('Beyond', { siteId, deviceId, deadline, ...spotAt(0.001) });
  const end = answerForGateway(app.services.bus, 'gateway.snapshots', () => ({
    [deviceId]: { seq: 1, receivedAt: 0, online: true, state: { longitude, latitude: latitude + 1 }, stale: [] },
  }));
  const found = async (given: object) =>
    (await app.done(checkTask, { ...form, ...given }, admin)).issues
      .filter(({ code }) => ['task.farFromSite', 'task.longerThanTime', 'task.device.far'].includes(code))
      .map(({ severity, code }) => `${severity} ${code}`);
  expect(await found(spotAt(3))).toEqual(['warning task.farFromSite', 'warning task.longerThanTime', 'warning task.device.far']);
  expect(await found({})).toEqual(['warning task.device.far']);
  end();
  expect(await found({})).toEqual([]);
});

test('a check warns of a way that is longer than a charge of the aircraft', async () => {
  const deviceId = await craft('Short breath');
  const { id: siteId, longitude, latitude } = await tasks.site();
  const spots = [{ longitude, latitude: latitude + 0.05 }];
  const form = await tasks.form('Long way', { siteId, deviceId, plan: { type: 'spot', spots, photographs: true, tilt: -90 } });
  const found = async () => (await app.done(checkTask, form, admin)).issues.filter(({ code }) => code === 'task.longerThanEndurance');
  expect(await found()).toEqual([]);
  await app.services.database.db.update(device).set({ enduranceMinutes: 10 }).where(eq(device.id, deviceId));
  expect(await found()).toMatchObject([{ severity: 'warning', params: { minutes: 10 } }]);
});
