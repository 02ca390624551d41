import { nextByte } from '../../next-byte.ts';
import { pieces, type Pieces } from '../../pieces.ts';

const MAGIC = [0x55, 0x4c, 0x6f, 0x67, 0x01, 0x12, 0x35] as const;
const FILE_HEAD_BYTES = 16;
/** Two bytes of length, one of kind. */
const HEAD_BYTES = 3;
const KIND_AT = 2;
const [WAIT, STRAY] = [-1, 0] as const;
const NUMBER_BYTES = 2;
/** What fills up the end of a message to a multiple of eight. */
const PADDING_MAX = 7;

/** How long a message of each kind is, its head left out. */
const LENGTHS: Partial<Record<string, readonly [least: number, most: number]>> = {
  B: [40, 40],
  F: [3, 0xffff],
  I: [3, 0xffff],
  M: [4, 0xffff],
  P: [6, 512],
  Q: [7, 512],
  A: [4, 512],
  R: [2, 2],
  D: [2, 0xffff],
  L: [9, 0xffff],
  C: [11, 0xffff],
  S: [8, 8],
  O: [2, 2],
};
/** Of a kind that there is not, no length is enough. */
const LEAST = new Uint32Array(256).fill(0x1_0000);
const MOST = new Uint16Array(256);
for (const [letter, [least, most]] of Object.entries(LENGTHS) as [string, readonly [number, number]][]) {
  LEAST[letter.charCodeAt(0)] = least;
  MOST[letter.charCodeAt(0)] = most;
}
const DATA = 'D'.charCodeAt(0);

export interface UlogMessages extends Pieces {
  readonly skipped: number;
  /** It does not begin as a log does. */
  readonly isForeign: boolean;
  /** From here on messages of this number are of so many bytes at least. */
  expect(number: number, bytes: number): void;
}

/** What lies between `at` and `end` is the message without its head. */
export type OnUlogMessage = (kind: number, view: DataView, at: number, end: number) => void;

/** Finds the messages of a PX4 log. Where it is damaged the search goes on, from what may be data to the next, until two in a row make sense. */
export function ulogMessages(onMessage: OnUlogMessage): UlogMessages {
  /** By number; nought where none is expected. */
  const expected = new Uint16Array(65_536);
  let skipped = 0;
  let isForeign: boolean | undefined;
  let isLost = false;

  function isHead(view: DataView, at: number): boolean {
    const length = view.getUint16(at, true);
    const kind = view.getUint8(at + KIND_AT);
    return length >= LEAST[kind]! && length <= MOST[kind]!;
  }

  /** Only data that were announced, in their very length: to who is lost, whatever else noise looks like would swallow the next 64 kB. */
  const isExpected = (view: DataView, at: number, length: number): boolean => {
    const least = expected[view.getUint16(at + HEAD_BYTES, true)]!;
    const content = length - NUMBER_BYTES;
    return view.getUint8(at + KIND_AT) === DATA && least > 0 && content >= least && content <= least + PADDING_MAX;
  };

  function lengthAt(view: DataView, at: number, isEnd: boolean): number {
    const rest = view.byteLength - at;
    if (rest < HEAD_BYTES) return WAIT;
    if (!isHead(view, at)) return STRAY;
    const length = view.getUint16(at, true);
    const next = at + HEAD_BYTES + length;
    if (next > view.byteLength) return WAIT;
    if (isLost && !isExpected(view, at, length)) return STRAY;
    if (next + HEAD_BYTES > view.byteLength) return isEnd ? HEAD_BYTES + length : WAIT;
    return isHead(view, next) ? HEAD_BYTES + length : STRAY;
  }

  function read(bytes: Uint8Array, isEnd: boolean): number {
    if (isForeign === undefined && bytes.length < FILE_HEAD_BYTES && !isEnd) return 0;
    let at = isForeign === undefined ? FILE_HEAD_BYTES : 0;
    isForeign ??= MAGIC.some((byte, place) => bytes[place] !== byte);
    if (isForeign) return bytes.length;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const dataFrom = nextByte(bytes, [DATA]);
    while (at < bytes.length) {
      const length = lengthAt(view, at, isEnd);
      if (length === WAIT && !isEnd) break;
      isLost = length <= STRAY;
      const step = isLost ? Math.max(1, dataFrom(at + 1 + KIND_AT) - KIND_AT - at) : length;
      if (isLost) skipped += step;
      else onMessage(view.getUint8(at + KIND_AT), view, at + HEAD_BYTES, at + length);
      at += step;
    }
    return at;
  }

  return {
    ...pieces(read),
    get skipped() {
      return skipped;
    },
    get isForeign() {
      return isForeign !== false;
    },
    expect(number, bytes) {
      expected[number] = bytes;
    },
  };
}
