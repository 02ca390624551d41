// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const taskSteps = {
  checkRelease: call<typeof import('@skyhelm/contract/task-steps').checkRelease>('POST', '/enterprise/task/checkRelease', 'read'),
  completeTask: call<typeof import('@skyhelm/contract/task-steps').completeTask>('POST', '/enterprise/task/completeTask', 'change'),
  deleteTask: call<typeof import('@skyhelm/contract/task-steps').deleteTask>('POST', '/enterprise/task/deleteTask', 'change'),
  giveBackTask: call<typeof import('@skyhelm/contract/task-steps').giveBackTask>('POST', '/enterprise/task/giveBackTask', 'change'),
  postTask: call<typeof import('@skyhelm/contract/task-steps').postTask>('POST', '/enterprise/task/postTask', 'change'),
  recoverTask: call<typeof import('@skyhelm/contract/task-steps').recoverTask>('POST', '/enterprise/task/recoverTask', 'change'),
  releaseTask: call<typeof import('@skyhelm/contract/task-steps').releaseTask>('POST', '/enterprise/task/releaseTask', 'change'),
  revokeTask: call<typeof import('@skyhelm/contract/task-steps').revokeTask>('POST', '/enterprise/task/revokeTask', 'change'),
  startTask: call<typeof import('@skyhelm/contract/task-steps').startTask>('POST', '/enterprise/task/startTask', 'change'),
  submitTask: call<typeof import('@skyhelm/contract/task-steps').submitTask>('POST', '/enterprise/task/submitTask', 'change'),
} as const;
