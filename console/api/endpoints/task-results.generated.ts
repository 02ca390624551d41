// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const taskResults = {
  getTaskPicture: call<typeof import('@skyhelm/contract/task-results').getTaskPicture>('GET', '/enterprise/task/getTaskPicture', 'read', 'file'),
  getTaskResults: call<typeof import('@skyhelm/contract/task-results').getTaskResults>('GET', '/enterprise/task/getTaskResults', 'read'),
} as const;
