// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const operationLog = {
  checkOperations: call<typeof import('@skyhelm/contract/operation-log').checkOperations>('POST', '/log/checkOperations', 'change'),
  exportOperations: call<typeof import('@skyhelm/contract/operation-log').exportOperations>('GET', '/log/exportOperations', 'change', 'file'),
  getOperation: call<typeof import('@skyhelm/contract/operation-log').getOperation>('GET', '/log/getOperation', 'read'),
  getOperations: call<typeof import('@skyhelm/contract/operation-log').getOperations>('POST', '/log/getOperations', 'read'),
} as const;
