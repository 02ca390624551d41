import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../platform/db/embedded/processes.ts';

const PREFIX = '.staging-';

/** A closed folder on the disk of the data, so that files can be linked and moved instead of copied. Swept when a killed run left one. */
export async function withStaging<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    if (name.startsWith(PREFIX) && !isAlive(pid)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(dataDir, `${PREFIX}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    // An unpacking that broke off may still be writing its last file.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
