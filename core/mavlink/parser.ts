import { joined } from '../pieces.ts';
import { crcOf, crcStep } from './crc.ts';
import { CRC_BYTES, HEADER_V1, HEADER_V2, MAGIC_V1, MAGIC_V2, PAYLOAD_MAX, SIGNATURE_BYTES, SIGNED, type Frame } from './frame.ts';
import { messageNamed, messageOf, type MessageFacts } from './message.ts';

export interface ParserStatistics {
  frames: number;
  /** Bytes that belong to no frame: text at boot, noise, what is left of a broken frame. */
  strayBytes: number;
  /** Beginnings that looked like a frame of a known message and were not. */
  broken: number;
  /** Frames of messages that are in no table, skipped by their length. */
  unknown: number;
}

export interface Parser {
  /** Finds every frame in what was received, and keeps a beginning for the next piece. */
  take(bytes: Uint8Array): void;
  /** What is left of the last piece belongs to nothing that follows: the end of a datagram, a line that was cut. */
  cut(): void;
  readonly statistics: Readonly<ParserStatistics>;
}

/** How a possible beginning of a frame turned out. */
const [WAIT, STRAY] = [-1, 0] as const;

/**
 * Frames out of bytes that come in any pieces, with anything between them. A frame counts only if its checksum is right; if it is wrong the
 * search goes on at the next byte, because the length was not to be trusted either.
 */
