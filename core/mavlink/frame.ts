import type { Message, MessageFacts, MessageName } from './message.ts';

export const MAGIC_V1 = 0xfe;
export const MAGIC_V2 = 0xfd;
export const HEADER_V1 = 6;
export const HEADER_V2 = 10;
export const CRC_BYTES = 2;
export const SIGNATURE_BYTES = 13;
export const PAYLOAD_MAX = 255;
export const FRAME_MAX = HEADER_V2 + PAYLOAD_MAX + CRC_BYTES + SIGNATURE_BYTES;
/** The one flag a reader has to understand; a frame with any other is not for us. */
export const SIGNED = 0x01;

/**
 * A frame as it was found. It and its payload are used again for the next one: whoever wants to keep something takes a copy.
 * The payload has noughts wherever the sender left them off.
 */
export interface Frame {
  version: 1 | 2;
  sequence: number;
  system: number;
  component: number;
  message: MessageFacts;
  payload: DataView;
  isSigned: boolean;
  /** Where the whole frame lies, signature included. */
  source: Uint8Array;
  from: number;
  to: number;
}

/** All that a message says, as an object of its own. */
export const decode = <N extends MessageName>(frame: Pick<Frame, 'message' | 'payload'>): Message<N> =>
  frame.message.codec.read(frame.payload) as Message<N>;
