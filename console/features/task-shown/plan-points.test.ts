import type { TaskPlan } from '@skyhelm/core/task/plan';
import { expect, test } from 'vitest';
import { pointsOf, withPoints } from './plan-points.ts';

const A = { latitude: 1, longitude: 1 };
const B = { latitude: 2, longitude: 2 };
const C = { latitude: 3, longitude: 3 };

const PLANS: TaskPlan[] = [
  { type: 'spot', spots: [], photographs: true, tilt: -90 },
  { type: 'area', area: [], angle: null },
  { type: 'logistics', via: [], destination: null, delivery: 'land', channel: 1 },
];

test.each(PLANS)('the points of a plan are those it was drawn by: $type', (plan) => {
  expect(pointsOf(withPoints(plan, [A, B, C]))).toEqual([A, B, C]);
  expect(pointsOf(withPoints(withPoints(plan, [A]), []))).toEqual([]);
});

test('a delivery goes to the last place, past those before it', () => {
  expect(withPoints(PLANS[2]!, [A, B, C])).toMatchObject({ via: [A, B], destination: C });
  expect(withPoints(PLANS[2]!, [A])).toMatchObject({ via: [], destination: A });
  expect(withPoints(PLANS[2]!, [])).toMatchObject({ via: [], destination: null });
});
