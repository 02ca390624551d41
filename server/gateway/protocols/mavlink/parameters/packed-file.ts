import { isParameterName, PARAMETERS_MAX, shortestFloat, type Parameter, type ParameterType } from '@skyhelm/core/vehicle/parameter';

/** With `withdefaults`, what the firmware sets is told beside what differs from it. */
export const PACKED_PATH = { path: '@PARAM/param.pck?withdefaults=1' };
/** Of the largest list there can be. */
export const PACKED_BYTES_MAX = 6 + PARAMETERS_MAX * 26;

const MAGIC = { plain: 0x671b, withDefaults: 0x671c } as const;
const HEADER = 6;
const HAS_DEFAULT = 1;
const TYPES: Partial<Record<number, { type: ParameterType; bytes: number; read(view: DataView, at: number): number | null }>> = {
  1: { type: 'i8', bytes: 1, read: (view, at) => view.getInt8(at) },
  2: { type: 'i16', bytes: 2, read: (view, at) => view.getInt16(at, true) },
  3: { type: 'i32', bytes: 4, read: (view, at) => view.getInt32(at, true) },
  4: { type: 'f32', bytes: 4, read: (view, at) => shortestFloat(view.getFloat32(at, true)) },
};

/** All that ArduPilot's `param.pck` holds; nothing where it is not one, or not whole. */
export function unpackParameters(bytes: Uint8Array): Parameter[] | undefined {
  if (bytes.length < HEADER) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = view.getUint16(0, true);
  const count = view.getUint16(2, true);
  if ((magic !== MAGIC.plain && magic !== MAGIC.withDefaults) || count > PARAMETERS_MAX) return undefined;
  const found = new Map<string, Parameter>();
  let before = '';
  for (let at = HEADER; at < bytes.length;) {
    const head = bytes[at]!;
    // Records are not cut in two by the borders of messages: noughts fill what is left.
    if (head === 0) {
      at++;
      continue;
    }
    const kind = TYPES[head & 15];
    const isOther = ((head >> 4) & HAS_DEFAULT) !== 0;
    if (!kind || at + 2 > bytes.length) return undefined;
    const [shared, added] = [bytes[at + 1]! & 15, (bytes[at + 1]! >> 4) + 1];
    const valueAt = at + 2 + added;
    const next = valueAt + kind.bytes * (isOther ? 2 : 1);
    if (next > bytes.length) return undefined;
    const name = before.slice(0, shared) + String.fromCharCode(...bytes.subarray(at + 2, valueAt));
    if (!isParameterName(name)) return undefined;
    const value = kind.read(view, valueAt);
    const factory = isOther ? kind.read(view, valueAt + kind.bytes) : value;
    found.set(name, { name, type: kind.type, value, ...(magic === MAGIC.withDefaults && { default: factory }) });
    before = name;
    at = next;
  }
  return found.size === count ? [...found.values()] : undefined;
}
