import { decodeChunk } from './chunk.ts';
import type { SampleTable } from './sample-table.ts';

const LENGTH_BYTES = 4;

/** Chunks one after the other, each behind its length: how a stretch of a flight is sent. */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, { length }) => sum + LENGTH_BYTES + length, 0));
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const chunk of chunks) {
    view.setUint32(at, chunk.length, true);
    joined.set(chunk, at + LENGTH_BYTES);
    at += LENGTH_BYTES + chunk.length;
  }
  return joined;
}

/** In the order in which they were sent; nothing where the bytes are not chunks from beginning to end. */
export function readChunks(bytes: Uint8Array): SampleTable[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables: SampleTable[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + LENGTH_BYTES > bytes.length) return undefined;
    const end = at + LENGTH_BYTES + view.getUint32(at, true);
    const table = end <= bytes.length ? decodeChunk(bytes.subarray(at + LENGTH_BYTES, end)) : undefined;
    if (!table) return undefined;
    tables.push(table);
    at = end;
  }
  return tables;
}
