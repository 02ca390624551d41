import { addDevice, deleteDevice } from '@skyhelm/contract/device';
import { getOperations } from '@skyhelm/contract/operation-log';
import { deleteRoute, getRoute, getRoutes, setRoute, shareRoute } from '@skyhelm/contract/route';
import { deleteSite } from '@skyhelm/contract/site';
import { addTask, checkTask, exportTasks, getTask, getTaskMap, getTasks, setTask } from '@skyhelm/contract/task';
import { deleteTask, recoverTask } from '@skyhelm/contract/task-steps';
import { getTaskConfig, setTaskConfig } from '@skyhelm/contract/task-config';
import { deleteUser } from '@skyhelm/contract/user';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { alongOf } from '@skyhelm/core/plan/estimate';
import { usualParameters } from '@skyhelm/core/task/parameters';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { aircraft, tasksOf } from '../../testing/tasks.ts';

const DAY_MS = 86_400_000;
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let other: { token: string };
let tasks: ReturnType<typeof tasksOf>;
beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  [admin, other] = [{ token: app.main.token }, { token: app.other.token }];
  tasks = tasksOf(app, admin);
});

type Form = InputOf<typeof addTask>;
const names = async (query: InputOf<typeof getTasks>, by = admin) => (await app.done(getTasks, query, by)).rows.map(({ name }) => name);
const refusals = async (form: object) => {
  const answer = await app.call(addTask, form as Form, admin);
  return answer.state !== 0 ? [] : (answer.issues ?? []).map(({ path, mes }) => `${path}: ${mes}`);
};

test('a task is planned as it is saved: numbered, measured, and laid out as a route from its site', async () => {
  const site = await tasks.site();
  const corner = (north: number, east: number) => ({ longitude: site.longitude + east, latitude: site.latitude + north });
  const form = await tasks.form('Harvest', {
    siteId: site.id,
    plan: { type: 'area', area: [corner(0.001, 0), corner(0.001, 0.003), corner(0.003, 0.003), corner(0.003, 0)], angle: null },
    parameters: usualParameters('area'),
    workLocation: 'South field',
    remark: 'twice',
  });
  const { id, version } = await app.done(addTask, form, admin);
  expect(version).toBe(1);
  const read = await tasks.read(id);
  expect(read).toMatchObject({
    name: 'Harvest',
    type: 'area',
    status: 'unpublished',
    approval: 'none',
    workLocation: 'South field',
    remark: 'twice',
    founder: { name: 'admin', isGone: false },
    site: { isGone: false, longitude: site.longitude },
    aging: 'onTime',
    nature: null,
    grade: 'vlos',
    airspace: { state: 'ok', zones: [] },
  });
  expect(read.area).toBeGreaterThan(40_000);
  expect(read.perimeter).toBeGreaterThan(800);
  expect(read.route.waypoints.length).toBe(read.waypoints);
  expect(read.route.waypoints[0]).toMatchObject({ longitude: site.longitude, latitude: site.latitude, altitude: 30 });
  expect(read.may).toEqual(['edit', 'submit', 'post', 'delete']);
  expect(read.steps).toMatchObject([{ action: 'add', by: 'admin' }]);
  const next = await tasks.add('Next');
  expect((await tasks.read(next.id)).number).toBe(read.number + 1);
});

test('its length and time are those of the whole flight: up from its site, along the plan, back and down', async () => {
  const site = await tasks.site();
  const spots = [{ longitude: site.longitude, latitude: site.latitude + 0.01 }];
  const parameters = { ...usualParameters('spot'), takeOffHeight: 30, height: 60, speed: 10, hoverSeconds: 1 };
  const drawn = { type: 'spot' as const, photographs: false, tilt: -90 };
  const form = await tasks.form('There and back', { siteId: site.id, plan: { ...drawn, spots }, parameters });
  const { id, version } = await app.done(addTask, form, admin);
  const [there, along] = [await tasks.read(id), alongOf((await tasks.read(id)).route)];
  // A hundredth of a degree is 1112 metres: 30 up, there while it climbs by as much, the same way back, and 60 down.
  expect(along.length).toBeCloseTo(1_112, -1);
  expect(there.length).toBeCloseTo(30 + 1_112 + 1_112 + 60, -1);
  // 30 at 2.5 a second; back at ten with five seconds to speed up and slow down; 50 at 1.5, and the last ten at half of one.
  expect(there.seconds - along.seconds).toBeCloseTo(12 + (111.2 + 5) + 50 / 1.5 + 20, 0);
  const nearer = { ...drawn, spots: [{ ...spots[0]!, latitude: site.latitude + 0.005 }] };
  await app.done(setTask, { ...form, plan: nearer, id, version }, admin);
  expect((await tasks.read(id)).length, 'planned again, measured again').toBeCloseTo(30 + 556 + 556 + 60, -1);
});

