// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const taskConfig = {
  getTaskConfig: call<typeof import('@skyhelm/contract/task-config').getTaskConfig>('GET', '/enterprise/task/getTaskConfig', 'read'),
  setTaskConfig: call<typeof import('@skyhelm/contract/task-config').setTaskConfig>('POST', '/enterprise/task/setTaskConfig', 'change'),
} as const;
