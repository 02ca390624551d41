import { TooMuchWork, workApart } from '../../../../platform/threads/work-apart.ts';

const PROGRAM = new URL('./unpack.worker.ts', import.meta.url);
const MEMORY_MB = 64;
/** A megabyte takes a third of a second. */
const PATIENCE_MS = 10_000;

/** What a file of a vehicle says, packed or not. Nothing where it cannot be unpacked. All other vehicles would wait if that was done here. */
export async function unpacked(bytes: Uint8Array, path: string, patienceMs = PATIENCE_MS): Promise<Uint8Array | undefined> {
  if (!path.endsWith('.xz')) return bytes;
  try {
    const answer = await workApart({ program: PROGRAM, memoryMb: MEMORY_MB, patienceMs }, (ask) => ask(bytes));
    return answer as Uint8Array | undefined;
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}
