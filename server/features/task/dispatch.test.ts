import { passTask } from '@skyhelm/contract/approval';
import { shareDevice } from '@skyhelm/contract/device-share';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { getOperations } from '@skyhelm/contract/operation-log';
import { getRoute } from '@skyhelm/contract/route';
import { checkTask, getTaskPilots } from '@skyhelm/contract/task';
import {
  completeTask,
  deleteTask,
  giveBackTask,
  recoverTask,
  releaseTask,
  revokeTask,
  startTask,
  submitTask,
} from '@skyhelm/contract/task-steps';
import { getTaskResults } from '@skyhelm/contract/task-results';
import { frozenUser } from '@skyhelm/contract/user';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { deviceDirectory } from '../device/index.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import { planFlown, requireTaskFlown } from './flown.ts';
import { aircraft, newPilot, tasksOf, toldOf, type certify } from '../../testing/tasks.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let founder: Person;
let approver: Person;
let pilot: Person;
let tasks: ReturnType<typeof tasksOf>;
let deviceId: DeviceId;

const PILOT = ['task:query', 'task:check', 'route:query'] as const;
const FOUNDER = ['task:query', 'task:check', 'task:add', 'task:edit', 'task:submit', 'task:release', 'task:revoke', 'task:delete'] as const;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  founder = await people.person('founder', [await people.role('Founder', { permissions: [...FOUNDER] })]);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  pilot = await pilotCalled('pilot');
  deviceId = await aircraft(app, admin, 'Heron', 'pilot');
});

const pilotCalled = (name: string, licence: Parameters<typeof certify>[2] = {}) =>
  newPilot(app, people, name, { permissions: PILOT, ...licence });
type Given = Parameters<typeof tasks.add>[1];
const approved = async (name: string, given: Given = {}) => {
  const added = await tasks.add(name, given, founder);
  await app.done(submitTask, added, founder);
  await app.done(passTask, await tasks.now(added.id), approver);
  return tasks.now(added.id);
};
const released = async (name: string, given: Given = {}) => {
  const task = await approved(name, given);
  await app.done(releaseTask, { ...task, executorId: pilot.id, deviceId }, admin);
  return tasks.now(task.id);
};
const executing = async (name: string) => {
  const task = await released(name);
  await app.done(startTask, task, pilot);
  return tasks.now(task.id);
};
const statusOf = async (id: TaskId) => (await tasks.read(id)).status;
const refusedFor = async (answer: ReturnType<typeof app.call>) => {
  const { state, ...rest } = await answer;
  return state === 1
    ? []
    : ((rest as { issues?: { path: string; code: string }[] }).issues ?? []).map(({ path, code }) => `${path} ${code}`);
};
const seesRoute = async (id: TaskId, by: Person) => codeOf(await app.call(getRoute, { id: (await tasks.read(id)).routeId }, by)) === 'done';
const mayMission = async (id: TaskId, by: Person, on = deviceId) => {
  const { routeId } = await tasks.read(id);
  const actor = { kind: 'user', userId: by.id, enterpriseId: app.main.enterpriseId } as Parameters<typeof requireTaskFlown>[0]['actor'];
  const { database, bus, blobs } = app.services;
  return requireTaskFlown({ db: database.db, bus, blobs, actor, now: clock.now() }, routeId, on, { flying: false }).then(
    () => true,
    (error: unknown) => {
      // Anything else is a fault and no answer.
      if (!(error instanceof AppError) || error.code !== 'task.notFlown') throw error;
      return false;
    },
  );
};

