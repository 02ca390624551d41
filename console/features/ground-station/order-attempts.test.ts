import type { DeviceId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { orderAttempts } from './order-attempts.ts';

const deviceId = 'a' as DeviceId;
const other = 'b' as DeviceId;
const [land, pause, stop] = (['land', 'pause', 'emergencyStop'] as const).map((kind) => ({ deviceId, kind }));

test('an order whose answer got lost is the same order when it is given again, until it is answered', () => {
  const attempts = orderAttempts();
  const first = attempts.keyOf(land!);
  expect(attempts.keyOf(land!)).toBe(first);
  expect(attempts.keyOf({ ...land!, deviceId: other })).not.toBe(first);
  attempts.settled(deviceId);
  expect(attempts.keyOf(land!)).not.toBe(first);
});

test('what stops an aircraft is an order of its own each time: an answer of before would stop nothing', () => {
  const attempts = orderAttempts();
  for (const order of [pause!, stop!]) expect(attempts.keyOf(order)).not.toBe(attempts.keyOf(order));
});

test('an order is another one after something else was said, and after a while', () => {
  let now = 0;
  const attempts = orderAttempts(() => now);
  const first = attempts.keyOf(land!);
  attempts.keyOf(pause!);
  const second = attempts.keyOf(land!);
  expect(second).not.toBe(first);
  now += 29_000;
  expect(attempts.keyOf(land!)).toBe(second);
  now += 31_000;
  expect(attempts.keyOf(land!)).not.toBe(second);
});
