import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { kitTheme } from './theme.ts';

const TEXT = 4.5;
const ACCENTS = ['#409eff', '#1677ff', '#13a8a8', '#52a65a', '#d48806', '#e5533d', '#9254de', '#5b6b82'];

describe.each([true, false])('dark: %s', (dark) => {
  test.each(ACCENTS)('what is chosen among several can be read in %s', (accent) => {
    const { token, components } = kitTheme(accent, dark, false);
    const { colorPrimary, colorPrimaryHover, buttonSolidCheckedBg } = components!.Radio!;
    for (const colour of [colorPrimary, colorPrimaryHover])
      expect(contrast(colour!, token!.colorBgContainer!)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast('#ffffff', buttonSolidCheckedBg!)).toBeGreaterThanOrEqual(TEXT);
  });
});
