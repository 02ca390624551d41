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

it('keeps the very moment of a time that was left alone, and takes a changed one by the reader’s clock', () => {
  const values = valuesOf(PUSH);
  expect(inputOf(values, PUSH)).toMatchObject({ pushAt: PUSH.pushAt, endsAt: null, intervalMinutes: 5, userIds: ['p'] });
  expect(inputOf({ ...values, pushAt: '2031-02-03T04:05' }, PUSH).pushAt).toBe(new Date(2031, 1, 3, 4, 5).toISOString());
});

it('leaves behind what belongs to another mode', () => {
  const values: PushValues = { ...valuesOf(PUSH), endsAt: '2031-02-03T04:05' };
  expect(inputOf({ ...values, mode: 'single' }, PUSH)).toMatchObject({ pushAt: null, endsAt: null, intervalMinutes: null });
  expect(inputOf({ ...values, mode: 'timed' }, PUSH)).toMatchObject({ pushAt: PUSH.pushAt, endsAt: null, intervalMinutes: null });
});

it('hands what is no time and no number to the rules as it was typed', () => {
  const values = { ...valuesOf(PUSH), pushAt: '2031-02-03T', intervalMinutes: 'five' };
  expect(inputOf(values, PUSH)).toMatchObject({ pushAt: '2031-02-03T', intervalMinutes: 'five' });
});
