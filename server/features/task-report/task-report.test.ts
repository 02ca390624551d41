import { addDevice } from '@skyhelm/contract/device';
import { deleteFlightRecord } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId, TaskId } from '@skyhelm/contract/ids';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { setSettings } from '@skyhelm/contract/session';
import { failTask, passTask } from '@skyhelm/contract/approval';
import { addTask, setTask } from '@skyhelm/contract/task';
import { deleteTask, submitTask } from '@skyhelm/contract/task-steps';
import { exportTaskReport } from '@skyhelm/contract/task-report';
import type { ReportFormat } from '@skyhelm/core/task/report-format';
import { pack } from '@skyhelm/core/record/pack';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { Language } from '@skyhelm/i18n/translate';
import readXlsxFile from 'read-excel-file/node';
import sharp from 'sharp';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/auth/actor.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type CallOptions, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { insertFlights, storeStretches, writeEvents } from '../flight-record/index.ts';
import { taskFlight } from '../../tables/task.table.ts';
import { fetchedKey } from '../transfer/index.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';
import { gather, requireStillThere } from './gather.ts';

const TAKE_OFF = Date.parse('2026-03-01T08:00:00Z');
const SECONDS = 600;
let app: TestApp;
let admin: { token: string };
let people: Awaited<ReturnType<typeof peopleOf>>;
let tasks: ReturnType<typeof tasksOf>;

beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  people = await peopleOf(app);
  tasks = tasksOf(app, admin);
});

/** Ten minutes, a sample a second, climbing to 60 m and going north at 5 m/s. */
function samplesAround(longitude: number, latitude: number): SampleTable {
  const column = (value: (second: number) => number) => Float64Array.from({ length: SECONDS }, (_, second) => value(second));
  return {
    times: column((second) => TAKE_OFF + second * 1_000),
    columns: {
      longitude: column(() => longitude),
      latitude: column((second) => latitude + (second * 5) / 111_000),
      height: column((second) => Math.min(60, second)),
      groundSpeed: column(() => 5),
      batteryPercent: column((second) => 95 - second / 20),
    },
  };
}

interface Shot {
  file: string;
  /** Nothing for one that was never fetched. */
  bytes?: Buffer;
}

/** A task with one flight to the end of its plan, and what its camera took. */
async function flownTask(name: string, shots: readonly Shot[] = []): Promise<{ id: TaskId; flightId: FlightRecordId; deviceId: DeviceId }> {
  const { db } = app.services.database;
  const { enterpriseId } = app.main;
  const { id: deviceId } = await app.done(addDevice, { name: `Craft of ${name}`.slice(0, 30), sn: newId(), type: 'uav' }, admin);
  const { id } = await tasks.add(name, { deviceId, workLocation: 'Поле за рекой', remark: '请先联系农户' });
  const { site } = await tasks.read(id);
  const flightId = newId<FlightRecordId>();
  const flown = { id: flightId, takeOffAt: TAKE_OFF, landedAt: TAKE_OFF + SECONDS * 1_000, metres: 3_000 };
  await insertFlights(db, { enterpriseId, deviceId, source: 'tlog', airframe: 'multirotor', autopilot: 'ardupilot' }, [flown]);
  await storeStretches(
    db,
    [...pack(samplesAround(site.longitude, site.latitude))].map((stretch) => ({ ...stretch, flightId })),
    new Map(),
  );
  await db.insert(taskFlight).values({ enterpriseId, taskId: id, flightId, isWhole: true });
  const at = (index: number) => TAKE_OFF + (index + 1) * 1_000;
  await writeEvents(
    db,
    shots.map(({ file }, index) => {
      const place = { longitude: site.longitude, latitude: site.latitude, height: 41.5 };
      return { flightId, at: at(index), event: { kind: 'picture' as const, number: index + 1, takenAt: at(index), file, ...place } };
    }),
  );
  for (const [index, { file, bytes }] of shots.entries()) {
    if (!bytes) continue;
    const transferId = newId();
    const given = { id: transferId, enterpriseId, deviceId, byName: 'admin', kind: 'readPicture', file, course: 'done' } as const;
    const picture = { takenAt: at(index), toldAt: new Date(at(index)), bytes: bytes.length };
    await db.insert(vehicleTransfer).values({ ...given, ...picture, createdAt: new Date(TAKE_OFF + 3_600_000) });
    await app.services.blobs.put(fetchedKey(transferId), bytes);
  }
  return { id, flightId, deviceId };
}