describe('a release', () => {
  test('gives the task to its pilot, who is told, sees its plan, starts and completes it', async () => {
    const task = await approved('Quay');
    expect(codeOf(await app.call(releaseTask, task, founder))).toBe('task.noExecutor');
    await app.done(releaseTask, { ...task, executorId: pilot.id, deviceId }, admin);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'published', executor: { name: 'pilot' }, device: { name: 'Heron' } });
    expect(await toldOf(app, pilot)).toEqual(['taskDispatched']);
    expect([await seesRoute(task.id, pilot), await mayMission(task.id, pilot)]).toEqual([true, false]);
    expect(codeOf(await app.call(startTask, await tasks.now(task.id), admin))).toBe('request.forbidden');
    await app.done(startTask, await tasks.now(task.id), pilot);
    expect([await mayMission(task.id, pilot), await mayMission(task.id, founder), await mayMission(task.id, pilot, newId())]).toEqual([
      true,
      false,
      false,
    ]);
    expect(codeOf(await app.call(deleteTask, await tasks.now(task.id), admin))).toBe('task.state');
    await app.done(completeTask, await tasks.now(task.id), pilot);
    expect(await tasks.read(task.id)).toMatchObject({
      status: 'completed',
      finisher: 'pilot',
      aging: 'onTime',
      nature: 'invalid',
      flights: 0,
    });
    expect([await seesRoute(task.id, pilot), await mayMission(task.id, pilot)]).toEqual([false, false]);
    const { rows } = await app.done(getOperations, { keyword: 'Quay', isAsc: true }, admin);
    expect(rows.map(({ operation }) => operation.replace('task.', ''))).toEqual([
      'added',
      'submitted',
      'passed',
      'released',
      'started',
      'completed',
    ]);
  });

  test('is refused where licence or aircraft do not allow it, each at its field', async () => {
    const task = await approved('Gate');
    const release = (given: object) => refusedFor(app.call(releaseTask, { ...task, executorId: pilot.id, deviceId, ...given }, admin));
    const nobody = await people.person('nobody', [await people.role('Nobody')]);
    expect(await release({ executorId: nobody.id })).toEqual(['executorId task.pilot.neverCertified', 'deviceId task.device.mayNotFly']);
    const winged = await pilotCalled('winged', { model: 'fixedWing' });
    expect((await release({ executorId: winged.id }))[0]).toBe('executorId task.pilot.otherCategory');
    const yesterday = new Date(clock.now().getTime() - 48 * HOUR_MS).toISOString().slice(0, 10);
    const outdated = await pilotCalled('outdated', { expiresOn: yesterday });
    expect((await release({ executorId: outdated.id }))[0]).toBe('executorId task.pilot.expired');
    const shelf = await fleetOf(app, admin).add('Shelf');
    expect(await release({ deviceId: shelf })).toEqual(['deviceId task.device.mayNotFly']);
    expect(await release({ deviceId: newId() })).toEqual(['deviceId task.device.gone']);
    expect(await statusOf(task.id)).toBe('unpublished');
    expect(await release({})).toEqual([]);
  });

  test('needs the higher licence for what leaves sight', async () => {
    const sighted = await pilotCalled('sighted', { grade: 'vlos' });
    await app.done(shareDevice, { id: deviceId, userName: 'sighted', mayFly: true }, admin);
    const site = await tasks.site();
    const spot = (metres: number) => ({
      siteId: site.id,
      plan: {
        type: 'spot' as const,
        spots: [{ longitude: site.longitude, latitude: site.latitude + metres / 111_320 }],
        photographs: true,
        tilt: -90,
      },
    });
    const [near, far] = [await approved('Near', spot(400)), await approved('Far', spot(600))];
    expect(await refusedFor(app.call(releaseTask, { ...far, executorId: sighted.id, deviceId }, admin))).toEqual([
      'executorId task.pilot.lowerGrade',
    ]);
    expect(codeOf(await app.call(releaseTask, { ...near, executorId: sighted.id, deviceId }, admin))).toBe('done');
    const { rows } = await app.done(
      getTaskPilots,
      { deviceType: 'multirotor', grade: 'bvlos', on: '2026-06-15', keyword: 'sighted' },
      admin,
    );
    expect(rows).toMatchObject([{ name: 'sighted', refusal: 'lowerGrade' }]);
  });

  test('is taken back, and the pilot sees nothing of the plan any more', async () => {
    const task = await released('Taken');
    await app.done(revokeTask, { ...task, reason: 'Storm' }, founder);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'unpublished', approval: 'approved', reason: 'Storm' });
    expect(await seesRoute(task.id, pilot)).toBe(false);
    const { rows } = await app.done(getMessages, { pageSize: 200 }, pilot);
    const { text } = rows.find(({ kind }) => kind === 'taskRevokedFor')!;
    expect(text).toMatch(/: Storm$/);
    expect(codeOf(await app.call(startTask, task, pilot))).toBe('record.stale');
  });
});

