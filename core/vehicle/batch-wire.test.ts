import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBatch, encodeBatch, encodeRecord, recordSheet, type BatchRecord } from './batch-wire.ts';

const record = fc.record<BatchRecord>({
  handle: fc.nat(0xffff_ffff),
  at: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_060_000 }),
  patch: fc.record({ satellites: fc.nat(254), armed: fc.boolean(), missionItem: fc.nat(60_000) }, { requiredKeys: [] }),
});
const NOW = 1_700_000_060_000;

test('a batch comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), (records) => {
      const sheet = recordSheet();
      const bytes = encodeBatch(
        records.map((one) => encodeRecord(sheet, one, NOW)),
        NOW,
      );
      expect(decodeBatch(bytes)).toEqual(records);
    }),
  );
});

test('more records than a sheet has room for are all there', () => {
  const sheet = recordSheet();
  const records = Array.from({ length: 10_000 }, (_, handle) => ({ handle, at: NOW, patch: { satellites: handle % 200, armed: true } }));
  const bytes = encodeBatch(
    records.map((one) => encodeRecord(sheet, one, NOW)),
    NOW,
  );
  expect(decodeBatch(bytes)).toEqual(records);
});

test('one that is cut off within a record is none, and noise harms nobody', () => {
  const bytes = encodeBatch([encodeRecord(recordSheet(), { handle: 7, at: NOW, patch: { satellites: 9, roll: 1 } }, NOW)], NOW);
  for (let length = 0; length < bytes.length; length++) {
    expect(decodeBatch(bytes.subarray(0, length))).toEqual(length === 9 ? [] : undefined);
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => (decodeBatch(noise) ?? []).length <= 200));
});
