import { INTEGER_BYTES, readInteger, writeInteger, type IntegerWire } from './integer-wire.ts';
import { ALL_FIELDS, factsOf, type FieldWire, type Patch, type StateField } from './state.ts';

/** Grows with the table of fields: a reader of another version would take one field for another. */
export const WIRE_VERSION = 3;

const BYTES: Record<FieldWire, number> = { ...INTEGER_BYTES, flag: 1 };
const integerOf = (wire: FieldWire): IntegerWire => (wire === 'flag' ? 'u8' : wire);
const WIRES = new Map<string, { number: number; wire: IntegerWire; step: number; bytes: number }>(
  ALL_FIELDS.map((name, number) => {
    const { wire, step } = factsOf(name);
    return [name, { number, wire: integerOf(wire), step, bytes: BYTES[wire] }];
  }),
);

/** A patch with every field in it: one for the count, and one before each value for its field. */
export const PATCH_BYTES_MAX = ALL_FIELDS.reduce((sum, name) => sum + 1 + BYTES[factsOf(name).wire], 1);

/** Where the next thing goes. What does not fit the step of a field is rounded to it. */
export function writePatch(view: DataView, start: number, patch: Patch): number {
  let at = start + 1;
  let count = 0;
  for (const name in patch) {
    const { number, wire, step, bytes } = WIRES.get(name)!;
    view.setUint8(at++, number);
    writeInteger(view, at, wire, Math.round(Number(patch[name as StateField]) / step));
    at += bytes;
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

/** The same for many values of one field. */
export function allInSteps(values: Float64Array, step: number): Float64Array {
  const parts = Math.round(1 / step);
  const measured = new Float64Array(values.length);
  for (let at = 0; at < values.length; at++) measured[at] = step < 1 ? values[at]! / parts : values[at]! * step;
  return measured;
}
