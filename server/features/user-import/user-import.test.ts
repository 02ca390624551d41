import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import { changePassword, userInfo } from '@skyhelm/contract/session';
import { getUsers } from '@skyhelm/contract/user';
import { exportImportFaults, getImportTemplate, importUsers, takeImportPasswords } from '@skyhelm/contract/user-import';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { bookOf, textRow } from '../../testing/xlsx.ts';
import { csv, faultsOf, HEADER, importing } from './import-testing.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let imports: ReturnType<typeof importing>;
let admin: { token: string };
let north: DepartmentId;
let pilotRole: RoleId;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  imports = importing(app, people);
  admin = people.admin;
  north = await people.department('North');
  const south = await people.department('South');
  await people.department('Base', north);
  await people.department('Base', south);
  await people.department('Tower', south);
  pilotRole = await people.role('Pilot');
  await people.role('Dispatcher');
});

const countOf = async (keyword: string) => (await app.done(getUsers, { keyword }, admin)).total;
const sheetOf = async (endpoint: typeof exportImportFaults | typeof getImportTemplate, input: object, options = {}) => {
  const response = await app.raw(endpoint, input, { ...admin, language: 'en', ...options });
  return readXlsxFile(response.rawPayload);
};
const logged = async (operation: string) =>
  (
    await app.services.database.pool.query<{ target_name: string }>(
      'select target_name from operation_log where operation = $1 order by seq',
      [operation],
    )
  ).rows.map(({ target_name }) => target_name);

