import { readFileSync } from 'node:fs';
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { kitTheme } from './theme.ts';

const TEXT = 4.5;
/** WCAG 1.4.11, for what tells a control from its ground. */
const CONTROL = 3;
const [LIGHT = '', DARK = ''] = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').split(":root[data-theme='dark']");
const ownToken = (sheet: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
const ACCENTS = ['#409eff', '#1677ff', '#13a8a8', '#52a65a', '#d48806', '#e5533d', '#9254de', '#5b6b82'];

describe.each([true, false])('dark: %s', (dark) => {
  test('the outline of a control is seen on cards and on the page, and is the same in our own styles', () => {
    const { colorBorder, colorBgContainer, colorBgElevated, colorBgLayout } = theme.getDesignToken(kitTheme('#409eff', dark, false));
    for (const ground of [colorBgContainer, colorBgElevated, colorBgLayout])
      expect(contrast(colorBorder, ground)).toBeGreaterThanOrEqual(CONTROL);
    expect(ownToken(dark ? DARK : LIGHT, 'outline')).toBe(colorBorder);
  });

  test.each(ACCENTS)('what is chosen among several can be read in %s', (accent) => {
    const { token, components } = kitTheme(accent, dark, false);
    const { colorPrimary, colorPrimaryHover, buttonSolidCheckedBg } = components!.Radio!;
    for (const colour of [colorPrimary, colorPrimaryHover])
      expect(contrast(colour!, token!.colorBgContainer!)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast('#ffffff', buttonSolidCheckedBg!)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(ACCENTS)('the field that has the focus is told from its ground in %s', (accent) => {
    const { token, components } = kitTheme(accent, dark, false);
    const { Input, InputNumber, Select, DatePicker } = components!;
    for (const { activeBorderColor, hoverBorderColor } of [Input!, InputNumber!, Select!, DatePicker!])
      for (const colour of [activeBorderColor, hoverBorderColor])
        expect(contrast(colour!, token!.colorBgContainer!)).toBeGreaterThanOrEqual(CONTROL);
  });
});
