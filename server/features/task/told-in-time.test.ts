import { failTask, passTask } from '@skyhelm/contract/approval';
import { unshareDevice } from '@skyhelm/contract/device-share';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import type { MessageKind } from '@skyhelm/contract/message';
import { setSettings } from '@skyhelm/contract/session';
import { APPROVAL_HOURS } from '@skyhelm/contract/task-config';
import { completeTask, giveBackTask, postTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';
import { message } from '../../tables/message.table.ts';
import { expire } from './due.ts';
import { lockAnyTask } from './task-access.store.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const EVENING = new Date('2030-05-06T22:00:00.000Z');
const NIGHT = { from: '21:00', to: '07:00', timeZone: 'UTC' };
const MORNING = new Date('2030-05-07T07:00:00.000Z').toISOString();
const clock = manualClock(EVENING);
let app: TestApp;
let people: People;
let founder: Person;
let approver: Person;
let pilot: Person;
let tasks: ReturnType<typeof tasksOf>;
let deviceId: DeviceId;
let number = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  tasks = tasksOf(app, people.admin);
  const founds = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit', 'task:release'] });
  founder = await people.person('founder', [founds]);
  const approves = await people.role('Approver', { permissions: ['task:query', 'approval:pass', 'approval:fail'] });
  approver = await people.person('approver', [approves]);
  pilot = await newPilot(app, people, 'pilot');
  for (const one of [founder, approver, pilot]) await app.done(setSettings, { quietHours: NIGHT }, one);
});
beforeEach(async () => {
  deviceId = await aircraft(app, people.admin, `Heron ${++number}`, 'pilot');
});

const after = (ms: number) => new Date(EVENING.getTime() + ms).toISOString();

interface Planned {
  deadline: string;
  startTime?: string;
  endTime?: string;
}

async function asked(planned: Planned, call = submitTask): Promise<TaskId> {
  const added = await tasks.add(`Night ${number}`, { ...planned, executorId: pilot.id, deviceId }, founder);
  await app.done(call, added, founder);
  return added.id;
}

async function released(planned: Planned): Promise<TaskId> {
  const id = await asked(planned);
  await app.done(passTask, await tasks.now(id), approver);
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, people.admin);
  return id;
}

/** Until when it is kept from them; null where it is there. */
async function heldFrom(person: Person, kind: MessageKind): Promise<string | null> {
  const isOfTask = sql`${message.params}->>'task' = ${`Night ${number}`}`;
  const rows = await app.services.database.db
    .select({ heldUntil: message.heldUntil })
    .from(message)
    .where(and(eq(message.userId, person.id), eq(message.kind, kind), isOfTask));
  expect(rows).toHaveLength(1);
  return rows[0]!.heldUntil?.toISOString() ?? null;
}

test.each<[string, Planned, string | null]>([
  ['half-way to the deadline', { deadline: after(3 * HOUR) }, after(1.5 * HOUR)],
  ['in the morning, where that leaves them as much', { deadline: after(30 * HOUR) }, MORNING],
  [
    'half an hour before its start',
    { deadline: after(30 * HOUR), startTime: after(4 * HOUR), endTime: after(9 * HOUR) },
    after(3.5 * HOUR),
  ],
  ['at once, where it starts soon', { deadline: after(30 * HOUR), startTime: after(20 * MINUTE), endTime: after(HOUR) }, null],
])('a pilot who sleeps is told of a task %s', async (_, planned, expected) => {
  await released(planned);
  expect(await heldFrom(pilot, 'taskDispatched')).toBe(expected);
});

test('approvers who sleep are told half-way to the moment by which they have to decide, and before it is to be flown', async () => {
  await asked({ deadline: after(3 * HOUR) });
  expect(await heldFrom(approver, 'taskSubmitted')).toBe(after(1.5 * HOUR));
  number++;
  await asked({ deadline: after(30 * HOUR), startTime: after(2 * HOUR), endTime: after(4 * HOUR) });
  expect(await heldFrom(approver, 'taskSubmitted')).toBe(after(1.5 * HOUR));
});

const SOON = { deadline: after(3 * HOUR) };

test.each<[MessageKind, () => Promise<unknown>]>([
  ['taskPassed', async () => app.done(passTask, await tasks.now(await asked(SOON)), approver)],
  ['taskFailed', async () => app.done(failTask, { ...(await tasks.now(await asked(SOON))), reason: 'Too low' }, approver)],
  [
    'taskNotReleased',
    async () => {
      const id = await asked(SOON, postTask);
      await app.done(unshareDevice, { id: deviceId, userId: pilot.id }, people.admin);
      await app.done(passTask, await tasks.now(id), approver);
    },
  ],
  [
    'taskGivenBack',
    async () => {
      const id = await released(SOON);
      await app.done(startTask, await tasks.now(id), pilot);
      await app.done(giveBackTask, { ...(await tasks.now(id)), reason: 'Rain' }, pilot);
    },
  ],
])('of %s its founder is told while something can be done about it', async (kind, happens) => {
  await happens();
  expect(await heldFrom(founder, kind)).toBe(after(1.5 * HOUR));
});

test('nobody is woken by what is over, or goes on by itself', async () => {
  await app.done(passTask, await tasks.now(await asked(SOON, postTask)), approver);
  expect(await heldFrom(founder, 'taskPassed')).toBe(MORNING);
  number++;
  deviceId = await aircraft(app, people.admin, `Heron ${number}`, 'pilot');
  const flown = await released(SOON);
  await app.done(startTask, await tasks.now(flown), pilot);
  await app.done(completeTask, await tasks.now(flown), pilot);
  expect(await heldFrom(founder, 'taskCompleted')).toBe(MORNING);
});

test('that nobody has decided is told sooner where it can still be flown', async () => {
  const expired = async (planned: Planned, wait: number) => {
    const id = await asked(planned);
    const row = await lockAnyTask(app.services.database.db, app.main.enterpriseId, id);
    clock.advance(wait);
    await expire(app.services, { enterpriseId: app.main.enterpriseId, taskId: id, approvalId: row!.approvalId! });
    return heldFrom(founder, 'taskExpired');
  };
  expect(await expired(SOON, 3 * HOUR)).toBe(MORNING);
  number++;
  const [waited, left] = [APPROVAL_HOURS.usual * HOUR, 6 * HOUR];
  const deadline = new Date(clock.now().getTime() + waited + left).toISOString();
  expect(await expired({ deadline }, waited)).toBe(new Date(clock.now().getTime() + left / 2).toISOString());
});
