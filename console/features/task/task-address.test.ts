import type { TaskId } from '@skyhelm/contract/ids';
import { SCREENS } from '@skyhelm/contract/screens';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { expect, test } from 'vitest';
import { editTaskAddress, newTaskAddress, TASK_LISTS, taskPlaceIn } from './task-address.ts';

const addresses = new Set<string>(SCREENS.flatMap(({ paths }) => paths));
const each = TASK_LISTS.flatMap((list) => TASK_TYPES.map((type) => ({ list, type })));

test.each(each)('every type is added and edited at an address of its own: $list $type', ({ list, type }) => {
  const id = ':id' as TaskId;
  expect(addresses).toContain(newTaskAddress(list, type));
  expect(addresses).toContain(editTaskAddress(list, { id, type }));
  expect(taskPlaceIn(newTaskAddress(list, type))).toEqual({ list, type });
  expect(taskPlaceIn(editTaskAddress(list, { id, type }))).toEqual({ list, type });
});
