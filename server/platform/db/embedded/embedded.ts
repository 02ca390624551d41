import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { findBinaries } from './binaries.ts';
import { DATABASE, ensureCluster, layout, OWNER, type Layout } from './cluster.ts';
import { end, launch, type Launch } from './launch.ts';
import { clearPredecessor, TEMPORARY_PREFIX } from './predecessor.ts';
import { chooseRunAs } from './run-as.ts';
import type { Tuning } from './tuning.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface Embedded {
  connection: Connection;
  pid(): number | undefined;
  stop(): Promise<void>;
}

export const PORT = 5432;
/** The kernel keeps 108 bytes for the path of a socket, the closing zero included. */
const LONGEST_SOCKET_PATH = 107;

/** Starts the private PostgreSQL of a data folder, and again whenever it dies, until it is stopped. */
export async function startEmbedded(dataDir: string, log: DatabaseLog, tuning: Tuning = {}): Promise<Embedded> {
  const place = layout(dataDir);
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const runAs = await chooseRunAs(place.folder, binaries);
  await clearPredecessor(place, log);
  const password = await ensureCluster(place, binaries, runAs);
  const socketFolder = socketFolderFor(place);
  const { pid, stop } = await keepAlive({ place, binaries, runAs, socketFolder, tuning }, log);
  return {
    connection: { host: socketFolder, port: PORT, user: OWNER, password, database: DATABASE },
    pid,
    stop: async () => {
      await stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

function socketFolderFor(place: Layout): string {
  const longest = join(place.run, `.s.PGSQL.${PORT}.lock`);
  return Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH ? place.run : join(tmpdir(), `${TEMPORARY_PREFIX}${randomUUID()}`);
}

async function keepAlive(start: Launch, log: DatabaseLog): Promise<Pick<Embedded, 'pid' | 'stop'>> {
  const halt = new AbortController();
  let child = await launch(start);
  let reviving = Promise.resolve();
  const watch = (watched: ChildProcess) =>
    watched.once('exit', (code, signal) => {
      if (halt.signal.aborted) return;
      log.error({ code, signal }, 'the database ended; starting it again');
      reviving = revive();
    });
  const revive = async () => {
    for (let pause = 100; !halt.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        await clearPredecessor(start.place, log);
        child = await launch(start);
        log.info({ pid: child.pid }, 'the database is back');
        watch(child);
        return;
      } catch (error) {
        log.error({ err: error }, 'the database did not start');
        await wait(pause, undefined, { signal: halt.signal }).catch(() => undefined);
      }
    }
  };
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  watch(child);
  return {
    pid: () => child.pid,
    stop: async () => {
      halt.abort();
      await reviving;
      await end(child);
      process.off('exit', endWithUs);
    },
  };
}
