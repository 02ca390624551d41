import type { TaskEntry } from '@skyhelm/contract/task';
import { TASK_PATHS, TASK_TYPES, type TaskType } from '@skyhelm/core/task/task';

/** The two lists of tasks: the screens of each stand below its own address. */
export const TASK_LISTS = ['/task-management', '/my-task'] as const;
export type TaskList = (typeof TASK_LISTS)[number];

export const newTaskAddress = (list: TaskList, type: TaskType): string => `${list}/${TASK_PATHS[type]}`;
export const editTaskAddress = (list: TaskList, { id, type }: Pick<TaskEntry, 'id' | 'type'>): string =>
  `${newTaskAddress(list, type)}/${id}`;

/** Which list and which type an address is of. */
export function taskPlaceIn(path: string): { list: TaskList; type: TaskType } {
  const [, first, second] = path.split('/');
  return {
    list: TASK_LISTS.find((list) => list === `/${first}`) ?? '/task-management',
    type: TASK_TYPES.find((type) => TASK_PATHS[type] === second) ?? 'spot',
  };
}
