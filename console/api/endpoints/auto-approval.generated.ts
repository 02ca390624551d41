// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const autoApproval = {
  getAutoApproval: call<typeof import('@skyhelm/contract/auto-approval').getAutoApproval>('GET', '/enterprise/approval/getAutoApproval', 'read'),
  setAutoApproval: call<typeof import('@skyhelm/contract/auto-approval').setAutoApproval>('POST', '/enterprise/approval/setAutoApproval', 'change'),
} as const;
