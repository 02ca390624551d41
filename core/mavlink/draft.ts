import { PAYLOAD_MAX } from './frame.ts';

/** Its last word has room for bytes that no payload has. */
const buffer = new ArrayBuffer(PAYLOAD_MAX + 1);

/**
 * The one place where a payload is put together before it goes into its frame, seen as numbers of every width: where a field lies here is known before the program
 * runs, where it lies in a frame is not, and to find that out for each takes longer than to write it. In the order of the machine's bytes, which is
 * MAVLink's on all that Node and browsers run on today.
 */
export const DRAFT = {
  view: new DataView(buffer),
  i8: new Int8Array(buffer),
  u8: new Uint8Array(buffer),
  i16: new Int16Array(buffer),
  u16: new Uint16Array(buffer),
  i32: new Int32Array(buffer),
  u32: new Uint32Array(buffer),
  i64: new BigInt64Array(buffer),
  u64: new BigUint64Array(buffer),
  f32: new Float32Array(buffer),
} as const;
