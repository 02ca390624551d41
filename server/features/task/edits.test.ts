import { getApprovals, passTask } from '@skyhelm/contract/approval';
import type { TaskId } from '@skyhelm/contract/ids';
import { setTask } from '@skyhelm/contract/task';
import { getTaskConfig, setTaskConfig } from '@skyhelm/contract/task-config';
import { completeTask, deleteTask, recoverTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let approver: Person;

beforeAll(async () => {
  app = await testApp({ clock });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['task:query', 'approval:pass'] })]);
});

const approved = async (name: string): Promise<TaskId> => {
  const added = await tasks.add(name);
  await app.done(submitTask, added, admin);
  await app.done(passTask, await tasks.now(added.id), approver);
  return added.id;
};
const questionOf = async (name: string) => (await app.done(getApprovals, { keyword: name }, admin)).rows[0]!;
const edited = async (id: TaskId) => {
  const { name, site, plan, parameters, deviceType, mount, deadline, version } = await tasks.read(id);
  return { id, version, name, siteId: site.id, plan, parameters, deviceType, mount, deadline };
};

test('an edit ends an approval; who gave it and when stays with it', async () => {
  const id = await approved('Edited');
  const { decidedAt } = await questionOf('Edited');
  clock.advance(HOUR_MS);
  await app.done(setTask, await edited(id), admin);
  const endedAt = clock.now().toISOString();
  expect(await questionOf('Edited')).toMatchObject({
    state: 'fallen',
    decidedBy: 'approver',
    decidedAt,
    endedBy: 'admin',
    endedAt,
    proof: { issues: [] },
  });
});

test('a deletion ends it too: what is recovered is asked for anew, and nobody is said to have passed it', async () => {
  const id = await approved('Recovered');
  await app.done(deleteTask, await tasks.now(id), admin);
  expect(await questionOf('Recovered')).toMatchObject({ state: 'fallen', decidedBy: 'approver', endedBy: 'admin' });
  await app.done(recoverTask, await tasks.now(id), admin);
  expect(await tasks.read(id)).toMatchObject({ status: 'unpublished', approval: 'none' });
  expect(codeOf(await app.call(passTask, await tasks.now(id), approver))).toBe('task.withdrawn');
});

test('what was flown to its end stays approved, also when it is deleted', async () => {
  const pilot = await newPilot(app, people, 'pilot');
  const deviceId = await aircraft(app, admin, 'Heron', 'pilot');
  const id = await approved('Completed');
  await app.done(releaseTask, { ...(await tasks.now(id)), executorId: pilot.id, deviceId }, admin);
  for (const step of [startTask, completeTask]) await app.done(step, await tasks.now(id), pilot);
  await app.done(deleteTask, await tasks.now(id), admin);
  expect(await questionOf('Completed')).toMatchObject({ state: 'approved', endedAt: null });
});

test('no edit leads to a type that is switched off; one that was planned before is still edited', async () => {
  const spot = await tasks.add('Spot before');
  const { version, ...config } = await app.done(getTaskConfig, {}, admin);
  const { site } = await tasks.read(spot.id);
  const around = [-1, 1].map((side) => ({ longitude: site.longitude + side * 0.001, latitude: site.latitude }));
  const vertices = [...around, { longitude: site.longitude, latitude: site.latitude + 0.002 }];
  const off = {
    ...config,
    types: { ...config.types, area: { ...config.types.area, isOn: false }, spot: { ...config.types.spot, isOn: false } },
  };
  await app.done(setTaskConfig, { ...off, version }, admin);
  expect(codeOf(await app.call(setTask, await edited(spot.id), admin))).toBe('done');
  const { version: now } = await tasks.now(spot.id);
  const plan = { type: 'area' as const, area: vertices, angle: null };
  const other = { ...(await edited(spot.id)), version: now, plan, parameters: usualParameters('area') };
  expect(codeOf(await app.call(setTask, other, admin))).toBe('task.typeOff');
});
