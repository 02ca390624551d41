import { expect, test } from 'vitest';
import { facesOf } from './shipped-fonts.ts';

const SHEET = 'https://fly.example.com/assets/main.css';

test('each slice of a font is found with the letters that it has, beside the sheet that declares it', () => {
  const slice = (src: string, unicodeRange: string) => ({ family: '"Noto Sans SC Variable"', src, unicodeRange });
  expect(
    facesOf(
      [
        slice('url("./sc-4.woff2") format("woff2-variations")', 'U+20-7B, U+4E00-4E10, U+4E??'),
        slice("url('/fonts/sc-5.woff2')", 'U+FF03'),
        slice('local("SimSun")', 'U+FF04'),
        { family: 'Plain', src: 'url(data:font/woff2;base64,AA)', unicodeRange: 'U+AC00' },
        { family: 'Latin', src: 'url(/latin.woff2)', unicodeRange: 'U+??, U+131' },
      ],
      SHEET,
    ),
  ).toEqual({
    'Noto Sans SC Variable': [
      { url: 'https://fly.example.com/assets/sc-4.woff2', 'unicode-range': ['U+4E00-4E10', 'U+4E??'] },
      { url: 'https://fly.example.com/fonts/sc-5.woff2', 'unicode-range': ['U+FF03'] },
    ],
    Plain: [{ url: 'data:font/woff2;base64,AA', 'unicode-range': ['U+AC00'] }],
  });
});
