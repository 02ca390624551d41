import type { DepartmentId, RoleId, UserId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { deleteRole } from '@skyhelm/contract/role';
import { changePassword, heartbeat, login, userInfo } from '@skyhelm/contract/session';
import { addUser, changeUserInfo, getApproveUsers, getUserDetailedInfo, getUsers, setUser } from '@skyhelm/contract/user';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { operationLog } from '../../tables/operation-log.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let pilotRole: RoleId;
let clerkRole: RoleId;
let clerk: Person;
let north: DepartmentId;
let northBase: DepartmentId;
let south: DepartmentId;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = people.admin;
  north = await people.department('North');
  northBase = await people.department('Base', north);
  south = await people.department('South');
  pilotRole = await people.role('Pilot');
  clerkRole = await people.role('Clerk', { permissions: ['user:query', 'user:add', 'user:edit'], dataScope: 'departmentTree' });
  clerk = await people.person('clerk', [clerkRole], north);
});

const row = async (id: UserId) => {
  const { rows } = await app.done(getUsers, { pageSize: 200 }, admin);
  return rows.find((user) => user.id === id)!;
};

const lastDetails = async (targetId: string) => {
  const { db } = app.services.database;
  const [last] = await db.select().from(operationLog).where(eq(operationLog.targetId, targetId)).orderBy(desc(operationLog.seq)).limit(1);
  return last!.details;
};

const formOf = async (id: UserId) => {
  const { version, name, mobile, email, deptId, roles, remark, changePassword } = await row(id);
  return { id, version, name, mobile, email, deptId, remark, changePassword, roleIds: roles.map((role) => role.id) };
};

describe('adding', () => {
  test('a made-up password is shown once, opens nothing but the way to replace it', async () => {
    const { id, password } = await app.done(addUser, { name: 'Нина Орлова', userName: 'nina', roleIds: [pilotRole], deptId: north }, admin);
    const token = await app.signIn('nina', password);
    const info = await app.done(userInfo, {}, { token });
    expect(info).toMatchObject({ id, mustChangePassword: true, permissions: [] });
    expect(await row(id)).toMatchObject({ name: 'Нина Орлова', deptName: 'North', roles: [{ id: pilotRole, name: 'Pilot' }], version: 1 });
  });

  test('a password the administrator chose has to be replaced too, and is not repeated', async () => {
    const made = await app.done(
      addUser,
      { name: 'Given', userName: 'given', roleIds: [pilotRole], deptId: null, password: 'Chosen7one' },
      admin,
    );
    expect(made.password).toBeUndefined();
    const info = await app.done(userInfo, {}, { token: await app.signIn('given', 'Chosen7one') });
    expect(info.mustChangePassword).toBe(true);
  });

  test('account, mobile and address belong to one person, however they are spelled', async () => {
    const taken = { name: 'First', userName: 'Taken', mobile: '13800138000', email: 'One@example.com', roleIds: [pilotRole], deptId: null };
    await app.done(addUser, taken, admin);
    const again = async (changes: object) =>
      codeOf(await app.call(addUser, { ...taken, userName: 'fresh', mobile: '', email: '', ...changes }, admin));
    expect(await again({ userName: 'tAKEN' })).toBe('user.accountTaken');
    expect(await again({ mobile: '+86 138 0013 8000' })).toBe('user.mobileTaken');
    expect(await again({ email: 'oNE@EXAMPLE.com' })).toBe('user.emailTaken');
  });

  test('the same form sent ten times at once makes one person', async () => {
    const form = { name: 'Twin', userName: 'twin', roleIds: [pilotRole], deptId: null };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(addUser, form, admin)));
    expect(answers.map(codeOf).sort()).toEqual(['done', ...Array.from({ length: 9 }, () => 'user.accountTaken')]);
  });

  test('that somebody is in no department is said, not left out', async () => {
    const form = { name: 'Silent', userName: 'silent', roleIds: [pilotRole] };
    expect(await app.call(addUser, form as never, admin)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'deptId', code: 'required' }],
    });
    expect(codeOf(await app.call(addUser, { ...form, deptId: null }, admin))).toBe('done');
  });

  test('roles and departments of another tenant do not exist', async () => {
    const form = { name: 'Stray', userName: 'stray', deptId: null };
    expect(codeOf(await app.call(addUser, { ...form, roleIds: [app.other.administratorRoleId] }, admin))).toBe('record.notFound');
    const otherAdmin = { token: app.other.token };
    const foreign = await app.call(addUser, { ...form, roleIds: [app.other.administratorRoleId], deptId: north }, otherAdmin);
    expect(codeOf(foreign)).toBe('record.notFound');
  });

  test('nobody grants more than they hold: not the role, not the reach', async () => {
    const add = async (roleIds: RoleId[], deptId: DepartmentId | null) =>
      codeOf(await app.call(addUser, { name: 'Helper', userName: 'helper', roleIds, deptId }, clerk));
    const treeRole = await people.role('Tree', { dataScope: 'departmentTree' });
    expect(await add([app.main.administratorRoleId], northBase)).toBe('user.grantsMore');
    expect(await add([pilotRole], northBase)).toBe('user.grantsMore');
    expect(await add([treeRole], south)).toBe('record.notFound');
    expect(await add([treeRole], null)).toBe('input.invalid');
    expect(await add([treeRole], northBase)).toBe('done');
  });
});

