import { expect, test } from 'vitest';
import { filterIn } from './task-filter.ts';

const ID = '0190b5a2-7c1e-4d3f-8a5b-0123456789ab';

test('one’s own list never asks for what is not one’s own, whatever the address says', () => {
  expect(filterIn({}, true).holder).toBe('mine');
  expect(filterIn({ holder: 'executed' }, true).holder).toBe('executed');
  expect(filterIn({ holder: 'everybody' }, true).holder).toBe('mine');
  expect(filterIn({ holder: 'executed' }, false).holder).toBeUndefined();
});

test('what is none of the values is not asked for, instead of being refused', () => {
  expect(filterIn({ type: 'spot', status: 'flown', approval: 'pending', site: 'x', device: ID }, false)).toMatchObject({
    type: 'spot',
    status: undefined,
    approval: 'pending',
    siteId: undefined,
    deviceId: ID,
  });
  expect(filterIn({ from: 'yesterday' }, false)).not.toHaveProperty('from');
});
