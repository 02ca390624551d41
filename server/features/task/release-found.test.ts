import { passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId, UserId } from '@skyhelm/contract/ids';
import { checkRelease, releaseTask, submitTask } from '@skyhelm/contract/task-steps';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

interface Crew {
  executorId: UserId;
  deviceId: DeviceId;
}

const HOUR_MS = 3_600_000;
const clock = manualClock();
let app: TestApp;
let people: People;
let admin: { token: string };
let approver: Person;
let tasks: ReturnType<typeof tasksOf>;
let [taken, free]: Crew[] = [];

beforeAll(async () => {
  app = await testApp({ clock });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  [taken, free] = [await crewOf('taken'), await crewOf('free')];
  const first = await approved('Dispatched already');
  await app.done(releaseTask, { ...(await tasks.now(first)), ...taken }, admin);
});

async function crewOf(name: string): Promise<Crew> {
  const { id } = await newPilot(app, people, name);
  return { executorId: id, deviceId: await aircraft(app, admin, `Of ${name}`, name) };
}
/** By a person, for the same two hours as all of them. */
async function approved(name: string, given: Parameters<typeof tasks.add>[1] = {}): Promise<TaskId> {
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
  const { id, version } = await tasks.add(name, { startTime: at(10), endTime: at(12), deadline: at(40), ...given });
  await app.done(submitTask, { id, version }, admin);
  await app.done(passTask, await tasks.now(id), approver);
  return id;
}
const foundBy = async (id: TaskId, crew: Partial<Crew>, by: { token: string } = admin) => {
  const { issues, conflicts } = await app.done(checkRelease, { id, ...crew }, by);
  return [...issues.map(({ code }) => code), ...conflicts.map(({ kind, name }) => `${kind} ${name}`)];
};
const MET = ['device Dispatched already', 'executor Dispatched already'];
/** Nobody has heard of it what it is and what hangs below it. */
const UNHEARD = ['task.device.typeUnknown', 'task.carried.unknown'];

test('whoever dispatches sees beforehand whom the chosen pilot and aircraft meet and what wants attention, and is told with it', async () => {
  const id = await approved('At the same time');
  expect(await foundBy(id, taken!)).toEqual([...UNHEARD, ...MET]);
  expect(await foundBy(id, { ...free!, executorId: taken!.executorId })).toEqual(['task.device.mayNotFly', ...UNHEARD, MET[1]]);
  expect(await foundBy(id, free!)).toEqual(UNHEARD);
  expect(await foundBy(id, {}), 'as it was planned: with nobody').toEqual([]);
  const { status, issues, conflicts } = await app.done(releaseTask, { ...(await tasks.now(id)), ...taken }, admin);
  expect(status).toBe('published');
  expect(issues.map(({ code }) => code)).toEqual(UNHEARD);
  expect(conflicts.map(({ kind, name }) => `${kind} ${name}`)).toEqual(MET);
  expect(await foundBy(id, {}), 'of its own crew').toEqual([...UNHEARD, ...MET]);
});

test('nobody learns by it of people and aircraft beyond their reach, nor without the right to release', async () => {
  const id = await approved('Seen by few');
  const role = await people.role('Narrow', { permissions: ['task:query', 'task:add', 'task:submit', 'task:release'], dataScope: 'self' });
  const narrow = await people.person('narrow', [role]);
  expect(codeOf(await app.call(checkRelease, { id, ...taken }, narrow))).toBe('record.notFound');
  expect(codeOf(await app.call(checkRelease, { id, ...taken }, approver))).toBe('request.forbidden');
  const own = await tasks.add('Of their own', {}, narrow);
  expect(await foundBy(own.id, taken!, narrow)).toEqual(['task.pilot.gone', 'task.device.gone']);
});

test('tasks that may be flown until the end of all time meet each other, and none is flown after it', async () => {
  const [ever, crew] = [
    { startTime: '0001-01-01T00:00:00.000Z', endTime: null, deadline: '9999-12-31T23:59:59.999Z' },
    await crewOf('patient'),
  ];
  const first = await approved('Some day', ever);
  await app.done(releaseTask, { ...(await tasks.now(first)), ...crew }, admin);
  const { conflicts } = await app.done(checkRelease, { id: await approved('Some other day', ever), ...crew }, admin);
  expect(conflicts.filter(({ kind }) => kind === 'device')).toMatchObject([{ from: ever.startTime, until: ever.deadline }]);
});
