export { editTaskAddress, newTaskAddress, taskPlaceIn, type TaskList } from './task-address.ts';
export { StepDialog } from './StepDialog.tsx';
export { KNOWING_TASKS } from './task-reads.ts';
