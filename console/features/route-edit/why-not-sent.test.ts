import { expect, test } from 'vitest';
import { whyNotSent } from './why-not-sent.ts';

test('says why a route cannot be sent: in the air never, on the ground once there is one and it is kept', () => {
  expect(whyNotSent({ isEmpty: false, isKept: true, isFlown: true })).toBe('route.send.flown');
  expect(whyNotSent({ isEmpty: true, isKept: false, isFlown: true })).toBe('route.send.flown');
  expect(whyNotSent({ isEmpty: true, isKept: false, isFlown: false })).toBe('route.planFirst');
  expect(whyNotSent({ isEmpty: false, isKept: false, isFlown: false })).toBe('route.saveFirst');
  expect(whyNotSent({ isEmpty: false, isKept: true, isFlown: false })).toBeUndefined();
});
