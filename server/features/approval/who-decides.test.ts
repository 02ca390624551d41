import { addKey, rotateKey } from '@skyhelm/contract/access-key';
import { failTask, getApprovals, getTaskApprovers, passTask } from '@skyhelm/contract/approval';
import type { TaskId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { deleteRole } from '@skyhelm/contract/role';
import { setTask } from '@skyhelm/contract/task';
import { deleteTask, postTask, recoverTask, releaseTask, revokeTask, submitTask } from '@skyhelm/contract/task-steps';
import { deleteUser } from '@skyhelm/contract/user';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, testApp, type CallOptions, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { tasksOf, toldOf } from '../../testing/tasks.ts';

const STEPS: Permission[] = ['task:add', 'task:edit', 'task:submit', 'task:release', 'task:revoke', 'task:delete', 'task:recover'];
const DECIDES: Permission[] = ['task:query', 'task:check', 'approval:query', 'approval:pass', 'approval:fail'];
const KEYS: Permission[] = ['accessKey:query', 'accessKey:add', 'accessKey:edit'];
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let boss: Person;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  boss = await people.person('boss', [await people.role('Boss', { permissions: [...STEPS, ...DECIDES, ...KEYS] })]);
});

const edit = async (id: TaskId, by: CallOptions, executorId: Person['id'] | null = null) => {
  const { name, site, plan, parameters, deviceType, mount, deadline, version } = await tasks.read(id);
  return app.call(setTask, { id, version, name, siteId: site.id, plan, parameters, deviceType, mount, deadline, executorId }, by);
};
const stepping = async (step: typeof submitTask, id: TaskId, by: CallOptions) => codeOf(await app.call(step, await tasks.now(id), by));
const keyOf = async (by: CallOptions, scopes: Permission[] = ['task:query', 'task:add', 'task:edit', 'task:submit']) =>
  app.done(addKey, { project: 'Planner', scopes, whitelist: '127.0.0.1', password: PASSWORD }, by);

test('whoever only flies a task neither decides on it nor plans, releases or deletes it', async () => {
  const role = await people.role('Flies', { permissions: [...STEPS, ...DECIDES], dataScope: 'self' });
  const pilot = await people.person('flies', [role]);
  const deviceId = await fleetOf(app, admin).add('Heron');
  const { id } = await tasks.add('Flown by another', { executorId: pilot.id, deviceId });
  const may = async () => (await tasks.read(id, pilot)).may;
  const refused = async (...steps: (typeof submitTask)[]) => {
    for (const step of steps) expect(await stepping(step, id, pilot), step.path).toBe('request.forbidden');
    expect(await may()).toEqual([]);
  };
  expect(codeOf(await edit(id, pilot, pilot.id))).toBe('request.forbidden');
  await refused(submitTask, postTask, deleteTask);
  await app.done(submitTask, await tasks.now(id), admin);
  expect((await app.done(getApprovals, { keyword: 'Flown by another' }, pilot)).rows).toEqual([]);
  expect(codeOf(await app.call(failTask, { ...(await tasks.now(id)), reason: 'Wind' }, pilot))).toBe('request.forbidden');
  await refused(passTask, revokeTask);
  await app.done(passTask, await tasks.now(id), boss);
  await refused(releaseTask);
  await app.done(deleteTask, await tasks.now(id), admin);
  await refused(recoverTask);
});

