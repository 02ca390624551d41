// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const session = {
  changePassword: call<typeof import('@skyhelm/contract/session').changePassword>('POST', '/enterprise/user/changePassword', 'change'),
  confirmTotp: call<typeof import('@skyhelm/contract/session').confirmTotp>('POST', '/user/confirmTotp', 'change'),
  endSessions: call<typeof import('@skyhelm/contract/session').endSessions>('POST', '/user/endSessions', 'change'),
  forgotPassword: call<typeof import('@skyhelm/contract/session').forgotPassword>('POST', '/user/forgotPassword', 'change'),
  heartbeat: call<typeof import('@skyhelm/contract/session').heartbeat>('GET', '/heartbeat', 'read'),
  login: call<typeof import('@skyhelm/contract/session').login>('POST', '/login', 'change'),
  loginEnterprise: call<typeof import('@skyhelm/contract/session').loginEnterprise>('POST', '/enterprise/user/login', 'change'),
  loginGeneral: call<typeof import('@skyhelm/contract/session').loginGeneral>('POST', '/user/login', 'change'),
  logout: call<typeof import('@skyhelm/contract/session').logout>('POST', '/logout', 'change'),
  menu: call<typeof import('@skyhelm/contract/session').menu>('GET', '/menu/getRouters', 'read'),
  register: call<typeof import('@skyhelm/contract/session').register>('POST', '/user/register', 'change'),
  sendCode: call<typeof import('@skyhelm/contract/session').sendCode>('POST', '/user/sendVerificationCode', 'change'),
  sessions: call<typeof import('@skyhelm/contract/session').sessions>('GET', '/user/getSessions', 'read'),
  setLanguage: call<typeof import('@skyhelm/contract/session').setLanguage>('POST', '/user/setLanguage', 'change'),
  setSettings: call<typeof import('@skyhelm/contract/session').setSettings>('POST', '/user/setSettings', 'change'),
  socketTicket: call<typeof import('@skyhelm/contract/session').socketTicket>('POST', '/websocket/getTicket', 'read'),
  startTotp: call<typeof import('@skyhelm/contract/session').startTotp>('POST', '/user/startTotp', 'change'),
  stopTotp: call<typeof import('@skyhelm/contract/session').stopTotp>('POST', '/user/stopTotp', 'change'),
  userInfo: call<typeof import('@skyhelm/contract/session').userInfo>('GET', '/user/getUserInfo', 'read'),
} as const;
