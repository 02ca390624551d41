import { theme, type ThemeConfig } from 'antd';
import { legible, mix } from './contrast.ts';

const FONTS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans Variable', 'Noto Sans SC Variable', sans-serif";
const MONO_FONTS = "ui-monospace, 'SFMono-Regular', Consolas, 'Liberation Mono', monospace, 'Noto Sans Variable', 'Noto Sans SC Variable'";

const LIGHT = {
  surface: '#f5f7fa',
  raised: '#ffffff',
  text: '#1f2733',
  soft: '#5c6675',
  line: '#dfe3ea',
  outline: '#848e9d',
  good: '#1a7f37',
  attention: '#9a6700',
  danger: '#c62828',
};
const DARK = {
  surface: '#11161d',
  raised: '#1a212b',
  text: '#e6eaf0',
  soft: '#9aa5b4',
  line: '#303a47',
  outline: '#66717f',
  good: '#4cc36a',
  attention: '#e0a93b',
  danger: '#ff7b72',
};

/** The steps of the chosen colour: as it is for shapes, dark enough under white text, legible as text. */
export function accentSteps(accent: string, dark: boolean) {
  const { raised } = dark ? DARK : LIGHT;
  return {
    fill: accent,
    strong: legible(accent, '#ffffff'),
    text: legible(accent, mix(raised, accent, 0.14), 4.6),
    soft: mix(raised, accent, 0.14),
  };
}

/** The same names in the kit and in our own styles (tokens.css reads the variables). */
export function cssVariables(accent: string, dark: boolean): Record<string, string> {
  const steps = accentSteps(accent, dark);
  return { '--accent': steps.fill, '--accent-strong': steps.strong, '--accent-text': steps.text, '--accent-soft': steps.soft };
}

/** How much of a colour is in the ground below text of that colour. */
const TINT = 0.08;

/** The kit derives grounds from lighter tones than ours, which turn murky. */
const tinted = (ground: string, colours: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, colour]) => [
      [`color${name}Bg`, mix(ground, colour, TINT)],
      [`color${name}Border`, mix(ground, colour, 0.4)],
    ]),
  );

export function kitTheme(accent: string, dark: boolean, motion: boolean): ThemeConfig {
  const palette = dark ? DARK : LIGHT;
  const steps = accentSteps(accent, dark);
  // Dark enough under white text is too dark around a field in the dark.
  const field = { activeBorderColor: steps.text, hoverBorderColor: steps.text };
  const readable = (colour: string) => legible(colour, mix(palette.raised, colour, TINT), 4.6);
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    token: {
      motion,
      colorPrimary: steps.strong,
      colorInfo: steps.strong,
      colorLink: steps.text,
      colorBgLayout: palette.surface,
      colorBgContainer: palette.raised,
      colorBgElevated: palette.raised,
      colorText: palette.text,
      colorTextSecondary: palette.soft,
      colorTextTertiary: palette.soft,
      colorTextDescription: palette.soft,
      colorTextPlaceholder: palette.soft,
      // What tells a control from the ground; what only parts one thing from another stays faint.
      colorBorder: palette.outline,
      colorBorderDisabled: palette.line,
      colorBorderSecondary: palette.line,
      colorSuccess: palette.good,
      colorWarning: palette.attention,
      colorError: palette.danger,
      ...tinted(palette.raised, { Success: palette.good, Warning: palette.attention, Error: palette.danger, Info: steps.fill }),
      borderRadius: 6,
      borderRadiusLG: 10,
      fontFamily: FONTS,
      fontFamilyCode: MONO_FONTS,
      fontSize: 14,
    },
    components: {
      // Under the pointer the kit lightens a button, until its white text cannot be read.
      Button: {
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
        colorErrorText: palette.danger,
        colorErrorHover: palette.danger,
        colorErrorActive: palette.danger,
        colorPrimaryHover: mix(steps.strong, '#000000', 0.12),
        colorPrimaryActive: mix(steps.strong, '#000000', 0.24),
        defaultHoverColor: steps.text,
        defaultHoverBorderColor: steps.fill,
        defaultActiveColor: steps.text,
        defaultActiveBorderColor: steps.fill,
      },
      // Room for a fault below a field and a gap to the next one, so that nothing moves when it appears.
      Form: { itemMarginBottom: 28 },
      // On their own grounds the colours as they are, or as the kit dims them in the dark, are hard to read.
      Tag: {
        colorBorder: palette.line,
        colorInfo: steps.text,
        colorSuccess: readable(palette.good),
        colorWarning: readable(palette.attention),
        colorError: readable(palette.danger),
      },
      // The chosen one of several in a frame is text on the ground of the page, not white on a fill.
      Radio: {
        colorPrimary: steps.text,
        colorPrimaryHover: steps.text,
        colorPrimaryActive: steps.text,
        buttonSolidCheckedBg: steps.strong,
        buttonSolidCheckedHoverBg: mix(steps.strong, '#000000', 0.12),
        buttonSolidCheckedActiveBg: mix(steps.strong, '#000000', 0.24),
      },
      Input: field,
      InputNumber: field,
      Select: field,
      DatePicker: field,
      Switch: { colorTextQuaternary: palette.outline, colorTextTertiary: palette.soft },
      Collapse: { colorBorder: palette.line },
      Tabs: { itemSelectedColor: steps.text, itemHoverColor: steps.text, inkBarColor: steps.fill },
      Table: {
        headerBg: palette.surface,
        headerColor: palette.soft,
        headerSplitColor: 'transparent',
        headerSortActiveBg: palette.surface,
        headerSortHoverBg: palette.line,
        bodySortBg: palette.raised,
        rowSelectedBg: steps.soft,
        rowSelectedHoverBg: steps.soft,
      },
    },
  };
}
