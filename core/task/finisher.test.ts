import { expect, test } from 'vitest';
import { isCompletedByFlight } from './finisher.ts';

test('what its flight completed names whoever flew it; what somebody completed, or what merely happened, does not', () => {
  expect(isCompletedByFlight({ action: 'complete', by: '' }, 'Pilot 1')).toBe(true);
  expect(isCompletedByFlight({ action: 'complete', by: 'Dispatcher 1' }, 'Dispatcher 1')).toBe(false);
  expect(isCompletedByFlight({ action: 'revoke', by: '' }, 'Pilot 1')).toBe(false);
  expect(isCompletedByFlight({ action: 'complete', by: '' }, '')).toBe(false);
});
