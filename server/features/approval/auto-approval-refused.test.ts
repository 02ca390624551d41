import { failTask, getApprovals, passTask } from '@skyhelm/contract/approval';
import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import type { TaskId } from '@skyhelm/contract/ids';
import { setTask } from '@skyhelm/contract/task';
import { postTask, revokeTask, submitTask } from '@skyhelm/contract/task-steps';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf } from '../../testing/tasks.ts';
import { handleTasks } from '../task/index.ts';

const HOUR_MS = 3_600_000;
const clock = manualClock(new Date('2030-06-01T05:00:00Z'));
let app: TestApp;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let people: People;
let founder: Person;
let crews = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 43_200, sessionMaxHours: 7_200 } });
  handleTasks(app.services);
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  const permissions = ['task:query', 'task:check', 'task:add', 'task:edit', 'task:submit', 'task:release', 'task:revoke'] as const;
  founder = await people.person('founder', [await people.role('Founder', { permissions: [...permissions] })]);
});

const setRules = async (isOn: boolean) => {
  const { version } = await app.done(getAutoApproval, {}, admin);
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  await app.done(setAutoApproval, { isOn, ...period, types: ['spot'], userIds: [founder.id], version }, admin);
};
const submit = async (id: TaskId) => app.done(submitTask, await tasks.now(id), founder);
const refuse = async (id: TaskId) => app.done(failTask, { ...(await tasks.now(id)), reason: 'A school stands there' }, admin);
const revoke = async (id: TaskId) => app.done(revokeTask, { ...(await tasks.now(id)), reason: '' }, founder);
const edit = async (id: TaskId) => {
  const { name, site, plan, parameters, deviceType, mount, deadline, version, executor, device } = await tasks.read(id);
  const crew = { executorId: executor!.id, deviceId: device!.id, remark: `Edited at version ${version}` };
  await app.done(setTask, { id, version, name, siteId: site.id, plan, parameters, deviceType, mount, deadline, ...crew }, founder);
};
/** The first question first: what became of it, and what the rules had against it. */
const asked = async (id: TaskId) => {
  const { name } = await tasks.read(id);
  const { rows } = await app.done(getApprovals, { keyword: name, orderByColumn: 'submittedAt', isAsc: true }, admin);
  return rows.map(({ state, isAutomatic, automatic }) =>
    [
      state,
      isAutomatic ? 'by itself' : '',
      ...(automatic?.reasons ?? []).filter(({ finding }) => finding !== 'kept').map(({ check }) => check),
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
};

/** Each with a crew of its own, so that no two of them meet: refused by a person once it was asked for, with the rules in force since. */
let id: TaskId;
beforeEach(async () => {
  crews += 1;
  await setRules(false);
  const executorId = (await newPilot(app, people, `Pilot ${crews}`)).id;
  const deviceId = await aircraft(app, admin, `Heron ${crews}`, 'founder');
  ({ id } = await tasks.add(
    `Unwanted ${crews}`,
    { executorId, deviceId, deadline: new Date(clock.now().getTime() + 400 * HOUR_MS).toISOString() },
    founder,
  ));
  await submit(id);
  await refuse(id);
  await setRules(true);
  clock.advance(1_000);
});

test('a refusal is not got round by withdrawing the next question, nor by an edit', async () => {
  for (let time = 0; time < 2; time++) {
    await submit(id);
    await revoke(id);
    await edit(id);
    clock.advance(1_000);
  }
  await submit(id);
  expect(await asked(id)).toEqual(['failed', 'withdrawn refused', 'withdrawn refused', 'pending refused']);
});

test('nor by letting it expire', async () => {
  await submit(id);
  clock.advance(48 * HOUR_MS);
  await runDue(app);
  await submit(id);
  expect(await asked(id)).toEqual(['failed', 'timeout refused', 'pending refused']);
});

test('nor by a task that would be released in the same breath', async () => {
  await submit(id);
  await revoke(id);
  clock.advance(1_000);
  await app.done(postTask, await tasks.now(id), founder);
  expect(await tasks.read(id)).toMatchObject({ status: 'unpublished', approval: 'pending' });
});

test('once a person has passed it the rules weigh it again, and whoever refuses it then has the last word', async () => {
  await submit(id);
  await app.done(passTask, await tasks.now(id), admin);
  await edit(id);
  clock.advance(1_000);
  await submit(id);
  expect(await asked(id)).toEqual(['failed', 'fallen refused', 'approved by itself']);
  await edit(id);
  await setRules(false);
  clock.advance(1_000);
  await submit(id);
  await refuse(id);
  await setRules(true);
  clock.advance(1_000);
  await submit(id);
  expect(await asked(id)).toEqual(['failed', 'fallen refused', 'fallen by itself', 'failed', 'pending refused']);
});

test('the last word is the one that was said last, also where the clock has been set back since an earlier one', async () => {
  clock.advance(8 * HOUR_MS);
  await submit(id);
  await app.done(passTask, await tasks.now(id), admin);
  await edit(id);
  await setRules(false);
  clock.advance(-6 * HOUR_MS);
  await submit(id);
  await refuse(id);
  await setRules(true);
  clock.advance(1_000);
  await submit(id);
  expect(await tasks.read(id)).toMatchObject({ status: 'unpublished', approval: 'pending' });
});
