import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_FIELDS, factsOf, type StateField, type VehicleState } from '../vehicle/state.ts';
import { joinChunks, readChunks } from './chunk-run.ts';
import { CHUNK_ROWS_MAX, decodeChunk, encodeChunk } from './chunk.ts';
import type { RecordedSample } from './recording.ts';
import { sampleAt, tableOf, type SampleTable } from './sample-table.ts';

const inSteps = (name: StateField): fc.Arbitrary<number | boolean> => {
  const { wire, step, min, max } = factsOf(name);
  if (wire === 'flag') return fc.boolean();
  const whole = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
  return whole.map((steps) => (step < 1 ? steps / Math.round(1 / step) : steps * step));
};
const someState: fc.Arbitrary<VehicleState> = fc.record(Object.fromEntries(ALL_FIELDS.map((name) => [name, inSteps(name)])), {
  requiredKeys: [],
});
const someFlight: fc.Arbitrary<RecordedSample[]> = fc
  .array(fc.record({ after: fc.nat(100_000), state: someState }), { minLength: 1, maxLength: 40 })
  .map((rows) => {
    let at = 1_790_000_000_000;
    return rows.map(({ after, state }) => ({ at: (at += after), state }));
  });
const samplesOf = (table: SampleTable): RecordedSample[] => Array.from(table.times, (_, row) => sampleAt(table, row));

describe('a chunk', () => {
  test('comes back as it was, to the step, and what was not known is not known', () => {
    fc.assert(
      fc.property(someFlight, (samples) => {
        expect(samplesOf(decodeChunk(encodeChunk(tableOf(samples)))!)).toEqual(samples);
      }),
    );
  });

  test('that is cut off is none', () => {
    const chunk = encodeChunk(tableOf([{ at: 5, state: { height: 3, armed: true, mode: 2 } }]));
    for (let length = 0; length < chunk.length; length++) expect(decodeChunk(chunk.subarray(0, length)), String(length)).toBeUndefined();
  });

  test('whatever the bytes are, no more rows come of them than a chunk may have', () => {
    const chunk = fc.tuple(someFlight, fc.array(fc.tuple(fc.nat(10_000), fc.nat(255)), { maxLength: 8 })).map(([samples, mutations]) => {
      const bytes = encodeChunk(tableOf(samples));
      for (const [at, byte] of mutations) bytes[at % bytes.length] = byte;
      return bytes;
    });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), chunk), (bytes) => {
        const table = decodeChunk(bytes);
        const lengths = table ? [table.times, ...Object.values(table.columns)].map(({ length }) => length) : [];
        expect(new Set(lengths).size).toBeLessThan(2);
        expect(lengths[0] ?? 0).toBeLessThanOrEqual(CHUNK_ROWS_MAX);
      }),
    );
  });

  test('with a field of a later version is read without it', () => {
    const chunk = encodeChunk(tableOf([{ at: 5, state: { height: 3, cameraCount: 1 } }]));
    const [unknown, number] = [200, ALL_FIELDS.indexOf('cameraCount')];
    chunk[chunk.lastIndexOf(number)] = unknown;
    expect(samplesOf(decodeChunk(chunk)!)).toEqual([{ at: 5, state: { height: 3 } }]);
  });

  test('of today is what will be read in years: its bytes never change', () => {
    const samples = [0, 100, 200].map((since) => ({
      at: 1_790_000_000_000 + since,
      state: { latitude: 22.6 + since / 1e7, heading: 359.5, mode: 2 },
    }));
    expect(Buffer.from(encodeChunk(tableOf(samples))).toString('hex')).toMatchInlineSnapshot(
      `"010300030000c006450c7a420600400140fc800000090041dd787c800a07e4000b05002518c6e400210300203900"`,
    );
  });
});

test('a run of chunks comes back in order, and one that is cut off is none', () => {
  const chunks = [1, 2].map((at) => encodeChunk(tableOf([{ at, state: { height: at } }])));
  const run = joinChunks(chunks);
  expect(readChunks(run)!.flatMap(samplesOf)).toEqual([1, 2].map((at) => ({ at, state: { height: at } })));
  expect(readChunks(run.subarray(0, run.length - 1))).toBeUndefined();
  expect(readChunks(new Uint8Array())).toEqual([]);
});
