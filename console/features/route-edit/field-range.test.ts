import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { FIELD_RANGES, rangeText } from './field-range.ts';

/** Other rules speak of the same fields: of heights that lie below home, say. */
const OF_NUMBERS = new Set(['route.position', 'route.height', 'route.speed', 'route.radius', 'route.acceleration', 'route.yaw']);
const t: Say = (key, params) => say('en', key, params);

test('a number that is missing or beyond its range is told that range', () => {
  expect(rangeText(t, Number.NaN, FIELD_RANGES.altitude)).toBe('-1,000 to 9,999');
  expect(rangeText(t, 0, FIELD_RANGES.speed)).toBe('0.1 to 100');
  expect(rangeText(t, 3_601, FIELD_RANGES.holdMs)).toBe('0 to 3,600');
});

test('one that is wrong for another reason is not, nor are several that differ', () => {
  expect(rangeText(t, 600, FIELD_RANGES.altitude)).toBeUndefined();
  expect(rangeText(t, undefined, FIELD_RANGES.altitude)).toBeUndefined();
});

test.each(['latitude', 'longitude', 'altitude', 'speed', 'radius', 'acceleration', 'yaw'] as const)(
  'the range of the %s is the one that the rules hold it to',
  (field) => {
    const isWrong = (value: number) => {
      const waypoints = [1, 2].map((latitude) => waypointAt({ latitude, longitude: 1 }, NEW_ROUTE));
      const route = { ...NEW_ROUTE, waypoints: waypoints.with(0, { ...waypoints[0]!, [field]: value }) };
      const issues = checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: OPEN_AIR });
      return issues.some(({ code, at }) => at?.[2] === field && OF_NUMBERS.has(code));
    };
    const { min, max } = FIELD_RANGES[field];
    expect([min - 1, min, max, max + 1].map(isWrong)).toEqual([true, false, false, true]);
  },
);
