import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, chown, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupFault } from '../../config/startup-fault.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './cluster.ts';
import { answers, type Connection } from './connection.ts';
import { readPostmaster } from './predecessor.ts';
import { whoseProcess } from './processes.ts';
import { POSTGRES_ENV, type RunAs } from './run-as.ts';
import { settingArguments, type Tuning } from './tuning.ts';

export interface Launch {
  place: Layout;
  binaries: Binaries;
  runAs: RunAs;
  socketFolder: string;
  tuning: Tuning;
  connection: Connection;
}

const LARGEST_LOG = 5_000_000;
/** Replaying what a crash left behind takes seconds, not minutes; past this something else is wrong. */
const LONGEST_START_MS = 300_000;

/** A program that only starts PostgreSQL and ends leaves it some time to come up. */
const LONGEST_HANDOVER_MS = 5_000;

export interface Launched {
  child: ChildProcess;
  /** The server itself, which is the child unless another program started it. */
  pid: number;
}

/** Resolves when the server takes connections. */
export async function launch(start: Launch): Promise<Launched> {
  const { place, binaries, runAs, socketFolder, tuning } = start;
  // Made anew each time, and not where it exists: nobody else gets to prepare the folder our password goes through.
  await rm(socketFolder, { recursive: true, force: true });
  await mkdir(socketFolder, { mode: 0o700 });
  if (runAs.owner) await chown(socketFolder, runAs.owner.uid, runAs.owner.gid);
  const [command, ...args] = [...runAs.prefix, binaries.postgres, '-D', place.cluster, '-k', socketFolder, ...settingArguments(tuning)];
  const log = await openLog(place.log);
  // In a session of its own: Ctrl-C in the terminal reaches our server alone, which then ends this one in order.
  const child = spawn(command!, args, { ...runAs.owner, env: POSTGRES_ENV, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] });
  let failed: Error | undefined;
  child.on('error', (error) => (failed = error));
  await log.close();
  const pid = await whenReady(child, start, () => failed !== undefined);
  if (pid !== undefined) return { child, pid };
  await end(child);
  if (failed) throw failed;
  throw new StartupFault('boot.postgres.failed', { reason: await lastLineOf(place.log), log: place.log });
}

/** The process id of the server once it answers. */
async function whenReady(child: ChildProcess, { place, connection }: Launch, hasFailed: () => boolean): Promise<number | undefined> {
  let seenAlive = Date.now();
  for (const deadline = Date.now() + LONGEST_START_MS; Date.now() < deadline && !hasFailed(); await wait(10)) {
    const postmaster = await readPostmaster(place.cluster);
    if (postmaster?.isReady && (postmaster.pid === child.pid || (await answers(connection)))) return postmaster.pid;
    if (hasEnded(child) && child.exitCode !== 0) return undefined;
    const isAlive = !hasEnded(child) || (postmaster && (await whoseProcess(postmaster.pid, place.cluster)) === 'ours');
    if (isAlive) seenAlive = Date.now();
    else if (Date.now() - seenAlive > LONGEST_HANDOVER_MS) return undefined;
  }
  return undefined;
}

/** Fast shutdown, then ever less polite. */
export async function end(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
  }
}

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function openLog(path: string) {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > LARGEST_LOG) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

async function lastLineOf(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
}
