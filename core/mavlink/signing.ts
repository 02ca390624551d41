import { SIGNATURE_BYTES, type Frame } from './frame.ts';

/** SHA-256 of the pieces one after another: whoever runs the codec has one, core has none. */
export type Sha256 = (...pieces: Uint8Array[]) => Uint8Array;

export interface Signer {
  sha256: Sha256;
  /** 32 bytes that both ends know. */
  key: Uint8Array;
  /** Tells the links of one sender apart: each has a clock of its own. */
  link: number;
  /** Greater than that of every frame signed before on this link. */
  timestamp: number;
}

/** A step of the clock that signatures carry, and the moment it counts from. */
const TICK_MS = 0.01;
const EPOCH_MS = Date.UTC(2015, 0, 1);
const HASH_BYTES = 6;
const STAMP_BYTES = 6;
/** A sender that was not heard before may lag behind the latest by a minute at most. */
const LAG_TICKS = 60_000 / TICK_MS;

export const timestampAt = (ms: number): number => Math.max(0, Math.round((ms - EPOCH_MS) / TICK_MS));

/** Signs the frame that begins at `from` and ends at `at`, where the signature goes. */
export function writeSignature(bytes: Uint8Array, from: number, at: number, { sha256, key, link, timestamp }: Signer): void {
  bytes[at] = link;
  for (let index = 0, rest = timestamp; index < STAMP_BYTES; index++, rest = Math.floor(rest / 256)) bytes[at + 1 + index] = rest % 256;
  bytes.set(sha256(key, bytes.subarray(from, at + 1 + STAMP_BYTES)).subarray(0, HASH_BYTES), at + 1 + STAMP_BYTES);
}

export type SignatureFault = 'unsigned' | 'forged' | 'replayed' | 'outdated';

/** Checks frames of one link: a recorded one must not work a second time. By `clock`, where there is one, not on a link that was never heard before either. */
export function signatureCheck(sha256: Sha256, key: Uint8Array, clock = (): number => 0): (frame: Frame) => SignatureFault | undefined {
  const latest = new Map<string, number>();
  let newest = 0;
  return ({ isSigned, source, from, to, system, component }) => {
    if (!isSigned) return 'unsigned';
    const at = to - SIGNATURE_BYTES;
    const hash = sha256(key, source.subarray(from, to - HASH_BYTES));
    for (let index = 0; index < HASH_BYTES; index++) if (hash[index] !== source[to - HASH_BYTES + index]) return 'forged';
    let timestamp = 0;
    for (let index = STAMP_BYTES; index > 0; index--) timestamp = timestamp * 256 + source[at + index]!;
    const sender = `${system} ${component} ${source[at]}`;
    const before = latest.get(sender);
    if (before !== undefined && timestamp <= before) return 'replayed';
    if (before === undefined && timestamp + LAG_TICKS < Math.max(newest, clock())) return 'outdated';
    latest.set(sender, timestamp);
    newest = Math.max(newest, timestamp);
    return undefined;
  };
}