const photograph = () =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();

const report = (id: TaskId, format: ReportFormat, options: CallOptions = admin, timeZone = 'Asia/Shanghai') =>
  app.raw(exportTaskReport, { id, format, timeZone }, options);

async function readPdf(bytes: Buffer): Promise<{ text: string; pages: number; pictures: number }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const { OPS } = await getResolvedPDFJS();
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    pictures += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  }
  return { text: text.replace(/\s+/g, ' '), pages: document.numPages, pictures };
}

test.each<[Language, string[]]>([
  [
    'en',
    [
      'Task report',
      'Take-off site',
      'Height above home',
      '10 mins',
      '3 km',
      'silences as straight lines',
      'Flown to the end',
      'Airspace',
      'Steps',
      'Page 1 of 3',
    ],
  ],
  [
    'zh',
    [
      '任务报告',
      '起飞站点',
      '相对起飞点高度',
      '10 分钟',
      '3 千米',
      '失联段按直线计',
      '已飞完全程',
      '空域',
      '任务进程',
      '北纬',
      '东经',
      '第 1 页，共 3 页',
    ],
  ],
  [
    'ru',
    [
      'Отчёт о задании',
      'Место взлёта',
      'Высота над точкой взлёта',
      '10 мин',
      '3 км',
      'перерывы связи считаются прямыми',
      'Выполнен до конца',
      'Ход задания',
      '° с. ш.',
      '° в. д.',
      'Страница 1 из 3',
    ],
  ],
])(
  'a report reads as one in %s, with the figures of the flight by the reader’s clock',
  async (language, words) => {
    const { id } = await flownTask(`Look at ${language}`);
    const answer = await report(id, 'pdf', { ...admin, language });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { text, pages } = await readPdf(answer.rawPayload);
    expect(pages).toBe(3);
    for (const word of words) expect(text).toContain(word);
    for (const written of [`Look at ${language}`, 'Поле за рекой', '请先联系农户', '16:00']) expect(text).toContain(written);
  },
  60_000,
);

