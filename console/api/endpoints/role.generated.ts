// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const role = {
  addRole: call<typeof import('@skyhelm/contract/role').addRole>('POST', '/enterprise/role/addRole', 'change'),
  deleteRole: call<typeof import('@skyhelm/contract/role').deleteRole>('POST', '/enterprise/role/deleteRole', 'change'),
  getAllRoles: call<typeof import('@skyhelm/contract/role').getAllRoles>('GET', '/enterprise/role/getAllRoles', 'read'),
  getGivableRoles: call<typeof import('@skyhelm/contract/role').getGivableRoles>('GET', '/enterprise/role/getGivableRoles', 'read'),
  setRole: call<typeof import('@skyhelm/contract/role').setRole>('POST', '/enterprise/role/setRole', 'change'),
} as const;
