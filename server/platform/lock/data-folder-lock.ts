import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
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

function take(dataDir: string): DatabaseSync | 'taken' {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(join(dataDir, 'skyhelm.lock'), { timeout: 0 });
    chmodSync(join(dataDir, 'skyhelm.lock'), 0o600);
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return 'taken';
    throw new StartupFault('boot.lock.unusable', { folder: dataDir, reason: (error as Error).message });
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '?';
  }
}