export function parser(onFrame: (frame: Frame) => void): Parser {
  const statistics: ParserStatistics = { frames: 0, strayBytes: 0, broken: 0, unknown: 0 };
  const payload = new Uint8Array(PAYLOAD_MAX);
  const frame: Frame = {
    version: 2,
    sequence: 0,
    system: 0,
    component: 0,
    message: messageNamed('HEARTBEAT'),
    payload: new DataView(payload.buffer),
    isSigned: false,
    source: payload,
    from: 0,
    to: 0,
  };
  let filled = 0;
  let kept: Uint8Array = NOTHING;
  let isEnd = false;
  /** Places before it were looked at for a frame within another; the last that was found. Looked at once for each frame around them, noise would take all of the time. */
  let [lookedTo, innerAt] = [0, -1];

  /** Length of the frame that begins here, or why there is none. */
  function frameAt(bytes: Uint8Array, at: number): number {
    const magic = bytes[at];
    if (magic === MAGIC_V2) return longFrame(bytes, at);
    return magic === MAGIC_V1 ? shortFrame(bytes, at) : STRAY;
  }

  function longFrame(bytes: Uint8Array, at: number): number {
    if (at + HEADER_V2 > bytes.length) return WAIT;
    const flags = bytes[at + 2]!;
    const length = bytes[at + 1]!;
    const isSigned = (flags & SIGNED) !== 0;
    const end = at + HEADER_V2 + length + CRC_BYTES + (isSigned ? SIGNATURE_BYTES : 0);
    const message = flags > SIGNED ? undefined : messageOf(idAt(bytes, at));
    if (message && length > message.maxBytes) return broken();
    if (end > bytes.length) return WAIT;
    if (!message) return skipUnknown(bytes, at, end);
    if (!isIntact(bytes, at, at + HEADER_V2 + length, message)) return broken();
    takePayload(bytes, at + HEADER_V2, length);
    return found(bytes, at, end, message, 2, at + 4, isSigned);
  }

  function shortFrame(bytes: Uint8Array, at: number): number {
    if (at + HEADER_V1 > bytes.length) return WAIT;
    const length = bytes[at + 1]!;
    const end = at + HEADER_V1 + length + CRC_BYTES;
    const message = messageOf(bytes[at + 5]!);
    if (message && length !== message.minBytes) return broken();
    if (end > bytes.length) return WAIT;
    if (!message) return skipUnknown(bytes, at, end);
    if (!isIntact(bytes, at, at + HEADER_V1 + length, message)) return broken();
    takePayload(bytes, at + HEADER_V1, length);
    return found(bytes, at, end, message, 1, at + 2, false);
  }

  /**
   * Its checksum cannot be told without its definition. It has been a frame where another one or the end follows, unless a real one begins
   * within it: then its length was made up by noise, and to skip it would lose that one.
   */
  function skipUnknown(bytes: Uint8Array, at: number, end: number): number {
    const next = bytes[end];
    if (next === undefined && !isEnd) return WAIT;
    if (next !== undefined && next !== MAGIC_V1 && next !== MAGIC_V2) return STRAY;
    for (let place = Math.max(at + 1, lookedTo); place < end && !isWithin(innerAt, at, end); place++) {
      const inside = knownFrameAt(bytes, place);
      if (inside === WAIT && !isEnd) return WAIT;
      if (inside > STRAY) innerAt = place;
      lookedTo = place + 1;
    }
    if (isWithin(innerAt, at, end)) return STRAY;
    statistics.unknown++;
    return end - at;
  }

  /** Length of an intact frame of a known message, without telling of it. */
  function knownFrameAt(bytes: Uint8Array, at: number): number {
    const header = bytes[at] === MAGIC_V2 ? HEADER_V2 : bytes[at] === MAGIC_V1 ? HEADER_V1 : 0;
    if (header === 0) return STRAY;
    if (at + header > bytes.length) return WAIT;
    const length = bytes[at + 1]!;
    const message = messageOf(header === HEADER_V1 ? bytes[at + 5]! : idAt(bytes, at));
    if (!message || length > message.maxBytes) return STRAY;
    const end = at + header + length + CRC_BYTES;
    if (end > bytes.length) return WAIT;
    return isIntact(bytes, at, at + header + length, message) ? end - at : STRAY;
  }

  function takePayload(bytes: Uint8Array, begin: number, length: number): void {
    for (let place = 0; place < length; place++) payload[place] = bytes[begin + place]!;
    for (let place = length; place < filled; place++) payload[place] = 0;
    filled = length;
  }

  function broken(): number {
    statistics.broken++;
    return STRAY;
  }

  function found(
    bytes: Uint8Array,
    at: number,
    end: number,
    message: MessageFacts,
    version: 1 | 2,
    head: number,
    isSigned: boolean,
  ): number {
    frame.version = version;
    frame.sequence = bytes[head]!;
    frame.system = bytes[head + 1]!;
    frame.component = bytes[head + 2]!;
    frame.message = message;
    frame.isSigned = isSigned;
    frame.source = bytes;
    frame.from = at;
    frame.to = end;
    statistics.frames++;
    onFrame(frame);
    return end - at;
  }

  /** How far the bytes are understood. */
  function search(bytes: Uint8Array): number {
    let at = 0;
    [lookedTo, innerAt] = [0, -1];
    while (at < bytes.length) {
      const length = frameAt(bytes, at);
      if (length === WAIT && !isEnd) break;
      if (length <= STRAY) statistics.strayBytes++;
      at += length > STRAY ? length : 1;
    }
    return at;
  }

  return {
    statistics,
    take(received) {
      const bytes = kept.length === 0 ? received : joined(kept, received);
      const at = search(bytes);
      // At most one frame that has not ended: garbage does not pile up.
      kept = at < bytes.length ? bytes.slice(at) : NOTHING;
    },
    cut() {
      const rest = kept;
      kept = NOTHING;
      isEnd = true;
      search(rest);
      isEnd = false;
    },
  };
}

const idAt = (bytes: Uint8Array, at: number): number => bytes[at + 7]! | (bytes[at + 8]! << 8) | (bytes[at + 9]! << 16);

const isWithin = (place: number, begin: number, end: number): boolean => place > begin && place < end;

/** Whether the checksum of the frame that begins `at` and has it at `crcAt` is right. */
export function isIntact(bytes: Uint8Array, at: number, crcAt: number, { crcExtra }: MessageFacts): boolean {
  const crc = crcStep(crcOf(bytes, at + 1, crcAt), crcExtra);
  return bytes[crcAt] === (crc & 0xff) && bytes[crcAt + 1] === crc >> 8;
}

const NOTHING = new Uint8Array(0);
