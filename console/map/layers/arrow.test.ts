import { describe, expect, test } from 'vitest';
import type { LonLat } from '../datum.ts';
import { arrowOn } from './arrow.ts';

const WAY: LonLat[] = [
  [0, 0],
  [0, 0],
  [2, 0],
  [2, 1],
];

describe('the arrow of a line', () => {
  test('stands at its start, in the middle of its length or at its end, and points along it', () => {
    expect(arrowOn(WAY, 'start', 'forward')).toEqual({ at: [0, 0], rotation: 90 });
    const middle = arrowOn(WAY, 'middle', 'forward')!;
    expect(middle.at[0]).toBeCloseTo(1.5, 3);
    expect([middle.at[1], middle.rotation]).toEqual([0, 90]);
    expect(arrowOn(WAY, 'end', 'forward')).toEqual({ at: [2, 1], rotation: 0 });
  });
  test('points the other way when it is turned round', () => {
    expect(arrowOn(WAY, 'start', 'backward')!.rotation).toBe(-90);
    expect(Math.abs(arrowOn(WAY, 'end', 'backward')!.rotation)).toBe(180);
  });
  test('is not there where nobody wants it or the line has no length', () => {
    expect(arrowOn(WAY, 'none', 'forward')).toBeUndefined();
    expect(arrowOn([WAY[0]!, WAY[1]!], 'middle', 'forward')).toBeUndefined();
  });
});