describe('in execution', () => {
  test('licence and aircraft are looked at once more at the start', async () => {
    const lapsing = await pilotCalled('lapsing', { expiresOn: new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString().slice(0, 10) });
    await app.done(shareDevice, { id: deviceId, userName: 'lapsing', mayFly: true }, admin);
    const deadline = new Date(clock.now().getTime() + 240 * HOUR_MS).toISOString();
    const task = await approved('Lapsing', { deadline });
    await app.done(releaseTask, { ...task, executorId: lapsing.id, deviceId }, admin);
    clock.advance(72 * HOUR_MS);
    expect(await refusedFor(app.call(startTask, await tasks.now(task.id), lapsing))).toEqual(['executorId task.pilot.expired']);
    expect(await statusOf(task.id)).toBe('published');
  });

  test('a task is started at the time it was approved for, half an hour early at most, and never after its deadline', async () => {
    const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
    const planned = await released('In its time', { startTime: at(2), endTime: at(3), deadline: at(9) });
    const start = async (task: Awaited<ReturnType<typeof released>>) => codeOf(await app.call(startTask, task, pilot));
    const whenever = await released('Until the deadline', { deadline: at(9) });
    clock.advance(1.4 * HOUR_MS);
    expect(await start(planned)).toBe('task.tooEarly');
    clock.advance(1.6 * HOUR_MS);
    expect(await start(planned)).toBe('task.tooLate');
    clock.advance(6 * HOUR_MS);
    expect(await start(whenever)).toBe('task.deadlinePassed');
    for (const task of [planned, whenever]) await app.done(revokeTask, task, admin);
  });

  test('a pilot who is frozen before the flight leaves a task that an administrator gives back, and another flies', async () => {
    const doomed = await pilotCalled('doomed');
    await app.done(shareDevice, { id: deviceId, userName: 'doomed', mayFly: true }, admin);
    const task = await approved('Frozen');
    await app.done(releaseTask, { ...task, executorId: doomed.id, deviceId }, admin);
    await app.done(startTask, await tasks.now(task.id), doomed);
    await app.done(frozenUser, { id: doomed.id }, admin);
    expect(await statusOf(task.id)).toBe('executing');
    expect(codeOf(await app.call(giveBackTask, { ...(await tasks.now(task.id)), reason: '' }, founder))).toBe('input.invalid');
    await app.done(giveBackTask, { ...(await tasks.now(task.id)), reason: 'The pilot is gone' }, founder);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'published', approval: 'approved' });
    await app.done(revokeTask, await tasks.now(task.id), founder);
    await app.done(releaseTask, { ...(await tasks.now(task.id)), executorId: pilot.id, deviceId }, admin);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'published', executor: { name: 'pilot' } });
  });

  test('a task is not given back under an aircraft that flies it, and is once that has landed', async () => {
    const task = await executing('Aloft');
    const directory = deviceDirectory(app.services);
    const takeOffAt = clock.now().getTime();
    const flight = { id: newId(), deviceId, takeOffAt, landedAt: takeOffAt + 1_000, metres: 10 };
    await directory.noteFlying([flight]);
    for (const by of [pilot, founder, admin])
      expect(codeOf(await app.call(giveBackTask, { ...(await tasks.now(task.id)), reason: 'Rain' }, by))).toBe('task.inTheAir');
    expect(await statusOf(task.id)).toBe('executing');
    for (const step of [deleteTask, revokeTask]) expect(codeOf(await app.call(step, await tasks.now(task.id), admin))).toBe('task.state');
    await directory.noteFlight(flight);
    await app.done(giveBackTask, { ...(await tasks.now(task.id)), reason: 'Rain' }, pilot);
    expect(await statusOf(task.id)).toBe('published');
    clock.advance(HOUR_MS);
  });

  test('a task that is given back and started again tells when it was begun first, and when last', async () => {
    const task = await executing('Twice');
    const first = clock.now().toISOString();
    await app.done(giveBackTask, { ...(await tasks.now(task.id)), reason: 'Rain' }, pilot);
    clock.advance(HOUR_MS);
    await app.done(startTask, await tasks.now(task.id), pilot);
    expect(await tasks.read(task.id)).toMatchObject({ startedAt: first, lastStartedAt: clock.now().toISOString() });
    await app.done(giveBackTask, { ...(await tasks.now(task.id)), reason: 'Rain' }, pilot);
  });

  test('a task is not started with an aircraft that is in the air on something else', async () => {
    const task = await approved('Elsewhere');
    await app.done(releaseTask, { ...task, executorId: pilot.id, deviceId }, admin);
    const directory = deviceDirectory(app.services);
    const takeOffAt = clock.now().getTime();
    const flight = { id: newId(), deviceId, takeOffAt, landedAt: takeOffAt + 1_000, metres: 10 };
    await directory.noteFlying([flight]);
    expect(await app.call(startTask, await tasks.now(task.id), pilot)).toMatchObject({
      issues: [{ path: 'deviceId', mes: 'The aircraft is in the air on something else' }],
    });
    expect(await statusOf(task.id)).toBe('published');
    await directory.noteFlight(flight);
    await app.done(startTask, await tasks.now(task.id), pilot);
    clock.advance(HOUR_MS);
    const again = { ...flight, id: newId(), takeOffAt: clock.now().getTime(), landedAt: clock.now().getTime() + 1_000 };
    await directory.noteFlying([again]);
    expect(codeOf(await app.call(completeTask, await tasks.now(task.id), pilot)), 'nor is it completed under it').toBe('task.inTheAir');
    expect(await statusOf(task.id)).toBe('executing');
    await directory.noteFlight(again);
    await app.done(completeTask, await tasks.now(task.id), pilot);
    clock.advance(HOUR_MS);
  });

  test('of two tasks with one aircraft that are started at once one is, and the other once that is over', async () => {
    const both = [await released('First of two'), await released('Second of two')];
    const started = await Promise.all(both.map((task) => app.call(startTask, task, pilot)));
    expect(started.map(codeOf).toSorted()).toEqual(['done', 'task.deviceTaken']);
    const [begun, waiting] = codeOf(started[0]!) === 'done' ? both : both.toReversed();
    await app.done(completeTask, await tasks.now(begun!.id), pilot);
    await app.done(startTask, await tasks.now(waiting!.id), pilot);
    await app.done(completeTask, await tasks.now(waiting!.id), pilot);
  });

  const fly = async (id: TaskId, isWhole: boolean, version?: number) => {
    const { db } = app.services.database;
    const { routeId, routeVersion } = await tasks.read(id);
    const flightId = newId();
    const landedAt = clock.now();
    const flight = { takeOffAt: new Date(landedAt.getTime() - 600_000), landedAt, metres: 900, airframe: 'multirotor' as const };
    await db.insert(deviceFlight).values({ id: flightId, enterpriseId: app.main.enterpriseId, deviceId, ...flight });
    const { enterpriseId } = app.main;
    const told = { enterpriseId, deviceId, routeId, version: version ?? routeVersion, isWhole, at: landedAt.toISOString() };
    // Two servers at the same moment, and one that was killed before it could say so and hears of it again.
    await Promise.all([planFlown(app.services, told), planFlown(app.services, told)]);
    await planFlown(app.services, told);
    clock.advance(HOUR_MS);
    return flightId;
  };

  test('a flight that was broken off is the task’s and ends nothing; one that flew the whole plan completes it', async () => {
    const task = await executing('Flown');
    const broken = await fly(task.id, false);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'executing', flights: 1, wholeFlights: 0 });
    await fly(task.id, true, 99);
    expect(await tasks.read(task.id), 'of another plan').toMatchObject({ status: 'executing', flights: 2, wholeFlights: 0 });
    const whole = await fly(task.id, true);
    expect(await tasks.read(task.id)).toMatchObject({
      status: 'completed',
      finisher: 'pilot',
      flights: 3,
      nature: 'efficient',
      flightSeconds: 1_800,
      steps: [{ action: 'complete', by: '' }, {}, {}, {}, {}, {}],
    });
    const { flights, lostFlights } = await app.done(getTaskResults, { id: task.id }, admin);
    expect(flights[0]).toMatchObject({ record: { id: whole }, isWhole: true });
    expect(flights.at(-1)).toMatchObject({ record: { id: broken }, isWhole: false });
    expect(lostFlights).toBe(0);
    await fly(task.id, true);
    expect(await tasks.read(task.id), 'whoever flies its plan later').toMatchObject({ flights: 3, flightSeconds: 1_800 });
  });

  test('an aircraft that still flies for whoever had the task before completes nothing for its present pilot', async () => {
    const other = await aircraft(app, admin, 'Stork', 'pilot');
    const task = await approved('Handed over');
    await app.done(releaseTask, { ...task, executorId: pilot.id, deviceId: other }, admin);
    await app.done(startTask, await tasks.now(task.id), pilot);
    await fly(task.id, true);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'executing', flights: 1 });
    await app.done(giveBackTask, { ...(await tasks.now(task.id)), reason: 'Rain' }, founder);
  });

  test('what was completed is deleted and recovered with its results, and not once they are gone', async () => {
    const task = await executing('Results');
    const flightId = await fly(task.id, true);
    await app.done(deleteTask, await tasks.now(task.id), admin);
    expect(await tasks.read(task.id)).toMatchObject({ status: 'deleted', nature: 'invalid' });
    await app.done(recoverTask, await tasks.now(task.id), admin);
    expect(await statusOf(task.id)).toBe('completed');
    await app.done(deleteTask, await tasks.now(task.id), admin);
    await app.services.database.db.update(deviceFlight).set({ deletedAt: clock.now() }).where(eq(deviceFlight.id, flightId));
    expect(codeOf(await app.call(recoverTask, await tasks.now(task.id), admin))).toBe('task.unrecoverable');
  });
});

