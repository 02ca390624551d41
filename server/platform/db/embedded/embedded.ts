import { mkdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLog } from '../database.ts';
import { findBinaries } from './binaries.ts';
import { DATABASE, ensureCluster, layout, OWNER, type Layout } from './cluster.ts';
import type { Connection } from './connection.ts';
import { keepAlive } from './keep-alive.ts';
import { clearPredecessor, TEMPORARY_PREFIX } from './predecessor.ts';
import { chooseRunAs } from './run-as.ts';
import type { Tuning } from './tuning.ts';

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
  const connection = { host: socketFolder, port: PORT, user: OWNER, password, database: DATABASE };
  const { pid, stop } = await keepAlive({ place, binaries, runAs, socketFolder, tuning, connection }, log);
  return {
    connection,
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
