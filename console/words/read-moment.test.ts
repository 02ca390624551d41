import { dayParts, LOCALES } from '@skyhelm/i18n/translate';
import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { readMoment } from './read-moment.ts';

beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
afterAll(() => void vi.unstubAllEnvs());

const MOMENT = '2026-11-20T02:00:00.000Z';

describe('a moment is read', () => {
  it.each(Object.values(LOCALES))('as lists show it, in each month: %s', (locale) => {
    const shown = new Intl.DateTimeFormat(locale, { ...dayParts(locale), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    for (let month = 0; month < 12; month += 1) {
      const moment = new Date(2026, month, 5, 9, 7);
      expect(readMoment(shown.format(moment), locale), shown.format(moment)).toBe(moment.toISOString());
    }
  });

  it.each([
    ['20 Nov 2026, 10:00', 'en-GB'],
    ['20 Nov 2026 10:00', 'en-GB'],
    ['20 november 2026, 10:00', 'en-GB'],
    ['20/11/2026 10:00', 'en-GB'],
    ['2026/11/20 10:00', 'zh-CN'],
    ['2026年11月20日 10:00', 'zh-CN'],
    ['20.11.2026, 10:00', 'ru-RU'],
    ['20 ноября 2026, 10:00', 'ru-RU'],
    ['2026-11-20 10:00', 'ru-RU'],
    ['2026-11-20T10:00', 'zh-CN'],
    ['2026-11-20T02:00:00Z', 'en-GB'],
    ['2026-11-20T04:00+02:00', 'en-GB'],
    ['  20\u00a0Nov 2026,  10:00 ', 'en-GB'],
  ])('%s', (typed, locale) => expect(readMoment(typed, locale)).toBe(MOMENT));

  it.each(['', 'tomorrow', '20 Nov 2026', '31/06/2026 10:00', '20 Nov 2026, 24:30', '20 Foo 2026, 10:00', '2026-13-01T10:00Z'])(
    'but not of “%s”',
    (typed) => expect(readMoment(typed, 'en-GB')).toBeUndefined(),
  );
});
