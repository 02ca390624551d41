import type { NewsPushForm } from '@skyhelm/contract/news-push';
import { expect, test } from 'vitest';
import type { PushRow } from './news-push.store.ts';
import { planOf } from './plan.ts';

const at = (minute: number, second = 0): Date => new Date(Date.UTC(2027, 0, 1, 12, minute, second));
const form = (intervalMinutes: number) =>
  ({ mode: 'cycle', pushAt: at(1).toISOString(), intervalMinutes, endsAt: null }) as Partial<NewsPushForm> as NewsPushForm;
const before = { mode: 'cycle', pushAt: at(1), intervalMinutes: 10, nextAt: at(11) } as PushRow;

test('an edit at the very moment of a beat does not lose it', () => {
  expect(planOf(form(10), at(11, 1), before).nextAt).toEqual(at(11));
  expect(planOf(form(10), at(10, 59), before).nextAt).toEqual(at(11));
});

test('another interval is another beat', () => expect(planOf(form(3), at(11, 1), before).nextAt).toEqual(at(13)));
