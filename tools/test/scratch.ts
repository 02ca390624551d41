import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what the databases and browsers of a whole run take at once. */
const ENOUGH_BYTES = 6 * 2 ** 30;

/** In memory where there is plenty of it: every commit of every database in the tests waits for the disk otherwise. */
export function scratchPlace(roomBytes: number, memoryBytes: number): string {
  return Math.min(roomBytes, memoryBytes) >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** A folder for whatever the tests write, gone with this process. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(scratchPlace(roomIn(MEMORY), process.availableMemory()), 'skyhelm-'));
  // Databases run as another user where root tests.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
