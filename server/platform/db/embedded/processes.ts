import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Whose = 'dead' | 'ours' | 'other';

/** Whether a process lives and is a PostgreSQL at work in this cluster: a number from a stale file may belong to anybody by now. */
export async function whoseProcess(pid: number, cluster: string): Promise<Whose> {
  if (!isAlive(pid)) return 'dead';
  if (process.platform !== 'linux') return (await commandOf(pid)).includes(cluster) ? 'ours' : 'other';
  if ((await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')).split(') ').at(-1)?.startsWith('Z')) return 'dead';
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster).catch(() => cluster)) ? 'ours' : 'other';
}

/** Server processes whose parent was killed: they hold the cluster's shared memory until they notice. */
export async function processesIn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const whose = await Promise.all(
    pids.filter((pid) => pid !== process.pid).map(async (pid) => ({ pid, whose: await whoseProcess(pid, cluster) })),
  );
  return whose.filter((one) => one.whose === 'ours').map((one) => one.pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function commandOf(pid: number): Promise<string> {
  return (await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))).stdout;
}
