import { usualParameters } from '@skyhelm/core/task/parameters';
import { USUAL_MOUNTS, type TaskType } from '@skyhelm/core/task/task';
import type { World } from './samples.ts';

const TYPE_CONFIG = (type: TaskType) => ({ isOn: true, mounts: [...USUAL_MOUNTS[type]], parameters: usualParameters(type), bounds: {} });

/** One spot near a site, far from every zone. */
export const SAMPLE_TASK = {
  plan: { type: 'spot', spots: [{ longitude: 10.002, latitude: 50 }] },
  parameters: usualParameters('spot'),
  deviceType: 'multirotor',
  mount: 'zoomCamera',
  deadline: '2099-01-01T00:00:00Z',
} as const;
export const SAMPLE_FIELD = { longitude: 10.001, latitude: 50 } as const;

/** For every call about tasks and their approval. */
export const taskSamples = (world: World): Record<string, Record<string, unknown>> => ({
  'task.getTasks': { keyword: 'Sample', status: 'completed' },
  'task.exportTasks': { type: 'logistics' },
  'task.getTaskMap': { status: 'deleted' },
  'task.getTask': { id: world.taskId },
  'task.addTask': { name: 'Sample', siteId: world.fieldId, ...SAMPLE_TASK },
  'task.setTask': { id: world.taskId, version: 2, name: 'Sample edited', siteId: world.fieldId, ...SAMPLE_TASK },
  'task.checkTask': { name: 'Sample', siteId: world.fieldId, ...SAMPLE_TASK },
  'task.getTaskPilots': { deviceType: 'multirotor', grade: 'vlos', on: '2026-06-15' },
  'taskSteps.submitTask': { id: world.taskId, version: 2 },
  'taskSteps.postTask': { id: world.taskId, version: 2 },
  'taskSteps.checkRelease': { id: world.taskId, executorId: world.memberId, deviceId: world.deviceId },
  'taskSteps.releaseTask': { id: world.taskId, version: 2, executorId: world.memberId, deviceId: world.deviceId },
  'taskSteps.revokeTask': { id: world.taskId, version: 2, reason: 'Weather' },
  'taskSteps.startTask': { id: world.taskId, version: 2 },
  'taskSteps.giveBackTask': { id: world.taskId, version: 2, reason: 'Weather' },
  'taskSteps.completeTask': { id: world.taskId, version: 2 },
  'taskSteps.deleteTask': { id: world.taskId, version: 2 },
  'taskSteps.recoverTask': { id: world.taskId, version: 2 },
  'taskReport.exportTaskReport': { id: world.taskId, format: 'xlsx' },
  'taskFlight.getTaskFlight': { id: world.taskId },
  'taskFlight.getTaskProgress': { id: world.taskId },
  'taskResults.getTaskResults': { id: world.taskId },
  'taskResults.getTaskPicture': { id: world.taskId, fetchedBy: world.transferId },
  'taskConfig.getTaskConfig': {},
  'taskConfig.setTaskConfig': {
    version: 0,
    approvalHours: 12,
    types: {
      spot: TYPE_CONFIG('spot'),
      area: TYPE_CONFIG('area'),
      orthophoto: TYPE_CONFIG('orthophoto'),
      oblique: TYPE_CONFIG('oblique'),
      logistics: TYPE_CONFIG('logistics'),
    },
  },
  'approval.getApprovals': { state: 'timeout' },
  'approval.getApproval': { id: world.taskApprovalId },
  'approval.getApprovalZones': { id: world.taskApprovalId },
  'approval.getApprovalProof': { id: world.taskApprovalId },
  'approval.getTaskApprovers': { id: world.taskId },
  'approval.passTask': { id: world.taskId, version: 2 },
  'approval.failTask': { id: world.taskId, version: 2, reason: 'Weather' },
  'autoApproval.getAutoApproval': {},
  'autoApproval.setAutoApproval': {
    version: 0,
    isOn: true,
    userIds: [world.userId],
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    types: ['spot'],
  },
});
