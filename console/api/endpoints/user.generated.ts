// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const user = {
  addUser: call<typeof import('@skyhelm/contract/user').addUser>('POST', '/enterprise/user/addUser', 'change'),
  changeUserInfo: call<typeof import('@skyhelm/contract/user').changeUserInfo>('POST', '/enterprise/user/changeUserInfo', 'change'),
  deleteUser: call<typeof import('@skyhelm/contract/user').deleteUser>('POST', '/enterprise/user/deleteUser', 'change'),
  exportUsers: call<typeof import('@skyhelm/contract/user').exportUsers>('GET', '/enterprise/user/exportUsers', 'change', 'file'),
  frozenUser: call<typeof import('@skyhelm/contract/user').frozenUser>('POST', '/enterprise/user/frozenUser', 'change'),
  getApproveUsers: call<typeof import('@skyhelm/contract/user').getApproveUsers>('POST', '/enterprise/user/getApproveUsers', 'read'),
  getUserDetailedInfo: call<typeof import('@skyhelm/contract/user').getUserDetailedInfo>('GET', '/enterprise/user/getUserDetailedInfo', 'read'),
  getUsers: call<typeof import('@skyhelm/contract/user').getUsers>('POST', '/enterprise/user/getUsers', 'read'),
  recoverPassword: call<typeof import('@skyhelm/contract/user').recoverPassword>('POST', '/enterprise/user/recoverPassword', 'change'),
  recoverUser: call<typeof import('@skyhelm/contract/user').recoverUser>('POST', '/enterprise/user/recoverUser', 'change'),
  resetSecondFactor: call<typeof import('@skyhelm/contract/user').resetSecondFactor>('POST', '/enterprise/user/resetSecondFactor', 'change'),
  setUser: call<typeof import('@skyhelm/contract/user').setUser>('POST', '/enterprise/user/setUser', 'change'),
} as const;
