import { parentPort } from 'node:worker_threads';
import { unpackXz } from './xz.ts';

/** A few times what the most talkative autopilot says. */
const UNPACKED_BYTES_MAX = 4 * 2 ** 20;

function unpackedIn(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return unpackXz(bytes, UNPACKED_BYTES_MAX);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

parentPort!.on('message', (bytes: Uint8Array) => parentPort!.postMessage(unpackedIn(bytes), []));
