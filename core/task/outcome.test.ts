import { expect, test } from 'vitest';
import { agingOf, natureOf, type Outcome } from './outcome.ts';

const DEADLINE = 1_000;
const open: Outcome = { status: 'published', approval: 'approved', deadline: DEADLINE, completedAt: null, deletedAt: null, flights: 0 };
const completed: Outcome = { ...open, status: 'completed', completedAt: DEADLINE };

test('a task is on time up to its deadline: by when it ended, or by now while it is open', () => {
  expect(agingOf(open, DEADLINE)).toBe('onTime');
  expect(agingOf(open, DEADLINE + 1)).toBe('timedOut');
  expect(agingOf(completed, DEADLINE + 500)).toBe('onTime');
  expect(agingOf({ ...completed, completedAt: DEADLINE + 1 }, DEADLINE + 500)).toBe('timedOut');
  expect(agingOf({ ...open, status: 'deleted', deletedAt: DEADLINE - 1 }, DEADLINE + 500)).toBe('onTime');
});

test('a task is efficient once it is completed with a flight of its plan', () => {
  expect(natureOf({ ...completed, flights: 1 }, DEADLINE)).toBe('efficient');
  expect(natureOf(completed, DEADLINE)).toBe('invalid');
  expect(natureOf({ ...completed, flights: 1, status: 'deleted', deletedAt: DEADLINE }, DEADLINE)).toBe('invalid');
});

test('an open task is neither until it can come to nothing any more', () => {
  expect(natureOf(open, DEADLINE)).toBeNull();
  expect(natureOf(open, DEADLINE + 1)).toBe('invalid');
  expect(natureOf({ ...open, status: 'executing' }, DEADLINE + 1)).toBeNull();
  expect(natureOf({ ...open, status: 'unpublished', approval: 'timeout' }, 0)).toBe('invalid');
  expect(natureOf({ ...open, status: 'deleted', deletedAt: 0 }, 0)).toBe('invalid');
});
