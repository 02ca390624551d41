import { addDevice } from '@skyhelm/contract/device';
import type { DeviceId, FlightRecordId, TaskId } from '@skyhelm/contract/ids';
import { exportTaskReport } from '@skyhelm/contract/task-report';
import { pack } from '@skyhelm/core/record/pack';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { Language } from '@skyhelm/i18n/translate';
import readXlsxFile from 'read-excel-file/node';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { tasksOf } from '../../testing/tasks.ts';
import { partsOf, readXml, type XmlNode } from '../../testing/xlsx-parts.ts';
import { insertFlights, storeStretches } from '../flight-record/index.ts';
import { taskFlight } from '../../tables/task.table.ts';
import { PIXELS_PER_POINT } from './map/map-picture.ts';
import { MAP_SIZE } from './map-frame.ts';

const TAKE_OFF = Date.parse('2026-03-01T08:00:00Z');
const SECONDS = 300;
const SILENT = { from: 100, to: 160 };
let app: TestApp;
let admin: { token: string };
let flown: TaskId;
let unflown: TaskId;
let unheard: TaskId;

/** Nothing is known of its height for a minute. */
function samplesOf(start: number, { longitude, latitude }: { longitude: number; latitude: number }, hasBattery: boolean): SampleTable {
  const column = (value: (second: number) => number) => Float64Array.from({ length: SECONDS }, (_, second) => value(second));
  return {
    times: column((second) => start + second * 1_000),
    columns: {
      longitude: column(() => longitude),
      latitude: column((second) => latitude + (second * 5) / 111_000),
      height: column((second) => (second > SILENT.from && second < SILENT.to ? NaN : 20 + 10 * Math.sin(second / 9))),
      groundSpeed: column((second) => 5 + Math.sin(second / 7)),
      ...(hasBattery && { batteryPercent: column((second) => 95 - second / 20) }),
    },
  };
}

/** Two stretches of so many samples, five seconds from one to the next, and a silence between them. */
const UNHEARD = { from: TAKE_OFF + 7_200_000, samples: 20, everyMs: 5_000, silenceMs: 900_000 };
function unheardSamples({ longitude, latitude }: { longitude: number; latitude: number }): SampleTable {
  const { from, samples, everyMs, silenceMs } = UNHEARD;
  const column = (value: (row: number) => number) => Float64Array.from({ length: 2 * samples }, (_, row) => value(row));
  return {
    times: column((row) => from + row * everyMs + (row < samples ? 0 : silenceMs)),
    columns: {
      longitude: column(() => longitude),
      latitude: column((row) => latitude + (row * 5) / 111_000),
      height: column((row) => (row < samples ? 60 : 120)),
    },
  };
}

async function fly(id: TaskId, deviceId: DeviceId, hour: number, hasBattery: boolean): Promise<void> {
  const { site } = await tasksOf(app, admin).read(id);
  await record(id, deviceId, samplesOf(TAKE_OFF + hour * 3_600_000, site, hasBattery));
}

async function record(id: TaskId, deviceId: DeviceId, samples: SampleTable): Promise<void> {
  const { db } = app.services.database;
  const { enterpriseId } = app.main;
  const flightId = newId<FlightRecordId>();
  const [takeOffAt, landedAt] = [samples.times[0]!, samples.times.at(-1)! + 1_000];
  const flight = { id: flightId, takeOffAt, landedAt, metres: 1_500 };
  await insertFlights(db, { enterpriseId, deviceId, source: 'tlog', airframe: 'multirotor', autopilot: 'ardupilot' }, [flight]);
  const stretches = [...pack(samples)].map((stretch) => ({ ...stretch, flightId }));
  await storeStretches(db, stretches, new Map());
  await db.insert(taskFlight).values({ enterpriseId, taskId: id, flightId, isWhole: true });
}

beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  const tasks = tasksOf(app, admin);
  const { id: deviceId } = await app.done(addDevice, { name: 'Craft', sn: newId(), type: 'uav' }, admin);
  ({ id: flown } = await tasks.add('Flown', { deviceId }));
  ({ id: unflown } = await tasks.add('Unflown', { deviceId }));
  await fly(flown, deviceId, 0, true);
  await fly(flown, deviceId, 1, false);
  ({ id: unheard } = await tasks.add('Unheard', { deviceId }));
  await record(unheard, deviceId, unheardSamples((await tasks.read(unheard)).site));
});

