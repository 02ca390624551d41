import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDevice } from '@skyhelm/contract/device';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { addSite } from '@skyhelm/contract/site';
import { addTask } from '@skyhelm/contract/task';
import { exportTaskReport } from '@skyhelm/contract/task-report';
import type { ReportFormat } from '@skyhelm/core/task/report-format';
import { usualParameters } from '@skyhelm/core/task/parameters';
import PdfDocument from 'pdfkit';
import { startProduct, type Product } from './product.ts';
import { median, type Row } from './report.ts';

const PICTURES = 100;
const ROUNDS = 5;
const GOAL_MS = 5_000;
const PLACE = { longitude: 121.4, latitude: 31.2 };
const MEGABYTE = 1_000_000;

/** The report of a task whose flight took a hundred pictures of twelve megapixels, from the call to the last byte; small calls go on meanwhile. */
export async function taskReport(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const { id, photographs } = await photographedTask(product);
    const [ours, sheets, plain]: Measured[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      ours!.push(await measured(() => fetched(product, id, 'pdf')));
      sheets!.push(await measured(() => fetched(product, id, 'xlsx')));
      plain!.push(await measured(() => plainDocument(photographs)));
    }
    const waits = await waitsDuring(product, () => fetched(product, id, 'pdf'));
    const timeOf = (all: readonly Measured[]) => median(all.map(({ ms }) => ms));
    const sizeOf = (all: readonly Measured[]) => all[0]!.bytes / MEGABYTE;
    const shared = { bench: 'report', goal: `under ${GOAL_MS} ms`, unit: 'ms' };
    const slowest = Math.max(...ours!.map(({ ms }) => ms));
    return [
      {
        ...shared,
        what: `report of a task with ${PICTURES} pictures, as PDF`,
        ours: timeOf(ours!),
        baseline: timeOf(plain!),
        met: timeOf(ours!) < GOAL_MS,
      },
      { ...shared, what: `… the slowest of ${ROUNDS}`, ours: slowest, met: slowest < GOAL_MS },
      { ...shared, what: '… its size', ours: sizeOf(ours!), baseline: sizeOf(plain!), unit: 'MB', goal: 'none', met: true },
      { ...shared, what: '… the longest small call meanwhile', ours: Math.max(...waits), goal: 'none', met: true },
      {
        ...shared,
        what: 'report of the same task, as a spreadsheet with map and charts',
        ours: timeOf(sheets!),
        met: timeOf(sheets!) < GOAL_MS,
      },
      { ...shared, what: '… its size', ours: sizeOf(sheets!), unit: 'MB', goal: 'none', met: true },
    ];
  } finally {
    await product.stop();
  }
}

interface Measured {
  ms: number;
  bytes: number;
}

async function measured(work: () => Promise<number>): Promise<Measured> {
  const began = performance.now();
  const bytes = await work();
  return { ms: performance.now() - began, bytes };
}

async function photographedTask(product: Product): Promise<{ id: string; photographs: Buffer[] }> {
  const { id: siteId } = await product.call(addSite, { name: 'Field', ...PLACE });
  const { id: deviceId } = await product.call(addDevice, { name: 'Camera', sn: 'B-1', type: 'uav' });
  const { id } = await product.call(addTask, {
    ...{ name: 'Hundred pictures', siteId, deviceId, deviceType: 'multirotor', mount: 'zoomCamera', deadline: '2099-01-01T00:00:00Z' },
    plan: { type: 'spot', spots: [{ longitude: PLACE.longitude, latitude: PLACE.latitude + 0.001 }], photographs: true, tilt: -90 },
    parameters: usualParameters('spot'),
  });
  const program = fileURLToPath(new URL('../server/testing/load/photographed-task.ts', import.meta.url));
  const blobsFolder = join(dirname(dirname(product.database.host!)), 'blobs');
  const given = { database: product.database, blobsFolder, taskId: id, deviceId, ...PLACE, pictures: PICTURES };
  const child = fork(program, [JSON.stringify(given)], { execArgv: [] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('no pictures were made')));
  const [made] = (await Promise.race([once(child, 'message'), ended])) as [string[]];
  return { id, photographs: made.map((text) => Buffer.from(text, 'base64')) };
}

/** Its bytes. */
async function fetched({ address, token }: Product, id: string, format: ReportFormat): Promise<number> {
  const query = new URLSearchParams({ id, format, timeZone: 'Asia/Shanghai' }).toString();
  const answer = await fetch(`${address}${BASE_PATH}${exportTaskReport.path}?${query}`, { headers: { token } });
  if (!answer.headers.has('content-disposition')) throw new Error(await answer.text());
  return (await answer.arrayBuffer()).byteLength;
}

/** The same pictures as they are, six to a page, by the plainest use of the library, and nothing else in it. */
async function plainDocument(photographs: readonly Buffer[]): Promise<number> {
  const doc = new PdfDocument({ size: 'A4', margin: 0 });
  let bytes = 0;
  doc.on('data', (chunk: Buffer) => (bytes += chunk.length));
  for (let index = 0; index < PICTURES; index++) {
    const place = index % 6;
    if (index > 0 && place === 0) doc.addPage();
    // A copy: the library keeps what it has seen once, and these are a hundred different pictures.
    doc.image(Buffer.from(photographs[index % photographs.length]!), 40 + (place % 2) * 260, 40 + Math.floor(place / 2) * 250, {
      width: 250,
    });
    doc.text(`Picture ${index + 1}`, 40 + (place % 2) * 260, 230 + Math.floor(place / 2) * 250);
  }
  doc.end();
  await once(doc, 'end');
  return bytes;
}

/** Milliseconds of small calls one after another while the work goes on. */
async function waitsDuring({ address }: Product, work: () => Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  const waits: number[] = [];
  while (!isDone) {
    const began = performance.now();
    await (await fetch(`${address}/config.json`)).arrayBuffer();
    waits.push(performance.now() - began);
  }
  await working;
  return waits;
}
