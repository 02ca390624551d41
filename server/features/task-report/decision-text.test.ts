import { warning } from '@skyhelm/core/issue';
import { expect, test } from 'vitest';
import { proofLines } from './decision-text.ts';
import { readerWords } from './reader-words.ts';

const reader = readerWords({ language: 'en', unitSystem: 1, timeZone: 'UTC' });
const proof = {
  at: '2026-05-01T10:00:00.000Z',
  routeVersion: 1,
  zones: 3,
  issues: [warning('route.energy', { percent: 90, minutes: 20 })],
};
const lastLine = (found?: { errors: number; warnings: number }) =>
  proofLines(reader, { state: 'approved', proof: { ...proof, ...(found && { found }) } }).at(-1);

test('a report says how much more was found than it lists, and nothing of the kind of a proof from before that was counted', () => {
  expect(lastLine({ errors: 0, warnings: 31 })).toBe('30 more');
  expect(lastLine({ errors: 0, warnings: 1 })).toMatch(/^Warning/);
  expect(lastLine()).toMatch(/^Warning/);
});
