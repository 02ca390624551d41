import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { addDept } from '@skyhelm/contract/department';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { startProduct, type Product } from './product.ts';
import type { Row } from './report.ts';

const BARE = fileURLToPath(new URL('./bare/', import.meta.url));
const PAGES = ['login', 'list'] as const;
type Page = (typeof PAGES)[number];

interface Visit {
  url: string;
  /** Present when the page shows what it is for. */
  shown: string;
  token?: string;
}

/** JavaScript that a browser fetches for a page until it has all it wants: ours, and the UI kit alone with the same controls. */
export async function firstLoad(): Promise<Row[]> {
  const product = await startProduct();
  const bare = await serveBare();
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const ours = await visitsOf(product);
    const rows: Row[] = [];
    for (const page of PAGES) {
      const [weight, baseline] = [await weigh(browser, ours[page]), await weigh(browser, bare.visits[page])];
      rows.push({
        bench: 'first-load',
        what: `JavaScript of the ${page} page, gzip -9`,
        ours: weight,
        baseline,
        unit: 'kB',
        goal: 'at most 1.1x',
        met: weight <= 1.1 * baseline,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await bare.stop();
    await product.stop();
  }
}

async function visitsOf(product: Product): Promise<Record<Page, Visit>> {
  const about = { country: 'CN', city: 'Wuhan', personInCharge: 'Somebody' };
  const { id } = await product.call(addDept, { name: 'Headquarters', ...about });
  await product.call(addDept, { name: 'Flight', parentId: id, ...about });
  return {
    login: { url: `${product.address}/login`, shown: 'input[type=password]' },
    list: { url: `${product.address}/department`, shown: 'tr[data-row-key] button', token: product.token },
  };
}

/** Built as the console is built, each page by itself: what they would share is not counted in their favour. */
async function serveBare(): Promise<{ visits: Record<Page, Visit>; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-bare-'));
  const common = { root: BARE, base: './', configFile: false, logLevel: 'error' } as const;
  for (const page of PAGES) {
    const output = { outDir: join(folder, page), target: 'es2024', rolldownOptions: { input: join(BARE, `${page}.html`) } };
    await build({ ...common, plugins: [react()], build: output });
  }
  const server = await preview({ ...common, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' }, appType: 'mpa' });
  const address = server.resolvedUrls!.local[0]!;
  return {
    visits: {
      login: { url: `${address}login/login.html`, shown: 'input[type=password]' },
      list: { url: `${address}list/list.html`, shown: 'tr[data-row-key] button' },
    },
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function weigh(browser: Browser, { url, shown, token }: Visit): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  if (token !== undefined) await context.addCookies([{ name: 'Admin-Token', value: token, url: new URL(url).origin }]);
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.values());
  await context.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}
