import { expect, test } from 'vitest';
import { whyNotStarted } from './why-not-started.ts';

const SENT = { isFlying: false, isSent: true, sentStart: undefined, missionCount: 7 };

test('what was sent is started, whether or not the aircraft counts what it has', () => {
  expect(whyNotStarted(SENT)).toBeUndefined();
  expect(whyNotStarted({ ...SENT, missionCount: undefined })).toBeUndefined();
  expect(whyNotStarted({ ...SENT, isFlying: true })).toBeUndefined();
});

test('an aircraft that was restarted and has nothing on board any more is sent it again', () => {
  expect(whyNotStarted({ ...SENT, missionCount: 0 })).toBe('route.start.gone');
});

test('what is not on board as it is shown is sent first; in the air, where it cannot be, that is said', () => {
  const unsent = { ...SENT, isSent: false };
  expect(whyNotStarted(unsent)).toBe('route.start.unsent');
  expect(whyNotStarted({ ...unsent, sentStart: 1 })).toBe('route.start.unsent');
  expect(whyNotStarted({ ...unsent, isFlying: true })).toBe('route.start.unsentAloft');
  expect(whyNotStarted({ ...unsent, isFlying: true, sentStart: 1 })).toBe('route.start.sentOtherwise');
});
