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

const NONE: readonly number[] = [];

// Of a list, what is too much is left out and what is missing is nought. One function a kind: a function handed in would be called for every number.

export function putInt8s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setInt8(at + index, values[index] ?? 0);
}

export function putUint8s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setUint8(at + index, values[index] ?? 0);
}

export function putInt16s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setInt16(at + 2 * index, values[index] ?? 0, true);
}

export function putUint16s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setUint16(at + 2 * index, values[index] ?? 0, true);
}

export function putUint32s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setUint32(at + 4 * index, values[index] ?? 0, true);
}

export function putInt32s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setInt32(at + 4 * index, values[index] ?? 0, true);
}

export function putFloat32s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setFloat32(at + 4 * index, values[index] ?? 0, true);
}

export function putFloat64s(view: DataView, at: number, count: number, values = NONE): void {
  for (let index = 0; index < count; index++) view.setFloat64(at + 8 * index, values[index] ?? 0, true);
}

export function putText(view: DataView, at: number, count: number, text = ''): void {
  const letters = encodeUtf8(text);
  for (let index = 0; index < count; index++) view.setUint8(at + index, letters[index] ?? 0);
}
