import { describe, expect, test } from 'vitest';
import { timeLimits } from './time-limits.ts';

const from = (text: string) => {
  const { activeFrom, hasGuessedTimes } = timeLimits(text, '');
  return [activeFrom, hasGuessedTimes];
};

describe('a time of a file', () => {
  test.each(['9999-12-31', '9999-12-31T23:59:59', '9999', '9999-12-31T23:59:59-05:00'])('%s is for ever', (text) => {
    expect(timeLimits('', text).validUntil).toBe('9999-12-31T23:59:59.999Z');
  });

  test.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00+08:00', '0001-01-01', '0001-06', '0001', '0000'])(
    '%s is since ever',
    (text) => {
      expect(timeLimits(text, '').activeFrom).toBeNull();
    },
  );

  test.each(['0001-01-01T00:00:00+08:00', '0000', '0050-01-01', '1650', '9999-12-31T23:59:59-12:00'])(
    '%s is a moment that can be kept, at either end of a time',
    (text) => {
      const { activeFrom, validUntil } = timeLimits(text, text);
      for (const moment of [activeFrom, validUntil]) expect(moment ?? '0001').toMatch(/^(?!0000)\d{4}/);
      expect(Date.parse(activeFrom ?? validUntil!)).toBeLessThanOrEqual(Date.parse(validUntil!));
    },
  );

  test('the year 50 ends in the year 50', () => {
    expect(timeLimits('', '0050').validUntil).toBe('0051-01-01T12:00:00.000Z');
  });

  test.each([
    ['2026-03-05T08:00:00Z', '2026-03-05T08:00:00.000Z'],
    ['2026-03-05T08:00Z', '2026-03-05T08:00:00.000Z'],
    ['2026-03-05t08:00:00z', '2026-03-05T08:00:00.000Z'],
    ['2026-03-05 08:00:00Z', '2026-03-05T08:00:00.000Z'],
    ['2026-03-05T08:00:00.5Z', '2026-03-05T08:00:00.500Z'],
    ['2026-03-05T08:00:00,250Z', '2026-03-05T08:00:00.250Z'],
    ['2026-03-05T08:00:00.123456789Z', '2026-03-05T08:00:00.123Z'],
    ['2026-03-05T08:00:00+08:00', '2026-03-05T00:00:00.000Z'],
    ['2026-03-05T08:00:00+0800', '2026-03-05T00:00:00.000Z'],
    ['2026-03-05T08:00:00+08', '2026-03-05T00:00:00.000Z'],
    ['2026-03-05T08:00:00-03:30', '2026-03-05T11:30:00.000Z'],
    ['2026-03-05T24:00:00Z', '2026-03-06T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ])('%s with its zone is the moment %s', (text, moment) => {
    expect(from(text)).toEqual([moment, false]);
  });

  test.each([
    ['2026-03-05T08:00', '2026-03-04T18:00:00.000Z'],
    ['2026-03-05 08:00:00,5', '2026-03-04T18:00:00.500Z'],
    ['2026-03-05T24:00', '2026-03-05T10:00:00.000Z'],
    ['2024-02-29', '2024-02-28T10:00:00.000Z'],
    ['2026-03', '2026-02-28T10:00:00.000Z'],
  ])('%s without a zone is guessed, and begins where it is first', (text, moment) => {
    expect(from(text)).toEqual([moment, true]);
  });

  test.each([
    ['the day or the month first', ['05/03/2026', '05/03/2026 08:00', '31.12.2026', '05-03-2026', 'March 5', '5 Mar 2026 08:00 GMT']],
    ['digits left out', ['2026-3-5', '2026-3-5 18:00', '2026-03-05T8:00Z', '26-03-05', '2026-03-05T08Z']],
    ['words', ['zone 7', 'tbd 1', 'tomorrow', '2026-03-05 10:00:00 CET', '2026-03-05T08:00:00 Z']],
    [
      'days that there are not',
      ['2026-02-29', '2026-02-30', '2026-02-30T08:00:00Z', '2026-02-30T08:00', '2026-13-01', '2026-00-10', '2026-04-31'],
    ],
    [
      'clocks that there are not',
      ['2026-03-05T24:00:01Z', '2026-03-05T25:00Z', '2026-03-05T08:60Z', '2026-03-05T08:00:60Z', '2026-03-05T23:59:60Z'],
    ],
    ['zones that there are not', ['2026-03-05T08:00:00+24:00', '2026-03-05T08:00:00+08:60', '2026-03-05T08:00:00+8']],
    ['numbers', ['7', '1772668800000', '20260305', '-2026-03-05']],
  ])('%s is none, and stays as it is', (_, texts) => {
    for (const text of texts) {
      expect(timeLimits(text, ''), text).toEqual({ activeFrom: text, validUntil: null, hasGuessedTimes: false });
      expect(timeLimits('', text), text).toEqual({ activeFrom: null, validUntil: text, hasGuessedTimes: false });
    }
  });
});
