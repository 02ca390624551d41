import { passTask } from '@skyhelm/contract/approval';
import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { setTask } from '@skyhelm/contract/task';
import { getTaskProgress } from '@skyhelm/contract/task-flight';
import { completeTask, giveBackTask, releaseTask, revokeTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publish, serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { newId } from '../../platform/ids.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';
import { certification } from '../../tables/certification.table.ts';
import { deviceDirectory } from '../device/index.ts';
import { aboard } from '../flown-route/index.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { lockAnyTask, planFlown } from '../task/index.ts';
import { task } from '../../tables/task.table.ts';

const SOON = { timeout: 30_000, interval: 10 };
const HOUR_MS = 3_600_000;
const clock = manualClock();
/** Until nobody takes an order for being under way any more. */
const SETTLED_HOURS = 0.2;
const PATIENTLY = { timeout: 90_000 };
let app: TestApp;
let people: People;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let approver: Person;
let pilot: Person;
let deviceId: DeviceId;
let id: TaskId;
let form: Awaited<ReturnType<typeof tasks.form>>;
let state: VehicleState;
let pausedIn: FlightMode | undefined;
let made = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  const { bus } = app.services;
  const craft = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((one) => [one, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE, pausedIn }]),
    ),
  );
  serve(bus, 'gateway.command', () => ({ step: 'sent' }));
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
});

/** A plan up to 110 m is on board, and its task is in execution. */
beforeEach(async () => {
  made += 1;
  pausedIn = undefined;
  pilot = await newPilot(app, people, `pilot${made}`, { permissions: ['device:query', 'device:control', 'task:query', 'task:check'] });
  deviceId = await aircraft(app, admin, `Heron ${made}`, `pilot${made}`);
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
  const time = { startTime: at(0), endTime: at(2), deadline: at(9) };
  form = await tasks.form(`Lowered ${made}`, { executorId: pilot.id, deviceId, ...time });
  ({ id } = await tasks.add(form.name, { ...form, parameters: { ...form.parameters, height: 110, maxHeight: 120 } }));
  const { latitude, longitude } = (await tasks.read(id)).site;
  const home = { homeLatitude: latitude, homeLongitude: longitude, homeAltitude: 100, altitude: 100 };
  state = { latitude, longitude, ...home, flying: false, readyToArm: true };
  await brought();
  await app.done(changeControl, { deviceId, action: 'take' }, pilot);
  await sent();
});

/** What is sent has arrived. */
async function sent(): Promise<void> {
  const { routeId, routeVersion } = await tasks.read(id);
  const { id: transferId } = await app.done(sendRoute, { id: routeId, version: routeVersion, deviceId }, pilot);
  const { enterpriseId } = app.main;
  app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, pilot)).course, SOON).toBe('done');
}
/** From a plan to its execution. */
async function brought(): Promise<void> {
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, await tasks.now(id), admin);
  await app.done(startTask, await tasks.now(id), pilot);
}
async function edited(given: Partial<typeof form>): Promise<void> {
  await pass(SETTLED_HOURS);
  await app.done(giveBackTask, { ...(await tasks.now(id)), reason: 'Wind' }, pilot);
  await app.done(revokeTask, await tasks.now(id), admin);
  await app.done(setTask, { ...form, ...given, ...(await tasks.now(id)) }, admin);
  await brought();
}
const start = async (version?: number) => {
  const route = version === undefined ? {} : { route: { id: (await tasks.read(id)).routeId, version } };
  return codeOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0, ...route }, pilot));
};
const give = async (kind: 'continue' | 'land' | 'directReturn') => codeOf(await app.call(sendCommand, { deviceId, kind }, pilot));
const goOn = () => give('continue');
const send = async () => {
  const { routeId, routeVersion } = await tasks.read(id);
  return app.call(sendRoute, { id: routeId, version: routeVersion, deviceId }, pilot);
};
/** Controls are let go of by whoever is silent for so long. */
async function pass(hours: number): Promise<void> {
  clock.advance(hours * HOUR_MS);
  await app.done(changeControl, { deviceId, action: 'take' }, pilot);
}
/** Stopped along a route, from here or on another flight. */
async function stopped(course: 'aboard' | 'flying'): Promise<void> {
  [pausedIn, state] = ['route', { ...state, flying: true, altitude: 160, mode: modeNumber('fixedPoint') }];
  await app.services.database.db.update(flownRoute).set({ course }).where(eq(flownRoute.deviceId, deviceId));
}

test('an older plan that is on board is not flown on the approval of a newer one, whatever is named', PATIENTLY, async () => {
  expect(await start()).toBe('done');
  await edited({ parameters: { ...form.parameters, height: 40 } });
  expect([await start(), await start(1), await start(2)]).toEqual(Array(3).fill('route.otherVersionAboard'));
  for (const course of ['aboard', 'flying'] as const) {
    await stopped(course);
    expect(await goOn(), course).toBe('route.otherVersionAboard');
  }
});

test('a plan that is flown as before is started though the task was edited', PATIENTLY, async () => {
  await edited({ parameters: { ...form.parameters, height: 110, maxHeight: 120 }, remark: 'Mind the crane' });
  expect([await start(), await start(1)]).toEqual(['done', 'done']);
});

