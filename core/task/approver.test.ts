import { expect, test } from 'vitest';
import { isApprovedByRules } from './approver.ts';

test('what nobody has approved and is approved was approved by the rules', () => {
  expect(isApprovedByRules({ approval: 'approved', approver: '' })).toBe(true);
  expect(isApprovedByRules({ approval: 'approved', approver: 'Ann' })).toBe(false);
  expect(isApprovedByRules({ approval: 'pending', approver: '' })).toBe(false);
});
