// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const taskFlight = {
  getTaskFlight: call<typeof import('@skyhelm/contract/task-flight').getTaskFlight>('GET', '/enterprise/task/getTaskFlight', 'read'),
  getTaskProgress: call<typeof import('@skyhelm/contract/task-flight').getTaskProgress>('GET', '/enterprise/task/getTaskProgress', 'read'),
} as const;
