import { access, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../platform/db/embedded/processes.ts';
import { BEFORE } from '../../platform/restore/unfinished-restore.ts';

const PREFIX = '.staging-';

/** A closed folder on the disk of the data, so that files can be linked and moved instead of copied. Swept when a killed run left one. */
export async function withStaging<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    if (name.startsWith(PREFIX) && !isAlive(pid)) await sweep(join(dataDir, name));
  }
  const folder = await mkdtemp(join(dataDir, `${PREFIX}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await sweep(folder);
  }
}

/** Never what a restore has put aside: until that restore is settled it is the only copy. */
async function sweep(folder: string): Promise<void> {
  const holdsCopy = await access(join(folder, BEFORE)).then(
    () => true,
    () => false,
  );
  // An unpacking that broke off may still be writing its last file.
  if (!holdsCopy) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
