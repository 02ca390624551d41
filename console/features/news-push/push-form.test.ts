import type { NewsPush } from '@skyhelm/contract/news-push';
import { expect, it } from 'vitest';
import { inputOf, valuesOf, type PushValues } from './push-form.ts';

const PUSH = {
  title: 'Storm',
  content: 'Wind',
  priority: 'high',
  mode: 'cycle',
  pushAt: '2030-01-01T08:00:31.500Z',
  endsAt: null,
  intervalMinutes: 5,
  people: [{ id: 'p', name: 'Ann' }],
  roles: [],
  departments: [],
} as unknown as NewsPush;

it('sends what was left alone as it was', () => {
  expect(inputOf(valuesOf(PUSH))).toMatchObject({ pushAt: PUSH.pushAt, endsAt: null, intervalMinutes: 5, userIds: ['p'] });
});

it('leaves behind what belongs to another mode', () => {
  const values: PushValues = { ...valuesOf(PUSH), endsAt: '2031-02-03T04:05:00.000Z' };
  expect(inputOf({ ...values, mode: 'single' })).toMatchObject({ pushAt: null, endsAt: null, intervalMinutes: null });
  expect(inputOf({ ...values, mode: 'timed' })).toMatchObject({ pushAt: PUSH.pushAt, endsAt: null, intervalMinutes: null });
});

it('hands what is no number to the rules as it was typed', () => {
  expect(inputOf({ ...valuesOf(PUSH), intervalMinutes: 'five' })).toMatchObject({ intervalMinutes: 'five' });
});