describe('editing', () => {
  test('of two people who edit one record the second is shown what the first saved', async () => {
    const { id } = await people.person('stale', [pilotRole]);
    const form = await formOf(id);
    const [first, second] = await Promise.all([
      app.call(setUser, { ...form, name: 'One' }, admin),
      app.call(setUser, { ...form, name: 'Two' }, admin),
    ]);
    const [won, lost] = first.state === 1 ? [first, second] : [second, first];
    expect(won).toMatchObject({ state: 1, data: { version: form.version + 1 } });
    expect(lost).toMatchObject({ state: 0, code: 'record.stale', data: { id, version: form.version + 1 } });
    expect((await row(id)).name).toBe((lost as { data: { name: string } }).data.name);
  });

  test('new roles count from the next request, and the person is told', async () => {
    const person = await people.person('promoted', [pilotRole]);
    expect(codeOf(await app.call(getUsers, {}, person))).toBe('request.forbidden');
    await app.done(setUser, { ...(await formOf(person.id)), roleIds: [pilotRole, clerkRole] }, admin);
    expect(codeOf(await app.call(getUsers, {}, person))).toBe('done');
    const { rows } = await app.done(getMessages, {}, person);
    expect(rows[0]).toMatchObject({ kind: 'rolesChanged', text: 'admin has changed your roles. You now have: Clerk, Pilot.' });
  });

  test('whoever holds more is left alone, whoever is elsewhere is not there', async () => {
    const chief = await people.person('chief', [app.main.administratorRoleId], northBase);
    const outsider = await people.person('outsider', [pilotRole], south);
    expect(codeOf(await app.call(setUser, { ...(await formOf(chief.id)), mobile: '13900139000' }, clerk))).toBe('user.holdsMore');
    expect(codeOf(await app.call(setUser, await formOf(outsider.id), clerk))).toBe('record.notFound');
    expect(codeOf(await app.call(setUser, await formOf(outsider.id), { token: app.other.token }))).toBe('record.notFound');
  });

  test('nobody changes their own roles', async () => {
    const form = await formOf(app.main.adminId);
    expect(codeOf(await app.call(setUser, { ...form, roleIds: [...form.roleIds, pilotRole] }, admin))).toBe('user.self');
    expect(codeOf(await app.call(setUser, { ...form, remark: 'keeps the keys' }, admin))).toBe('done');
  });

  test('whoever has lost their only role can still be renamed, but nobody is left without one', async () => {
    const fading = await people.role('Fading');
    const { id } = await people.person('roleless', [fading]);
    expect(await app.call(setUser, { ...(await formOf(id)), roleIds: [] }, admin)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'roleIds', code: 'required' }],
    });
    await app.done(deleteRole, { id: fading }, admin);
    await app.done(setUser, { ...(await formOf(id)), name: 'Renamed' }, admin);
    expect(await row(id)).toMatchObject({ name: 'Renamed', roles: [] });
  });

  test('a password that has yet to be replaced does not become good by an edit, not even for whoever made it up', async () => {
    const [adder, seer] = [
      await people.person('adder', [await people.role('Adder', { permissions: ['user:query', 'user:add', 'user:edit'] })]),
      await people.role('Seer', { permissions: ['user:query'] }),
    ];
    const { id, password } = await app.done(addUser, { name: 'Vic', userName: 'vic', roleIds: [seer], deptId: null }, adder);
    const token = await app.signIn('vic', password);
    expect(codeOf(await app.call(setUser, { ...(await formOf(id)), changePassword: false }, adder))).toBe('user.passwordPending');
    expect(codeOf(await app.call(getUsers, {}, { token }))).toBe('password.mustChange');
    const chosen = { oldPassword: password!, newPassword: 'Chosen7own', confirmPassword: 'Chosen7own' };
    await app.done(changePassword, chosen, { token });
    expect(codeOf(await app.call(setUser, { ...(await formOf(id)), changePassword: false }, adder))).toBe('done');
  });

  test('nobody allows themselves to change the password; an edit that does not mention it leaves it alone', async () => {
    const desk = await people.person('desk', [await people.role('Desk', { permissions: ['user:query', 'user:edit'] })]);
    await app.done(setUser, { ...(await formOf(desk.id)), changePassword: false }, admin);
    expect(codeOf(await app.call(setUser, { ...(await formOf(desk.id)), changePassword: true }, desk))).toBe('user.self');
    const { changePassword: _, ...form } = await formOf(desk.id);
    await app.done(setUser, { ...form, remark: 'front' }, desk);
    expect(await row(desk.id)).toMatchObject({ remark: 'front', changePassword: false });
  });

  test('the log tells what became of each field, but neither numbers nor addresses', async () => {
    const { id, token } = await people.person('logged', [pilotRole], north);
    const form = { ...(await formOf(id)), name: 'Renamed', email: 'new@example.com', deptId: northBase, roleIds: [clerkRole] };
    await app.done(setUser, form, admin);
    expect(await lastDetails(id)).toEqual({
      fields: ['name', 'email', 'departmentId', 'roleIds'],
      before: { name: 'logged', departmentId: north, roleIds: [pilotRole] },
      after: { name: 'Renamed', departmentId: northBase, roleIds: [clerkRole] },
    });
    await app.done(changeUserInfo, { mobile: '13600136000', password: PASSWORD }, { token });
    expect(await lastDetails(id)).toEqual({ fields: ['mobile'], before: {}, after: {} });
  });

  test('where codes go is changed only by whoever may reset the password, and the person is told', async () => {
    const person = await people.person('reachable', [await people.role('Reachable', { dataScope: 'departmentTree' })], north);
    await app.done(setUser, { ...(await formOf(person.id)), mobile: '138 0000 4444', email: 'reach@example.com' }, admin);
    const { rows } = await app.done(getMessages, {}, person);
    expect(rows).toMatchObject([{ kind: 'contactChanged', text: expect.stringContaining('admin has changed') as string }]);
    expect(codeOf(await app.call(heartbeat, {}, person))).toBe('done');
    const colleague = await people.person('colleague', [clerkRole], north);
    const edit = async (changes: object) => codeOf(await app.call(setUser, { ...(await formOf(person.id)), ...changes }, colleague));
    expect(await edit({ mobile: '138 0000 5555' })).toBe('request.forbidden');
    expect(await edit({ email: '' })).toBe('request.forbidden');
    expect(await edit({ mobile: '+86 138 0000 4444', email: 'REACH@example.com', remark: 'spelled anew' })).toBe('done');
    expect(await row(person.id)).toMatchObject({ mobile: '+86 138 0000 4444', remark: 'spelled anew' });
    const denied = await app.services.database.db.select().from(operationLog).where(eq(operationLog.targetId, person.id));
    expect(denied.filter(({ operation }) => operation === 'request.denied')).toHaveLength(1);
  });

  test('who asks again and again what is taken is told to wait; what is saved does not count', async () => {
    const prober = await people.person('prober', [await people.role('Prober', { permissions: ['user:add'] })]);
    const form = { name: 'Probe', roleIds: [pilotRole], deptId: null };
    const add = async (userName: string) => codeOf(await app.call(addUser, { ...form, userName }, prober));
    const answers: string[] = [];
    for (let time = 0; time < 21; time++) answers.push(await add(time < 3 ? `probe${time}` : 'clerk'));
    expect(new Set(answers.slice(0, 3))).toEqual(new Set(['done']));
    expect(new Set(answers.slice(3))).toEqual(new Set(['user.accountTaken']));
    expect([await add('clerk'), await add('clerk'), await add('clerk')]).toEqual([
      'user.accountTaken',
      'user.accountTaken',
      'request.tooMany',
    ]);
  });

  test('a tenant does not ask on by making more people who ask', async () => {
    const forget = () => app.services.database.pool.query("delete from throttle where key like 'takenProbe:%'");
    await forget();
    const asking = await people.role('Asking', { permissions: ['user:query', 'user:edit', 'user:resetPassword'] });
    const { id } = await people.person('asked', [pilotRole]);
    const form = { ...(await formOf(id)), email: 'one@example.com' };
    const answersTo = async (account: string, times: number) => {
      const asker = await people.person(account, [asking]);
      const answers = new Set<string>();
      for (let time = 0; time < times; time++) answers.add(codeOf(await app.call(setUser, form, asker)));
      return [...answers];
    };
    for (const account of ['asker1', 'asker2', 'asker3']) expect(await answersTo(account, 20)).toEqual(['user.emailTaken']);
    expect(await answersTo('asker4', 1)).toEqual(['request.tooMany']);
    await forget();
  });

  test('refusals for any other reason do not count, nor does a submit that came twice', async () => {
    const helper = await people.person('assistant', [
      await people.role('Assistant', { permissions: ['user:query', 'user:edit', 'user:add'] }),
    ]);
    const { id } = await people.person('edited', [pilotRole]);
    const form = await formOf(id);
    for (let time = 0; time < 21; time++) expect(codeOf(await app.call(setUser, { ...form, version: 99 }, helper))).toBe('record.stale');
    const doubled = { ...helper, headers: { 'idempotency-key': 'doubled' } };
    await Promise.all([1, 2, 3, 4].map(() => app.done(setUser, form, doubled)));
    const { rows } = await app.services.database.pool.query(`select count from throttle where key = 'takenProbe:${helper.id}'`);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('one’s own number and address are not changed past the password, by whatever form', async () => {
    const me = await row((await app.done(getUserDetailedInfo, {}, admin)).id);
    const form = { ...(await formOf(me.id)), mobile: '13800138099' };
    expect(codeOf(await app.call(setUser, form, admin))).toBe('user.self');
    expect((await row(me.id)).mobile).toBe(me.mobile);
  });

  test('my own mobile number is mine to change, but not to one that is taken', async () => {
    const person = await people.person('mover', [pilotRole]);
    const mobile = '+7 912 345-67-89';
    expect(await app.call(changeUserInfo, { mobile }, person)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'password', code: 'password.required' }],
    });
    expect(codeOf(await app.call(changeUserInfo, { mobile, password: 'Wrong7password' }, person))).toBe('password.wrong');
    await app.done(changeUserInfo, { mobile, password: PASSWORD }, person);
    await app.done(changeUserInfo, { mobile: '89123456789' }, person);
    await app.done(changeUserInfo, { mobile }, person);
    expect((await app.done(getMessages, {}, person)).rows.map(({ kind }) => kind)).toEqual(['contactChanged']);
    expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ mobile, version: 4 });
    await app.done(changeUserInfo, { image: null }, person);
    expect(await app.done(getUserDetailedInfo, {}, person)).toMatchObject({ mobile, version: 5 });
    const second = await people.person('mover2', [pilotRole]);
    await app.done(changeUserInfo, { image: null }, second);
    expect(codeOf(await app.call(changeUserInfo, { mobile: '' }, second))).toBe('input.invalid');
    expect(codeOf(await app.call(changeUserInfo, { mobile: '89123456789', password: PASSWORD }, second))).toBe('user.mobileTaken');
  });
});