test('two that are added at once have numbers of their own', async () => {
  const forms = [await tasks.form('Twin'), await tasks.form('Twin')];
  const made = await Promise.all(forms.map((form) => app.done(addTask, form, admin)));
  const numbers = await Promise.all(made.map(async ({ id }) => (await tasks.read(id)).number));
  expect(new Set(numbers).size).toBe(2);
});

test('what is missing or wrong is said at its field, in the words of the specification', async () => {
  const form = await tasks.form('Faulty');
  const without = (field: keyof Form) => refusals({ ...form, [field]: undefined });
  expect(await without('name')).toEqual(['name: Please enter the task name']);
  expect(await without('deviceType')).toEqual(['deviceType: Please select a device type']);
  expect(await without('mount')).toEqual(['mount: Please select a mount type']);
  expect(await without('siteId')).toEqual(['siteId: Please select a site']);
  expect(await without('deadline')).toEqual(['deadline: Please choose the deadline']);
  expect(await refusals({ ...form, plan: { type: 'spot', spots: [] } })).toEqual(['plan.spots: Please plan at least one spot']);
  const area = { plan: { type: 'area', area: [form.plan].flatMap(() => []) }, parameters: usualParameters('area') };
  expect(await refusals({ ...form, ...area })).toEqual(['plan.area: Please plan at least three points']);
  const heights = { ...usualParameters('spot'), takeOffHeight: 120, maxHeight: 120 };
  expect(await refusals({ ...form, parameters: heights })).toEqual([
    'parameters.takeOffHeight: The take-off height must be below the maximum height',
  ]);
  expect(await refusals({ ...form, parameters: { ...usualParameters('spot'), speed: 0 } })).toEqual([
    'parameters.speed: Must not be empty or 0',
  ]);
  expect(await refusals({ ...form, mount: 'thrower' })).toEqual(['mount: This mount is not set up for tasks of this type']);
  const past = new Date(clock.now().getTime() - 1).toISOString();
  expect(await refusals({ ...form, deadline: past })).toEqual(['deadline: The deadline must be in the future']);
  expect(await names({ keyword: 'Faulty' })).toEqual([]);
});

test('an edit names the version it was made from; a stale one is shown what is there now', async () => {
  const { id } = await tasks.add('Bridge');
  const form = await tasks.form('Bridge in fog');
  expect(await app.done(setTask, { ...form, id, version: 1 }, admin)).toEqual({ version: 2 });
  expect(await app.call(setTask, { ...form, id, version: 1 }, admin)).toMatchObject({
    code: 'record.stale',
    data: { version: 2, name: 'Bridge in fog' },
  });
  const { steps, routeVersion, site } = await tasks.read(id);
  expect([routeVersion, steps.map(({ action }) => action)]).toEqual([2, ['edit', 'add']]);
  expect(site.id).toBe(form.siteId);
});

test('the plan is no route among routes: not listed, takes no name, and is changed only with its task', async () => {
  const { id } = await tasks.add('Harbour');
  const { routeId, routeVersion, route } = await tasks.read(id);
  expect((await app.done(getRoutes, { keyword: 'Harbour' }, admin)).total).toBe(0);
  expect(await app.done(getRoute, { id: routeId }, admin)).toMatchObject({ name: 'Harbour', taskId: id });
  expect(codeOf(await app.call(setRoute, { id: routeId, version: routeVersion, name: 'Mine', route }, admin))).toBe('route.ofTask');
  expect(codeOf(await app.call(deleteRoute, { id: routeId }, admin))).toBe('route.ofTask');
  expect(codeOf(await app.call(shareRoute, { id: routeId, userName: 'admin' }, admin))).toBe('route.ofTask');
  const again = await tasks.add('Harbour');
  expect((await tasks.read(again.id)).name).toBe('Harbour');
});

