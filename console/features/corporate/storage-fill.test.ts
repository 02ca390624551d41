import { expect, test } from 'vitest';
import { fillOf, megabytes } from './storage-fill.ts';

const usage = (items: number, itemsMax: number | null, bytes: number, bytesMax: number | null) =>
  fillOf({ kind: 'routes', items, itemsMax, bytes, bytesMax });

test('a quota is as full as the limit that is nearer', () => {
  expect(usage(1, 10, 50, 100)).toEqual({ percent: 50, state: 'plain' });
  expect(usage(8, 10, 50, 100)).toEqual({ percent: 80, state: 'nearlyFull' });
  expect(usage(1, 10, 100, 100)).toEqual({ percent: 100, state: 'full' });
  expect(usage(30, 10, 0, 100)).toEqual({ percent: 100, state: 'full' });
  expect(usage(0, 0, 0, 100)).toEqual({ percent: 100, state: 'full' });
});

test('where the operator has set no limit there is nothing to fill', () => {
  expect(usage(1_000, null, 1_000, null)).toBeUndefined();
  expect(usage(1_000, null, 50, 100)).toEqual({ percent: 50, state: 'plain' });
});

test('megabytes are rounded up, so that what is kept is never shown as nothing', () => {
  expect([0, 1, 2 ** 20, 64 * 2 ** 20 + 1].map(megabytes)).toEqual([0, 0.1, 1, 64.1]);
});
