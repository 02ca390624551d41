import { expect, test } from 'vitest';
import { afterTelling, givenAt, leftOf } from './given.ts';
import { orderAttempts } from './order-attempts.ts';
import type { Order } from './use-orders.ts';

const order = (deviceId: string, height: number) => ({ deviceId, kind: 'takeOff', height }) as Order;

test('whoever obeys is not told again; those who said no keep the place they were shown', () => {
  const place = { latitude: 1, longitude: 2 };
  const places = new Map([
    ['a', { latitude: 1, longitude: 1.9 }],
    ['b', { latitude: 1, longitude: 2.1 }],
  ]);
  const targets = [{ id: 'a' }, { id: 'b' }];
  expect(leftOf(targets, undefined)).toEqual(targets);
  const once = afterTelling({ place, places, obeying: new Set() }, ['a', 'b'], new Map([['b', 'no']]));
  expect(leftOf(targets, givenAt(once, place))).toEqual([{ id: 'b' }]);
  expect(givenAt(once, place)!.places).toBe(places);
  const twice = afterTelling(once, ['b'], new Map());
  expect(leftOf(targets, twice)).toEqual([]);
  expect(leftOf(targets, givenAt(twice, { latitude: 1, longitude: 3 }))).toEqual(targets);
});

test('an order whose answer got lost is the same order when it is given again, another one is not', () => {
  const attempts = orderAttempts();
  const first = attempts.keyOf(order('a', 10));
  expect(attempts.keyOf(order('a', 10))).toBe(first);
  expect(attempts.keyOf(order('b', 10))).not.toBe(first);
  const higher = attempts.keyOf(order('a', 20));
  expect(higher).not.toBe(first);
  attempts.settled('a');
  expect(attempts.keyOf(order('a', 20))).not.toBe(higher);
});
