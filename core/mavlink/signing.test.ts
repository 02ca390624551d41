import { expect, test } from 'vitest';
import { encode } from './encode.ts';
import { parser } from './parser.ts';
import { signatureCheck, timestampAt, type Sha256 } from './signing.ts';

/** Not a hash anybody should use; what is signed is the matter here. Against another implementation: tools/generate/mavlink.test.ts. */
const sha256: Sha256 = (...pieces) => {
  let state = 0x811c9dc5;
  for (const byte of pieces.flatMap((piece) => [...piece])) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  return Uint8Array.from({ length: 32 }, (_, index) => (state >>> ((index % 4) * 8)) ^ index);
};
const key = new Uint8Array(32).fill(7);
const now = timestampAt(Date.UTC(2026, 0, 1));
const signed = (timestamp: number, { system = 1, link = 0, by = key } = {}) =>
  encode('HEARTBEAT', { type: 2 }, { system, component: 1, sequence: 0 }, { sha256, key: by, link, timestamp });

function checked(...frames: Uint8Array[]) {
  const check = signatureCheck(sha256, key);
  const faults: unknown[] = [];
  const parsing = parser((frame) => faults.push(check(frame) ?? 'right'));
  for (const bytes of frames) parsing.take(bytes);
  return faults;
}

test('a frame counts once, in the order in which it was signed', () => {
  expect(checked(signed(now), signed(now), signed(now - 1), signed(now + 1))).toEqual(['right', 'replayed', 'replayed', 'right']);
});

test('each sender and each link has a clock of its own', () => {
  expect(checked(signed(now), signed(now, { link: 1 }), signed(now, { system: 2 }))).toEqual(['right', 'right', 'right']);
});

test('somebody new cannot come with a recording of last hour', () => {
  const hour = 3_600_000 * 100;
  expect(checked(signed(now), signed(now - hour, { system: 9 }), signed(now - 5_000_000, { system: 10 }))).toEqual([
    'right',
    'outdated',
    'right',
  ]);
});

test('another key, no signature, or a changed one: none of them passes', () => {
  const forged = signed(now);
  forged[forged.length - 9]! ^= 1;
  const unsigned = encode('HEARTBEAT', { type: 2 }, { system: 1, component: 1, sequence: 0 });
  expect(checked(signed(now, { by: new Uint8Array(32) }), forged, unsigned)).toEqual(['forged', 'forged', 'unsigned']);
});

test('a timestamp keeps all of its 48 bits', () => {
  const check = signatureCheck(sha256, key);
  const great = 2 ** 48 - 2;
  const faults: unknown[] = [];
  const parsing = parser((frame) => faults.push(check(frame)));
  parsing.take(signed(great));
  parsing.take(signed(great));
  parsing.take(signed(great + 1));
  expect(faults).toEqual([undefined, 'replayed', undefined]);
});
