import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** The parts of a field that is more than one number. */
export function list<T>(count: number, read: (index: number) => T): T[] {
  const values: T[] = [];
  for (let index = 0; index < count; index++) values.push(read(index));
  return values;
}

/** What is too much is left out, what is missing is nought. */
export function writeList<T>(values: readonly T[] | undefined, count: number, none: T, write: (index: number, value: T) => void): void {
  for (let index = 0; index < count; index++) write(index, values?.[index] ?? none);
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

export function writeText(view: DataView, at: number, count: number, text = ''): void {
  const bytes = encodeUtf8(text);
  for (let index = 0; index < count; index++) view.setUint8(at + index, bytes[index] ?? 0);
}
