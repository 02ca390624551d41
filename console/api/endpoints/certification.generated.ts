// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const certification = {
  approveDroneOperator: call<typeof import('@skyhelm/contract/certification').approveDroneOperator>('POST', '/enterprise/user/approveDroneOperator', 'change'),
  approveUser: call<typeof import('@skyhelm/contract/certification').approveUser>('POST', '/enterprise/user/approveUser', 'change'),
  droneOperatorAuthentication: call<typeof import('@skyhelm/contract/certification').droneOperatorAuthentication>('POST', '/enterprise/user/droneOperatorAuthentication', 'change'),
  getCertification: call<typeof import('@skyhelm/contract/certification').getCertification>('POST', '/enterprise/user/getCertification', 'change'),
  getCertificationHistory: call<typeof import('@skyhelm/contract/certification').getCertificationHistory>('GET', '/enterprise/user/getCertificationHistory', 'read'),
  getCertifications: call<typeof import('@skyhelm/contract/certification').getCertifications>('POST', '/enterprise/user/getCertifications', 'read'),
  getOwnCertifications: call<typeof import('@skyhelm/contract/certification').getOwnCertifications>('GET', '/enterprise/user/getOwnCertifications', 'read'),
  realNameAuthentication: call<typeof import('@skyhelm/contract/certification').realNameAuthentication>('POST', '/enterprise/user/realNameAuthentication', 'change'),
  withdrawCertification: call<typeof import('@skyhelm/contract/certification').withdrawCertification>('POST', '/enterprise/user/withdrawCertification', 'change'),
} as const;
