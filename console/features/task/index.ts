export { editTaskAddress, newTaskAddress, taskPlaceIn, type TaskList } from './task-address.ts';
export type { OwnStep, Stepped } from './doing.ts';
export { KNOWING_TASKS } from './task-reads.ts';
