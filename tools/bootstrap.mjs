/** Plain JavaScript without dependencies: it runs on the Node that is there, before anything is installed. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles, hashText } from './fingerprint.mjs';
import { word } from './words.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What was made of the sources at the first start, so that the second neither compiles nor loads the compiler. */
const COMPILED = join(ROOT, '.cache', 'compiled');
const QUICK_DRIZZLE = new URL('./quick-drizzle.mjs', import.meta.url).href;

/** A fault that the reader can mend: shown without a stack trace. */
export class ToolFault extends Error {}

const [major, minor] = process.versions.node.split('.').map(Number);

export function checkNode() {
  if (major < 20 || (major === 20 && minor < 19)) throw new ToolFault(word('nodeTooOld', { found: process.version }));
}

/** The Node 24 that runs the product: this one if it is recent enough (Argon2 came with 24.7), or the one that npm brought. */
export async function node24Path() {
  if (major === 24 && minor >= 7) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const brought = join(ROOT, 'node_modules', `node-${platform}`, 'bin', 'node');
  if (existsSync(brought)) return brought;
  if (major > 24) return process.execPath;
  throw new ToolFault(word('nodeMissing', { found: process.version, platform }));
}

/** Runs `npm ci` unless exactly what the lock file names is installed. The stamp is written last: a half-done install has none. */
export async function ensureInstalled() {
  checkNode();
  const lock = await readFile(join(ROOT, 'package-lock.json'), 'utf8');
  const stamp = join(ROOT, 'node_modules', '.skyhelm-lock');
  const wanted = hashText(`${process.platform}-${process.arch}\n${lock}`);
  if ((await readOr(stamp, '')) === wanted) return;
  if (!(await isInstalledByHand(lock))) {
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    await timed('installing', async () => {
      const { code, output } = npm ? await quietly(process.execPath, [npm, ...args]) : await quietly('npm', args);
      if (code !== 0) throw new ToolFault(`${output}\n${word('installFailed', { code })}`);
    });
  }
  await writeFile(stamp, wanted);
}

/** Builds the console unless the last build was made from exactly these sources. The old one stays in use until the new one is whole. */
export async function ensureConsoleBuilt() {
  const dist = join(ROOT, 'console', 'dist');
  const wanted = await hashFiles(ROOT, ['console', 'core', 'contract', 'i18n', 'package-lock.json']);
  if ((await readOr(join(dist, '.skyhelm-build'), '')) === wanted) return;
  const draft = join(ROOT, '.cache', `console-${process.pid}`);
  try {
    await timed('building', async () => {
      const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
      const { code, output } = await quietly(await node24Path(), [vite, 'build', '--outDir', draft], join(ROOT, 'console'));
      if (code !== 0) throw new ToolFault(`${word('buildFailed')}\n${output}`);
    });
    await writeFile(join(draft, '.skyhelm-build'), wanted);
    await rm(dist, { recursive: true, force: true });
    await rename(draft, dist);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Hands the terminal over to a program of ours on Node 24 and ends as it ends. */
export async function handOver(args) {
  const options = [process.env.NODE_OPTIONS, `--import=${QUICK_DRIZZLE}`].filter(Boolean).join(' ');
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, NODE_OPTIONS: options };
  const child = spawn(await node24Path(), args, { cwd: ROOT, stdio: 'inherit', env });
  passSignals([child]);
  return exitCodeOf(child);
}

/** A terminal sends Ctrl-C to the whole group, `kill` to us alone: in both cases each child hears of it and ends by itself. */
export function passSignals(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => children.forEach((child) => child.kill(signal)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
}

export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });

/** Runs a tool; what the reader can mend is told in a sentence, what they cannot keeps its stack trace. */
export async function runTool(tool) {
  try {
    process.exitCode = await tool();
  } catch (error) {
    console.error(error instanceof ToolFault ? error.message : error);
    process.exitCode = 1;
  }
}

/** Installed by hand (`npm install`) counts too: npm keeps its own list of what lies in node_modules, written when all of it does. */
async function isInstalledByHand(lock) {
  const there = JSON.parse(await readOr(join(ROOT, 'node_modules', '.package-lock.json'), '{}')).packages ?? {};
  const wanted = Object.entries(JSON.parse(lock).packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.optional);
  return wanted.every(([path, entry]) => there[path]?.version === entry.version && there[path]?.integrity === entry.integrity);
}

async function timed(what, action) {
  const start = Date.now();
  process.stderr.write(word(what));
  try {
    await action();
    process.stderr.write(word('done', { seconds: ((Date.now() - start) / 1000).toFixed(1) }));
  } finally {
    process.stderr.write('\n');
  }
}

function quietly(command, args, cwd = ROOT) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts = [];
  child.stdout.on('data', (part) => parts.push(part));
  child.stderr.on('data', (part) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? signal, output: Buffer.concat(parts).toString() }));
  });
}

const readOr = (path, fallback) => readFile(path, 'utf8').catch(() => fallback);
