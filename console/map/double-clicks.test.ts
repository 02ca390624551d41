import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubleClicks } from './double-clicks.ts';

const at = (x: number, y: number, count: number) => ({ x, y, count });

test('where something is drawn, only the first of quick clicks on one place counts', () => {
  const clicks = doubleClicks(() => true);
  expect([1, 2, 3].map((count) => clicks.isRepeated(at(10 + count, 10, count)))).toEqual([false, true, true]);
  expect(clicks.isDrawing()).toBe(true);
  expect(clicks.isRepeated(at(13, 10, 1))).toBe(false);
});

test('a quick click elsewhere is a place of its own', () => {
  const clicks = doubleClicks(() => true);
  expect([clicks.isRepeated(at(10, 10, 1)), clicks.isRepeated(at(40, 10, 2)), clicks.isRepeated(at(41, 12, 3))]).toEqual([
    false,
    false,
    true,
  ]);
});

test('where nothing is drawn every click counts', () => {
  const clicks = doubleClicks(() => false);
  expect(clicks.isDrawing()).toBe(false);
  expect([1, 2].map((count) => clicks.isRepeated(at(10, 10, count)))).toEqual([false, false]);
  expect(clicks.isDrawing()).toBe(false);
});

test('the second click is no other one either when the first has ended what was drawn', () => {
  let isDrawn = true;
  const clicks = doubleClicks(() => isDrawn);
  expect(clicks.isRepeated(at(10, 10, 1))).toBe(false);
  isDrawn = false;
  expect([clicks.isRepeated(at(10, 10, 2)), clicks.isDrawing()]).toEqual([true, true]);
  expect([clicks.isRepeated(at(10, 10, 1)), clicks.isDrawing()]).toEqual([false, false]);
});

test('no click is lost that is the first of its kind, however quick and wherever', () => {
  const click = fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    count: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(click), fc.boolean(), (given, isDrawn) => {
      const clicks = doubleClicks(() => isDrawn);
      for (const [index, one] of given.entries()) {
        const before = given[index - 1];
        const isNear = before !== undefined && Math.hypot(one.x - before.x, one.y - before.y) <= 8;
        expect(clicks.isRepeated(one)).toBe(isDrawn && one.count > 1 && isNear);
      }
    }),
  );
});
