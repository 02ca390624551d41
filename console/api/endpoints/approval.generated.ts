// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const approval = {
  failTask: call<typeof import('@skyhelm/contract/approval').failTask>('POST', '/enterprise/approval/failTask', 'change'),
  getApproval: call<typeof import('@skyhelm/contract/approval').getApproval>('GET', '/enterprise/approval/getApproval', 'read'),
  getApprovalProof: call<typeof import('@skyhelm/contract/approval').getApprovalProof>('GET', '/enterprise/approval/getApprovalProof', 'read'),
  getApprovalZones: call<typeof import('@skyhelm/contract/approval').getApprovalZones>('GET', '/enterprise/approval/getApprovalZones', 'read'),
  getApprovals: call<typeof import('@skyhelm/contract/approval').getApprovals>('POST', '/enterprise/approval/getApprovals', 'read'),
  getTaskApprovers: call<typeof import('@skyhelm/contract/approval').getTaskApprovers>('GET', '/enterprise/approval/getTaskApprovers', 'read'),
  passTask: call<typeof import('@skyhelm/contract/approval').passTask>('POST', '/enterprise/approval/passTask', 'change'),
} as const;
