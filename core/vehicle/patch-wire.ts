import { ALL_FIELDS, factsOf, STATE_FIELDS, type FieldWire, type Patch, type StateField } from './state.ts';

/** Grows with the table of fields: a reader of another version would take one field for another. */
export const WIRE_VERSION = 2;

const BYTES: Record<FieldWire, number> = { u8: 1, i8: 1, flag: 1, u16: 2, i16: 2, u32: 4, i32: 4 };
const NUMBERS = new Map(ALL_FIELDS.map((name, at) => [name, at]));

/** One for the count, and one before each value for its field. */
export function patchBytes(patch: Patch): number {
  let bytes = 1;
  for (const name in patch) bytes += 1 + BYTES[STATE_FIELDS[name as StateField].wire];
  return bytes;
}

/** Where the next thing goes. What does not fit the step of a field is rounded to it. */
export function writePatch(view: DataView, start: number, patch: Patch): number {
  let at = start + 1;
  let count = 0;
  for (const name in patch) {
    const { wire, step } = STATE_FIELDS[name as StateField];
    view.setUint8(at++, NUMBERS.get(name as StateField)!);
    writeValue(view, at, wire, Math.round(Number(patch[name as StateField]) / step));
    at += BYTES[wire];
    count++;
  }
  view.setUint8(start, count);
  return at;
}

function writeValue(view: DataView, at: number, wire: FieldWire, value: number): void {
  switch (wire) {
    case 'flag':
    case 'u8':
      return view.setUint8(at, value);
    case 'i8':
      return view.setInt8(at, value);
    case 'u16':
      return view.setUint16(at, value, true);
    case 'i16':
      return view.setInt16(at, value, true);
    case 'u32':
      return view.setUint32(at, value, true);
    case 'i32':
      return view.setInt32(at, value, true);
  }
}

/** Fills the patch and says where the next thing begins; nothing where the bytes are not a patch. */
export function readPatch(view: DataView, start: number, patch: Patch): number | undefined {
  if (start >= view.byteLength) return undefined;
  const count = view.getUint8(start);
  let at = start + 1;
  for (let read = 0; read < count; read++) {
    const name = at < view.byteLength ? ALL_FIELDS[view.getUint8(at)] : undefined;
    if (name === undefined) return undefined;
    const { wire, step } = factsOf(name);
    if (at + 1 + BYTES[wire] > view.byteLength) return undefined;
    const value = readValue(view, at + 1, wire);
    (patch as Record<StateField, number | boolean>)[name] = wire === 'flag' ? value !== 0 : inSteps(value, step);
    at += 1 + BYTES[wire];
  }
  return at;
}

/** 0.01 is no number a computer knows: dividing by 100 comes out nearer than multiplying by it. */
const inSteps = (value: number, step: number): number => (step < 1 ? value / Math.round(1 / step) : value * step);

/** The same for many values of one field. */
export function allInSteps(values: Float64Array, step: number): Float64Array {
  const parts = Math.round(1 / step);
  const measured = new Float64Array(values.length);
  for (let at = 0; at < values.length; at++) measured[at] = step < 1 ? values[at]! / parts : values[at]! * step;
  return measured;
}

function readValue(view: DataView, at: number, wire: FieldWire): number {
  switch (wire) {
    case 'flag':
    case 'u8':
      return view.getUint8(at);
    case 'i8':
      return view.getInt8(at);
    case 'u16':
      return view.getUint16(at, true);
    case 'i16':
      return view.getInt16(at, true);
    case 'u32':
      return view.getUint32(at, true);
    case 'i32':
      return view.getInt32(at, true);
  }
}
