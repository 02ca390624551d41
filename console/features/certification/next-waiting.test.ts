import type { Certification } from '@skyhelm/contract/certification';
import { expect, test } from 'vitest';
import { nextWaiting } from './next-waiting.ts';

const id = (name: string) => name as Certification['id'];
const row = (name: string, standing: Certification['standing']) => ({ id: id(name), standing });
const LIST = [row('a', 'pending'), row('b', 'passed'), row('c', 'pending'), row('d', 'failed')];

test('after a decision comes the next one that waits, not the next of the list', () => {
  expect(nextWaiting(LIST, id('a'), [id('a')])).toBe('c');
});

test('one that was passed over comes again at the end', () => {
  expect(nextWaiting(LIST, id('c'), [id('c')])).toBe('a');
});

test('when none waits any more there is no next one', () => {
  expect(nextWaiting(LIST, id('c'), [id('a'), id('c')])).toBeUndefined();
  expect(nextWaiting([], id('a'), [])).toBeUndefined();
});
