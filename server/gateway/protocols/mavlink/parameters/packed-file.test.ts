import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpackParameters } from './packed-file.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const header = (magic: number, count: number) => [magic & 255, magic >> 8, count, 0, count, 0];
/** Two of them, noughts between: `RTL_ALT` of 2000 where 1500 is the firmware's, `RTL_SPEED` of 0.5. */
const FILE = [
  ...header(0x671c, 2),
  ...[0x13, 0x60, ...letters('RTL_ALT'), 0xd0, 0x07, 0, 0, 0xdc, 0x05, 0, 0],
  ...[0, 0, 0],
  ...[0x04, 0x44, ...letters('SPEED'), 0, 0, 0, 0x3f],
];

test('names that share their beginning, values and defaults are read', () => {
  expect(unpackParameters(Uint8Array.from(FILE))).toEqual([
    { name: 'RTL_ALT', type: 'i32', value: 2_000, default: 1_500 },
    { name: 'RTL_SPEED', type: 'f32', value: 0.5, default: 0.5 },
  ]);
});

test('a file that is cut off, or of which one is missing, is none', () => {
  for (let length = 0; length < FILE.length; length++) expect(unpackParameters(Uint8Array.from(FILE.slice(0, length)))).toBeUndefined();
  expect(unpackParameters(Uint8Array.from([...header(0x671c, 3), ...FILE.slice(6)]))).toBeUndefined();
  expect(unpackParameters(Uint8Array.from([...header(0x671d, 2), ...FILE.slice(6)]))).toBeUndefined();
});

test('no bytes make it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(unpackParameters(Uint8Array.from([...header(0x671b, 5), ...bytes]))?.length ?? 5).toBe(5);
    }),
  );
});
