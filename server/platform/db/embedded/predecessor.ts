import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import type { Layout } from './cluster.ts';
import { processesIn, whoseProcess } from './processes.ts';

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
}

/** What a running PostgreSQL writes about itself. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4] ?? '', isReady: lines[7] === 'ready' };
}

/**
 * After `kill -9` of our server its PostgreSQL goes on alone, and after `kill -9` of that one its children and lock files stay.
 * We hold the lock of the data folder, so whatever still works in the cluster is a leftover.
 */
export async function clearPredecessor(place: Layout, log: DatabaseLog): Promise<void> {
  const left = await readPostmaster(place.cluster);
  if (left && (await whoseProcess(left.pid, place.cluster)) === 'ours') {
    log.warn({ pid: left.pid }, 'stopping the database that an earlier server left behind');
    await endProcess(left.pid, place.cluster, ['SIGINT', 'SIGQUIT', 'SIGKILL']);
  }
  for (const pid of await processesIn(place.cluster)) await endProcess(pid, place.cluster, ['SIGQUIT', 'SIGKILL']);
  await rm(join(place.cluster, 'postmaster.pid'), { force: true });
  if (left && isTemporary(left.socketFolder)) await rm(left.socketFolder, { recursive: true, force: true });
}

export const TEMPORARY_PREFIX = 'skyhelm-socket-';
const isTemporary = (folder: string): boolean => dirname(folder) === tmpdir() && basename(folder).startsWith(TEMPORARY_PREFIX);

async function endProcess(pid: number, cluster: string, signals: NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    if ((await whoseProcess(pid, cluster)) !== 'ours') return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
      if ((await whoseProcess(pid, cluster)) !== 'ours') return;
    }
  }
}
