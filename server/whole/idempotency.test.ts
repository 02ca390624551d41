import { addDept, getDepts } from '@skyhelm/contract/department';
import type { Endpoint, InputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import { uploadImage } from '@skyhelm/contract/file';
import { changePassword } from '@skyhelm/contract/session';
import { addUser, getUsers } from '@skyhelm/contract/user';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PASSWORD, testApp } from '../testing/app.ts';
import { codeOf, peopleOf } from '../testing/people.ts';
import { signInWith } from './world.ts';

const app = await testApp();
const { main, services } = app;

const submit = <E extends Endpoint>(endpoint: E, input: InputOf<E>, key: string, token = main.token): Promise<Envelope> =>
  app.call(endpoint, input, { token, headers: { 'idempotency-key': key } });

const department = (name: string) => ({ name, country: 'CN', city: 'Harbin', personInCharge: 'Head' });
const countDepartments = async (name: string) => (await app.done(getDepts, { keyword: name }, main)).length;
const countLogged = async (operation: string) =>
  (await services.database.pool.query('select 1 from operation_log where operation = $1', [operation])).rows.length;

test('a submit doubled in flight has one effect and one answer', async () => {
  const before = await countLogged('department.added');
  const answers = await Promise.all([1, 2, 3, 4].map(() => submit(addDept, department('North'), 'in-flight')));
  expect(answers.map(codeOf)).toEqual(['done', 'done', 'done', 'done']);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countDepartments('North')).toBe(1);
  expect(await countLogged('department.added')).toBe(before + 1);
});

test('a submit repeated afterwards gets the answer of the first', async () => {
  const first = await submit(addDept, department('South'), 'afterwards');
  expect(await submit(addDept, department('South'), 'afterwards')).toEqual(first);
  expect(await countDepartments('South')).toBe(1);
});

test('a key in quotes is the key, and one that is not understood is refused rather than left out', async () => {
  const first = await submit(addDept, department('Quoted'), 'in:quotes.1');
  expect(await submit(addDept, department('Quoted'), '"in:quotes.1"')).toEqual(first);
  expect(await countDepartments('Quoted')).toBe(1);
  for (const key of ['two words', '', 'x'.repeat(101), '"half']) {
    expect(codeOf(await submit(addDept, department('Unsafe'), key))).toBe('request.repeatKey');
  }
  expect(await countDepartments('Unsafe')).toBe(0);
});

test('the same key with other content, or for another call, is refused', async () => {
  expect(codeOf(await submit(addDept, department('East'), 'reused'))).toBe('done');
  expect(codeOf(await submit(addDept, department('West'), 'reused'))).toBe('request.repeated');
  const change = { oldPassword: PASSWORD, newPassword: 'Another7horse', confirmPassword: 'Another7horse' };
  expect(codeOf(await submit(changePassword, change, 'reused'))).toBe('request.repeated');
  expect(await countDepartments('West')).toBe(0);
  await app.signIn('admin');
});

test('keys of different people do not meet', async () => {
  const { token } = await signInWith(app, main, 'colleague', ['department:add', 'department:query']);
  expect(codeOf(await submit(addDept, department('Shared'), 'shared'))).toBe('done');
  expect(codeOf(await submit(addDept, department('Other'), 'shared', token))).toBe('done');
  expect([await countDepartments('Shared'), await countDepartments('Other')]).toEqual([1, 1]);
});

test('a refusal is not kept: the same key may be tried again once the cause is gone', async () => {
  expect(codeOf(await submit(addDept, { ...department('Later'), country: 'QQ' }, 'refused'))).toBe('input.invalid');
  expect(codeOf(await submit(addDept, department('South'), 'refused'))).toBe('department.exists');
  expect(codeOf(await submit(addDept, department('Later'), 'refused'))).toBe('done');
});

test('a password change repeated afterwards is done, though the old password is wrong by now', async () => {
  const { token } = await signInWith(app, main, 'changing', []);
  const change = { oldPassword: PASSWORD, newPassword: 'Another7horse', confirmPassword: 'Another7horse' };
  const before = await countLogged('account.passwordChanged');
  const first = await submit(changePassword, change, 'password', token);
  expect(codeOf(first)).toBe('done');
  expect(await submit(changePassword, change, 'password', token)).toEqual(first);
  expect(codeOf(await submit(changePassword, { ...change, oldPassword: 'Wrong7horse' }, 'password', token))).toBe('request.repeated');
  expect(await countLogged('account.passwordChanged')).toBe(before + 1);
  await app.signIn('changing', 'Another7horse');
});

test('a password change doubled in flight changes it once and refuses nobody', async () => {
  const { token } = await signInWith(app, main, 'hurried', []);
  const change = { oldPassword: PASSWORD, newPassword: 'Another7horse', confirmPassword: 'Another7horse' };
  const before = await countLogged('account.passwordChanged');
  const answers = await Promise.all([1, 2, 3].map(() => submit(changePassword, change, 'hurried', token)));
  expect(answers.map(codeOf)).toEqual(['done', 'done', 'done']);
  expect(await countLogged('account.passwordChanged')).toBe(before + 1);
});

test('an answer with a secret is not kept: the repetition adds nobody and shows nothing', async () => {
  const added = { name: 'Once', userName: 'once', roleIds: [main.administratorRoleId], deptId: null };
  expect(await submit(addUser, added, 'secret')).toMatchObject({ state: 1, data: { password: expect.any(String) as string } });
  expect(codeOf(await submit(addUser, added, 'secret'))).toBe('request.repeated');
  expect((await app.done(getUsers, { keyword: 'once' }, main)).total).toBe(1);
});

test('another picture under the same key is refused, the same one is not stored twice', async () => {
  const people = await peopleOf(app);
  const picture = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const send = (bytes: Buffer) =>
    people.upload(uploadImage, main.token, bytes, { purpose: 'avatar' }, 'photo.png', { 'idempotency-key': 'picture' });
  const [red, blue] = [await picture('red'), await picture('blue')];
  const first = await send(red);
  expect(codeOf(first)).toBe('done');
  expect(await send(red)).toEqual(first);
  expect(codeOf(await send(blue))).toBe('request.repeated');
});
