/** What was written of one flight within a row of the journal. */
export interface JournalEntry {
  flightId: string;
  samples: Uint8Array;
}

const ID_BYTES = 16;
const HEADER_BYTES = ID_BYTES + 4;

export function joinEntries(entries: readonly JournalEntry[]): Uint8Array {
  const joined = Buffer.alloc(entries.reduce((sum, { samples }) => sum + HEADER_BYTES + samples.length, 0));
  let at = 0;
  for (const { flightId, samples } of entries) {
    joined.write(flightId.replaceAll('-', ''), at, 'hex');
    joined.writeUInt32LE(samples.length, at + ID_BYTES);
    joined.set(samples, at + HEADER_BYTES);
    at += HEADER_BYTES + samples.length;
  }
  return joined;
}

/** As far as it makes sense: a row that is damaged must not keep a server from starting. */
export function* splitEntries(row: Uint8Array): Generator<JournalEntry> {
  const bytes = Buffer.from(row.buffer, row.byteOffset, row.byteLength);
  for (let at = 0; at + HEADER_BYTES <= bytes.length;) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at + ID_BYTES);
    if (end > bytes.length) return;
    const hex = bytes.toString('hex', at, at + ID_BYTES);
    yield { flightId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), samples: bytes.subarray(at + HEADER_BYTES, end) };
    at = end;
  }
}
