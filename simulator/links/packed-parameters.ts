import type { ParameterSet, ParameterType } from '../flavours/parameters.ts';

const MAGIC = { plain: 0x671b, withDefaults: 0x671c } as const;
const TYPES: Record<ParameterType, number> = { i8: 1, i16: 2, i32: 3, f32: 4 };
const SIZES: Record<ParameterType, number> = { i8: 1, i16: 2, i32: 4, f32: 4 };
const HAS_DEFAULT = 1;
const NAME_MOST = 16;

function write(view: DataView, at: number, type: ParameterType, value: number): number {
  if (type === 'i8') view.setInt8(at, value);
  else if (type === 'i16') view.setInt16(at, value, true);
  else if (type === 'i32') view.setInt32(at, value, true);
  else view.setFloat32(at, value, true);
  return at + SIZES[type];
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length - 1 && a[length] === b[length]) length++;
  return Math.min(length, 15);
}

/** ArduPilot's `param.pck`: each name only by what it does not share with the one before. */
export function packedParameters({ table, get }: ParameterSet, withDefaults: boolean): Uint8Array {
  const bytes = new Uint8Array(6 + table.list.length * (2 + NAME_MOST + 8));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, withDefaults ? MAGIC.withDefaults : MAGIC.plain, true);
  view.setUint16(2, table.list.length, true);
  view.setUint16(4, table.list.length, true);
  let at = 6;
  let before = '';
  for (const { name, type, value } of table.list) {
    const now = get(name);
    const flags = withDefaults && now !== value ? HAS_DEFAULT : 0;
    const shared = sharedLength(before, name);
    bytes[at++] = TYPES[type] | (flags << 4);
    bytes[at++] = shared | ((name.length - shared - 1) << 4);
    for (const letter of name.slice(shared)) bytes[at++] = letter.charCodeAt(0);
    at = write(view, at, type, now);
    if (flags) at = write(view, at, type, value);
    before = name;
  }
  return bytes.subarray(0, at);
}
