import type { TaskDetails, TaskForm } from '@skyhelm/contract/task';

/** The task as whoever planned it would save it again. */
export const formOf = (task: TaskDetails): TaskForm => ({
  name: task.name,
  plan: task.plan,
  parameters: task.parameters,
  deviceType: task.deviceType,
  mount: task.mount,
  siteId: task.site.id,
  workLocation: task.workLocation,
  deadline: task.deadline,
  startTime: task.startTime,
  endTime: task.endTime,
  executorId: task.executor?.id ?? null,
  deviceId: task.device?.id ?? null,
  remark: task.remark,
});
