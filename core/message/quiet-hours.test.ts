import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const until = (from: string, to: string, timeZone: string, now: string) => quietUntil({ from, to, timeZone }, new Date(now))?.toISOString();

describe('quiet hours', () => {
  it.each([
    ['within one day', '12:00', '14:00', '2030-01-15T12:30:00Z', '2030-01-15T14:00:00.000Z'],
    ['from their first minute', '12:00', '14:00', '2030-01-15T12:00:00Z', '2030-01-15T14:00:00.000Z'],
    ['to their last millisecond', '12:00', '14:00', '2030-01-15T13:59:59.999Z', '2030-01-15T14:00:00.000Z'],
    ['past midnight, before it', '22:00', '07:00', '2030-01-15T23:10:20.5Z', '2030-01-16T07:00:00.000Z'],
    ['past midnight, after it', '22:00', '07:00', '2030-01-16T00:00:00Z', '2030-01-16T07:00:00.000Z'],
  ])('last %s', (_, from, to, now, end) => {
    expect(until(from, to, 'UTC', now)).toBe(end);
  });

  it.each([
    ['before', '12:00', '14:00', '2030-01-15T11:59:59.999Z'],
    ['at the end of', '12:00', '14:00', '2030-01-15T14:00:00Z'],
    ['in the day between', '22:00', '07:00', '2030-01-15T12:00:00Z'],
    ['at the end of those past midnight,', '22:00', '07:00', '2030-01-15T07:00:00Z'],
  ])('are not %s them', (_, from, to, now) => {
    expect(until(from, to, 'UTC', now)).toBeUndefined();
  });

  it('go by the clock of the place', () => {
    expect(until('22:00', '07:00', 'Asia/Shanghai', '2030-01-15T15:00:00Z')).toBe('2030-01-15T23:00:00.000Z');
    expect(until('22:00', '07:00', 'Asia/Kathmandu', '2030-01-15T16:30:00Z')).toBe('2030-01-16T01:15:00.000Z');
    expect(until('22:00', '07:00', 'America/New_York', '2030-01-15T15:00:00Z')).toBeUndefined();
  });

  it('end by the clock in the nights in which it is changed', () => {
    expect(until('22:00', '07:00', 'Europe/Berlin', '2030-03-30T22:00:00Z')).toBe('2030-03-31T05:00:00.000Z');
    expect(until('22:00', '07:00', 'Europe/Berlin', '2030-10-26T22:00:00Z')).toBe('2030-10-27T06:00:00.000Z');
  });

  it('end an hour later by the clock where it skips their end', () => {
    expect(until('22:00', '02:30', 'Europe/Berlin', '2030-03-31T00:00:00Z')).toBe('2030-03-31T01:30:00.000Z');
  });
});
