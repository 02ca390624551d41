import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { requireKey, type BlobDraft, type BlobStore } from './blob-store.ts';

export const UNFINISHED = 'unfinished';
const SHARD = /^[0-9a-f]{2}$/;

/** One file for each blob, in 256 folders so that none grows too long to list. `drafts` is this server's own where several share the folder. */
export function diskBlobs(folder: string, drafts = ''): BlobStore {
  const unfinished = join(folder, UNFINISHED, drafts);
  let prepared: Promise<void> | undefined;
  const prepare = () => (prepared ??= clear(folder, unfinished).catch((error: unknown) => ((prepared = undefined), Promise.reject(error))));

  /** Gives what is safe on disk its key. */
  async function settle(draft: string, { shard, path }: { shard: string; path: string }): Promise<void> {
    if (await mkdir(shard, { recursive: true, mode: 0o700 })) await syncFolder(folder);
    await rename(draft, path);
    await syncFolder(shard);
  }

  return {
    async put(key, bytes) {
      const place = placeOf(folder, key);
      await prepare();
      const draft = join(unfinished, randomUUID());
      try {
        await writeSafely(draft, bytes);
        await settle(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw fullSaid(error);
      }
    },

    async draft() {
      await prepare();
      const path = join(unfinished, randomUUID());
      return draftAt(path, await open(path, 'wx', 0o600), (key) => settle(path, placeOf(folder, key)));
    },

    async stream(key) {
      const { path } = placeOf(folder, key);
      const file = await open(path, 'r').catch((error: unknown) => (codeOf(error) === 'ENOENT' ? undefined : Promise.reject(error)));
      return file?.createReadStream();
    },

    async get(key) {
      const { path } = placeOf(folder, key);
      return readFile(path).catch((error: unknown) => (codeOf(error) === 'ENOENT' ? undefined : Promise.reject(error)));
    },

    async delete(key) {
      await rm(placeOf(folder, key).path, { force: true });
    },

    async *list() {
      const shards = await readdir(folder).catch((error: unknown) => (codeOf(error) === 'ENOENT' ? [] : Promise.reject(error)));
      for (const shard of shards.filter((name) => SHARD.test(name)).sort()) {
        for (const name of await readdir(join(folder, shard))) yield name.replaceAll('.', '/');
      }
    },

    async freeBytes() {
      await prepare();
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

/** Parts are joined by dots, so that `a` and `a/b` are two files and not a file and a folder of one name. */
function placeOf(folder: string, key: string): { shard: string; path: string } {
  const name = requireKey(key).replaceAll('/', '.');
  const shard = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 2));
  return { shard, path: join(shard, name) };
}

/** What a killed process left half-written stands here, under no key. */
async function clear(folder: string, unfinished: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
}

function draftAt(path: string, file: FileHandle, settle: (key: string) => Promise<void>): BlobDraft {
  async function discard(): Promise<void> {
    await file.close();
    await rm(path, { force: true });
  }

  return {
    async write(at, bytes) {
      try {
        for (let done = 0; done < bytes.length;) {
          const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
          done += bytesWritten;
        }
      } catch (error) {
        throw fullSaid(error);
      }
    },
    async keep(key) {
      try {
        requireKey(key);
        await file.sync();
        await file.close();
        await settle(key);
      } catch (error) {
        await discard();
        throw fullSaid(error);
      }
    },
    discard,
  };
}

/** Without the sync a power cut may leave a file of the right name and length with nothing in it. */
async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
const fullSaid = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error) ?? '') ? new AppError('storage.full') : error;
