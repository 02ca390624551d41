/** Drawn by the browser: Chinese with the fonts that we ship (`shipped-fonts.ts`), the rest with what the machine has. No files of glyphs are fetched from anywhere. */
export const LABEL_FONT = [
  'Noto Sans Variable, Noto Sans SC Variable, system-ui, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif',
];
