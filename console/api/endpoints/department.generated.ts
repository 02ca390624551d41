// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const department = {
  addDept: call<typeof import('@skyhelm/contract/department').addDept>('POST', '/enterprise/dept/addDept', 'change'),
  addMembers: call<typeof import('@skyhelm/contract/department').addMembers>('POST', '/enterprise/dept/addMembers', 'change'),
  deleteDept: call<typeof import('@skyhelm/contract/department').deleteDept>('POST', '/enterprise/dept/deleteDept', 'change'),
  exportDepts: call<typeof import('@skyhelm/contract/department').exportDepts>('GET', '/enterprise/dept/exportDepts', 'change', 'file'),
  exportMembers: call<typeof import('@skyhelm/contract/department').exportMembers>('GET', '/enterprise/dept/exportMembers', 'change', 'file'),
  getCandidates: call<typeof import('@skyhelm/contract/department').getCandidates>('POST', '/enterprise/dept/getCandidates', 'read'),
  getDepts: call<typeof import('@skyhelm/contract/department').getDepts>('GET', '/enterprise/user/getDepts', 'read'),
  getMembers: call<typeof import('@skyhelm/contract/department').getMembers>('POST', '/enterprise/dept/getMembers', 'read'),
  moveDept: call<typeof import('@skyhelm/contract/department').moveDept>('POST', '/enterprise/dept/moveDept', 'change'),
  removeMembers: call<typeof import('@skyhelm/contract/department').removeMembers>('POST', '/enterprise/dept/removeMembers', 'change'),
  setDept: call<typeof import('@skyhelm/contract/department').setDept>('POST', '/enterprise/dept/setDept', 'change'),
} as const;