describe('listing', () => {
  test('filters narrow, orders order, pages join up to the whole', async () => {
    for (let i = 0; i < 7; i++) await people.person(`lister${i}`, [pilotRole], i < 4 ? northBase : south);
    const names = async (query: object) =>
      (await app.done(getUsers, { keyword: 'LISTER', ...query }, admin)).rows.map((user) => user.userName);
    expect(await names({ orderByColumn: 'userName' })).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => `lister${i}`));
    expect(await names({ orderByColumn: 'userName', isAsc: false, pageSize: 3 })).toEqual(['lister6', 'lister5', 'lister4']);
    expect(await names({ deptId: north })).toHaveLength(4);
    expect(await names({ deptId: south, roleId: pilotRole, state: 'normal', certification: 'notCertified' })).toHaveLength(3);
    expect(await names({ roleId: clerkRole })).toEqual([]);
    expect(await names({ withoutDept: true })).toEqual([]);
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => names({ pageNum, pageSize: 3, orderByColumn: 'createdAt' })));
    expect(pages.flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => `lister${i}`));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
  });

  test('wildcards in a keyword are letters like any other', async () => {
    expect((await app.done(getUsers, { keyword: '%' }, admin)).total).toBe(0);
    expect((await app.done(getUsers, { keyword: "' or 1=1 --" }, admin)).total).toBe(0);
  });

  test('the list ends where the data scope ends', async () => {
    const { rows } = await app.done(getUsers, { pageSize: 200 }, clerk);
    expect(new Set(rows.map((user) => user.deptName))).toEqual(new Set(['North', 'Base']));
    expect((await app.done(getUsers, { deptId: south }, clerk)).total).toBe(0);
    const { rows: others } = await app.done(getUsers, {}, { token: app.other.token });
    expect(others.map((user) => user.userName)).toEqual(['other']);
  });

  test('approvers are those who may review and are not frozen, whoever asks', async () => {
    const reviewerRole = await people.role('Reviewer', { permissions: ['user:legalize'] });
    await people.person('reviewer', [reviewerRole]);
    const { rows } = await app.done(getApproveUsers, { pageSize: 200 }, clerk);
    expect(rows.map((user) => user.userName)).toEqual(expect.arrayContaining(['admin', 'reviewer']));
    expect(rows.map((user) => user.userName)).not.toContain('clerk');
  });

  test('nobody finds out an approver’s number by searching for its digits', async () => {
    const approver = await people.person('numbered', [await people.role('Numbered', { permissions: ['user:legalize'] })]);
    await app.done(setUser, { ...(await formOf(approver.id)), mobile: '13912345678' }, admin);
    const found = async (keyword: string) => (await app.done(getApproveUsers, { keyword }, clerk)).rows.map(({ userName }) => userName);
    expect([await found('139'), await found('NUMBERED')]).toEqual([[], ['numbered']]);
  });
});

test('the answer to a wrong account says the same as to a wrong password after all this', async () => {
  const wrong = await app.call(login, { username: 'clerk', password: 'Wrong7password' });
  expect(wrong).toEqual(await app.call(login, { username: 'nobodyatall', password: 'Wrong7password' }));
  expect(codeOf(await app.call(heartbeat, {}, clerk))).toBe('done');
});
