import { nextByte } from '../next-byte.ts';
import { pieces, type Pieces } from '../pieces.ts';
import { CRC_BYTES, HEADER_V1, HEADER_V2, MAGIC_V1, MAGIC_V2, SIGNATURE_BYTES, SIGNED, type Frame } from './frame.ts';
import { messageOf, type MessageFacts } from './message.ts';
import { isIntact, parser } from './parser.ts';

/** One frame of a `.tlog`, and when it was recorded. */
export interface TlogRecord {
  /** Milliseconds, by the clock of whoever recorded it. */
  at: number;
  /** The whole frame. It is the recording's own: whoever wants to keep it takes a copy. */
  bytes: Uint8Array;
  /** Nothing where the message is in no table. It is used again for the next one. */
  frame: Frame | undefined;
}

export interface TlogReader extends Pieces {
  /** Bytes that were no part of a record: garbage, what is left of a broken frame, a record that was cut off. */
  readonly skipped: number;
}

/** Microseconds since 1970, the highest byte first. */
const TIME_BYTES = 8;
/** Within one recording frames follow one another faster than this. */
const NEAR_MS = 3_600_000;
const [WAIT, STRAY] = [-1, 0] as const;

const isMagic = (byte: number | undefined): boolean => byte === MAGIC_V1 || byte === MAGIC_V2;

/** What the head of a frame that seems to begin here says. */
interface Head {
  message: MessageFacts | undefined;
  crcAt: number;
  end: number;
}

function headAt(bytes: Uint8Array, at: number): Head | typeof WAIT | typeof STRAY {
  const isLong = bytes[at] === MAGIC_V2;
  const header = isLong ? HEADER_V2 : HEADER_V1;
  if (at + header > bytes.length) return WAIT;
  const flags = isLong ? bytes[at + 2]! : 0;
  if (flags > SIGNED) return STRAY;
  const id = isLong ? bytes[at + 7]! | (bytes[at + 8]! << 8) | (bytes[at + 9]! << 16) : bytes[at + 5]!;
  const crcAt = at + header + bytes[at + 1]!;
  return { message: messageOf(id), crcAt, end: crcAt + CRC_BYTES + (flags === SIGNED ? SIGNATURE_BYTES : 0) };
}

/** Records out of a recording that comes in any pieces. Where it is damaged the search goes on, from magic to magic, until a frame is whole again. */
export function tlogReader(onRecord: (record: TlogRecord) => void): TlogReader {
  let skipped = 0;
  let knownAt = -Infinity;
  let found: Frame | undefined;
  const parsing = parser((frame) => (found = frame));

  function parsed(whole: Uint8Array): Frame | undefined {
    found = undefined;
    parsing.take(whole);
    parsing.cut();
    return found;
  }

  /** Length of the record that begins here, or why there is none. */
  function recordAt(bytes: Uint8Array, at: number, isEnd: boolean): number {
    const begin = at + TIME_BYTES;
    if (begin >= bytes.length) return WAIT;
    if (!isMagic(bytes[begin])) return STRAY;
    const head = headAt(bytes, begin);
    if (typeof head === 'number') return head;
    if (head.end > bytes.length) return WAIT;
    const time = timeAt(bytes, at);
    const isRecord = head.message ? isIntact(bytes, begin, head.crcAt, head.message) : seemsOne(bytes, head.end, time, isEnd);
    if (isRecord !== true) return isRecord === false ? STRAY : WAIT;
    const whole = bytes.subarray(begin, head.end);
    const frame = head.message && parsed(whole);
    if (head.message && !frame) return STRAY;
    if (frame) knownAt = time;
    onRecord({ at: time, bytes: whole, frame });
    return head.end - at;
  }

  /** Without its definition a checksum cannot be told. It counts where its time fits and another record or the end comes next; nothing if that is not here yet. */
  function seemsOne(bytes: Uint8Array, end: number, time: number, isEnd: boolean): boolean | undefined {
    if (Math.abs(time - knownAt) > NEAR_MS) return false;
    const next = end + TIME_BYTES;
    if (next >= bytes.length && !isEnd) return undefined;
    return end === bytes.length || isMagic(bytes[next]);
  }

  function read(bytes: Uint8Array, isEnd: boolean): number {
    const magicFrom = nextByte(bytes, [MAGIC_V1, MAGIC_V2]);
    let at = 0;
    while (at < bytes.length) {
      const length = recordAt(bytes, at, isEnd);
      if (length === WAIT && !isEnd) break;
      const step = length > STRAY ? length : Math.max(1, magicFrom(at + 1 + TIME_BYTES) - TIME_BYTES - at);
      if (length <= STRAY) skipped += step;
      at += step;
    }
    return at;
  }

  return {
    ...pieces(read),
    get skipped() {
      return skipped;
    },
  };
}

function timeAt(bytes: Uint8Array, at: number): number {
  let microseconds = 0;
  for (let place = 0; place < TIME_BYTES; place++) microseconds = microseconds * 256 + bytes[at + place]!;
  return microseconds / 1000;
}
