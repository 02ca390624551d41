import { readText } from '../../mavlink/wire.ts';

type Read = (view: DataView, at: number) => number;

const u64: Read = (view, at) => view.getUint32(at, true) + view.getInt32(at + 4, true) * 2 ** 32;
/** Divided, because 0.01 is no number a computer knows. */
const parts =
  (read: Read, ofOne: number): Read =>
  (view, at) =>
    read(view, at) / ofOne;
const i16: Read = (view, at) => view.getInt16(at, true);
const u16: Read = (view, at) => view.getUint16(at, true);
const i32: Read = (view, at) => view.getInt32(at, true);
const u32: Read = (view, at) => view.getUint32(at, true);

/** What each letter of a format stands for: how long it is, and how it is read where it is one number. */
const LETTERS: Record<string, { bytes: number; read?: Read }> = {
  a: { bytes: 64 },
  b: { bytes: 1, read: (view, at) => view.getInt8(at) },
  B: { bytes: 1, read: (view, at) => view.getUint8(at) },
  M: { bytes: 1, read: (view, at) => view.getUint8(at) },
  h: { bytes: 2, read: i16 },
  H: { bytes: 2, read: u16 },
  i: { bytes: 4, read: i32 },
  I: { bytes: 4, read: u32 },
  f: { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
  d: { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
  g: { bytes: 2 },
  n: { bytes: 4 },
  N: { bytes: 16 },
  Z: { bytes: 64 },
  c: { bytes: 2, read: parts(i16, 100) },
  C: { bytes: 2, read: parts(u16, 100) },
  e: { bytes: 4, read: parts(i32, 100) },
  E: { bytes: 4, read: parts(u32, 100) },
  L: { bytes: 4, read: parts(i32, 1e7) },
  q: { bytes: 8, read: u64 },
  Q: { bytes: 8, read: u64 },
};

export const HEAD_BYTES = 3;
export const FORMAT_TYPE = 128;
export const FORMAT_BYTES = 89;

interface Field {
  at: number;
  bytes: number;
  read: Read | undefined;
}

/** How the messages of one type are put together; the log itself says so, at its beginning. */
export interface Layout {
  type: number;
  name: string;
  /** Of a whole message, head included. */
  bytes: number;
  /** By name, from the end of the head on. None where the log contradicts itself: such messages are passed over by their length. */
  fields: ReadonlyMap<string, Field>;
}

/** Out of a message of the type that describes the others; nothing where no message could be like that. */
export function layoutIn(view: DataView, at: number): Layout | undefined {
  const begin = at + HEAD_BYTES;
  const [type, bytes] = [view.getUint8(begin), view.getUint8(begin + 1)];
  const name = readText(view, begin + 2, 4);
  if (bytes < HEAD_BYTES || !/^[A-Z][A-Z0-9]*$/i.test(name)) return undefined;
  if (type === FORMAT_TYPE && bytes !== FORMAT_BYTES) return undefined;
  const fields = fieldsOf(readText(view, begin + 6, 16), readText(view, begin + 22, 64).split(','), bytes - HEAD_BYTES);
  return { type, name, bytes, fields };
}

function fieldsOf(letters: string, names: string[], bytes: number): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  let at = 0;
  for (const [index, letter] of letters.split('').entries()) {
    const known = LETTERS[letter];
    if (!known) return new Map();
    fields.set(names[index] ?? '', { at, bytes: known.bytes, read: known.read });
    at += known.bytes;
  }
  return at === bytes ? fields : new Map();
}

/** One message, as long as it lasts. */
export interface Message {
  /** No number where the message has no such field. */
  number(name: string): number;
  text(name: string): string;
  has(name: string): boolean;
}

/** Used again for every message of its layout. */
export function messageOf({ fields }: Layout): Message & { stand(view: DataView, at: number): void } {
  let window: DataView = new DataView(new ArrayBuffer(0));
  let begin = 0;
  return {
    stand(view, at) {
      window = view;
      begin = at + HEAD_BYTES;
    },
    number(name) {
      const field = fields.get(name);
      return field?.read ? field.read(window, begin + field.at) : Number.NaN;
    },
    text(name) {
      const field = fields.get(name);
      return field ? readText(window, begin + field.at, field.bytes) : '';
    },
    has: (name) => fields.has(name),
  };
}
