import { lzma, type Lzma } from './lzma.ts';
import { rangeDecoder } from './range-decoder.ts';

const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const STREAM_HEADER = 12;
const LZMA2 = 0x21;
/** Bytes of the check behind a block, by its kind. */
const CHECKS: Partial<Record<number, number>> = { 0: 0, 1: 4, 4: 8, 10: 32 };

/** What was packed by xz. Throws where it was not, was damaged, or is more than `most` bytes. */
export function unpackXz(bytes: Uint8Array, most: number): Uint8Array {
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) throw new RangeError('not packed by xz');
  const check = CHECKS[bytes[7]! & 15];
  if (check === undefined) throw new RangeError('a check that is not known');
  const out = growing(most);
  // A nought in place of a block's length is the index behind the last of them.
  for (let at = STREAM_HEADER; bytes[at] !== 0;) {
    const header = (byteAt(bytes, at) + 1) * 4;
    requireLzma2(bytes, at);
    const end = unpackBlock(bytes, at + header, out);
    at = end + ((4 - (end % 4)) % 4) + check;
  }
  return out.bytes.subarray(0, out.length);
}

interface Growing {
  bytes: Uint8Array;
  length: number;
  /** Room for so many more. */
  reserve(more: number): void;
}

function growing(most: number): Growing {
  const own: Growing = {
    bytes: new Uint8Array(0),
    length: 0,
    reserve(more) {
      const wanted = own.length + more;
      if (wanted > most) throw new RangeError('more than is taken');
      if (wanted <= own.bytes.length) return;
      const larger = new Uint8Array(Math.min(most, Math.max(wanted, 2 * own.bytes.length)));
      larger.set(own.bytes);
      own.bytes = larger;
    },
  };
  return own;
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('the packed bytes end too early');
  return byte;
}

/** Skips what the header says of lengths, seven bits to a byte. */
function requireLzma2(bytes: Uint8Array, header: number): void {
  const flags = byteAt(bytes, header + 1);
  let at = header + 2;
  for (const flag of [0x40, 0x80]) {
    if (flags & flag) while (byteAt(bytes, at++) & 0x80);
  }
  if ((flags & 3) !== 0 || byteAt(bytes, at) !== LZMA2) throw new RangeError('packed in a way that is not known');
}

/** Where the block ends, without what fills it up. */
function unpackBlock(bytes: Uint8Array, from: number, out: Growing): number {
  let unpacker: Lzma | undefined;
  let properties: number | undefined;
  /** Nothing that stands before is referred to. */
  let begin = out.length;
  for (let at = from; ;) {
    const control = byteAt(bytes, at++);
    if (control === 0) return at;
    if (control === 1 || control >= 0xe0) begin = out.length;
    const size = (high: number): number => high * 0x1_0000 + byteAt(bytes, at++) * 0x100 + byteAt(bytes, at++) + 1;
    if (control < 0x80) {
      if (control > 2) throw new RangeError('the packed bytes make no sense');
      const length = size(0);
      out.reserve(length);
      byteAt(bytes, at + length - 1);
      out.bytes.set(bytes.subarray(at, at + length), out.length);
      out.length += length;
      at += length;
      continue;
    }
    const length = size(control & 0x1f);
    const packed = size(0);
    const reset = (control >> 5) & 3;
    if (reset >= 2) properties = byteAt(bytes, at++);
    if (reset >= 1 && properties !== undefined) unpacker = lzma(properties);
    if (!unpacker) throw new RangeError('the packed bytes make no sense');
    out.reserve(length);
    const known = out.length - begin;
    unpacker.unpack(rangeDecoder(bytes.subarray(0, at + packed), at), out.bytes.subarray(begin), known, known + length);
    out.length += length;
    at += packed;
  }
}
