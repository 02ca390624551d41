import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crcOf, crcStep } from './crc.ts';
import { encode } from './encode.ts';
import { messageNamed } from './message.ts';
import { tlogReader } from './tlog.ts';

/** A message that is in no table. */
const UNKNOWN = Uint8Array.of(0xfd, 3, 0, 0, 9, 7, 1, 0xff, 0xff, 0x7f, 1, 2, 3, 4, 5);

/** As MAVLink 1 has it. */
function oldHeartbeat(payload: Uint8Array): Uint8Array {
  const head = [0xfe, payload.length, 0, 1, 1, 0, ...payload];
  const crc = crcStep(crcOf(Uint8Array.from(head), 1, head.length), messageNamed('HEARTBEAT').crcExtra);
  return Uint8Array.of(...head, crc & 0xff, crc >> 8);
}

const frames = fc.oneof(
  fc
    .integer({ min: 0, max: 0xffff_ffff })
    .map((custom_mode) => encode('HEARTBEAT', { custom_mode }, { system: 1, component: 1, sequence: 3 })),
  fc.string({ maxLength: 50 }).map((text) => encode('STATUSTEXT', { severity: 6, text }, { system: 1, component: 1, sequence: 4 })),
  fc.uint8Array({ minLength: 9, maxLength: 9 }).map(oldHeartbeat),
);
/** Of this century: without a byte that could begin a frame. */
const times = fc
  .integer({ min: 1_700_000_000_000, max: 1_700_000_100_000 })
  .filter((at) => Math.max(...recorded(at, new Uint8Array(0))) < 0xfd);
/** Nothing in it looks like the beginning of a frame. */
const garbage = fc.uint8Array({ max: 0xfc, maxLength: 40 });

function recorded(at: number, frame: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + frame.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(at) * 1000n);
  bytes.set(frame, 8);
  return bytes;
}

function read(pieces: Iterable<Uint8Array>): { records: { at: number; bytes: number[]; name: string | undefined }[]; skipped: number } {
  const records: { at: number; bytes: number[]; name: string | undefined }[] = [];
  const reader = tlogReader(({ at, bytes, frame }) => records.push({ at, bytes: [...bytes], name: frame?.message.name }));
  for (const piece of pieces) reader.take(piece);
  reader.end();
  return { records, skipped: reader.skipped };
}

const whole = (parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test('every record is found with its time, in any pieces and whatever lies between, and the rest is counted', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(times, frames, garbage), { maxLength: 20 }), fc.integer({ min: 1, max: 300 }), (all, size) => {
      const bytes = whole(all.flatMap(([at, frame, noise]) => [recorded(at, frame), noise]));
      const { records, skipped } = read(cut(bytes, size));
      expect(records.map(({ at, bytes }) => ({ at, bytes }))).toEqual(all.map(([at, frame]) => ({ at, bytes: [...frame] })));
      expect(skipped).toBe(all.reduce((sum, [, , noise]) => sum + noise.length, 0));
    }),
  );
});

test('whatever bytes come, each is either part of a record or counted as skipped', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.integer({ min: 1, max: 300 }), (bytes, size) => {
      const { records, skipped } = read(cut(bytes, size));
      expect(records.reduce((sum, record) => sum + 8 + record.bytes.length, 0) + skipped).toBe(bytes.length);
    }),
  );
});

test('a frame with a wrong checksum is skipped, a message in no table is not, and a record that was cut off is counted', () => {
  const heartbeat = encode('HEARTBEAT', { custom_mode: 5 }, { system: 1, component: 1, sequence: 0 });
  const broken = heartbeat.slice();
  broken[12]! ^= 1;
  const { records, skipped } = read([
    whole([
      recorded(1_700_000_000_000, heartbeat),
      recorded(1_700_000_000_001, broken),
      recorded(1_700_000_000_002, UNKNOWN),
      recorded(1_700_000_000_003, heartbeat),
      recorded(1_700_000_000_004, heartbeat).subarray(0, 20),
    ]),
  ]);
  expect(records.map(({ at, name }) => [at - 1_700_000_000_000, name])).toEqual([
    [0, 'HEARTBEAT'],
    [2, undefined],
    [3, 'HEARTBEAT'],
  ]);
  expect(skipped).toBe(8 + broken.length + 20);
});