test('other tasks with the same aircraft, the same pilot or a plan nearby at the same time are shown before one is saved', async () => {
  const site = await tasks.site();
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
  const plan = (north: number) => ({
    siteId: site.id,
    plan: { type: 'spot' as const, spots: [{ longitude: site.longitude, latitude: site.latitude + north }], photographs: true, tilt: -90 },
    deadline: at(40),
  });
  await released('Taken place', { ...plan(0.001), startTime: at(10), endTime: at(12) });
  const conflicts = async (given: Given) => {
    const form = await tasks.form('New', { ...plan(0.002), startTime: at(11), endTime: at(13), ...given });
    return (await app.done(checkTask, form, admin)).conflicts.filter(({ name }) => name === 'Taken place').map(({ kind }) => kind);
  };
  expect(await conflicts({ executorId: pilot.id, deviceId })).toEqual(['device', 'executor', 'air']);
  expect(await conflicts({})).toEqual(['air']);
  expect(await conflicts({ startTime: at(12.6), endTime: at(13), executorId: pilot.id, deviceId })).toEqual([]);
  const flying = await executing('Overdue in the air');
  clock.advance(100 * HOUR_MS);
  const now = await tasks.form('Next', { startTime: null, endTime: null, deadline: at(20), executorId: pilot.id, deviceId });
  const met = async (form: typeof now) =>
    (await app.done(checkTask, form, admin)).conflicts.flatMap(({ id, kind }) => (id === flying.id ? kind : []));
  expect(await met(now)).toEqual(expect.arrayContaining(['device', 'executor']));
  expect(await met({ ...now, startTime: at(10), endTime: at(11) })).toEqual([]);
  const elsewhere = await tasks.form('Elsewhere');
  expect(await conflicts({ siteId: elsewhere.siteId, plan: elsewhere.plan })).toEqual([]);
});

test('whoever sees a task is told of its own pilot and aircraft, and nobody of those beyond their reach', async () => {
  const task = await released('Seen by few');
  const { executor, device, ...details } = await tasks.read(task.id);
  const form = { ...(await tasks.form('Seen by few')), plan: details.plan, executorId: executor!.id, deviceId: device!.id };
  const narrow = await people.person('narrow', [
    await people.role('Narrow', { permissions: ['task:query', 'task:check'], dataScope: 'self' }),
  ]);
  const found = async (id?: TaskId, by: { token: string } = narrow) => {
    const { issues, conflicts } = await app.done(checkTask, { ...form, ...(id !== undefined && { id }) }, by);
    return [...issues.map(({ code }) => code), ...conflicts.map(({ kind }) => kind)]
      .filter((code) => /pilot|device|executor/.test(code))
      .sort();
  };
  expect(await found()).toEqual(['task.device.gone', 'task.pilot.gone']);
  expect(await found(task.id)).toEqual(['task.device.gone', 'task.pilot.gone']);
  expect(await found(task.id, pilot)).not.toContain('task.pilot.gone');
});
