import { INTEGER_BYTES, readInteger, writeInteger, type IntegerWire } from './integer-wire.ts';
import { ALL_FIELDS, factsOf, STATE_FIELDS, type FieldWire, type Patch, type StateField } from './state.ts';

/** Grows with the table of fields: a reader of another version would take one field for another. */
export const WIRE_VERSION = 2;

const BYTES: Record<FieldWire, number> = { ...INTEGER_BYTES, flag: 1 };
const integerOf = (wire: FieldWire): IntegerWire => (wire === 'flag' ? 'u8' : wire);
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
    writeInteger(view, at, integerOf(wire), Math.round(Number(patch[name as StateField]) / step));
    at += BYTES[wire];
    count++;
  }
  view.setUint8(start, count);
  return at;
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
    const value = readInteger(view, at + 1, integerOf(wire));
    (patch as Record<StateField, number | boolean>)[name] = wire === 'flag' ? value !== 0 : inSteps(value, step);
    at += 1 + BYTES[wire];
  }
  return at;
}

/** 0.01 is no number a computer knows: dividing by 100 comes out nearer than multiplying by it. */
const inSteps = (value: number, step: number): number => (step < 1 ? value / Math.round(1 / step) : value * step);