/** The flight along what is on board, to its end. */
async function flown(): Promise<void> {
  const { database } = app.services;
  const { enterpriseId } = app.main;
  const { routeId } = await tasks.read(id);
  const [row] = await aboard(database.db, deviceId);
  const takeOffAt = clock.now().getTime();
  clock.advance(60_000);
  const flight = { id: newId(), deviceId, takeOffAt, landedAt: clock.now().getTime(), metres: 100 };
  await deviceDirectory(app.services).noteFlight(flight);
  const at = clock.now().toISOString();
  await planFlown(app.services, { enterpriseId, deviceId, routeId, version: row!.version, isWhole: true, at });
}
const isCurrent = async () => (await app.done(getTaskProgress, { id }, pilot)).plan?.isCurrent;

test('a plan that is flown as before counts as the plan of today when it is started, shown and flown to its end', PATIENTLY, async () => {
  await edited({ parameters: { ...form.parameters, height: 110, maxHeight: 120 }, remark: 'Mind the crane' });
  expect(await isCurrent()).toBe(true);
  await flown();
  expect(await tasks.read(id)).toMatchObject({ status: 'completed', flights: 1, wholeFlights: 1 });
});

test('a plan that was replaced counts for nothing, neither shown nor flown', PATIENTLY, async () => {
  await edited({ parameters: { ...form.parameters, height: 40 } });
  expect(await isCurrent()).toBe(false);
  await flown();
  expect(await tasks.read(id)).toMatchObject({ status: 'executing', flights: 1, wholeFlights: 0 });
  await app.done(completeTask, await tasks.now(id), pilot);
  expect((await tasks.read(id)).nature).toBe('invalid');
});

test('going on with a plan that was on board before is a start, for its executor while the task is executed', PATIENTLY, async () => {
  await stopped('aboard');
  expect(await goOn()).toBe('done');
  state = { ...state, flying: false };
  await pass(SETTLED_HOURS);
  await app.done(giveBackTask, { ...(await tasks.now(id)), reason: 'Wind' }, pilot);
  await stopped('aboard');
  expect(await goOn()).toBe('task.notFlown');
  await stopped('flying');
  expect(await goOn(), 'whoever was let off with it').toBe('done');
});

test(
  'on the ground a plan is neither sent nor started once its time is over, and whoever is in the air comes back',
  PATIENTLY,
  async () => {
    await pass(1.9);
    expect(await start()).toBe('done');
    await pass(0.1);
    expect([await start(), codeOf(await send())]).toEqual(['task.tooLate', 'task.tooLate']);
    await stopped('flying');
    for (const kind of ['continue', 'directReturn', 'land'] as const) expect(await give(kind), kind).toBe('done');
    await pass(8);
    for (const kind of ['continue', 'directReturn', 'land'] as const) expect(await give(kind), kind).toBe('done');
    state = { ...state, flying: false };
    expect([await start(), codeOf(await send())]).toEqual(['task.deadlinePassed', 'task.deadlinePassed']);
  },
);

test('a licence that has run out since the start keeps it on the ground', PATIENTLY, async () => {
  const { db } = app.services.database;
  await db
    .update(certification)
    .set({ expiresOn: '2020-01-01' })
    .where(and(eq(certification.userId, pilot.id), eq(certification.kind, 'pilot')));
  const told = { issues: [{ code: 'task.pilot.expired' }] };
  expect(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, pilot)).toMatchObject(told);
  expect(await send()).toMatchObject(told);
  await stopped('flying');
  expect([await goOn(), await give('directReturn')]).toEqual(['done', 'done']);
});

/** Told to start, and what it has answered. */
async function ordered(step?: 'accepted' | 'denied' | 'silence'): Promise<void> {
  const { id: commandId } = await app.done(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, pilot);
  const course = async () => (await app.done(getCommand, { id: commandId }, pilot)).course;
  await expect.poll(course, SOON).toBe('sent');
  if (!step) return;
  publish(app.services.bus, 'device.command', { enterpriseId: app.main.enterpriseId, deviceId, commandId, step, details: {} });
  await expect.poll(course, SOON).not.toBe('sent');
}
const giveBack = async () => codeOf(await app.call(giveBackTask, { ...(await tasks.now(id)), reason: 'Wind' }, pilot));
const complete = async () => codeOf(await app.call(completeTask, await tasks.now(id), pilot));

test.each(['accepted', 'silence'] as const)(
  'from the order to start until the aircraft would be heard to fly a task is neither given back nor completed by hand: %s',
  PATIENTLY,
  async (step) => {
    await ordered();
    expect([await giveBack(), await complete()], 'under way').toEqual(['task.takingOff', 'task.takingOff']);
    clock.advance(60_000);
    expect([await giveBack(), await complete()], 'still under way').toEqual(['task.takingOff', 'task.takingOff']);
    await ordered(step);
    await pass(SETTLED_HOURS);
    await ordered(step);
    clock.advance(29_000);
    expect([await giveBack(), await complete()], 'it may climb').toEqual(['task.takingOff', 'task.takingOff']);
    clock.advance(2_000);
    expect(await giveBack(), 'it stays on the ground').toBe('done');
  },
);

test('an order that was refused holds no task', PATIENTLY, async () => {
  await ordered('denied');
  expect(await complete()).toBe('done');
});

test('of an order to start and whoever gives the task back one comes first, and the other hears of it', PATIENTLY, async () => {
  const { db } = app.services.database;
  const waiting = async () =>
    (await db.execute(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows.length;
  let started: ReturnType<typeof start> | undefined;
  await db.transaction(async (tx) => {
    await lockAnyTask(tx, app.main.enterpriseId, id);
    started = start();
    await expect.poll(waiting, SOON).toBe(1);
    await tx.update(task).set({ status: 'published' }).where(eq(task.id, id));
  });
  expect(await started).toBe('task.notFlown');
});
