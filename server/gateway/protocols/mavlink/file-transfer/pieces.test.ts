import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces } from './pieces.ts';

const whole = Uint8Array.from({ length: 200 }, (_, at) => at);
const cuts = fc.array(fc.record({ from: fc.nat(250), length: fc.nat(60) }), { maxLength: 30 });

test('pieces in any order, some of them twice, make the file, and what is missing is known', () => {
  fc.assert(
    fc.property(cuts, (given) => {
      const file = pieces(whole.length);
      const come = new Set<number>();
      for (const { from, length } of given) {
        file.put(from, whole.subarray(from, from + length));
        for (let at = from; at < Math.min(from + length, whole.length); at++) come.add(at);
      }
      expect(file.missing).toBe(whole.length - come.size);
      const gaps = [...whole.keys()].filter((at) => !come.has(at));
      expect(file.gapAt).toBe(gaps[0]);
      for (const at of come) expect(file.bytes()[at]).toBe(at);
    }),
  );
});

test('a file that ends before it was announced to is whole there', () => {
  const file = pieces(200);
  file.put(0, whole.subarray(0, 90));
  file.endsAt(100);
  expect([file.total, file.missing, file.gapAt]).toEqual([100, 10, 90]);
  file.endsAt(150);
  file.put(90, whole.subarray(90, 140));
  expect([file.total, file.missing, file.gapAt]).toEqual([100, 0, undefined]);
  expect(file.bytes()).toEqual(whole.subarray(0, 100));
});
