import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseMap } from '@skyhelm/console/build/base-map.config';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import './map/fleet.ts';
import { median, type Row } from './report.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PAGE = 'map/page.html';
const ROUNDS = 5;
const TURN_MS = 6_000;
const WARM_UP_MS = 5_000;

interface Turn {
  perSecond: number;
  scriptMs: number;
}

interface Opened {
  page: Page;
  metrics(): Promise<Record<string, number>>;
  collectGarbage(): Promise<void>;
}

/** 10,000 aircraft that all move at every frame: our layer, and the engine with one that can do nothing else. */
export async function mapVehicles(): Promise<Row[]> {
  const minutes = Number(process.env['MAP_MINUTES'] ?? 1);
  const site = await serve();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  try {
    const [ours, bare] = [await open(browser, site.address + PAGE), await open(browser, `${site.address}${PAGE}?bare`)];
    const turns: Record<'ours' | 'bare', Turn[]> = { ours: [], bare: [] };
    for (const side of [ours, bare]) await run(side, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round++) {
      turns.ours.push(await run(ours, TURN_MS));
      turns.bare.push(await run(bare, TURN_MS));
    }
    await bare.page.close();
    return [...speedRows(turns), await memoryRow(ours, minutes)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function speedRows({ ours, bare }: Record<'ours' | 'bare', Turn[]>): Row[] {
  const of = (turns: Turn[], key: keyof Turn) => median(turns.map((turn) => turn[key]));
  const [shown, baseline] = [of(ours, 'perSecond'), of(bare, 'perSecond')];
  return [
    {
      bench: 'map-vehicles',
      what: 'updates of 10,000 vehicles shown a second',
      ours: shown,
      baseline,
      unit: '/s',
      goal: 'at least 0.8x',
      met: shown >= 0.8 * baseline,
    },
    {
      bench: 'map-vehicles',
      what: 'script on the main thread for each',
      ours: of(ours, 'scriptMs'),
      baseline: of(bare, 'scriptMs'),
      unit: 'ms',
      goal: 'none',
      met: true,
    },
  ];
}

async function memoryRow(side: Opened, minutes: number): Promise<Row> {
  await side.collectGarbage();
  const before = (await side.metrics())['JSHeapUsedSize']! / 2 ** 20;
  await run(side, minutes * 60_000);
  await side.collectGarbage();
  const after = (await side.metrics())['JSHeapUsedSize']! / 2 ** 20;
  return {
    bench: 'map-vehicles',
    what: `heap after ${minutes} min of that, beside the one before`,
    ours: after,
    baseline: before,
    unit: 'MB',
    goal: 'at most 1.05x',
    met: after <= 1.05 * before,
  };
}

async function run({ page, metrics }: Opened, milliseconds: number): Promise<Turn> {
  const before = await metrics();
  const frames = await page.evaluate((time) => window.measured!.run(time), milliseconds);
  const after = await metrics();
  return {
    perSecond: (1_000 * frames) / milliseconds,
    scriptMs: (1_000 * (after['ScriptDuration']! - before['ScriptDuration']!)) / frames,
  };
}

async function open(browser: Browser, address: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  await page.waitForFunction(() => window.measured !== undefined, undefined, { timeout: 120_000 });
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return {
    page,
    metrics: async () => Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value])),
    collectGarbage: async () => void (await session.send('HeapProfiler.collectGarbage')),
  };
}

/** Built as the console is. */
async function serve(): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-map-'));
  const common = { root: HERE, configFile: false, logLevel: 'error' } as const;
  const input = join(HERE, PAGE);
  await build({ ...common, plugins: [baseMap()], build: { outDir: folder, target: 'es2024', rolldownOptions: { input } } });
  const server = await preview({ ...common, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' }, appType: 'mpa' });
  return {
    address: server.resolvedUrls!.local[0]!,
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