const report = async (id: TaskId, language: Language): Promise<Buffer> =>
  (await app.raw(exportTaskReport, { id, format: 'xlsx', timeZone: 'Asia/Shanghai' }, { ...admin, language })).rawPayload;

const find = (node: XmlNode, name: string): XmlNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => find(child, name)),
];
const textsOf = (node: XmlNode, name: string) => find(node, name).map(({ text }) => text);

function chartsOf(file: Buffer): XmlNode[] {
  const parts = [...partsOf(file)].filter(([name]) => name.startsWith('xl/charts/'));
  return parts.map(([, bytes]) => readXml(bytes.toString()));
}

test.each<[Language, string[], string[], string]>([
  [
    'en',
    ['Task', 'Map', 'Flights', 'Charts', 'Samples', 'Pictures', 'Steps'],
    ['Flight 1 · Height above home', 'Time', 'Height above home (m)'],
    'Battery (%) · Not recorded',
  ],
  [
    'zh',
    ['任务信息', '地图', '飞行架次', '图表', '采样数据', '照片', '任务进程'],
    ['第 1 次飞行 · 相对起飞点高度', '时间', '相对起飞点高度（米）'],
    '电量（%） · 无记录',
  ],
  [
    'ru',
    ['Задание', 'Карта', 'Полёты', 'Графики', 'Данные', 'Снимки', 'Ход задания'],
    ['Полёт 1 · Высота над точкой взлёта', 'Время', 'Высота над точкой взлёта (м)'],
    'Заряд (%) · Не записано',
  ],
])('charts are titled in %s, and what was not recorded is said in place of one', async (language, names, titles, unknown) => {
  const file = await report(flown, language);
  const sheets = await readXlsxFile(file);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(names);
  const charts = chartsOf(file);
  // Three of the first flight, and two of the second, whose battery said nothing.
  expect(charts.map((chart) => textsOf(chart, 't')[0]!.replace(/.* · /, ''))).toHaveLength(5);
  expect(textsOf(charts[0]!, 't')).toEqual(titles);
  expect(sheets[3]!.data.flat()).toContain(unknown);
});

test('a chart refers to exactly the cells that hold its numbers, and holds them itself', async () => {
  const file = await report(flown, 'en');
  const samples = (await readXlsxFile(file)).find(({ sheet }) => sheet === 'Samples')!.data;
  const columns = ['Height above home (m)', 'Speed over ground (m/s)', 'Battery (%)'];
  const expected = [...columns.map((name) => [1, name]), ...columns.slice(0, 2).map((name) => [2, name])];
  const sheet = readXml(partsOf(file).get('xl/worksheets/sheet5.xml')!.toString());
  const written = new Map(find(sheet, 'c').map((cell) => [cell.attributes['r'], textsOf(cell, 'v')[0] ?? textsOf(cell, 't')[0]]));
  const valuesAt = (reference: string) => {
    const [, letter, from, , to] = /^'Samples'!\$([A-Z])\$(\d+)(:\$\1\$(\d+))?$/.exec(reference)!;
    return Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, row) => written.get(`${letter}${Number(from) + row}`));
  };
  for (const [index, chart] of chartsOf(file).entries()) {
    const [number, name] = expected[index]!;
    const [head, times, values] = textsOf(chart, 'f');
    expect(valuesAt(head!)).toEqual([name]);
    const rows = samples.flatMap((row, at) => (row[0] === number ? [at + 1] : []));
    expect(times).toBe(`'Samples'!$B$${rows[0]}:$B$${rows.at(-1)}`);
    for (const [reference, kind] of [
      [times, 'xVal'],
      [values, 'yVal'],
    ] as const) {
      const points = find(find(chart, kind)[0]!, 'pt');
      const held = new Map(points.map((point) => [Number(point.attributes['idx']), textsOf(point, 'v')[0]]));
      const cells = valuesAt(reference!);
      expect(cells).toHaveLength(rows.length);
      expect(cells.map((_, row) => held.get(row))).toEqual(cells);
    }
  }
});

test('where nothing was recorded there is a gap in the line', async () => {
  const file = await report(flown, 'en');
  const [height] = chartsOf(file);
  const [count] = find(find(height!, 'yVal')[0]!, 'ptCount').map(({ attributes }) => Number(attributes['val']));
  const known = new Set(find(find(height!, 'yVal')[0]!, 'pt').map(({ attributes }) => Number(attributes['idx'])));
  expect(known.size).toBeLessThan(count!);
  expect([known.has(0), known.has(count! - 1)]).toEqual([true, true]);
  expect(find(height!, 'dispBlanksAs')[0]!.attributes['val']).toBe('gap');
  const [, axis] = find(height!, 'valAx').map((one) => find(one, 'scaling')[0]!.children.map(({ attributes }) => attributes['val']));
  expect(axis).toEqual(['minMax', '50', '0']);
});

