import { expect, test } from 'vitest';
import { crowd, type Stranger } from './crowd.ts';

function crowdOf(max: number) {
  const own = crowd(max);
  const gone: string[] = [];
  const join = (name: string, isNeeded = false): boolean => {
    if (!own.admits()) return false;
    const one: Stranger = {
      isNeeded: () => isNeeded,
      forget() {
        gone.push(name);
        own.leave(one);
      },
    };
    own.join(one);
    return true;
  };
  return { join, gone };
}

test('where too many come, who came first goes first, unless it is needed', () => {
  const { join, gone } = crowdOf(3);
  for (const [name, isNeeded] of [
    ['a', false],
    ['ours', true],
    ['b', false],
    ['c', false],
    ['d', false],
    ['e', false],
  ] as const)
    join(name, isNeeded);
  expect(gone).toEqual(['a', 'b', 'c']);
});

test('where all are needed nobody else is let in, and to find that out takes no longer the more there are', () => {
  const { join, gone } = crowdOf(1_000);
  for (let number = 0; number < 1_000; number++) expect(join(`ours ${number}`, true)).toBe(true);
  expect(join('one more')).toBe(false);
  expect(gone).toEqual([]);
});