test('pictures are shown with time and place; those that are no pictures, or not here, are left out and counted', async () => {
  const good = await photograph();
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const { id } = await flownTask('Shots', [
    ...Array.from({ length: 7 }, (_, index) => ({ file: `GOOD${index}.JPG`, bytes: good })),
    { file: 'SCRIPT.JPG', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    { file: 'HALF.JPG', bytes: good.subarray(0, 300) },
    { file: 'BOMB.PNG', bytes: bomb },
    { file: 'AWAY.JPG' },
  ]);
  const { text, pictures } = await readPdf((await report(id, 'pdf')).rawPayload);
  expect(pictures).toBe(7);
  expect(text).toContain('7 of 11 pictures are shown');
  expect(text).toContain('1 picture is not on the server');
  expect(text).toContain('3 pictures cannot be read and are left out: SCRIPT.JPG, HALF.JPG, BOMB.PNG');
  expect(text).toContain('GOOD6.JPG');
  expect(text).toContain('50°00′00.00″N');
  expect(text).toContain('41.5 m above home');
}, 60_000);

test('the spreadsheet has a sheet for each: facts, flights, samples, pictures and steps, in the reader’s units', async () => {
  const { id } = await flownTask('Sheets', [{ file: 'ONE.JPG' }]);
  const imperial = await people.person('imperial', [await people.role('Reporters', { permissions: ['task:report', 'device:query'] })]);
  await app.done(setSettings, { unitSystem: 2 }, imperial);
  const sheets = await readXlsxFile((await report(id, 'xlsx', { ...imperial, language: 'en' })).rawPayload);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Task', 'Map', 'Flights', 'Charts', 'Samples', 'Pictures', 'Steps']);
  const [facts, , flights, , samples, pictures, steps] = sheets.map(({ data }) => data);
  const told = new Map(facts!.map(([name, value]) => [name, value]));
  expect(told.get('Task name')).toBe('Sheets');
  expect(told.get('Planned and flown')).toMatch(/^Planned, .+ silences as straight lines/);
  // Numbers can be reckoned with: what they are counted in stands with their names.
  expect(told.get('Distance flown (mi)')).toBeCloseTo(3 * 0.6213712, 2);
  expect(facts!.filter(([, value]) => typeof value === 'number').map(([name]) => name)).toEqual(
    expect.arrayContaining(['Task number', 'Waypoints, with the take-off', 'Flights', 'Pictures'].filter((name) => told.has(name))),
  );
  expect(
    [...told.values()].filter((value) => typeof value === 'string' && /^\d+([.,]\d+)?\s*(m|ft|mi|km|acres|min)?$/.test(value)),
  ).toEqual([]);
  const headed = (table: typeof flights, name: string, row = 1) => table![row]![table![0]!.indexOf(name)];
  expect(headed(flights, 'Distance flown (ft)')).toBeCloseTo(3_000 * 3.2808, 0);
  expect(headed(flights, 'Take-off')).toEqual(new Date('2026-03-01T16:00:00Z'));
  // Moments are moments on every sheet, by the clock that is named.
  expect(told.get('Time zone')).toBe('Asia/Shanghai');
  const { deadline } = await tasks.read(id);
  // A cell counts days: what it keeps of a second is rounded.
  const secondOf = (value: unknown) => Math.round((value as Date).getTime() / 1_000);
  expect(secondOf(told.get('Deadline'))).toBe(Math.floor((Date.parse(deadline) + 8 * 3_600_000) / 1_000));
  for (const time of [headed(samples, 'Time'), headed(pictures, 'Time'), headed(steps, 'Time')]) expect(time).toBeInstanceOf(Date);
  expect(headed(samples, 'Height above home (ft)', samples!.length - 1)).toBeCloseTo(60 * 3.2808, 0);
  expect(headed(samples, 'Speed over ground (mph)')).toBeCloseTo(11.2, 1);
  // How many of them there are is said where they are counted, and that they are not all.
  const listed = samples!.length - 1;
  expect(listed).toBeGreaterThan(100);
  expect(listed).toBeLessThan(SECONDS);
  expect([headed(flights, 'Samples recorded'), headed(flights, 'Samples listed')]).toEqual([SECONDS, listed]);
  expect(told.get('Samples')).toContain(`${listed} of ${SECONDS} recorded are listed`);
  expect([headed(pictures, 'File'), headed(pictures, 'On the server')]).toEqual(['ONE.JPG', 'No']);
  expect(headed(steps, 'Step')).toBe('Added');
}, 60_000);

test('nobody reads it without the permission or from another enterprise, and each that leaves is on record', async () => {
  const { id } = await flownTask('Secret');
  const plain = await people.person('plain', [await people.role('Plain', { permissions: ['task:query', 'task:check'] })]);
  expect(codeOf((await report(id, 'pdf', plain)).json())).toBe('request.forbidden');
  expect(codeOf((await report(id, 'pdf', { token: app.other.token })).json())).toBe('record.notFound');
  await report(id, 'xlsx');
  const { rows } = await app.done(getOperations, { operations: ['task.reported'], pageSize: 1 }, admin);
  const { text, details } = await app.done(getOperation, { id: rows[0]!.id }, admin);
  expect([text, details['format']]).toEqual(['Exported the report of task “Secret”', 'xlsx']);
}, 60_000);

test('what is deleted while it is being made is said in words, and so is a task that is gone', async () => {
  const { id, flightId } = await flownTask('Vanishing');
  const { services, main } = app;
  const actor: Actor = {
    ...{ kind: 'key', keyId: '', holderId: null, callsPerMinute: 1, enterpriseId: main.enterpriseId, name: 'k', permissions: ['*'] },
    use: { secretId: '', sessionId: null, ip: '' },
    scope: { all: true, trees: [], departmentIds: [] },
  };
  const asked = { db: services.database.db, actor, now: new Date(), language: 'en' as const };
  const content = await gather(asked, services, id, 'UTC');
  await requireStillThere(asked, content);
  await app.done(deleteFlightRecord, { id: flightId }, admin);
  await expect(requireStillThere(asked, content)).rejects.toMatchObject({ code: 'task.reportGone' });
  expect((await readPdf((await report(id, 'pdf')).rawPayload)).text).toContain('The record of 1 flight has been deleted');
  await app.done(deleteTask, await tasks.now(id), admin);
  await expect(requireStillThere(asked, content)).rejects.toMatchObject({ code: 'task.reportGone' });
  expect((await report(id, 'pdf', { ...admin, language: 'ru' })).json()).toMatchObject({ state: 0, code: 'record.notFound' });
}, 60_000);

test('of a task that nobody has flown yet it says so, and on what ground it was approved', async () => {
  const approver = await people.person('approver', [await people.role('Approvers', { permissions: ['approval:pass'] })]);
  const { id } = await tasks.add('Unflown');
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), approver);
  const answer = await report(id, 'pdf');
  expect(answer.headers['content-type'], answer.body.slice(0, 200)).toBe('application/pdf');
  const { text, pictures } = await readPdf(answer.rawPayload);
  for (const said of ['Not flown yet', 'The aircraft told of no pictures', 'Approved, approver', 'No zone stands in the way', 'Passed']) {
    expect(text).toContain(said);
  }
  expect(pictures).toBe(0);
}, 60_000);

