import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, legible } from './contrast.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#409eff', '#ffffff')).toBeCloseTo(2.76, 1);
  });

  it('can be had with any chosen colour, under white text and on dark ground', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('#ffffff', '#1a212b', '#11161d', '#f5f7fa'), (chosen, ground) => {
        expect(contrast(legible(chosen, ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('leaves a colour alone that is legible already', () => {
    expect(legible('#123456', '#ffffff')).toBe('#123456');
  });
});
