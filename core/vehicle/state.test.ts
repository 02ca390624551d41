import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATCH_BYTES_MAX, readPatch, writePatch } from './patch-wire.ts';
import { ALL_FIELDS, factsOf, isPossible, merge, type Patch, type StateField, type VehicleState } from './state.ts';
import { noteHeard, staleFields, type HeardAt } from './staleness.ts';

const possible = (name: StateField): fc.Arbitrary<number | boolean> => {
  const { wire, min, max } = factsOf(name);
  return wire === 'flag' ? fc.boolean() : fc.double({ min, max, noNaN: true });
};
const somePatch = (value: (name: StateField) => fc.Arbitrary<unknown>): fc.Arbitrary<Patch> =>
  fc.record(Object.fromEntries(ALL_FIELDS.map((name) => [name, value(name)])), { requiredKeys: [] });
const goodPatch = somePatch(possible);
const wildValue = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, null, undefined, '1', true, {}), fc.boolean());
const wildPatch = somePatch((name) => fc.oneof(possible(name), wildValue));

describe('merge', () => {
  test('whatever comes, the state holds only what is possible', () => {
    fc.assert(
      fc.property(fc.array(wildPatch, { maxLength: 5 }), (patches) => {
        const state: VehicleState = {};
        for (const patch of patches) merge(state, patch);
        for (const [name, value] of Object.entries(state)) expect(isPossible(name as StateField, value), name).toBe(true);
      }),
    );
  });

  test('it says exactly what it left out, and the patch has only the rest', () => {
    fc.assert(
      fc.property(wildPatch, (patch) => {
        const given = { ...patch };
        const rejected = merge({}, patch);
        expect(new Set([...Object.keys(patch), ...rejected])).toEqual(new Set(Object.keys(given)));
        for (const name of rejected) expect(name in patch).toBe(false);
      }),
    );
  });

  test('the latest good value stands', () => {
    fc.assert(
      fc.property(goodPatch, goodPatch, (one, other) => {
        const state: VehicleState = {};
        expect([...merge(state, { ...one }), ...merge(state, { ...other })]).toEqual([]);
        expect(state).toEqual({ ...one, ...other });
      }),
    );
  });

  test('half a position is no position', () => {
    const state: VehicleState = { latitude: 1, longitude: 2 };
    expect(merge(state, { latitude: 91, longitude: 3, altitude: 5 })).toEqual(['latitude', 'longitude']);
    expect(merge(state, { homeLatitude: 4, homeLongitude: Number.NaN })).toEqual(['homeLongitude', 'homeLatitude']);
    expect(state).toEqual({ latitude: 1, longitude: 2, altitude: 5 });
  });

  test('a field that nobody knows does not get in', () => {
    const state: VehicleState = {};
    merge(state, JSON.parse('{"__proto__": 1, "constructor": 2, "roll": 3}') as Patch);
    expect(Object.keys(state)).toEqual(['roll']);
  });
});

describe('on the wire', () => {
  const sent = (patch: Patch): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(PATCH_BYTES_MAX);
    return bytes.slice(0, writePatch(new DataView(bytes.buffer), 0, patch));
  };

  test('a patch comes back as it was, to the step of each field', () => {
    fc.assert(
      fc.property(goodPatch, (patch) => {
        const read: Patch = {};
        const bytes = sent(patch);
        expect(readPatch(new DataView(bytes.buffer), 0, read)).toBe(bytes.length);
        expect(Object.keys(read)).toEqual(Object.keys(patch));
        for (const name of Object.keys(read) as StateField[]) {
          expect(Math.abs(Number(read[name]) - Number(patch[name])), name).toBeLessThanOrEqual(factsOf(name).step * 0.5001);
          expect(isPossible(name, read[name])).toBe(true);
        }
      }),
    );
  });

  test('bytes that were cut off or made up are no patch, and harm nobody', () => {
    fc.assert(
      fc.property(goodPatch, fc.nat(), (patch, place) => {
        const bytes = sent(patch);
        const view = new DataView(bytes.buffer, 0, place % bytes.length);
        expect(readPatch(view, 0, {})).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => (readPatch(new DataView(bytes.slice().buffer), 0, {}) ?? 0) <= 300),
    );
  });

  test('the numbers of the fields stay: a console of yesterday reads them', () => {
    expect(ALL_FIELDS.slice(0, 5)).toEqual(['latitude', 'longitude', 'altitude', 'height', 'clearance']);
    expect(ALL_FIELDS.indexOf('linkCount')).toBe(49);
  });
});

test('what was not heard for too long is stale, what holds until it is said anew never is', () => {
  const heardAt: HeardAt = {};
  noteHeard(heardAt, { roll: 1, batteryPercent: 50, homeLatitude: 3 }, 1_000);
  expect(staleFields(heardAt, 4_000)).toEqual([]);
  expect(staleFields(heardAt, 4_001)).toEqual(['roll']);
  expect(staleFields(heardAt, 10_000_000)).toEqual(['roll', 'batteryPercent']);
  noteHeard(heardAt, { roll: 1 }, 10_000_000);
  expect(staleFields(heardAt, 10_000_000)).toEqual(['batteryPercent']);
});
