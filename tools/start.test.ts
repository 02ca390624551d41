import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from './root.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A miniature of the repository: our real tools around an npm, a Vite and a server that only tell what was asked of them. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'skyhelm-start-'));
  const tools = (await readdir(join(ROOT, 'tools'))).filter((name) => name.endsWith('.mjs'));
  for (const name of tools) await cp(join(ROOT, 'tools', name), join(root, 'tools', name));
  for (const folder of ['server', 'console', 'core', 'contract', 'i18n']) await mkdir(join(root, folder));
  await writeLock('1.0.0');
  await writeFile(join(root, 'console', 'main.ts'), 'first');
  await writeFile(
    join(root, 'npm.js'),
    `const fs = require('fs'); console.log('npm output');
     fs.appendFileSync('calls', 'npm ' + process.argv[2] + '\\n');
     fs.rmSync('node_modules', { recursive: true, force: true }); fs.mkdirSync('node_modules/vite/bin', { recursive: true });
     if (fs.existsSync('npm-fails')) process.exit(7);
     fs.copyFileSync('vite.js', 'node_modules/vite/bin/vite.js');`,
  );
  await writeFile(
    join(root, 'vite.js'),
    `const fs = require('fs'); fs.appendFileSync('../calls', 'vite ' + process.argv[2] + '\\n');
     if (fs.existsSync('../vite-fails')) { console.log('the reason'); process.exit(1); }
     const out = process.argv[process.argv.indexOf('--outDir') + 1];
     fs.mkdirSync(out, { recursive: true }); fs.copyFileSync('main.ts', out + '/index.html');`,
  );
  await writeFile(
    join(root, 'server', 'main.ts'),
    `if (process.argv.includes('--stay')) {
       setInterval(() => undefined, 1000);
       for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { console.log(signal); setTimeout(() => process.exit(0), 300); });
     } else process.exitCode = Number(process.argv[2]) || 0;
     console.log('server', ...process.argv.slice(2));`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const writeLock = (version: string) =>
  writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, 'node_modules/vite': { version, integrity: 'x' } } }));

function launch(...args: string[]) {
  const env = { PATH: process.env['PATH'], LANG: 'C', npm_execpath: join(root, 'npm.js') };
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs'), ...args], {
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number, output })) };
}

/** What npm and Vite were asked since the last look. */
async function calls(): Promise<string[]> {
  const lines = (await readFile(join(root, 'calls'), 'utf8').catch(() => '')).trim();
  await rm(join(root, 'calls'), { force: true });
  return lines.split('\n').filter(Boolean);
}

test('installs and builds what is missing, then only what has changed', async () => {
  const first = await launch('3', '--port=1').ended;
  expect(first.code).toBe(3);
  expect(first.output).toMatch(/^Installing packages… [\d.]+ s\nBuilding the console… [\d.]+ s\nserver 3 --port=1\n$/);
  expect(await calls()).toEqual(['npm ci', 'vite build']);

  expect((await launch().ended).output).toBe('server\n');
  expect(await calls()).toEqual([]);

  await writeFile(join(root, 'console', 'main.ts'), 'second');
  await launch().ended;
  expect(await calls()).toEqual(['vite build']);
  expect(await readFile(join(root, 'console', 'dist', 'index.html'), 'utf8')).toBe('second');

  await writeLock('2.0.0');
  await launch().ended;
  expect(await calls()).toEqual(['npm ci', 'vite build']);
});

test('asking for help builds nothing', async () => {
  expect((await launch('--help').ended).output).toContain('server --help');
  expect(await calls()).toEqual(['npm ci']);
});

test('an install that broke off is done again', async () => {
  await writeFile(join(root, 'npm-fails'), '');
  const failed = await launch().ended;
  expect(failed).toMatchObject({
    code: 1,
    output: expect.stringMatching(/npm output\n+The packages could not be installed \(npm ended with 7\)/) as string,
  });
  expect(failed.output).not.toMatch(/\n +at /);
  await rm(join(root, 'npm-fails'));
  expect((await launch().ended).code).toBe(0);
  expect(await calls()).toEqual(['npm ci', 'npm ci', 'vite build']);
});

test('what was installed by hand and fits the lock file is taken as it is', async () => {
  await mkdir(join(root, 'node_modules/vite/bin'), { recursive: true });
  await cp(join(root, 'vite.js'), join(root, 'node_modules/vite/bin/vite.js'));
  await cp(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'));
  await launch().ended;
  expect(await calls()).toEqual(['vite build']);
});

test('a build that fails says why and leaves the last good one in place', async () => {
  await launch().ended;
  await writeFile(join(root, 'vite-fails'), '');
  await writeFile(join(root, 'console', 'main.ts'), 'broken');
  const failed = await launch().ended;
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('The console could not be built:\nthe reason') as string });
  expect(await readFile(join(root, 'console', 'dist', 'index.html'), 'utf8')).toBe('first');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s reaches the server once, and its end is ours', async (signal) => {
  const { child, ended } = launch('--stay');
  await once(child.stdout, 'data');
  child.kill(signal);
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, output: expect.stringMatching(new RegExp(`server --stay\n${signal}\n$`)) as string });
});
