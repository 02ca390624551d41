import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBatch, encodeBatch, encodeRecord, type BatchRecord } from './batch-wire.ts';

const record = fc.record<BatchRecord>({
  handle: fc.nat(0xffff_ffff),
  at: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_060_000 }),
  patch: fc.record({ satellites: fc.nat(254), armed: fc.boolean(), missionItem: fc.nat(60_000) }, { requiredKeys: [] }),
});
const NOW = 1_700_000_060_000;

test('a batch comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), (records) => {
      const bytes = encodeBatch(
        records.map((one) => encodeRecord(one, NOW)),
        NOW,
      );
      expect(decodeBatch(bytes)).toEqual(records);
    }),
  );
});

test('one that is cut off within a record is none, and noise harms nobody', () => {
  const bytes = encodeBatch([encodeRecord({ handle: 7, at: NOW, patch: { satellites: 9, roll: 1 } }, NOW)], NOW);
  for (let length = 0; length < bytes.length; length++) {
    expect(decodeBatch(bytes.subarray(0, length))).toEqual(length === 9 ? [] : undefined);
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => (decodeBatch(noise) ?? []).length <= 200));
});
