import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDataFolderLocked, lockDataFolder } from './data-folder-lock.ts';

const MODULE = new URL('./data-folder-lock.ts', import.meta.url).href;
let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'skyhelm-lock-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Another process that tries to take the folder, says how it went and stays. */
async function contender(): Promise<{ child: ChildProcess; said: string }> {
  const code = `import { lockDataFolder } from '${MODULE}';
    try { globalThis.held = lockDataFolder(process.argv[1]); console.log('holds'); setInterval(() => {}, 1000); } catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

test('a second process is refused and told which one is there', async () => {
  const first = await contender();
  expect(first.said).toBe('holds');
  expect(isDataFolderLocked(dataDir)).toBe(true);
  expect(() => lockDataFolder(dataDir)).toThrow(
    expect.objectContaining({ key: 'boot.lock.taken', params: { pid: String(first.child.pid), folder: dataDir } }) as Error,
  );
  await end(first.child);
});

test('a killed process leaves nothing behind, whatever its file says', async () => {
  const first = await contender();
  await end(first.child);
  await writeFile(join(dataDir, 'skyhelm.pid'), `${process.pid}\n`);
  expect(isDataFolderLocked(dataDir)).toBe(false);
  lockDataFolder(dataDir).release();
});

test('of many that start at once exactly one gets it', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, contender));
  expect(all.filter(({ said }) => said === 'holds')).toHaveLength(1);
  expect(all.filter(({ said }) => said.startsWith('Another Skyhelm'))).toHaveLength(5);
  await Promise.all(all.map(({ child }) => end(child)));
});

test('within one process too it is held once, until it is released', async () => {
  const lock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow('Another Skyhelm');
  expect(isDataFolderLocked(dataDir)).toBe(true);
  expect((await contender()).said).toContain('Another Skyhelm');
  lock.release();
  expect(isDataFolderLocked(dataDir)).toBe(false);
  expect((await stat(join(dataDir, 'skyhelm.lock'))).mode & 0o777).toBe(0o600);
});

test.each([
  ['text', (path: string) => writeFile(path, 'hello')],
  ['zeros', (path: string) => writeFile(path, Buffer.alloc(4096))],
  ['a folder', (path: string) => mkdir(path)],
])('a lock file that is damaged (%s) is named, with what to do', async (_, make) => {
  const file = join(dataDir, 'skyhelm.lock');
  await make(file);
  for (const look of [lockDataFolder, isDataFolderLocked]) {
    expect(() => look(dataDir)).toThrow(
      expect.objectContaining({ key: 'boot.lock.damaged', message: expect.stringContaining(file) as string }) as Error,
    );
  }
  await rm(file, { recursive: true });
  lockDataFolder(dataDir).release();
});

test('where the process cannot say who it is the lock is let go', async () => {
  const pidFile = join(dataDir, 'skyhelm.pid');
  await mkdir(pidFile);
  expect(() => lockDataFolder(dataDir)).toThrow(
    expect.objectContaining({ key: 'boot.lock.unusable', message: expect.stringContaining(pidFile) as string }) as Error,
  );
  await rm(pidFile, { recursive: true });
  lockDataFolder(dataDir).release();
});

test('a folder that cannot be made is named', async () => {
  await writeFile(join(dataDir, 'file'), '');
  expect(() => lockDataFolder(join(dataDir, 'file', 'data'))).toThrow(expect.objectContaining({ key: 'boot.lock.unusable' }) as Error);
});
