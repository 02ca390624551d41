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
  sender: Sender,
  signer?: Signer,
  amend?: Amend,
): number {
  if (start + FRAME_MAX > bytes.length) throw new RangeError('no room for another frame');
  const { id, crcExtra, headCrc, maxBytes, codec } = messageNamed(name);
  const begin = start + HEADER_V2;
  codec.write(bytes, begin, message);
  amend?.(new DataView(view.buffer, begin, maxBytes));
  let end = begin + maxBytes;
  // Trailing noughts stay at home, but for the first byte: readers refuse an empty payload.
  while (end - 4 > begin && view.getInt32(end - 4) === 0) end -= 4;
  while (end > begin + 1 && bytes[end - 1] === 0) end--;
  const flags = signer ? SIGNED : 0;
  bytes[start] = MAGIC_V2;
  bytes[start + 1] = end - begin;
  bytes[start + 2] = flags;
  bytes[start + 3] = 0;
  bytes[start + 4] = sender.sequence;
  bytes[start + 5] = sender.system;
  bytes[start + 6] = sender.component;
  bytes[start + 7] = id;
  bytes[start + 8] = id >> 8;
  bytes[start + 9] = id >> 16;
  const crc = crcStep(
    crcOf(bytes, begin, end, headerCrc(headCrc, end - begin, flags, sender.sequence, sender.system, sender.component)),
    crcExtra,
  );
  bytes[end] = crc;
  bytes[end + 1] = crc >> 8;
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