describe('nobody decides on what they had a hand in', () => {
  test('by a key that they have made, or have been shown', async () => {
    const { id: keyId, key } = await keyOf(boss);
    const { id } = await tasks.add('By key', {}, { accessKey: key });
    await app.done(submitTask, await tasks.now(id), { accessKey: key });
    expect((await tasks.read(id, boss)).may).not.toContain('pass');
    expect(codeOf(await app.call(passTask, await tasks.now(id), boss))).toBe('task.own');
    expect(codeOf(await app.call(failTask, { ...(await tasks.now(id)), reason: 'No' }, boss))).toBe('task.own');
    const rotated = await app.done(rotateKey, { id: keyId, password: PASSWORD }, admin);
    const { id: later } = await tasks.add('By the next secret', {}, boss);
    await app.done(submitTask, await tasks.now(later), { accessKey: rotated.key });
    expect(codeOf(await app.call(passTask, await tasks.now(later), admin))).toBe('task.own');
  });

  test('by an edit, until somebody else has approved it', async () => {
    const { id } = await tasks.add('Edited');
    expect(codeOf(await edit(id, boss))).toBe('done');
    await app.done(submitTask, await tasks.now(id), admin);
    expect(codeOf(await app.call(passTask, await tasks.now(id), boss))).toBe('task.own');
    const second = await people.person('second', [await people.role('Second', { permissions: DECIDES })]);
    await app.done(passTask, await tasks.now(id), second);
    expect(codeOf(await edit(id, admin))).toBe('done');
    await app.done(submitTask, await tasks.now(id), admin);
    expect(codeOf(await app.call(passTask, await tasks.now(id), boss))).toBe('done');
  });
});

describe('somebody is asked', () => {
  const asked = async (id: TaskId) => (await app.done(getTaskApprovers, { id }, admin)).map(({ name }) => name);

  test('about what software submits: whoever reaches all', async () => {
    const north = await people.department('North');
    const local = await people.role('Local', { permissions: DECIDES, dataScope: 'departmentTree' });
    await people.person('local', [local], north);
    const { key } = await keyOf(admin);
    const { id } = await tasks.add('Unattended', {}, { accessKey: key });
    const before = (await toldOf(app, boss)).length;
    await app.done(submitTask, await tasks.now(id), { accessKey: key });
    expect((await toldOf(app, boss)).slice(before)).toEqual(['taskSubmitted']);
    expect(await asked(id)).toContain('boss');
    expect(await asked(id)).not.toContain('local');
    expect(await asked(id)).not.toContain('admin');
  });

  test('about the task of somebody who has gone', async () => {
    const leaver = await people.person('leaver', [await people.role('Leaver', { permissions: ['task:query', ...STEPS] })]);
    const { id } = await tasks.add('Orphaned', {}, leaver);
    await app.done(deleteUser, { id: leaver.id }, admin);
    const before = (await toldOf(app, boss)).length;
    await app.done(submitTask, await tasks.now(id), admin);
    expect((await toldOf(app, boss)).slice(before)).toEqual(['taskSubmitted']);
    expect(await asked(id)).toContain('boss');
  });
});

describe('whoever was asked reads in the very message what has become of it', () => {
  const answered = async (by: CallOptions, about: string) =>
    (await app.done(getMessages, { pageSize: 200 }, by)).rows.filter((row) => row.text.includes(`“${about}”`)).map(({ answer }) => answer);
  const asked = async (name: string) => {
    const { id } = await tasks.add(name, {}, admin);
    await app.done(submitTask, await tasks.now(id), admin);
    return id;
  };

  test('that it waits, and then who has passed or failed it or that it was taken back', async () => {
    const second = await people.person('otherAsked', [await people.role('Other asked', { permissions: [...DECIDES] })]);
    const [passed, failed, gone] = [await asked('Asked and passed'), await asked('Asked and failed'), await asked('Asked and gone')];
    expect(await answered(second, 'Asked and passed')).toEqual([{ state: 'pending', by: '' }]);
    await app.done(passTask, await tasks.now(passed), boss);
    await app.done(failTask, { ...(await tasks.now(failed)), reason: 'Wind' }, boss);
    await app.done(revokeTask, await tasks.now(gone), admin);
    expect(await answered(second, 'Asked and passed')).toEqual([{ state: 'approved', by: 'boss' }]);
    expect(await answered(second, 'Asked and failed')).toEqual([{ state: 'failed', by: 'boss' }]);
    expect(await answered(second, 'Asked and gone')).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('and nothing of it once they may not see such questions any more', async () => {
    const role = await people.role('Once asked', { permissions: [...DECIDES] });
    const third = await people.person('onceAsked', [role, await people.role('Looks on', { permissions: ['task:query'] })]);
    await asked('Asked in vain');
    expect(await answered(third, 'Asked in vain')).toEqual([{ state: 'pending', by: '' }]);
    await app.done(deleteRole, { id: role }, admin);
    expect(await answered(third, 'Asked in vain')).toEqual([null]);
  });
});
