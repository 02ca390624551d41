import { approval, task, taskFlight, taskResults } from '../../api/endpoints.generated.ts';

/** What is out of date once any task has changed. */
export const KNOWING_TASKS = [
  task.getTasks,
  task.getTask,
  task.getTaskMap,
  task.checkTask,
  taskFlight.getTaskFlight,
  taskFlight.getTaskProgress,
  taskResults.getTaskResults,
  approval.getTaskApprovers,
  approval.getApprovals,
  approval.getApproval,
] as const;
