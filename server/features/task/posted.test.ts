import { passTask } from '@skyhelm/contract/approval';
import { shareDevice, unshareDevice } from '@skyhelm/contract/device-share';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { getRoute } from '@skyhelm/contract/route';
import { postTask } from '@skyhelm/contract/task-steps';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf, toldOf } from '../../testing/tasks.ts';

let app: TestApp;
let people: People;
let admin: { token: string };
let founder: Person;
let approver: Person;
let pilot: Person;
let tasks: ReturnType<typeof tasksOf>;
let deviceId: DeviceId;

const PILOT = { permissions: ['task:query', 'task:check', 'route:query'] } as const;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  const founds = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit', 'task:release'] });
  founder = await people.person('founder', [founds]);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
  pilot = await newPilot(app, people, 'pilot', PILOT);
  deviceId = await aircraft(app, admin, 'Heron', 'pilot');
});

const seesRoute = async (id: TaskId, who: Person) =>
  codeOf(await app.call(getRoute, { id: (await tasks.read(id)).routeId }, who)) === 'done';

test('what was posted is released by itself once it is approved', async () => {
  const posted = await tasks.add('Posted', { executorId: pilot.id, deviceId }, admin);
  expect(codeOf(await app.call(postTask, await tasks.add('Unmanned', {}, founder), founder))).toBe('task.noExecutor');
  await app.done(postTask, posted, founder);
  expect(await app.done(passTask, await tasks.now(posted.id), approver)).toMatchObject({ status: 'published', approval: 'approved' });
  expect(await seesRoute(posted.id, pilot)).toBe(true);
});

test('what cannot be released then waits for somebody: its founder is told why, and the log says so in the name of nobody', async () => {
  const passing = await newPilot(app, people, 'passing', PILOT);
  await app.done(shareDevice, { id: deviceId, userName: 'passing', mayFly: true }, admin);
  const stuck = await tasks.add('Stuck', { executorId: passing.id, deviceId }, admin);
  await app.done(postTask, stuck, founder);
  await app.done(unshareDevice, { id: deviceId, userId: passing.id }, admin);
  expect(await app.done(passTask, await tasks.now(stuck.id), approver)).toMatchObject({ status: 'unpublished', approval: 'approved' });
  expect(await toldOf(app, founder)).toContain('taskNotReleased');
  const { number, ...kept } = await tasks.read(stuck.id);
  expect(kept).toMatchObject({ isPosted: false, may: expect.arrayContaining(['release']) as string[] });
  const { rows } = await app.done(getOperations, { operations: ['task.notReleased'] }, admin);
  expect(rows).toMatchObject([{ actor: 'skyhelm', target: 'Stuck' }]);
  const { details } = await app.done(getOperation, { id: rows[0]!.id }, { ...admin, language: 'en' });
  expect(details).toEqual({ taskNumber: number, refusal: 'The executor may not fly this aircraft' });
});
