import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** The parts of a field that is more than one number. */
export function list<T>(count: number, read: (index: number) => T): T[] {
  const values: T[] = [];
  for (let index = 0; index < count; index++) values.push(read(index));
  return values;
}

/** Ends at the first nought. */
export function readText(view: DataView, at: number, count: number): string {
  let text = '';
  for (let index = 0; index < count; index++) {
    const byte = view.getUint8(at + index);
    if (byte === 0) break;
    if (byte > 0x7f) return decodeUtf8(new Uint8Array(view.buffer, view.byteOffset + at, lengthOf(view, at, count)));
    text += String.fromCharCode(byte);
  }
  return text;
}

function lengthOf(view: DataView, at: number, count: number): number {
  let length = 0;
  while (length < count && view.getUint8(at + length) !== 0) length++;
  return length;
}

// Written byte by byte: the engine stores into an array of bytes in one step, and calls a function for each write through a view.

export function put16(bytes: Uint8Array, at: number, value = 0): void {
  bytes[at] = value;
  bytes[at + 1] = value >> 8;
}

export function put32(bytes: Uint8Array, at: number, value = 0): void {
  bytes[at] = value;
  bytes[at + 1] = value >> 8;
  bytes[at + 2] = value >> 16;
  bytes[at + 3] = value >> 24;
}

const float = new Float32Array(1);
const floatBits = new Int32Array(float.buffer);

export function putFloat(bytes: Uint8Array, at: number, value = 0): void {
  float[0] = value;
  put32(bytes, at, floatBits[0]);
}

const long = new DataView(new ArrayBuffer(8));

export function putDouble(bytes: Uint8Array, at: number, value = 0): void {
  long.setFloat64(0, value, true);
  putLong(bytes, at);
}

export function put64(bytes: Uint8Array, at: number, value = 0n): void {
  long.setBigInt64(0, value, true);
  putLong(bytes, at);
}

function putLong(bytes: Uint8Array, at: number): void {
  put32(bytes, at, long.getInt32(0, true));
  put32(bytes, at + 4, long.getInt32(4, true));
}

const NONE: readonly number[] = [];

/** Of a list, what is too much is left out and what is missing is nought. */
export function put8s(bytes: Uint8Array, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) bytes[at + index] = values[index] ?? 0;
}

export function put16s(bytes: Uint8Array, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) put16(bytes, at + 2 * index, values[index]);
}

export function putFloats(bytes: Uint8Array, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) putFloat(bytes, at + 4 * index, values[index]);
}

export function putDoubles(bytes: Uint8Array, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) putDouble(bytes, at + 8 * index, values[index]);
}

export function putText(bytes: Uint8Array, at: number, count: number, text = ''): void {
  const letters = encodeUtf8(text);
  for (let index = 0; index < count; index++) bytes[at + index] = letters[index] ?? 0;
}
