import { KEY_SCOPES } from '@skyhelm/contract/access-key-rules';
import { getApprovals, passTask } from '@skyhelm/contract/approval';
import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import type { TaskId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { setTask } from '@skyhelm/contract/task';
import { submitTask } from '@skyhelm/contract/task-steps';
import { deleteUser, frozenUser, recoverUser } from '@skyhelm/contract/user';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallOptions, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';
import { createAccessKey } from '../access-key/index.ts';
import { autoApprovalOf } from '../task/index.ts';

const PLANS: Permission[] = ['task:query', 'task:check', 'task:add', 'task:edit', 'task:submit'];
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let founder: Person;
let stranger: Person;
let approver: Person;
let software: CallOptions;
let crews = 0;

const keyWith = async (scopes: Permission[]) => {
  const { enterpriseId } = app.main;
  const { key } = await createAccessKey(app.services.database.db, { enterpriseId, project: 'Planner', scopes, whitelist: '127.0.0.1' });
  return { accessKey: key };
};

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  const role = await people.role('Founder', { permissions: PLANS });
  [founder, stranger] = [await people.person('founder', [role]), await people.person('stranger', [role])];
  approver = await people.person('approver', [await people.role('Approver', { permissions: ['approval:pass'] })]);
  software = await keyWith(PLANS);
  await setRules([founder.id]);
});

async function setRules(userIds: Person['id'][], by: CallOptions = admin) {
  const { version } = await app.done(getAutoApproval, {}, admin);
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  return app.call(setAutoApproval, { isOn: true, ...period, types: ['spot'], needsLicence: false, userIds, version }, by);
}
/** Each with a crew of its own, so that no two of them meet. */
const added = async (name: string, by: Person, userName = 'founder') => {
  crews += 1;
  const { id: executorId } = await newPilot(app, people, `pilot${crews}`);
  const deviceId = await aircraft(app, admin, `Heron ${crews}`, userName);
  return tasks.add(name, { executorId, deviceId }, by);
};
const edit = async (id: TaskId, by: CallOptions) => {
  const { name, site, plan, parameters, deviceType, mount, deadline, version, executor, device } = await tasks.read(id);
  const crew = { executorId: executor!.id, deviceId: device!.id };
  await app.done(setTask, { id, version, name, siteId: site.id, plan, parameters, deviceType, mount, deadline, ...crew }, by);
};
const submit = async (id: TaskId, by: CallOptions) => {
  await app.done(submitTask, await tasks.now(id), by);
  const { number } = await tasks.read(id);
  const { state, automatic } = (await app.done(getApprovals, { keyword: String(number) }, admin)).rows[0]!;
  return [state, ...automatic!.reasons.filter(({ finding }) => finding !== 'kept').map(({ check, finding }) => `${check} ${finding}`)];
};

describe('the rules are set', () => {
  test('by no key: neither can one be given the right, nor does one from before use it', async () => {
    for (const permission of ['approval:automaticApprovalSet', 'approval:pass', 'approval:fail'] as const)
      expect(KEY_SCOPES).not.toContain(permission);
    const old = await keyWith(['approval:automaticApprovalSet']);
    expect(codeOf(await setRules([stranger.id], old))).toBe('request.forbidden');
  });

  test('by nobody who reaches a part of the enterprise only, and they are told so beforehand', async () => {
    const north = await people.department('North');
    const role = await people.role('Local', { permissions: ['approval:automaticApprovalSet'], dataScope: 'departmentTree' });
    const local = await people.person('local', [role], north);
    expect(await app.done(getAutoApproval, {}, local)).toMatchObject({ maySet: false });
    expect(codeOf(await setRules([local.id], local))).toBe('request.forbidden');
    expect(await app.done(getAutoApproval, {}, admin)).toMatchObject({ maySet: true, users: [{ name: 'founder' }] });
  });
});

describe('who is on the list has a task approved', () => {
  test('that nobody else has touched', async () => {
    const own = await added('Own', founder);
    await edit(own.id, founder);
    expect(await submit(own.id, founder)).toEqual(['approved']);
    expect(await submit((await added('Submitted by another', founder)).id, stranger)).toEqual(['pending', 'user broken']);
    expect(await submit((await added('Submitted by software', founder)).id, software)).toEqual(['pending', 'user unknown']);
  });

  test('and not what another has planned in their name, though they edit it once more, before a person has approved that', async () => {
    const byAnother = await added('Edited by another', founder);
    await edit(byAnother.id, stranger);
    await edit(byAnother.id, founder);
    expect(await submit(byAnother.id, founder)).toEqual(['pending', 'user broken']);
    const bySoftware = await added('Edited by software', founder);
    await edit(bySoftware.id, software);
    expect(await submit(bySoftware.id, founder)).toEqual(['pending', 'user unknown']);
    await app.done(passTask, await tasks.now(byAnother.id), approver);
    await edit(byAnother.id, founder);
    expect(await submit(byAnother.id, founder)).toEqual(['approved']);
  });

  test('as long as they are there and not frozen; who is gone leaves the list', async () => {
    const heir = await people.person('heir', [await people.role('Heir', { permissions: PLANS })]);
    const leaver = await people.person('leaver', [await people.role('Leaver', { permissions: PLANS })]);
    expect(codeOf(await setRules([founder.id, heir.id, leaver.id]))).toBe('done');
    const [first, second] = [await added('Of one who is frozen', leaver, 'leaver'), await added('Of one who is gone', leaver, 'leaver')];
    await app.done(frozenUser, { id: leaver.id }, admin);
    expect(await submit(first.id, heir)).toEqual(['pending', 'user unknown']);
    await app.done(recoverUser, { id: leaver.id }, admin);
    await app.done(deleteUser, { id: leaver.id }, admin);
    expect(await submit(second.id, heir)).toEqual(['pending', 'user unknown']);
    expect(codeOf(await setRules([founder.id, heir.id]))).toBe('done');
    const { setting } = await autoApprovalOf(app.services.database.db, app.main.enterpriseId);
    expect(setting!.userIds).toEqual([founder.id, heir.id]);
  });
});
