import { crcOf, crcStep } from './crc.ts';
import { CODECS } from './codecs.generated.ts';
import { CRC_BYTES, FRAME_MAX, HEADER_V2, MAGIC_V2, SIGNATURE_BYTES, SIGNED } from './frame.ts';
import { messageNamed, type Message, type MessageName } from './message.ts';
import { writeSignature, type Signer } from './signing.ts';

export interface Sender {
  system: number;
  component: number;
  sequence: number;
}

/** Used again for every frame: what is sent is a copy. */
const bytes = new Uint8Array(FRAME_MAX);
const payload = new DataView(bytes.buffer, HEADER_V2);

/** A MAVLink 2 frame. What is left out of a message is nought. */
export function encode<N extends MessageName>(
  name: N,
  message: Partial<Message<N>>,
  sender: Sender,
  signer?: Signer,
): Uint8Array<ArrayBuffer> {
  const { id, crcExtra, maxBytes } = messageNamed(name);
  bytes.fill(0, HEADER_V2, HEADER_V2 + maxBytes);
  CODECS[name].write(payload, message);
  let length = maxBytes;
  // Trailing noughts stay at home, but for the first byte: readers refuse an empty payload.
  while (length > 1 && bytes[HEADER_V2 + length - 1] === 0) length--;
  bytes[0] = MAGIC_V2;
  bytes[1] = length;
  bytes[2] = signer ? SIGNED : 0;
  bytes[3] = 0;
  bytes[4] = sender.sequence;
  bytes[5] = sender.system;
  bytes[6] = sender.component;
  bytes[7] = id;
  bytes[8] = id >> 8;
  bytes[9] = id >> 16;
  const end = HEADER_V2 + length;
  const crc = crcStep(crcOf(bytes, 1, end), crcExtra);
  bytes[end] = crc;
  bytes[end + 1] = crc >> 8;
  if (!signer) return bytes.slice(0, end + CRC_BYTES);
  writeSignature(bytes, end + CRC_BYTES, signer);
  return bytes.slice(0, end + CRC_BYTES + SIGNATURE_BYTES);
}