test('tasks are found by status, type, site, executor, time and name or number', async () => {
  const pilot = await people.person('finder', [await people.role('Finder', { permissions: ['task:query'], dataScope: 'self' })]);
  const far = new Date(clock.now().getTime() + 300 * DAY_MS).toISOString();
  const late = new Date(clock.now().getTime() + 299 * DAY_MS).toISOString();
  const { id } = await tasks.add('Lighthouse', { executorId: pilot.id, startTime: late, deadline: far });
  const { number, site } = await tasks.read(id);
  expect(await names({ keyword: 'LIGHT' })).toEqual(['Lighthouse']);
  expect(await names({ keyword: String(number) })).toContain('Lighthouse');
  expect(await names({ siteId: site.id })).toEqual(['Lighthouse']);
  expect(await names({ executorId: pilot.id })).toEqual(['Lighthouse']);
  expect(await names({ siteId: site.id, type: 'logistics' })).toEqual([]);
  expect(await names({ siteId: site.id, approval: 'pending' })).toEqual([]);
  expect(await names({ from: late, keyword: 'Lighthouse' })).toEqual(['Lighthouse']);
  expect(await names({ to: clock.now().toISOString(), keyword: 'Lighthouse' })).toEqual([]);
  expect(await names({ from: far, to: late, keyword: 'Lighthouse' })).toEqual([]);
  // Whoever is to fly it sees it though they reach nobody.
  expect(await names({}, pilot)).toEqual(['Lighthouse']);
  expect(await names({ holder: 'founded' }, pilot)).toEqual([]);
  expect(await names({ holder: 'mine' }, pilot)).toEqual(['Lighthouse']);
  expect(await names({ holder: 'executed' })).toEqual([]);
  const { rows } = await app.done(getTaskMap, { siteId: site.id }, admin);
  expect(rows).toMatchObject([{ id, plan: { type: 'spot' }, site: { longitude: site.longitude } }]);
});

test('nobody sees, changes or learns of a task beyond their reach', async () => {
  const { id, version } = await tasks.add('Secret');
  expect(codeOf(await app.call(getTask, { id }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteTask, { id, version }, other))).toBe('record.notFound');
  const permissions = ['task:query', 'task:check', 'task:edit', 'task:delete'] as const;
  const outsider = await people.person('outsider', [await people.role('Outsider', { permissions: [...permissions], dataScope: 'self' })]);
  expect(await names({ keyword: 'Secret' }, outsider)).toEqual([]);
  expect(codeOf(await app.call(getTask, { id }, outsider))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteTask, { id, version }, outsider))).toBe('record.notFound');
});

test('site, executor and aircraft keep their names in a task when they are deleted, and it says that they are gone', async () => {
  const pilot = await people.person('leaver', [await people.role('Leaver')]);
  const { id: deviceId } = await app.done(addDevice, { name: 'Kite', sn: 'KITE-1', type: 'uav', model: 'K1' }, admin);
  const form = await tasks.form('Orphan', { executorId: pilot.id, deviceId });
  const { id } = await app.done(addTask, form, admin);
  await app.done(deleteSite, { id: form.siteId }, admin);
  await app.done(deleteUser, { id: pilot.id }, admin);
  await app.done(deleteDevice, { id: deviceId }, admin);
  expect(await tasks.read(id)).toMatchObject({
    site: { isGone: true, name: expect.stringContaining('Field') as string },
    executor: { name: 'leaver', isGone: true },
    device: { name: 'Kite', sn: 'KITE-1', model: 'K1', isGone: true },
  });
  const { issues } = await app.done(checkTask, form, admin);
  expect(issues.map(({ code }) => code)).toEqual(['task.siteGone', 'task.pilot.gone', 'task.device.gone']);
});

