import { passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { completeTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';
import { deviceDirectory } from '../device/index.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import { planFlown } from './flown.ts';
import { taskFlight } from '../../tables/task.table.ts';

const MINUTE_MS = 60_000;
const clock = manualClock();
let app: TestApp;
let tasks: ReturnType<typeof tasksOf>;
let admin: { token: string };
let approver: Person;
let pilot: Person;
let deviceId: DeviceId;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  const people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  pilot = await newPilot(app, people, 'pilot', { permissions: ['task:query', 'task:check'] });
  deviceId = await aircraft(app, admin, 'Heron', 'pilot');
});

async function executing(name: string): Promise<TaskId> {
  const { id } = await tasks.add(name);
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
  await app.done(startTask, await tasks.now(id), pilot);
  return id;
}

const pass = (minutes: number) => clock.advance(minutes * MINUTE_MS);

/** What is told of a flight when it has begun, and when it has ended. */
async function told(id: TaskId, isWhole: boolean, flightId?: string) {
  const { routeId, routeVersion: version } = await tasks.read(id);
  const { enterpriseId } = app.main;
  return { enterpriseId, deviceId, routeId, version, isWhole, at: clock.now().toISOString(), flightId };
}

async function takenOff() {
  const [id, takeOffAt] = [newId(), clock.now()];
  const { enterpriseId } = app.main;
  await app.services.database.db.insert(deviceFlight).values({ id, enterpriseId, deviceId, takeOffAt, metres: 0, airframe: 'multirotor' });
  return { id, deviceId, takeOffAt: takeOffAt.getTime(), landedAt: takeOffAt.getTime(), metres: 10 };
}
/** As the gateway writes it. */
const land = (flight: Awaited<ReturnType<typeof takenOff>>) =>
  deviceDirectory(app.services).noteFlight({ ...flight, landedAt: Math.max(flight.takeOffAt, clock.now().getTime()) });

const EFFICIENT = { status: 'completed', flights: 1, wholeFlights: 1, nature: 'efficient' };
const isInOrder = async (id: TaskId) => {
  const { startedAt, completedAt } = await tasks.read(id);
  return Date.parse(completedAt!) >= Date.parse(startedAt!);
};

test.each([
  ['to before the task was started', 60, true],
  ['to before the take-off', 15, true],
  ['within the flight', 5, true],
  ['to before the task was started, and nobody had known the flight when its end was told', 60, false],
  ['to before the take-off, and nobody had known the flight when its end was told', 15, false],
])('a flight completes its task though the clock was set back in it %s', async (_, minutes, isNamed) => {
  const id = await executing(`Back by ${minutes} ${isNamed}`);
  pass(30);
  const flight = await takenOff();
  await planFlown(app.services, await told(id, false));
  pass(10 - minutes);
  await land(flight);
  await planFlown(app.services, await told(id, true, isNamed ? flight.id : undefined));
  expect(await tasks.read(id)).toMatchObject(EFFICIENT);
  expect(await isInOrder(id)).toBe(true);
  pass(180);
});

test('of two flights that the clock has mixed up each is the one that it was', async () => {
  const id = await executing('Mixed up');
  pass(30);
  const first = await takenOff();
  pass(10);
  await land(first);
  await planFlown(app.services, await told(id, false, first.id));
  pass(20);
  const second = await takenOff();
  // Back into the first one.
  pass(-25);
  await land(second);
  await planFlown(app.services, await told(id, true, second.id));
  const { db } = app.services.database;
  const tied = await db.select().from(taskFlight).where(eq(taskFlight.taskId, id));
  expect(new Map(tied.map(({ flightId, isWhole }) => [flightId, isWhole]))).toEqual(
    new Map([
      [first.id, false],
      [second.id, true],
    ]),
  );
  pass(180);
});

test('whoever completes a task by hand after the clock was set back does not complete it before it was started', async () => {
  const id = await executing('By hand');
  pass(-60);
  await app.done(completeTask, await tasks.now(id), pilot);
  expect(await isInOrder(id)).toBe(true);
  pass(180);
});

test('what is told twice of a task’s own flight, or after it was completed by hand, changes nothing but that', async () => {
  const id = await executing('Told late');
  pass(30);
  const flight = await takenOff();
  await planFlown(app.services, await told(id, false, flight.id));
  pass(10);
  await land(flight);
  await app.done(completeTask, await tasks.now(id), pilot);
  pass(10);
  await planFlown(app.services, await told(id, true, flight.id));
  expect(await tasks.read(id)).toMatchObject(EFFICIENT);
  const later = await takenOff();
  await land(later);
  await planFlown(app.services, await told(id, true, later.id));
  expect(await tasks.read(id), 'whoever flies its plan later').toMatchObject(EFFICIENT);
});
