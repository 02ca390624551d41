/** Drawn by the browser with fonts it has: no files of glyphs are fetched from anywhere. */
export const LABEL_FONT = [
  'Noto Sans Variable, Noto Sans SC Variable, system-ui, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif',
];