describe('a good file', () => {
  test('adds everybody with department, roles and a password each, which is handed out once', async () => {
    const state = await imports.run(
      csv(
        ' Нина Орлова ,orlova,+7 912 345-67-89,Nina@example.com,North / base,Pilot; dispatcher,"night, mostly",',
        'Given,given1,,,Tower,Pilot；Pilot,,Chosen7one',
        'Nowhere,nowhere1,,,,pilot,,',
      ),
    );
    expect(state).toMatchObject({ phase: 'done', done: 3, total: 3, fileName: 'people.csv', faultCount: 0, passwordCount: 2 });
    const { rows } = await app.done(getUsers, { keyword: 'orlova' }, admin);
    expect(rows[0]).toMatchObject({
      name: 'Нина Орлова',
      mobile: '+7 912 345-67-89',
      email: 'Nina@example.com',
      deptName: 'Base',
      roles: [{ name: 'Dispatcher' }, { name: 'Pilot' }],
      remark: 'night, mostly',
      changePassword: true,
    });
    expect(await logged('user.imported')).toEqual(['people.csv']);
    expect((await logged('user.added')).slice(-3)).toEqual(['orlova', 'given1', 'nowhere1']);

    const [sheet] = await sheetOf(takeImportPasswords, { id: state.id });
    expect(sheet!.data.map(([name, account]) => [name, account])).toEqual([
      ['User name', 'Account'],
      ['Нина Орлова', 'orlova'],
      ['Nowhere', 'nowhere1'],
    ]);
    expect(codeOf(await app.call(takeImportPasswords, { id: state.id }, admin))).toBe('userImport.passwordsGone');
    expect(await imports.look()).toMatchObject({ passwordCount: 0, passwordsUntil: null });

    const oldPassword = String(sheet!.data[1]![2]);
    expect(oldPassword).toHaveLength(18);
    const token = await app.signIn('orlova', oldPassword);
    expect(await app.done(userInfo, {}, { token })).toMatchObject({ mustChangePassword: true, permissions: [] });
    await app.done(changePassword, { oldPassword, newPassword: 'Chosen7myself', confirmPassword: 'Chosen7myself' }, { token });
    await app.signIn('orlova', 'Chosen7myself');
    await expect(app.signIn('orlova', oldPassword)).rejects.toThrow('login.failed');
    const { rows: stored } = await app.services.database.pool.query<{ password_hash: string }>(
      "select password_hash from user_account where account in ('orlova', 'given1')",
    );
    expect(stored.every(({ password_hash }) => password_hash.startsWith('$argon2id$'))).toBe(true);
    expect((await app.done(userInfo, {}, { token: await app.signIn('given1', 'Chosen7one') })).mustChangePassword).toBe(true);
  });

  test('is the template, filled in, in whichever language', async () => {
    const [empty, notes] = await sheetOf(getImportTemplate, {}, { language: 'ru' });
    expect(empty!.data).toEqual([
      ['Имя*', 'Логин*', 'Номер телефона', 'Электронная почта', 'Подразделение', 'Роли*', 'Примечание', 'Начальный пароль'],
    ]);
    expect([empty!.sheet, notes!.sheet, notes!.data.length]).toEqual(['Пользователи', 'Пояснения', 9]);
    const blank = await app.raw(getImportTemplate, {}, { ...admin, language: 'ru' });
    expect(codeOf(await imports.start(blank.rawPayload, app.main.token, 'blank.xlsx'))).toBe('userImport.empty');
    const filled = await bookOf({
      rows: [textRow(empty!.data[0]!.map(String)), '', textRow(['Иван', 'ivan', '', '', '', 'Pilot', '', ''])],
    });
    expect(await imports.run(filled, app.main.token, 'filled.xlsx')).toMatchObject({ phase: 'done', total: 1 });
    const chinese = await bookOf({ rows: [textRow(['角色', '姓名*', '账号＊']), textRow(['Pilot', '王小明', 'wangxm'])] });
    expect(await imports.run(chinese)).toMatchObject({ phase: 'done', total: 1 });
  });

  test('may have numbers where a spreadsheet makes numbers of what is typed', async () => {
    const number = (place: string, value: string) => `<c r="${place}"><v>${value}</v></c>`;
    const rows = [
      textRow(['User name', 'Account', 'Phone number', 'Roles']),
      `${textRow(['Typed'])}${number('B2', '20260001')}${number('C2', '8613700137000')}${textRow(['Pilot'])}`,
      `${textRow(['Short'])}${number('B3', '20260002')}${number('C3', '1.3700137001E10')}${textRow(['Pilot'])}`,
      `${textRow(['Russian'])}${number('B4', '20260003')}${number('C4', '79123456780')}${textRow(['Pilot'])}`,
    ];
    expect(await imports.run(await bookOf({ rows }))).toMatchObject({ phase: 'done' });
    const { rows: saved } = await app.done(getUsers, { keyword: '2026000', orderByColumn: 'userName' }, admin);
    expect(saved.map(({ mobile }) => mobile)).toEqual(['+8613700137000', '13700137001', '+79123456780']);
  });
});

