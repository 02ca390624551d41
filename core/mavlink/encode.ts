import { crcOfEight, crcOfFour, crcStep, headerCrc } from './crc.ts';
import { DRAFT } from './draft.ts';
import { CRC_BYTES, FRAME_MAX, HEADER_V2, MAGIC_V2, SIGNATURE_BYTES, SIGNED } from './frame.ts';
import { messageNamed, type Message, type MessageName } from './message.ts';
import { writeSignature, type Signer } from './signing.ts';

export interface Sender {
  system: number;
  component: number;
  sequence: number;
}

/** Where frames are written. Made once: a view made for every frame would cost more than the frame. */
export interface FrameSheet {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView;
}

export function frameSheet(size: number): FrameSheet {
  const bytes = new Uint8Array(size);
  return { bytes, view: new DataView(bytes.buffer) };
}

/** A last hand on the payload, for bytes that no field can carry: a float that is no number loses its bits on the way. */
export type Amend = (payload: DataView) => void;

const words = DRAFT.i32;

/** Trailing noughts stay at home, but for the first byte: readers refuse an empty payload. */
function lengthWithin(maxBytes: number): number {
  let last = maxBytes >> 2;
  while (last > 1 && (words[last]! | words[last - 1]!) === 0) last -= 2;
  if (last > 0 && words[last] === 0) last--;
  return Math.max(1, 4 * last + 4 - (Math.clz32(words[last]!) >> 3));
}

/** Brings the draft into its frame and reckons its checksum, in words: the last may go beyond the payload, where the checksum is yet to be written. */
function takeOver(view: DataView, begin: number, length: number, start: number): number {
  let crc = start;
  let at = 0;
  for (; at + 8 <= length; at += 8) {
    const low = words[at >> 2]!;
    const high = words[(at >> 2) + 1]!;
    view.setInt32(begin + at, low, true);
    view.setInt32(begin + at + 4, high, true);
    crc = crcOfEight(crc, low, high);
  }
  if (at + 4 <= length) {
    const word = words[at >> 2]!;
    view.setInt32(begin + at, word, true);
    crc = crcOfFour(crc, word);
    at += 4;
  }
  const rest = words[at >> 2]!;
  view.setInt32(begin + at, rest, true);
  for (let bit = 0; at < length; at++, bit += 8) crc = crcStep(crc, rest >> bit);
  return crc;
}

/** Writes a MAVLink 2 frame onto a sheet and says where it ends. What is left out of a message is nought. */
export function encodeOnto<N extends MessageName>(
  { bytes, view }: FrameSheet,
  start: number,
  name: N,
  message: Partial<Message<N>>,
  { sequence, system, component }: Sender,
  signer?: Signer,
  amend?: Amend,
): number {
  if (start + FRAME_MAX > bytes.length) throw new RangeError('no room for another frame');
  const { id, crcExtra, headCrc, maxBytes, codec } = messageNamed(name);
  const begin = start + HEADER_V2;
  // What a longer message left there would pass for the end of this one.
  words[maxBytes >> 2] = 0;
  codec.write(message);
  amend?.(DRAFT.view);
  const length = lengthWithin(maxBytes);
  const end = begin + length;
  const flags = signer === undefined ? 0 : SIGNED;
  view.setInt32(start, MAGIC_V2 | (length << 8) | (flags << 16), true);
  view.setInt32(start + 4, (sequence & 0xff) | ((system & 0xff) << 8) | ((component & 0xff) << 16) | (id << 24), true);
  view.setInt16(start + 8, id >> 8, true);
  const headerAlone = headerCrc(headCrc, length, flags, sequence, system, component);
  const crc = crcStep(takeOver(view, begin, length, headerAlone), crcExtra);
  view.setInt16(end, crc, true);
  if (signer === undefined) return end + CRC_BYTES;
  writeSignature(bytes, start, end + CRC_BYTES, signer);
  return end + CRC_BYTES + SIGNATURE_BYTES;
}

const sheet = frameSheet(FRAME_MAX);

/** A frame of its own, for whoever keeps it until it is sent. */
export const encode = <N extends MessageName>(
  name: N,
  message: Partial<Message<N>>,
  sender: Sender,
  signer?: Signer,
  amend?: Amend,
): Uint8Array<ArrayBuffer> => sheet.bytes.slice(0, encodeOnto(sheet, 0, name, message, sender, signer, amend));
