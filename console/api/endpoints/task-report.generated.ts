// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const taskReport = {
  exportTaskReport: call<typeof import('@skyhelm/contract/task-report').exportTaskReport>('GET', '/enterprise/task/exportTaskReport', 'change', 'file'),
} as const;
