import { approval, message, task } from '../../api/endpoints.generated.ts';

/** Reads that tell how a question stands: out of date once it was decided, here or by somebody else. */
export const KNOWING_APPROVALS = [
  approval.getApprovals,
  approval.getApproval,
  task.getTasks,
  task.getTask,
  task.checkTask,
  message.getMessages,
];
