import { crcOf, crcStep, headerCrc } from './crc.ts';
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
  codec.write(view, begin, message);
  amend?.(new DataView(view.buffer, begin, maxBytes));
  let end = begin + maxBytes;
  // Trailing noughts stay at home, but for the first byte: readers refuse an empty payload.
  while (end - 8 > begin && (view.getInt32(end - 8) | view.getInt32(end - 4)) === 0) end -= 8;
  if (end - 4 > begin && view.getInt32(end - 4) === 0) end -= 4;
  end = Math.max(begin + 1, end - (Math.clz32(view.getInt32(end - 4, true)) >> 3));
  const flags = signer ? SIGNED : 0;
  view.setInt32(start, MAGIC_V2 | ((end - begin) << 8) | (flags << 16), true);
  view.setInt32(start + 4, (sequence & 0xff) | ((system & 0xff) << 8) | ((component & 0xff) << 16) | (id << 24), true);
  view.setInt16(start + 8, id >> 8, true);
  const crc = crcStep(crcOf(bytes, begin, end, headerCrc(headCrc, end - begin, flags, sequence, system, component)), crcExtra);
  view.setInt16(end, crc, true);
  if (!signer) return end + CRC_BYTES;
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
