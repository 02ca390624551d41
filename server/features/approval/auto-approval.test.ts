import { failTask, getApprovals } from '@skyhelm/contract/approval';
import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { getOperations } from '@skyhelm/contract/operation-log';
import { addTask } from '@skyhelm/contract/task';
import { submitTask } from '@skyhelm/contract/task-steps';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { rallyAboard } from '../../testing/rally-aboard.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

let app: TestApp;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let founder: Person;
let people: People;
let outsider: Person;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  rallyAboard(app.services.bus);
  const role = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
  [founder, outsider] = [await people.person('founder', [role]), await people.person('outsider', [role])];
});

const RULES: Omit<InputOf<typeof setAutoApproval>, 'version'> = {
  isOn: true,
  userIds: [],
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  types: ['spot'],
  heightMax: 80,
};
const set = async (given: Partial<InputOf<typeof setAutoApproval>> = {}) => {
  const { version } = await app.done(getAutoApproval, {}, admin);
  return app.call(setAutoApproval, { ...RULES, userIds: [founder.id], ...given, version }, admin);
};
/** One that has said how high it returns, and where to: of others nobody knows whether they keep to a height. */
const heardAircraft = async (name: string, ...userNames: string[]) => {
  const deviceId = await aircraft(app, admin, name, ...userNames);
  await keepParametersOf(app, deviceId, { kind: 'multirotor', autopilot: 'ardupilot' }, { RTL_ALT: 1_500, RTL_CLIMB_MIN: 0 });
  return deviceId;
};
/** Each with a pilot and an aircraft of its own, so that no two of them meet. */
const submit = async (name: string, given: Parameters<typeof tasks.add>[1] = {}, by = founder) => {
  const executorId = (await newPilot(app, people, `Pilot of ${name}`)).id;
  const deviceId = await heardAircraft(`Aircraft of ${name}`, 'founder', 'outsider');
  await app.done(submitTask, await tasks.add(name, { executorId, deviceId, ...given }, by), by);
  return (await app.done(getApprovals, { keyword: name }, admin)).rows[0]!;
};
const against = (question: Awaited<ReturnType<typeof submit>>) =>
  question.automatic?.reasons.filter(({ finding }) => finding !== 'kept').map(({ check, finding }) => `${check} ${finding}`);

test('the setting is off until somebody sets it, needs a period, and shows who is on the list', async () => {
  expect(await app.done(getAutoApproval, {}, admin)).toMatchObject({ isOn: false, version: 0, from: null, users: [] });
  expect((await submit('Unset')).automatic).toBeNull();
  expect(await set({ from: '' })).toMatchObject({ issues: [{ path: 'from', mes: 'Please choose the approval period' }] });
  expect(await set({ until: RULES.from })).toMatchObject({ issues: [{ path: 'until' }] });
  expect(await set({ types: [] })).toMatchObject({ issues: [{ path: 'types' }] });
  expect(codeOf(await set())).toBe('done');
  expect(await app.done(getAutoApproval, {}, admin)).toMatchObject({ version: 1, users: [{ name: 'founder', roles: ['Founder'] }] });
  expect(codeOf(await app.call(setAutoApproval, { ...RULES, version: 0 }, admin))).toBe('record.stale');
});

test('what keeps to the rules is approved at once, with its reasons and its proof', async () => {
  await set();
  const question = await submit('Routine');
  expect(question).toMatchObject({ state: 'approved', isAutomatic: true, decidedBy: '', proof: { zones: 0, issues: [] } });
  expect(question.automatic).toMatchObject({ outcome: 'approved' });
  expect(question.automatic!.reasons.map(({ check }) => check)).toEqual([
    'user',
    'period',
    'type',
    'air',
    'conflicts',
    'height',
    'licence',
  ]);
  expect(await tasks.read(question.task.id)).toMatchObject({
    approval: 'approved',
    approver: '',
    steps: [{ action: 'pass', by: '' }, {}, {}],
  });
  const { rows } = await app.done(getOperations, { keyword: 'Routine' }, admin);
  const actors = rows.filter(({ operation }) => operation.startsWith('task.')).map(({ operation, actor }) => [operation, actor]);
  expect(actors, 'whoever has asked has not decided').toContainEqual(['task.submitted', 'founder']);
  expect(actors).toContainEqual(['task.passed', 'skyhelm']);
});