test('the time of a flight is the same number on every sheet', async () => {
  const { id, flightId } = await flownTask('Rounded');
  const { pool } = app.services.database;
  await pool.query("update device_flight set landed_at = take_off_at + interval '207 seconds' where id = $1", [flightId]);
  const [facts, , flights] = await readXlsxFile((await report(id, 'xlsx', { ...admin, language: 'en' })).rawPayload);
  const told = new Map(facts!.data.map(([name, value]) => [name, value]));
  expect([told.get('Flight time (min)'), flights!.data[1]![flights!.data[0]!.indexOf('Duration (min)')]]).toEqual([3.45, 3.45]);
}, 60_000);

test('in the sheet of steps each decision stands once, with step, person and moment in cells of their own', async () => {
  const decider = await people.person('decider', [await people.role('Deciders', { permissions: ['approval:pass', 'approval:fail'] })]);
  const { id } = await tasks.add('Decided twice');
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(failTask, { ...(await tasks.now(id)), reason: 'Too windy' }, decider);
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), decider);
  const sheets = await readXlsxFile((await report(id, 'xlsx', { ...admin, language: 'en' })).rawPayload);
  const [head, ...rows] = sheets.at(-1)!.data;
  const told = rows.map((row) => ['Step', 'By', 'Reason'].map((name) => row[head!.indexOf(name)]));
  expect(told.map(([step]) => step)).toEqual(['Passed', 'Submitted for approval', 'Did not pass', 'Submitted for approval', 'Added']);
  expect([told[0], told[2]]).toEqual([
    ['Passed', 'decider', null],
    ['Did not pass', 'decider', 'Too windy'],
  ]);
  expect(rows[0]![head!.indexOf('Time')]).toBeInstanceOf(Date);
  expect(rows[0]![head!.indexOf('Airspace proof')]).toContain('No zone stands in the way');
}, 60_000);

