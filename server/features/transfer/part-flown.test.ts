import { passTask } from '@skyhelm/contract/approval';
import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import { getResumableRoutes, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { completeTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publish, serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway, patchSubject } from '../../platform/bus/vehicle-subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { atEnd } from '../../testing/at-end.ts';
import { peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf } from '../../testing/tasks.ts';
import { deviceDirectory } from '../device/index.ts';
import { aboard, missionOf, openFlownRoutes } from '../flown-route/index.ts';
import { handleTasks } from '../task/index.ts';

const SOON = { timeout: 30_000, interval: 10 };
const PATIENTLY = { timeout: 90_000 };
const clock = manualClock();
let app: TestApp;
let people: People;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let approver: Person;
let pilot: Person;
let deviceId: DeviceId;
let id: TaskId;
let state: VehicleState;
let answersTo: 'accepted' | 'denied';
let craft: Craft;
let made = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  const { bus, database } = app.services;
  handleTasks(app.services);
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((one) => [one, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE }])),
  );
  serve(bus, 'gateway.command', () => ({ step: 'sent' }));
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
  answerForGateway(bus, 'gateway.crafts', () => ({ [deviceId]: craft }));
  serveTransfer(bus, 'gateway.missionAboard', async () => ({ items: (await missionOf(database.db, (await onBoard())!))! }));
});

/** A task of four spots is in execution, and its pilot at the controls. */
beforeEach(async () => {
  made += 1;
  answersTo = 'accepted';
  craft = { kind: 'multirotor', autopilot: 'ardupilot' };
  pilot = await newPilot(app, people, `pilot${made}`, { permissions: ['device:query', 'device:control', 'task:query', 'task:check'] });
  deviceId = await aircraft(app, admin, `Heron ${made}`, `pilot${made}`);
  const { id: siteId, longitude, latitude } = await tasks.site();
  const spots = [1, 2, 3, 4].map((north) => ({ longitude, latitude: latitude + north / 1_000 }));
  const plan = { type: 'spot', spots, photographs: true, tilt: -90 };
  ({ id } = await tasks.add(`Four ${made}`, { siteId, plan, executorId: pilot.id, deviceId }));
  state = { latitude, longitude, homeLatitude: latitude, homeLongitude: longitude, homeAltitude: 100, altitude: 100 };
  Object.assign(state, { flying: false, readyToArm: true });
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, await tasks.now(id), admin);
  await app.done(startTask, await tasks.now(id), pilot);
  await app.done(changeControl, { deviceId, action: 'take' }, pilot);
  const following = await openFlownRoutes(app.services);
  atEnd(() => following.close());
});

const onBoard = async () => (await aboard(app.services.database.db, deviceId))[0];

async function send(given: { startAt?: number; resume?: boolean } = {}): Promise<void> {
  const { routeId, routeVersion } = await tasks.read(id);
  const { id: transferId } = await app.done(sendRoute, { id: routeId, version: routeVersion, deviceId, ...given }, pilot);
  const { enterpriseId } = app.main;
  app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, pilot)).course, SOON).toBe('done');
}

/** An order to start with a waypoint; without one, from the beginning. */
async function start(waypoint?: number): Promise<void> {
  const item = waypoint === undefined ? 0 : (await onBoard())!.beginsAt[waypoint - 1]!;
  const { id: commandId } = await app.done(sendCommand, { deviceId, kind: 'startRoute', item }, pilot);
  publish(app.services.bus, 'device.command', {
    enterpriseId: app.main.enterpriseId,
    deviceId,
    commandId,
    step: answersTo,
    details: {},
  });
  const settled = () => app.done(getCommand, { id: commandId }, pilot);
  await expect.poll(async () => (await settled()).course, SOON).toBe(answersTo === 'accepted' ? 'done' : 'refused');
}

function hear(patch: Patch): void {
  Object.assign(state, patch);
  app.services.bus.publish(patchSubject(deviceId), { patch });
}

/** It makes for these waypoints, one after the other; nought is behind the last. */
async function fly(...waypoints: number[]): Promise<void> {
  for (const waypoint of waypoints) {
    const { beginsAt, endsAt, firstItem } = (await onBoard())!;
    hear({ flying: true, mode: modeNumber('route'), missionItem: (waypoint === 0 ? endsAt : beginsAt[waypoint - 1]!) + firstItem });
    const behind = waypoint === 0 ? beginsAt.length : waypoint - 1;
    await expect.poll(async () => (await onBoard())!.reached ?? (await onBoard())!.entryPoint - 1, SOON).toBe(behind);
  }
}