test('across a silence the line is open: a row that holds nothing but a time stands there, and is counted as no sample', async () => {
  const file = await report(unheard, 'en');
  const sheets = await readXlsxFile(file);
  const { data: samples } = sheets.find(({ sheet }) => sheet === 'Samples')!;
  const { samples: half } = UNHEARD;
  const empty = samples.flatMap((row, at) => (row.slice(2).every((cell) => cell === null) ? [at] : []));
  expect(samples).toHaveLength(1 + 2 * half + 1);
  expect(empty).toEqual([1 + half]);
  const [height] = chartsOf(file);
  const known = find(find(height!, 'yVal')[0]!, 'pt').map(({ attributes }) => Number(attributes['idx']));
  expect(known).toHaveLength(2 * half);
  expect(known).not.toContain(half);
  const { data: flights } = sheets.find(({ sheet }) => sheet === 'Flights')!;
  expect(['Samples recorded', 'Samples listed'].map((name) => flights[1]![flights[0]!.indexOf(name)])).toEqual([2 * half, 2 * half]);
  expect(sheets[0]!.data.map(([name]) => name)).not.toContain('Samples');
});

test('the map is a picture as large as it is shown, with the track in its colour and words for who does not see it', async () => {
  const file = await report(flown, 'ru');
  const parts = partsOf(file);
  const png = sharp(parts.get('xl/media/image1.png'));
  const { format, width, height } = await png.metadata();
  expect([format, width]).toEqual(['png', (MAP_SIZE.width + 2) * PIXELS_PER_POINT]);
  const drawing = readXml(parts.get('xl/drawings/drawing1.xml')!.toString());
  const shown = find(drawing, 'ext')[0]!.attributes;
  expect([Number(shown['cx']) / 12_700, Number(shown['cy']) / 12_700]).toEqual([width / PIXELS_PER_POINT, height / PIXELS_PER_POINT]);
  expect(height).toBeGreaterThan((MAP_SIZE.height + 20) * PIXELS_PER_POINT);
  expect(find(drawing, 'cNvPr')[0]!.attributes).toMatchObject({ name: 'Карта', descr: 'Карта: план, место взлёта и треки 2 полётов' });
  // Without the legend below it, which has the same colours.
  const frame = { left: 0, top: 0, width, height: MAP_SIZE.height * PIXELS_PER_POINT };
  const pixels = await png.extract(frame).removeAlpha().raw().toBuffer();
  const counted = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.toString('hex', at, at + 3);
    counted.set(colour, (counted.get(colour) ?? 0) + 1);
  }
  // The second flight went the same way as the first, and lies above it.
  for (const colour of ['0072b2', '111827', '1d4ed8']) expect(counted.get(colour), colour).toBeGreaterThan(100);
});

test('the letters of the map are in it whatever fonts the machine has', async () => {
  const inks = await Promise.all(
    (['en', 'zh', 'ru'] as const).map(async (language) => {
      const png = sharp(partsOf(await report(flown, language)).get('xl/media/image1.png'));
      const { width, height } = await png.metadata();
      const below = Math.round((MAP_SIZE.height + 4) * PIXELS_PER_POINT);
      const foot = await png
        .extract({ left: 0, top: below, width, height: height - below })
        .greyscale()
        .raw()
        .toBuffer();
      return foot.reduce((sum, shade) => sum + (shade < 128 ? 1 : 0), 0);
    }),
  );
  for (const ink of inks) expect(ink).toBeGreaterThan(1_000);
  expect(new Set(inks).size, 'each language has letters of its own').toBe(3);
});

test('of a task that nobody has flown there is a map, and no sheet of charts', async () => {
  const file = await report(unflown, 'en');
  expect((await readXlsxFile(file)).map(({ sheet }) => sheet)).toEqual(['Task', 'Map', 'Flights', 'Samples', 'Pictures', 'Steps']);
  expect(chartsOf(file)).toEqual([]);
  const drawing = readXml(partsOf(file).get('xl/drawings/drawing1.xml')!.toString());
  expect(find(drawing, 'cNvPr')[0]!.attributes['descr']).toBe('Map with the plan and the take-off site');
  expect([...partsOf(file).keys()].filter((name) => name.includes('drawing2'))).toEqual([]);
});
