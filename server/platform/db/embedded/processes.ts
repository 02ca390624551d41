import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Whose = 'dead' | 'ours' | 'other';

/** Whether a process lives and is a PostgreSQL at work in this cluster: a number from a stale file may belong to anybody by now. */
export async function whoseProcess(pid: number, cluster: string): Promise<Whose> {
  if (!isAlive(pid)) return 'dead';
  if (process.platform !== 'linux') return (await askPs(pid, 'command')).includes(cluster) ? 'ours' : 'other';
  const found = await readStat(pid);
  if (!found) return 'dead';
  // A shell that somebody left in this folder is none of ours.
  if (found.program !== 'postgres') return 'other';
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

export const UNKNOWN_START = 'unknown';

/** Tells a process from a later one with the same number, also after the machine was started again; nothing for one that is dead. */
export async function startOf(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  if (process.platform !== 'linux') return (await askPs(pid, 'lstart')) || UNKNOWN_START;
  const found = await readStat(pid);
  if (!found) return isAlive(pid) && !existsSync(`/proc/${pid}`) ? UNKNOWN_START : undefined;
  return `${found.start} of ${(await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim()}`;
}

export async function parentOf(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return Number(await askPs(pid, 'ppid')) || undefined;
  return (await readStat(pid))?.parent;
}

/** Nothing for a process that is dead, though its parent may not have noticed yet. */
async function readStat(pid: number): Promise<{ program: string; parent: number; start: string } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of a program may contain anything, brackets and spaces too.
  const [before, end] = [text.slice(0, text.lastIndexOf(')')), text.slice(text.lastIndexOf(')') + 2)];
  const fields = end.split(' ');
  if (text === '' || fields[0] === 'Z') return undefined;
  return { program: before.slice(before.indexOf('(') + 1), parent: Number(fields[1]), start: fields[19]! };
}

async function askPs(pid: number, field: string): Promise<string> {
  return (await promisify(execFile)('ps', ['-p', String(pid), '-o', `${field}=`]).catch(() => ({ stdout: '' }))).stdout.trim();
}
