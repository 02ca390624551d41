// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const task = {
  addTask: call<typeof import('@skyhelm/contract/task').addTask>('POST', '/enterprise/task/addTask', 'change'),
  checkTask: call<typeof import('@skyhelm/contract/task').checkTask>('POST', '/enterprise/task/checkTask', 'read'),
  exportTasks: call<typeof import('@skyhelm/contract/task').exportTasks>('GET', '/enterprise/task/exportTasks', 'change', 'file'),
  getTask: call<typeof import('@skyhelm/contract/task').getTask>('GET', '/enterprise/task/getTask', 'read'),
  getTaskMap: call<typeof import('@skyhelm/contract/task').getTaskMap>('POST', '/enterprise/task/getTaskMap', 'read'),
  getTaskPilots: call<typeof import('@skyhelm/contract/task').getTaskPilots>('POST', '/enterprise/task/getTaskPilots', 'read'),
  getTasks: call<typeof import('@skyhelm/contract/task').getTasks>('POST', '/enterprise/task/getTasks', 'read'),
  setTask: call<typeof import('@skyhelm/contract/task').setTask>('POST', '/enterprise/task/setTask', 'change'),
} as const;
