import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Layout } from './cluster.ts';
import { startOf, UNKNOWN_START } from './processes.ts';

const Owner = z.object({
  pid: z.int().positive(),
  start: z.string(),
  /** The folder it belongs to: a copy of it, such as a snapshot, is not owned by the process that has the original. */
  folder: z.string(),
  /** The PostgreSQL it runs; not known while it is starting one. */
  postgres: z.int().positive().optional(),
});
export type Owner = z.output<typeof Owner>;

export const ownerFile = ({ folder }: Pick<Layout, 'folder'>): string => join(folder, 'owner.json');

/** Says on the disk that this process runs the PostgreSQL of the folder. */
export async function claim(place: Layout, postgres?: number): Promise<void> {
  const owner: Owner = {
    pid: process.pid,
    start: (await startOf(process.pid)) ?? UNKNOWN_START,
    folder: await identityOf(place),
    postgres,
  };
  const draft = `${ownerFile(place)}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(JSON.stringify(owner));
  await handle.sync();
  await handle.close();
  await rename(draft, ownerFile(place));
}

export const disclaim = (place: Layout): Promise<void> => rm(ownerFile(place), { force: true });

/** Nothing where there is none, or a damaged one: the lock of the data folder is then all that is known. */
export async function readOwner(place: Layout): Promise<Owner | undefined> {
  const text = await readFile(ownerFile(place), 'utf8').catch(() => '');
  const { data } = Owner.safeParse(parsed(text));
  return data?.folder === (await identityOf(place)) ? data : undefined;
}

/** Alive and not a later process with the same number; where that cannot be seen, alive. */
export async function isOwnerAlive({ pid, start }: Owner): Promise<boolean> {
  const found = await startOf(pid);
  return found !== undefined && (found === start || found === UNKNOWN_START);
}

async function identityOf({ folder }: Layout): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return `${dev}:${ino}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