describe('a file with faults', () => {
  test('is reported row by row, in the reader’s language, and nothing of it is saved', async () => {
    await people.person('taken', [pilotRole]);
    const rows = [
      'Fine,fine1,,,,Pilot,,',
      ',x,１３８００１３８０００,no@mail,Nowhere,Admiral,,short',
      'Same,FINE1,,,Base,Pilot,,',
      'Known,Taken,,,,Pilot,=1+1,',
      ',,,,,,,',
      'Bad_name,good1,13800138001,,,,,',
      'Twin,good2,+86 138 0013 8001,,North/Base,Pilot,,',
      'Number,13800138002,,,,Pilot,,',
      'Lookalike,аdmin,,,,Pilot,,',
    ];
    const state = await imports.run(csv(...rows));
    expect(state).toMatchObject({ phase: 'faulty', faultCount: 16, total: 8, passwordCount: 0 });
    expect(faultsOf(state)).toEqual([
      '3 | name | This field is required | ',
      '3 | userName | 2 to 32 English letters, Chinese characters or digits, without spaces or symbols, and no phone number | x',
      '3 | mobile | Phone number format error | １３８００１３８０００',
      '3 | email | E-mail address format error | no@mail',
      '3 | department | There is no such department, or it is outside of your data scope | Nowhere',
      '3 | roles | There is no such role | Admiral',
      '3 | password | Must contain uppercase and lowercase letters and numbers, special characters can be used, and the length is between 8-20 | ',
      '4 | userName | The same as in row 2 | FINE1',
      '4 | department | Several departments have this name; please give the whole path, such as “A / B / C” | Base',
      '5 | userName | This account is already in use, please choose another | Taken',
      '5 | remark | The cell holds a formula; please enter the value itself | ',
      '7 | name | Only letters, Chinese characters and digits, with single spaces between words | Bad_name',
      '7 | roles | This field is required | ',
      '8 | mobile | The same as in row 7 | +86 138 0013 8001',
      '9 | userName | 2 to 32 English letters, Chinese characters or digits, without spaces or symbols, and no phone number | 13800138002',
      '10 | userName | 2 to 32 English letters, Chinese characters or digits, without spaces or symbols, and no phone number | аdmin',
    ]);
    expect(await countOf('fine1')).toBe(0);
    expect((await imports.look(app.main.token, 'ru'))!.faults[0]!.mes).toBe('Обязательное поле');
    const [sheet] = await sheetOf(exportImportFaults, { id: state.id });
    expect(sheet!.data[0]).toEqual(['Row', 'Column', 'What is wrong', 'Value']);
    expect(sheet!.data[2]).toEqual([
      3,
      'Account',
      '2 to 32 English letters, Chinese characters or digits, without spaces or symbols, and no phone number',
      'x',
    ]);
  });

  test.each([
    ['userImport.headerUnknown', 'User name,Acount,Roles\nA,b,Pilot', 'Acount'],
    ['userImport.headerMissing', 'User name,Roles\nA,Pilot', 'Account'],
    ['userImport.headerDoubled', 'User name,Account,Roles,账号\nA,bb,Pilot,cc', '账号'],
    ['userImport.empty', `${HEADER}\n\n,,\n`, 'no rows'],
    ['userImport.tooManyPasswords', csv(...Array.from({ length: 501 }, (_, index) => `A,many${index},,,,Pilot,,Chosen7one`)), '500'],
    ['userImport.encoding', Buffer.from('d0d5ff2cd5cbbac5', 'hex'), '.xlsx'],
    ['userImport.oldFormat', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'password'],
    ['userImport.format', Buffer.from([1, 0, 0, 0]), '.xlsx'],
    ['userImport.broken', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(600)]), 'damaged'],
    ['userImport.format', Buffer.from('PK\u0003\u0004 and no more'), '.xlsx'],
    ['userImport.format', Buffer.from('PK\u0005\u0006 and no more'), '.xlsx'],
    ['userImport.blank', '', 'empty'],
  ])('as a whole is refused at once: %s', async (code, content, said) => {
    expect(await imports.start(Buffer.from(content))).toMatchObject({ state: 0, code, mes: expect.stringContaining(said) as string });
  });

  test('of more than 10,000 rows or 10 MB is refused', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => `A,many${index},,,,Pilot,,`);
    expect(await imports.start(csv(...rows))).toMatchObject({
      code: 'userImport.tooManyRows',
      mes: expect.stringContaining('10,000') as string,
    });
    expect(await imports.start(Buffer.alloc(11 * 2 ** 20, 'a'))).toMatchObject({
      code: 'userImport.tooLarge',
      mes: 'The file cannot exceed 10 MB',
    });
  });

  test('of 50 MB is refused before it has been sent', async () => {
    const { port, hostname } = new URL(await app.app.listen({ port: 0 }));
    const headers = { ...admin, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 50 * 2 ** 20 };
    const sending = request({ port, hostname, method: 'POST', path: `${BASE_PATH}${importUsers.path}`, headers });
    sending.write('--x\r\n');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(JSON.parse(await text(answer))).toMatchObject({ state: 0, code: 'userImport.tooLarge' });
    sending.destroy();
  });
});
