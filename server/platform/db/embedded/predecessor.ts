import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupFault } from '../../config/startup-fault.ts';
import type { DatabaseLog } from '../database.ts';
import type { Layout } from './cluster.ts';
import { isOwnerAlive, ownerFile, readOwner } from './owner.ts';
import { parentOf, processesIn, whoseProcess } from './processes.ts';

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
 * After `kill -9` of our server its PostgreSQL goes on alone, and after `kill -9` of that one its children and lock files stay. The lock of the data folder is not enough to tell a leftover: it may
 * have been deleted under a running server.
 */
export async function clearPredecessor(place: Layout, log: DatabaseLog): Promise<void> {
  const left = await readPostmaster(place.cluster);
  const running = left && (await whoseProcess(left.pid, place.cluster)) === 'ours' ? left.pid : undefined;
  await refuseOwned(place, running);
  if (running !== undefined) {
    log.warn({ pid: running }, 'stopping the database that an earlier server left behind');
    await endPostmaster(running, place.cluster);
  }
  for (const pid of await processesIn(place.cluster)) await endProcess(pid, place.cluster, ['SIGQUIT', 'SIGKILL']);
  await rm(join(place.cluster, 'postmaster.pid'), { force: true });
  if (left && isTemporary(left.socketFolder)) await rm(left.socketFolder, { recursive: true, force: true });
}

/** Two servers on one cluster would destroy it, and one that is stopped under its server takes away what that is writing. */
async function refuseOwned(place: Layout, running: number | undefined): Promise<void> {
  const owner = await readOwner(place);
  if (owner && owner.pid !== process.pid && (await isOwnerAlive(owner))) {
    throw new StartupFault('boot.postgres.owned', { folder: place.folder, pid: String(owner.pid), file: ownerFile(place) });
  }
  if (running === undefined) return;
  const isLeftover = owner ? (owner.postgres ?? running) === running : (await parentOf(running)) === INIT;
  if (!isLeftover) throw new StartupFault('boot.postgres.foreign', { folder: place.folder, pid: String(running) });
}

/** Takes over processes whose parent ended. */
const INIT = 1;

export const TEMPORARY_PREFIX = 'skyhelm-socket-';
const isTemporary = (folder: string): boolean => dirname(folder) === tmpdir() && basename(folder).startsWith(TEMPORARY_PREFIX);

/** Fast shutdown, then ever less polite. */
export const endPostmaster = (pid: number, cluster: string): Promise<void> => endProcess(pid, cluster, ['SIGINT', 'SIGQUIT', 'SIGKILL']);

async function endProcess(pid: number, cluster: string, signals: NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    if ((await whoseProcess(pid, cluster)) !== 'ours') return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
      if ((await whoseProcess(pid, cluster)) !== 'ours') return;
    }
  }
}
