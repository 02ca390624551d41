import { getApprovals } from '@skyhelm/contract/approval';
import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { checkTask, type TaskForm } from '@skyhelm/contract/task';
import { releaseTask, submitTask } from '@skyhelm/contract/task-steps';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';
import { route } from '../../tables/route.table.ts';

let app: TestApp;
let people: People;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let founder: Person;

beforeAll(async () => {
  app = await testApp({ clock: manualClock(new Date('2030-06-01T05:00:00Z')) });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  founder = await people.person('founder', [
    await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] }),
  ]);
  const rules = { isOn: true, userIds: [founder.id], from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  await app.done(setAutoApproval, { ...rules, types: ['spot', 'logistics'], heightMax: null, needsLicence: false, version: 0 }, admin);
});

const crewOf = async (name: string): Promise<Pick<TaskForm, 'executorId' | 'deviceId'>> => {
  const { id } = await newPilot(app, people, name);
  return { executorId: id, deviceId: await aircraft(app, admin, `Of ${name}`, name) };
};
/** From one hour of the day to another. */
const during = (from: string, until: string) => ({ startTime: `2030-06-01T${from}:00.000Z`, endTime: `2030-06-01T${until}:00.000Z` });
/** What came of it by itself, and what it was found to meet. */
async function submitted(form: Awaited<ReturnType<typeof tasks.form>>): Promise<[string, ...string[]]> {
  const task = await tasks.add(form.name, form, founder);
  await app.done(submitTask, task, founder);
  const { rows } = await app.done(getApprovals, {}, admin);
  const { state, automatic } = rows.find((one) => one.task.id === task.id)!;
  const { finding, conflicts = [] } = automatic!.reasons.find(({ check }) => check === 'conflicts')!;
  return [state, finding, ...conflicts];
}

test('two that follow each other in one place meet: either may be started half an hour early, or at its last moment', async () => {
  const [one, two] = [await crewOf('one'), await crewOf('two')];
  let day = 0;
  /** Behind one from ten to eleven that takes twelve minutes, each time on another day and in another place. */
  const second = async (from: string, until: string) => {
    day += 1;
    const on = (time: { startTime: string; endTime: string }) => ({
      startTime: time.startTime.replace('-01T', `-0${day}T`),
      endTime: time.endTime.replace('-01T', `-0${day}T`),
      deadline: '2030-06-10T00:00:00.000Z',
    });
    const form = await tasks.form(`First ${day}`, { ...one, ...on(during('10:00', '11:00')) });
    const parameters = { ...form.parameters, hoverSeconds: 600 };
    expect(await submitted({ ...form, parameters })).toEqual(['approved', 'kept']);
    return submitted({ ...form, parameters, name: `Second ${day}`, ...two, ...on(during(from, until)) });
  };
  const met = ['pending', 'broken', 'air'];
  expect(await second('11:00', '12:00')).toEqual(met);
  expect(await second('11:40', '12:00'), 'the first is not back yet').toEqual(met);
  expect(await second('11:45', '12:00')).toEqual(['approved', 'kept']);
  expect(await second('09:00', '09:20'), 'the second is not back yet').toEqual(met);
  expect(await second('09:00', '09:15')).toEqual(['approved', 'kept']);
});

test('one aircraft and one pilot are not promised to two tasks that follow each other', async () => {
  const crew = await crewOf('pair');
  expect(await submitted(await tasks.form('One', { ...crew, ...during('10:00', '11:00') }))).toEqual(['approved', 'kept']);
  expect(await submitted(await tasks.form('Next', { ...crew, ...during('11:00', '12:00') }))).toEqual([
    'pending',
    'broken',
    'device',
    'executor',
  ]);
});

test('who and what are not named may be promised already: it is left to a person, and nobody is released with another crew than was weighed', async () => {
  const [taken, free] = [await crewOf('taken'), await crewOf('free')];
  const time = during('14:00', '15:00');
  expect(await submitted(await tasks.form('Taken', { ...taken, ...time }))).toEqual(['approved', 'kept']);
  for (const lacking of ['executorId', 'deviceId'])
    expect(await submitted(await tasks.form(`Without ${lacking}`, { ...free, ...time, [lacking]: null })), lacking).toEqual([
      'pending',
      'unknown',
    ]);
  const own = await tasks.form('Swapped', { ...(await crewOf('swapped')), ...time });
  expect(await submitted(own)).toEqual(['approved', 'kept']);
  const { rows } = await app.done(getApprovals, { keyword: 'Swapped' }, admin);
  const release = async (crew: Awaited<ReturnType<typeof crewOf>>) => {
    const chosen = { executorId: crew.executorId!, deviceId: crew.deviceId! };
    return codeOf(await app.call(releaseTask, { ...(await tasks.now(rows[0]!.task.id)), ...chosen }, admin));
  };
  expect(await release(taken)).toBe('task.crewPromised');
  expect(await release(await crewOf('spare'))).toBe('done');
});

test('two deliveries from one pad at one time meet on their way up, however far apart and above each other they fly', async () => {
  const [one, two] = [await crewOf('northward'), await crewOf('southward')];
  const base = await tasks.form('Northward', during('17:00', '18:00'));
  const { site } = await tasks.read((await tasks.add('Where', base)).id);
  const delivery = (name: string, north: number, height: number): typeof base => ({
    ...base,
    name,
    mount: 'cargoBox',
    plan: {
      type: 'logistics',
      via: [],
      destination: { longitude: site.longitude, latitude: site.latitude + north },
      delivery: 'land',
      channel: 1,
    },
    parameters: { speed: 8, dropHeight: 10, takeOffHeight: height, height, maxHeight: height + 1 },
  });
  expect(await submitted({ ...delivery('Northward', 0.003, 110), ...one })).toEqual(['approved', 'kept']);
  expect(await submitted({ ...delivery('Southward', -0.003, 30), ...two })).toEqual(['pending', 'broken', 'air']);
});

test('another plan that this version cannot read may be in the way: it is left to a person, who is told that there may be more', async () => {
  const [one, two] = [await crewOf('newer'), await crewOf('older')];
  const form = await tasks.form('Newer', { ...one, ...during('20:00', '21:00') });
  expect(await submitted(form)).toEqual(['approved', 'kept']);
  await app.services.database.db.update(route).set({ documentVersion: 99 }).where(eq(route.name, 'Newer'));
  const second = { ...form, ...two, name: 'Same place' };
  expect(await submitted(second)).toEqual(['pending', 'unknown']);
  const { conflicts, hasMoreConflicts } = await app.done(checkTask, { ...second, name: 'Third' }, admin);
  expect([conflicts.map(({ kind }) => kind), hasMoreConflicts]).toEqual([['device', 'executor', 'air'], true]);
});
