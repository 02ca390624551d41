// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const userImport = {
  cancelImport: call<typeof import('@skyhelm/contract/user-import').cancelImport>('POST', '/enterprise/user/cancelImport', 'change'),
  exportImportFaults: call<typeof import('@skyhelm/contract/user-import').exportImportFaults>('GET', '/enterprise/user/exportImportFaults', 'read', 'file'),
  getImportTemplate: call<typeof import('@skyhelm/contract/user-import').getImportTemplate>('GET', '/enterprise/user/getImportTemplate', 'read', 'file'),
  getUserImport: call<typeof import('@skyhelm/contract/user-import').getUserImport>('GET', '/enterprise/user/getUserImport', 'read'),
  importUsers: call<typeof import('@skyhelm/contract/user-import').importUsers>('POST', '/enterprise/user/importUsers', 'change', 'upload'),
  takeImportPasswords: call<typeof import('@skyhelm/contract/user-import').takeImportPasswords>('POST', '/enterprise/user/takeImportPasswords', 'change', 'file'),
} as const;
