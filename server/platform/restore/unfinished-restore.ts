import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

/** Where the files that a restore replaces wait, inside its folder, until it is sure that they are not needed again. */
export const BEFORE = 'before';
const NOTE = 'restore.unfinished';

const Note = z.object({
  id: z.uuid(),
  folder: z.string(),
  /** What takes the place of a file or folder that was there, and what was not there before. */
  replaced: z.array(z.string()),
  added: z.array(z.string()),
});
type Note = z.output<typeof Note>;

/** Says in the restore's own transaction which one it is: whoever finds its files half moved learns here whether its rows arrived. */
export const signRestore = (client: pg.ClientBase, id: string) => client.query(`comment on schema public is 'restore ${id}'`);

/** Moves files of a restore into place. Noted down first: a process that is killed on the way leaves all that `settleRestore` needs. */
export async function placeFiles(dataDir: string, folder: string, id: string, names: string[]): Promise<void> {
  const here = await Promise.all(names.map((name) => exists(join(dataDir, name))));
  const [replaced, added] = [names.filter((_, at) => here[at]), names.filter((_, at) => !here[at])];
  await writeSafely(join(dataDir, NOTE), JSON.stringify({ id, folder: basename(folder), replaced, added } satisfies Note));
  await mkdir(join(folder, BEFORE));
  await sync(dataDir);
  for (const name of replaced) await rename(join(dataDir, name), join(folder, BEFORE, name));
  for (const name of names) await rename(join(folder, name), join(dataDir, name));
  await sync(dataDir);
}

/** Ends a restore that has moved files, however far it came: if its rows were committed they stay, else those from before come back. */
export async function settleRestore(pool: pg.Pool, dataDir: string): Promise<void> {
  const note = await readNote(dataDir);
  if (!note) return;
  const { rows } = await pool.query<{ sign: string | null }>("select obj_description('public'::regnamespace, 'pg_namespace') as sign");
  if (rows[0]?.sign !== `restore ${note.id}`) await putBack(dataDir, note);
  await rm(join(dataDir, note.folder), { recursive: true, force: true });
  await rm(join(dataDir, NOTE));
}

/** Killed in the middle, it begins again: what is not in the folder any more has come back already or had never left. */
async function putBack(dataDir: string, { folder, replaced, added }: Note): Promise<void> {
  for (const name of added) await rm(join(dataDir, name), { recursive: true, force: true });
  for (const name of replaced) {
    const before = join(dataDir, folder, BEFORE, name);
    if (!(await exists(before))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(before, join(dataDir, name));
  }
  await sync(dataDir);
}

async function readNote(dataDir: string): Promise<Note | undefined> {
  const text = await readFile(join(dataDir, NOTE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : Note.parse(JSON.parse(text));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whole or not at all, also for whoever looks after a power cut. */
async function writeSafely(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(draft, path);
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
