import { encodeUtf8 } from '../../mavlink/utf8.ts';

type Kind = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'u64' | 'f32' | 'f64';

const BYTES: Record<Kind, number> = { u8: 1, i8: 1, u16: 2, i16: 2, u32: 4, i32: 4, u64: 8, f32: 4, f64: 8 };

const WRITE: Record<Kind, (view: DataView, value: number) => void> = {
  u8: (view, value) => view.setUint8(0, value),
  i8: (view, value) => view.setInt8(0, value),
  u16: (view, value) => view.setUint16(0, value, true),
  i16: (view, value) => view.setInt16(0, value, true),
  u32: (view, value) => view.setUint32(0, value, true),
  i32: (view, value) => view.setInt32(0, value, true),
  u64: (view, value) => view.setBigUint64(0, BigInt(Math.round(value)), true),
  f32: (view, value) => view.setFloat32(0, value, true),
  f64: (view, value) => view.setFloat64(0, value, true),
};

/** A number as it lies in a file, its lowest byte first. */
export function bytesOf(kind: Kind, value: number): number[] {
  const view = new DataView(new ArrayBuffer(BYTES[kind]));
  WRITE[kind](view, value);
  return [...new Uint8Array(view.buffer)];
}

/** Filled up with noughts. */
export function textOf(text: string, bytes: number): number[] {
  const written = encodeUtf8(text).slice(0, bytes);
  return [...written, ...Array.from({ length: bytes - written.length }, () => 0)];
}

/** Pieces of a file one after the other. */
export function wholeOf(parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
