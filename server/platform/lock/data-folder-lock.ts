import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupFault } from '../config/startup-fault.ts';

export interface DataLock {
  release(): void;
}

/**
 * One process at a time on a data folder. SQLite holds a lock of the operating system on an otherwise empty file: it goes when the
 * process goes, however it ends, so there is no stale lock to judge and no moment in which two could both take it.
 */
export function lockDataFolder(dataDir: string): DataLock {
  const pidFile = join(dataDir, 'skyhelm.pid');
  const lock = take(dataDir);
  if (lock === 'taken') throw new StartupFault('boot.lock.taken', { pid: readPid(pidFile), folder: dataDir });
  try {
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    lock.close();
    throw new StartupFault('boot.lock.unusable', { folder: dataDir, reason: (error as Error).message });
  }
  return { release: () => lock.close() };
}

/** Whether somebody holds it, without keeping it. */
export function isDataFolderLocked(dataDir: string): boolean {
  const lock = take(dataDir);
  if (lock === 'taken') return true;
  lock.close();
  return false;
}

const SQLITE_BUSY = 5;
/** A power cut or another program wrote into the file, or it is no file at all. */
const SQLITE_DAMAGED = [11, 14, 26];

function take(dataDir: string): DatabaseSync | 'taken' {
  const path = join(dataDir, 'skyhelm.lock');
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(path, { timeout: 0 });
    chmodSync(path, 0o600);
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file?.close();
    const { errcode = 0, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY) return 'taken';
    if (SQLITE_DAMAGED.includes(errcode) && existsSync(path)) throw new StartupFault('boot.lock.damaged', { file: path, reason: message });
    throw new StartupFault('boot.lock.unusable', { folder: dataDir, reason: message });
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '?';
  }
}