test('whoever reaches its founder, and not the whole enterprise, reads in the log that it was approved, and nobody else does', async () => {
  const [ops, sales] = [await people.department('Ops'), await people.department('Sales')];
  const heads = await people.role('Head', { permissions: ['log:query'], dataScope: 'department' });
  const [head, stranger] = [await people.person('head', [heads], ops), await people.person('salesHead', [heads], sales)];
  const adds = await people.role('Of ops', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit', 'device:query'] });
  const ann = await people.person('ann', [adds], ops);
  await set({ userIds: [ann.id] });
  const executorId = (await newPilot(app, people, 'pilotOfOps')).id;
  const deviceId = await heardAircraft('Heron of ops', 'ann');
  await app.done(submitTask, await tasks.add('Departmental', { executorId, deviceId }, ann), ann);
  const readBy = async (who: Person) =>
    (await app.done(getOperations, { keyword: 'Departmental', isAsc: true }, who)).rows.map(
      ({ operation, actor }) => `${operation} ${actor}`,
    );
  expect(await readBy(head)).toEqual(['task.added ann', 'task.submitted ann', 'task.passed skyhelm']);
  expect(await readBy(stranger)).toEqual([]);
});

test('whatever breaks a rule, or cannot be found out, is left to a person, who sees why', async () => {
  await set();
  const stranger = await submit('Stranger', {}, outsider);
  expect([stranger.state, against(stranger)]).toEqual(['pending', ['user broken']]);
  expect(against(await submit('Nobody', { executorId: null }))).toEqual(['conflicts unknown', 'licence unknown']);
  expect(against(await submit('Nothing', { deviceId: null }))).toEqual(['conflicts unknown', 'height unknown']);
  expect(against(await submit('Unlicensed', { executorId: outsider.id }))).toEqual(['licence broken']);
  await set({ heightMax: 50 });
  const high = await submit('High');
  expect(against(high)).toEqual(['height broken']);
  expect(high.automatic!.reasons.find(({ check }) => check === 'height')!.height).toEqual({
    asked: expect.any(Number) as number,
    limit: 50,
  });
  await set({ dayTime: { from: 0, until: 1_439, timeZone: 'UTC' } });
  expect(against(await submit('Whenever'))).toEqual(['dayTime unknown']);
  await set({ until: '2021-01-01T00:00:00Z' });
  expect(against(await submit('Past'))).toEqual(['period broken']);
  await set({ isOn: false });
  expect((await submit('Off')).automatic).toBeNull();
});

test('what a person would not pass is left to a person when it is submitted again', async () => {
  await set({ isOn: false });
  const question = await submit('Unwanted');
  await app.done(failTask, { ...(await tasks.read(question.task.id)), reason: 'The time does not suit' }, admin);
  await set();
  await app.done(submitTask, await tasks.read(question.task.id), founder);
  const again = (await app.done(getApprovals, { keyword: 'Unwanted', state: 'pending' }, admin)).rows[0]!;
  expect(against(again)).toEqual(['refused broken']);
});

test('what meets another task is left to a person, with all that it meets it in; of two at once one is', async () => {
  await set();
  const deviceId = await heardAircraft('Shared', 'founder');
  const executorId = (await newPilot(app, people, 'Shared pilot')).id;
  const form = await tasks.form('First', { deviceId, executorId });
  const submitForm = async (name: string, given: Partial<typeof form> = {}) =>
    app.done(submitTask, await app.done(addTask, { ...form, name, ...given }, founder), founder);
  const questionOf = async (keyword: string) => (await app.done(getApprovals, { keyword }, admin)).rows[0]!;
  await submitForm('First');
  expect(against(await questionOf('First'))).toEqual([]);
  await submitForm('Second');
  const second = await questionOf('Second');
  expect([second.state, second.automatic?.outcome, against(second)]).toEqual(['pending', 'leftToPerson', ['conflicts broken']]);
  expect(second.automatic!.reasons.find(({ check }) => check === 'conflicts')!.conflicts).toEqual(['device', 'executor', 'air']);
  const later = (hours: number) => new Date(app.services.clock.now().getTime() + hours * 3_600_000).toISOString();
  const apart = { startTime: later(100), endTime: later(101), deadline: later(102) };
  await Promise.all([submitForm('Twin one', apart), submitForm('Twin two', apart)]);
  const twins = [await questionOf('Twin one'), await questionOf('Twin two')];
  expect(twins.map(({ state }) => state).toSorted()).toEqual(['approved', 'pending']);
});
