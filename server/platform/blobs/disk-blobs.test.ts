import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { allKeys, blobStoreSuite } from './blob-store.suite.ts';
import { diskBlobs } from './disk-blobs.ts';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-blobs-'));
  folders.push(folder);
  return join(folder, 'blobs');
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const inChild = (prelude: string, folder: string, body: string) =>
  spawn(
    'sh',
    [
      '-c',
      `${prelude} exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      `import { diskBlobs } from ${JSON.stringify(import.meta.resolve('./disk-blobs.ts'))};
       const blobs = diskBlobs(${JSON.stringify(folder)});
       ${body}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

blobStoreSuite('on disk', async () => diskBlobs(await newFolder()));

it('servers that share a folder leave what another is writing alone, and see what it has written', async () => {
  const folder = await newFolder();
  const [one, other] = [diskBlobs(folder, 'one'), diskBlobs(folder, 'other')];
  const draft = await one.draft();
  await draft.write(0, Buffer.from('whole'));
  await other.put('a', Buffer.from('a'));
  await draft.keep('b');
  expect(await allKeys(one)).toEqual(await allKeys(other));
  expect((await other.get('b'))?.toString()).toBe('whole');
});

it('nobody else on the host can read them', async () => {
  const folder = await newFolder();
  await diskBlobs(folder).put('secret/1', Buffer.from('x'));
  const [file] = await filesIn(folder);
  expect((await stat(file!)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(file!, '..'))).mode & 0o777).toBe(0o700);
});

it('a process killed while writing leaves whole blobs only', async () => {
  const folder = await newFolder();
  const child = inChild(
    '',
    folder,
    `const body = Buffer.alloc(8_000_000, 'a');
     for (let n = 0; ; n++) { process.stdout.write(n + ' '); await Promise.all([blobs.put('k/' + n, body), blobs.put('same', body)]); }`,
  );
  await once(child.stdout, 'data');
  for (let kills = 0; kills < 3; kills++) await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const blobs = diskBlobs(folder);
  const keys = await allKeys(blobs);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect((await blobs.get(key))?.length, key).toBe(8_000_000);
  await blobs.put('next', Buffer.from('n'));
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

it('a full disk is said clearly, leaves nothing behind and does not harm what stood there', async () => {
  const folder = await newFolder();
  await diskBlobs(folder).put('k', Buffer.from('before'));
  // The limit on file size stands for the full disk: the write fails halfway in the same manner.
  const child = inChild(
    'ulimit -f 100;',
    folder,
    `const failed = await blobs.put('k', Buffer.alloc(1_000_000)).then(() => 'saved', (error) => error.code);
     await blobs.put('small', Buffer.from('fits'));
     process.stdout.write(failed);`,
  );
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  await once(child, 'exit');
  expect(String(said)).toBe('storage.full');
  expect(String(await diskBlobs(folder).get('k'))).toBe('before');
  const files = await filesIn(folder);
  expect(files.length).toBe(2);
  expect((await Promise.all(files.map((file) => readFile(file, 'utf8')))).sort()).toEqual(['before', 'fits']);
});
