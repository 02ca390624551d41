import { unpackXz } from './xz.ts';

/** A few times what the most talkative autopilot says; to unpack more would keep everybody else waiting. */
const UNPACKED_BYTES_MAX = 4 * 2 ** 20;

/** What a file of a vehicle says, packed or not. Nothing where it cannot be unpacked. */
export function unpacked(bytes: Uint8Array, path: string): Uint8Array | undefined {
  if (!path.endsWith('.xz')) return bytes;
  try {
    return unpackXz(bytes, UNPACKED_BYTES_MAX);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
