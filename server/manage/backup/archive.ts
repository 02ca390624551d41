import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { extract } from 'tar';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { describeFile, filesOf, Manifest, MANIFEST_FILE } from './manifest.ts';

/** The disk is to blame, not the backup. */
const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/** Unpacks a backup and holds every file against its checksum; nothing of a damaged one is used. */
export async function unpack(file: string, staging: string): Promise<Manifest> {
  const damaged = (reason: string) => new StartupFault('boot.restore.damaged', { file, reason });
  try {
    await extract({
      file,
      cwd: staging,
      strict: true,
      filter: (_, entry) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined && DISK_FAULTS.includes(code)) throw new StartupFault('boot.restore.disk', { folder: staging, reason: message });
    throw damaged(message);
  }
  const parsed = Manifest.safeParse(await readJson(join(staging, MANIFEST_FILE)));
  if (!parsed.success) throw damaged(MANIFEST_FILE);
  const expected = filesOf(parsed.data);
  for (const known of expected) {
    const found = await describeFile(staging, known.path).catch(() => undefined);
    if (found?.sha256 !== known.sha256) throw damaged(known.path);
  }
  const strangers = (await filesIn(staging)).filter((path) => path !== MANIFEST_FILE && !expected.some((known) => known.path === path));
  if (strangers.length > 0) throw damaged(strangers[0]!);
  return parsed.data;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