test('what is deleted is left out of lists and comes back for thirty days', async () => {
  const [early, late] = [await tasks.add('Early'), await tasks.add('Late')];
  await app.done(deleteTask, early, admin);
  const deleted = await app.done(deleteTask, late, admin);
  expect(deleted).toMatchObject({ status: 'deleted', version: 2 });
  expect(await names({ keyword: 'Early' })).toEqual([]);
  expect(await names({ keyword: 'Early', status: 'deleted' })).toEqual(['Early']);
  expect(await app.done(recoverTask, { id: early.id, version: 2 }, admin)).toMatchObject({ status: 'unpublished', approval: 'none' });
  clock.advance(31 * DAY_MS);
  const refused = await app.call(recoverTask, { id: late.id, version: 2 }, admin);
  expect(refused).toMatchObject({ code: 'task.unrecoverable', mes: 'Unable to recover after deletion' });
  expect((await tasks.read(early.id)).aging).toBe('timedOut');
});

test('types are switched off, narrowed and given other mounts; the log says what was done', async () => {
  const { version, ...config } = await app.done(getTaskConfig, {}, admin);
  const spot = { ...config.types.spot, isOn: false };
  const area = { ...config.types.area, bounds: { speed: { min: 2, max: 9 } } };
  const next = { ...config, approvalHours: 6, types: { ...config.types, spot, area } };
  expect(await app.done(setTaskConfig, { ...next, version }, admin)).toEqual({ version: version + 1 });
  expect(codeOf(await app.call(setTaskConfig, { ...next, version }, admin))).toBe('record.stale');
  expect(codeOf(await app.call(addTask, await tasks.form('Off'), admin))).toBe('task.typeOff');
  const wrong = { ...area, parameters: { ...area.parameters, speed: 10 } };
  const refused = await app.call(setTaskConfig, { ...next, types: { ...next.types, area: wrong }, version: version + 1 }, admin);
  expect(refused).toMatchObject({ issues: [{ path: 'types.area.parameters.speed', mes: 'Please enter 2 to 9' }] });
  const wide = { ...area, bounds: { speed: { min: 2, max: 31 }, height: { min: 1, max: 90 } } };
  expect(await app.call(setTaskConfig, { ...next, types: { ...next.types, area: wide }, version: version + 1 }, admin)).toMatchObject({
    issues: [
      { path: 'types.area.bounds.height.min', mes: 'Please enter 2 to 500' },
      { path: 'types.area.bounds.speed.max', mes: 'Please enter 0.5 to 30' },
    ],
  });
  await app.done(setTaskConfig, { ...config, version: version + 1 }, admin);
  const { rows } = await app.done(getOperations, { operations: ['task.configured'] }, admin);
  expect(rows).toHaveLength(2);
});

test('the list is exported with every field, in the reader’s language', async () => {
  const inHours = (hours: number) =>
    new Date((Math.floor(app.services.clock.now().getTime() / 1_000) + hours * 3_600) * 1_000).toISOString();
  const times = { startTime: inHours(1), endTime: inHours(3) };
  const { id } = await tasks.add('Exported', { deviceId: await aircraft(app, admin, 'Heron of the list'), ...times });
  const file = await app.raw(exportTasks, { keyword: 'Exported' }, { ...admin, language: 'zh' });
  const [sheet] = await readXlsxFile(file.rawPayload);
  const [header, row] = sheet!.data;
  expect(header!.slice(1, 4)).toEqual(['任务名称', '任务类型', '任务状态']);
  expect(row!.slice(1, 4)).toEqual(['Exported', '单点侦察', '未发布']);
  const under = (title: string) => row![header!.indexOf(title)];
  expect(under('无人机编号')).toBe((await tasks.read(id)).device!.sn);
  // Cells keep shares of a day, and reading them back cuts off what is below a millisecond.
  const secondOf = (value: unknown) => Math.round((value as Date).getTime() / 1_000);
  expect(['开始时间 (UTC)', '结束时间 (UTC)'].map((title) => secondOf(under(title)))).toEqual(
    [times.startTime, times.endTime].map((at) => Date.parse(at) / 1_000),
  );
});
