import { expect, test } from 'vitest';
import { utcOfGps } from './gps-time.ts';

test('satellite time becomes ours, less the leap seconds of its day', () => {
  expect(new Date(utcOfGps(2_105, 259_218_000)).toISOString()).toBe('2020-05-13T00:00:00.000Z');
  expect(new Date(utcOfGps(1_787, 16_000)).toISOString()).toBe('2014-04-06T00:00:00.000Z');
});
