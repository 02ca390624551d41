import { PATCH_BYTES_MAX, readPatch, writePatch } from './patch-wire.ts';
import type { Patch } from './state.ts';

/** What a binary message begins with: its kind, and the time in milliseconds that its records reckon back from. */
const CHANGES = 1;
export const BATCH_HEADER_BYTES = 9;
const RECORD_HEADER_BYTES = 6;
const AGE_MAX_MS = 0xffff;

/** One vehicle's news within a batch. */
export interface BatchRecord {
  /** The number that stands for a device on this connection. */
  handle: number;
  at: number;
  patch: Patch;
}

export function writeBatchHeader(view: DataView, at: number): void {
  view.setUint8(0, CHANGES);
  view.setFloat64(1, at, true);
}

/** Where records are written one after the other: memory of its own for each would cost more than what is written. */
export interface RecordSheet {
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;
  end: number;
}

const RECORD_BYTES_MAX = RECORD_HEADER_BYTES + PATCH_BYTES_MAX;
const SHEET_BYTES = 64 * 1024;

export function recordSheet(): RecordSheet {
  const bytes = new Uint8Array(SHEET_BYTES);
  return { bytes, view: new DataView(bytes.buffer), end: 0 };
}

/**
 * A record is the same for every reader: it is made once and copied. `batchAt` is the time of the batch it goes with. It stands on the sheet until
 * that is begun anew; a full sheet is left to whoever still has records on it.
 */
export function encodeRecord(sheet: RecordSheet, { handle, at, patch }: BatchRecord, batchAt: number): Uint8Array<ArrayBuffer> {
  if (sheet.end + RECORD_BYTES_MAX > sheet.bytes.length) Object.assign(sheet, recordSheet());
  const begin = sheet.end;
  sheet.view.setUint32(begin, handle, true);
  sheet.view.setUint16(begin + 4, Math.min(AGE_MAX_MS, Math.max(0, Math.round(batchAt - at))), true);
  sheet.end = writePatch(sheet.view, begin + RECORD_HEADER_BYTES, patch);
  return sheet.bytes.subarray(begin, sheet.end);
}

export function encodeBatch(records: readonly Uint8Array[], batchAt: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(records.reduce((sum, { length }) => sum + length, BATCH_HEADER_BYTES));
  writeBatchHeader(new DataView(bytes.buffer), batchAt);
  let at = BATCH_HEADER_BYTES;
  for (const record of records) {
    bytes.set(record, at);
    at += record.length;
  }
  return bytes;
}

/** Nothing where the bytes are no batch; a batch that is cut off is none. */
export function decodeBatch(bytes: Uint8Array): BatchRecord[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < BATCH_HEADER_BYTES || view.getUint8(0) !== CHANGES) return undefined;
  const batchAt = view.getFloat64(1, true);
  const records: BatchRecord[] = [];
  let at = BATCH_HEADER_BYTES;
  while (at < view.byteLength) {
    if (at + RECORD_HEADER_BYTES > view.byteLength) return undefined;
    const patch: Patch = {};
    const next = readPatch(view, at + RECORD_HEADER_BYTES, patch);
    if (next === undefined) return undefined;
    records.push({ handle: view.getUint32(at, true), at: batchAt - view.getUint16(at + 4, true), patch });
    at = next;
  }
  return records;
}