test('of an approval that holds no longer it says who gave it, and apart from that who ended it', async () => {
  const giver = await people.person('giver', [await people.role('Givers', { permissions: ['approval:pass'] })]);
  const form = await tasks.form('Mended later');
  const { id } = await app.done(addTask, form, admin);
  await app.done(submitTask, await tasks.now(id), admin);
  await app.done(passTask, await tasks.now(id), giver);
  await app.services.database.pool.query("update task_approval set decided_at = '2026-01-01T08:00:00Z' where task_id = $1", [id]);
  await app.done(setTask, { ...form, name: 'Mended now', ...(await tasks.now(id)) }, admin);
  const { text } = await readPdf((await report(id, 'pdf', { ...admin, language: 'en' }, 'UTC')).rawPayload);
  expect(text).toMatch(/Approved, giver, 01 Jan 2026, 08:00:00 No longer holds, (?!giver)/);
  expect(text).not.toContain('No longer holds, giver');
  const sheets = await readXlsxFile((await report(id, 'xlsx', { ...admin, language: 'en' }, 'UTC')).rawPayload);
  const [head, ...rows] = sheets.at(-1)!.data;
  const by = (what: string) => rows.find((row) => row[head!.indexOf('Step')] === what)?.[head!.indexOf('By')];
  expect([by('Approved'), by('No longer holds')]).toEqual(['giver', rows.find((row) => row.includes('Added'))![head!.indexOf('By')]]);
}, 60_000);

test('a task that its flight has completed names its finisher and says that nobody else completed it, in the sheet and on paper', async () => {
  const { id } = await flownTask('Flown home');
  const { pool } = app.services.database;
  await pool.query("update task set status = 'completed', finisher_name = 'Pilot 1' where id = $1", [id]);
  await pool.query(
    "insert into task_step (enterprise_id, task_id, at, action, by_name) select enterprise_id, id, now(), 'complete', '' from task where id = $1",
    [id],
  );
  const sheets = await readXlsxFile((await report(id, 'xlsx', { ...admin, language: 'en' })).rawPayload);
  expect(new Map(sheets[0]!.data.map(([name, value]) => [name, value])).get('Finisher')).toBe('Pilot 1');
  const [head, ...rows] = sheets.at(-1)!.data;
  const completed = rows.find((row) => row[head!.indexOf('Step')] === 'Completed');
  expect(completed![head!.indexOf('By')]).toBe('Automatically, by the flight of Pilot 1');
  const { text } = await readPdf((await report(id, 'pdf', { ...admin, language: 'en' })).rawPayload);
  expect(text).toContain('Automatically, by the flight of Pilot 1');
}, 60_000);

test('a report says in the sheet and on paper that its executor was frozen, who that was and by whom', async () => {
  const { id } = await flownTask('Left lying');
  const { pool } = app.services.database;
  await pool.query(
    "insert into task_step (enterprise_id, task_id, at, action, by_name, executor_name) select enterprise_id, id, now(), 'executorFrozen', 'Mover 1', 'Pilot 1' from task where id = $1",
    [id],
  );
  const [head, ...rows] = (await readXlsxFile((await report(id, 'xlsx', { ...admin, language: 'en' })).rawPayload)).at(-1)!.data;
  const frozen = rows.find((row) => row[head!.indexOf('Step')] === 'Executor “Pilot 1” frozen');
  expect(frozen![head!.indexOf('By')]).toBe('Mover 1');
  const { text } = await readPdf((await report(id, 'pdf', { ...admin, language: 'en' })).rawPayload);
  expect(text.replace(/\s+/g, ' ')).toContain('Executor “Pilot 1” frozen');
}, 60_000);
