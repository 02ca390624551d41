import { execFile } from 'node:child_process';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartupFault } from '../../config/startup-fault.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** How PostgreSQL, which refuses to run as root, is run here. */
export interface RunAs {
  prefix: string[];
  owner?: { uid: number; gid: number };
}

/** Nothing of ours leaks into the database's environment: neither secrets nor PG* variables that would change what it does. */
export const POSTGRES_ENV = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Where the system can, the database is told to end when our process does: even `kill -9` leaves nothing running. */
const ENDS_WITH_US = ['setpriv', '--pdeathsig', 'INT'];

export async function chooseRunAs(folder: string, binaries: Binaries): Promise<RunAs> {
  const ways = process.getuid?.() === 0 ? await waysOutOfRoot(folder) : [{ prefix: [] }];
  for (const way of ways) {
    const bound = { ...way, prefix: [...way.prefix, ...ENDS_WITH_US] };
    if (process.platform === 'linux' && (await works(bound, folder, binaries))) return bound;
    if (await works(way, folder, binaries)) return way;
  }
  throw new StartupFault('boot.postgres.root', { folder });
}

/** An existing folder goes on under the owner it has: PostgreSQL refuses one that is not its own. */
async function waysOutOfRoot(folder: string): Promise<RunAs[]> {
  const owner = await stat(folder);
  if (owner.uid !== 0) return [{ prefix: [], owner: { uid: owner.uid, gid: owner.gid } }];
  const ordinary = (await passwd()).filter((user) => user.uid !== 0);
  const parent = await stat(dirname(folder));
  const neighbours = [parent, ...ordinary.filter((user) => user.name === 'postgres'), ...ordinary.filter((user) => user.name === 'nobody')];
  return [
    ...ordinary.slice(0, 1).map(({ uid, gid }) => ({ prefix: ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`] })),
    ...neighbours.filter(({ uid }) => uid !== 0).map(({ uid, gid }) => ({ prefix: [], owner: { uid, gid } })),
  ];
}

/** initdb looks its user up by number, so the number a namespace maps root to must be in the list of users. */
async function passwd(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  return lines.filter((parts) => parts.length > 3).map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }));
}

async function works({ prefix, owner }: RunAs, folder: string, { postgres }: Binaries): Promise<boolean> {
  const [command, ...rest] = [...prefix, 'sh', '-c', 'test -w "$1" && "$2" --version', 'sh', folder, postgres];
  const withdraw = owner && (await admit(owner, folder));
  try {
    await run(command, rest, { ...owner, env: POSTGRES_ENV, cwd: '/' });
    return true;
  } catch {
    await withdraw?.();
    return false;
  }
}

/** Gives the folder to the user and lets its group pass through the data folder, which stays closed to everybody else. */
async function admit({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<() => Promise<void>> {
  const parent = dirname(folder);
  const [before, parentBefore] = [await stat(folder), await stat(parent)];
  await chown(folder, uid, gid);
  if (parentBefore.uid !== uid) {
    await chown(parent, parentBefore.uid, gid);
    await chmod(parent, (parentBefore.mode & 0o777) | 0o010);
  }
  return async () => {
    await chown(folder, before.uid, before.gid);
    await chown(parent, parentBefore.uid, parentBefore.gid);
    await chmod(parent, parentBefore.mode & 0o777);
  };
}