/** From its take-off on, so that it is on record. */
async function flight(along: () => Promise<void>, lastsMs = 60_000): Promise<void> {
  const directory = deviceDirectory(app.services);
  const takeOffAt = clock.now().getTime();
  const flown = { id: newId(), deviceId, takeOffAt, landedAt: takeOffAt, metres: 100 };
  await directory.noteFlying([flown]);
  await along();
  clock.advance(lastsMs);
  await directory.noteFlight({ ...flown, landedAt: Math.max(takeOffAt, clock.now().getTime()) });
  hear({ flying: false });
  await expect.poll(async () => (await onBoard())!.course, SOON).not.toBe('flying');
  await runDue(app);
  clock.advance(60_000);
}

const outcome = async () => {
  const { status, flights, wholeFlights } = await tasks.read(id);
  return { status, flights, wholeFlights };
};

test('a task is completed by a flight along all of its plan', PATIENTLY, async () => {
  await send();
  await flight(async () => {
    await start();
    await fly(1, 2, 3, 4, 5, 0);
  });
  expect(await outcome()).toEqual({ status: 'completed', flights: 1, wholeFlights: 1 });
});

test(
  'a flight along the last of a plan that was sent from a later waypoint on is tied to the task and does not complete it',
  PATIENTLY,
  async () => {
    await send({ startAt: 5 });
    await flight(async () => {
      await start();
      await fly(5, 0);
    });
    expect(await outcome()).toEqual({ status: 'executing', flights: 1, wholeFlights: 0 });
    await app.done(completeTask, await tasks.now(id), pilot);
    expect((await tasks.read(id)).nature).toBe('invalid');
  },
);

test('so does one that is started with a later waypoint, until it is flown from the beginning', PATIENTLY, async () => {
  // From the ground only PX4 begins further on.
  craft = { kind: 'multirotor', autopilot: 'px4' };
  await send();
  await flight(async () => {
    await start(4);
    await fly(4, 5, 0);
  });
  expect(await outcome()).toEqual({ status: 'executing', flights: 1, wholeFlights: 0 });
  await flight(async () => {
    await start();
    await fly(1, 2, 3, 4, 5, 0);
  });
  expect(await outcome()).toEqual({ status: 'completed', flights: 2, wholeFlights: 1 });
});

test('one that is told in the air to leave waypoints out does not complete it, unless it does not obey', PATIENTLY, async () => {
  await send();
  await flight(async () => {
    await start();
    await fly(1, 2);
    await start(5);
    await fly(5, 0);
  });
  expect(await outcome()).toEqual({ status: 'executing', flights: 1, wholeFlights: 0 });
  await flight(async () => {
    await start();
    await fly(1, 2);
    answersTo = 'denied';
    await start(5);
    await fly(3, 4, 5, 0);
  });
  expect(await outcome()).toEqual({ status: 'completed', flights: 2, wholeFlights: 1 });
});

test('a flight completes its task though the clock was set back in it to before the task was started', PATIENTLY, async () => {
  await send();
  await flight(async () => {
    await start();
    await fly(1, 2, 3, 4, 5, 0);
  }, -3_600_000);
  // What was noted before the clock was set back is not due yet: word of the landing has to come first.
  const afterLanding = async () => (await runDue(app), outcome());
  await expect.poll(afterLanding, SOON).toEqual({ status: 'completed', flights: 1, wholeFlights: 1 });
  clock.advance(7_200_000);
});

const resumed = async () => {
  const [broken] = await app.done(getResumableRoutes, { deviceId }, pilot);
  await send({ startAt: broken!.startAt, resume: true });
};

test('flights that go on where the one before was broken off complete it together', PATIENTLY, async () => {
  await send();
  await flight(async () => {
    await start();
    await fly(1, 2, 3);
  });
  await resumed();
  await flight(async () => {
    await start();
    await fly(4);
  });
  await resumed();
  await flight(async () => {
    await start();
    await fly(5, 0);
  });
  expect(await outcome()).toEqual({ status: 'completed', flights: 3, wholeFlights: 1 });
});

test('they do not where the one before had left something out', PATIENTLY, async () => {
  // From the ground only PX4 begins further on.
  craft = { kind: 'multirotor', autopilot: 'px4' };
  for (const begun of [() => send({ startAt: 3 }), () => send()]) {
    await begun();
    const isSentWhole = (await onBoard())!.entryPoint === 1;
    await flight(async () => {
      await start(isSentWhole ? 3 : undefined);
      await fly(3, 4);
    });
    await resumed();
    await flight(async () => {
      await start();
      await fly(5, 0);
    });
  }
  expect(await outcome()).toEqual({ status: 'executing', flights: 4, wholeFlights: 0 });
});
