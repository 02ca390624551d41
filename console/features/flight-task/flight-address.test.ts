import type { TaskId } from '@skyhelm/contract/ids';
import { SCREENS } from '@skyhelm/contract/screens';
import { actionsFor } from '@skyhelm/core/task/steps';
import { TASK_STATUSES } from '@skyhelm/core/task/task';
import { expect, test } from 'vitest';
import { flightTaskAddress, isMineToFly } from './flight-address.ts';

test('a task is flown at an address of the catalogue, with or without its id', () => {
  const addresses = new Set<string>(SCREENS.flatMap(({ paths }) => paths));
  expect(addresses).toContain(flightTaskAddress());
  expect(addresses).toContain(flightTaskAddress(':id' as TaskId));
});

test('only its executor flies a task, and only once it is released', () => {
  const flown = (isExecutor: boolean) =>
    TASK_STATUSES.filter((status) => {
      const task = { status, approval: 'approved', was: null, deletedAt: null, hasLostResults: false } as const;
      return isMineToFly({ may: actionsFor(task, { permissions: ['*:*'], isAsker: false, isExecutor, isReached: true }, 0) });
    });
  expect(flown(true)).toEqual(['published', 'executing']);
  expect(flown(false)).toEqual([]);
});
