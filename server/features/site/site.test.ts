import type { InputOf } from '@skyhelm/contract/endpoint';
import { addSite, deleteSite, exportSites, getSites, setSite } from '@skyhelm/contract/site';
import { frozenUser } from '@skyhelm/contract/user';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';

let app: TestApp;
let admin: { token: string };
let other: { token: string };
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  other = { token: app.other.token };
});

type Form = InputOf<typeof addSite>;
const form = (name: string, given: Partial<Form> = {}): Form => ({ name, longitude: 121.4737, latitude: 31.2304, ...given });
const names = async (query: InputOf<typeof getSites> = {}) => (await app.done(getSites, query, admin)).rows.map(({ name }) => name);
const found = async (keyword: string) => (await app.done(getSites, { keyword }, admin)).rows[0]!;

test('a site is added, found, edited and deleted, in its own tenant only', async () => {
  const { id } = await app.done(addSite, form('Harbour', { altitude: 12.5, address: 'Pier 7', remark: 'windy' }), admin);
  expect(await found('pier')).toMatchObject({ id, version: 1, name: 'Harbour', altitude: 12.5, address: 'Pier 7', remark: 'windy' });
  expect((await app.done(getSites, {}, other)).total).toBe(0);
  expect(codeOf(await app.call(setSite, { id, version: 1, ...form('Stolen') }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteSite, { id }, other))).toBe('record.notFound');

  await app.done(setSite, { id, version: 1, ...form('Harbour', { altitude: null }) }, admin);
  expect(await app.call(setSite, { id, version: 1, ...form('Mine') }, admin)).toMatchObject({
    code: 'record.stale',
    data: { version: 2, name: 'Harbour', altitude: null },
  });
  await app.done(deleteSite, { id }, admin);
  expect(codeOf(await app.call(deleteSite, { id }, admin))).toBe('record.notFound');
});

test('names are unique in the tenant, whatever the case, also when two are added at once', async () => {
  const answers = await Promise.all(['Twin', 'tWIN'].map((name) => app.call(addSite, form(name), admin)));
  expect(answers.map(codeOf).sort()).toEqual(['done', 'site.exists']);
  expect(codeOf(await app.call(addSite, form('Twin'), other))).toBe('done');
  const { id } = await app.done(addSite, form('Single'), admin);
  expect(codeOf(await app.call(setSite, { id, version: 1, ...form('TWIN') }, admin))).toBe('site.exists');
});

test('what is no position is refused in the words of the specification', async () => {
  const said = async (given: object) => {
    const answer = await app.call(addSite, { ...form('Nowhere'), ...given }, admin);
    return answer.state === 0 ? answer.mes : '';
  };
  expect(await said({ longitude: undefined })).toBe('Please enter longitude');
  expect(await said({ latitude: null })).toBe('Please enter latitude');
  expect(await said({ longitude: 180.5 })).toContain('Longitude format error');
  expect(await said({ latitude: '31' })).toContain('Latitude format error');
  expect(await said({ latitude: -90.000001 })).toContain('Latitude format error');
  expect(await said({ altitude: 9999.5 })).toBe("The altitude exceeds the system's maximum altitude of 9999");
  expect(await said({ altitude: -5000 })).toContain('Altitude format error');
  expect(await said({ name: 'no_such' })).not.toBe('');
  expect((await app.done(getSites, { keyword: 'Nowhere' }, admin)).total).toBe(0);
});

test('no digit of a position is lost on the way to the disk and back', async () => {
  const { id } = await app.done(addSite, form('Exact'), admin);
  let version = 1;
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0);
  await fc.assert(
    fc.asyncProperty(degrees(180), degrees(90), fc.option(degrees(900)), async (longitude, latitude, altitude) => {
      ({ version } = await app.done(setSite, { id, version, ...form('Exact', { longitude, latitude, altitude }) }, admin));
      expect(await found('Exact')).toMatchObject({ longitude, latitude, altitude });
    }),
    { numRuns: 40 },
  );
});

test('the list is sorted and paged; the export holds all that was found, numbers as numbers', async () => {
  for (const name of ['Ridge 2', 'Ridge 1', 'Ridge 3']) await app.done(addSite, form(name, { address: 'Hill road' }), admin);
  expect(await names({ keyword: 'RIDGE' })).toEqual(['Ridge 1', 'Ridge 2', 'Ridge 3']);
  expect(await names({ keyword: 'hill', orderByColumn: 'createdAt', isAsc: false })).toEqual(['Ridge 3', 'Ridge 1', 'Ridge 2']);
  expect(await names({ keyword: 'Ridge', pageSize: 2, pageNum: 2 })).toEqual(['Ridge 3']);
  const file = await app.raw(exportSites, { keyword: 'Ridge', isAsc: false }, { ...admin, language: 'zh' });
  const [sheet] = await readXlsxFile(file.rawPayload);
  const rows = sheet!.data;
  expect(rows[0]!.slice(0, 3)).toEqual(['站点名称', '经度', '纬度']);
  expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual([
    ['Ridge 3', 121.4737, 31.2304],
    ['Ridge 2', 121.4737, 31.2304],
    ['Ridge 1', 121.4737, 31.2304],
  ]);
});

test('an export ends when its reader is frozen meanwhile', async () => {
  const people = await peopleOf(app);
  const reader = await people.person('reader', [await people.role('Reader', { permissions: ['site:query', 'site:export'] })]);
  const { pool } = app.services.database;
  const holder = await pool.connect();
  try {
    await holder.query('begin; lock table site in access exclusive mode');
    const exporting = app.raw(exportSites, {}, reader).then((response) => response.body);
    const isLogged = async () =>
      (await pool.query("select 1 from operation_log where operation = 'site.exported' and actor_id = $1", [reader.id])).rows.length;
    await expect.poll(isLogged).toBe(1);
    await app.done(frozenUser, { id: reader.id }, admin);
    await holder.query('commit');
    expect(await exporting).toContain('session.expired');
  } finally {
    holder.release();
  }
});
