import type { Language } from '@skyhelm/i18n/translate';
import { expect, test, vi } from 'vitest';

const reader = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('./words.ts', () => ({ currentLanguage: () => reader.language }));
const { formatAgo, formatBytes, formatDate, formatDateTime, formatMoment, formatPeriod } = await import('./format.ts');

const AT = new Date(2026, 2, 4, 9, 5, 7);

test.each<[Language, string[]]>([
  ['en', ['04 Mar 2026', '04 Mar 2026, 09:05', '04 Mar 2026, 09:05:07']],
  ['ru', ['04.03.2026', '04.03.2026, 09:05', '04.03.2026, 09:05:07']],
  ['zh', ['2026/03/04', '2026/03/04 09:05', '2026/03/04 09:05:07']],
])('no reader of %s takes the month for the day', (language, written) => {
  reader.language = language;
  expect([formatDate(AT), formatDateTime(AT), formatMoment(AT)]).toEqual(written);
});

test('sizes of files are told in the unit that fits', () => {
  reader.language = 'en';
  expect([0, 999, 1_000, 12_345_678, 5e12].map(formatBytes)).toEqual(['0 byte', '999 byte', '1 kB', '12.3 MB', '5,000 GB']);
});

test('what has happened is never ahead, be the clock that it is held to some seconds old', () => {
  reader.language = 'en';
  const ago = (seconds: number) => formatAgo(new Date(AT.getTime() - seconds * 1000), AT.getTime());
  expect([120, 5, 0, -5].map(ago)).toEqual(['2 minutes ago', '5 seconds ago', 'now', 'now']);
});

test.each<Language>(['en', 'ru', 'zh'])('the day of both ends of a period is said once (%s)', (language) => {
  reader.language = language;
  const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000).toISOString();
  const said = formatPeriod(AT.toISOString(), later(2));
  expect(said.match(/2026/g)).toHaveLength(1);
  expect(said).toMatch(/09:05.*11:05/);
  expect(formatPeriod(AT.toISOString(), later(48)).match(/2026/g)).toHaveLength(2);
});
