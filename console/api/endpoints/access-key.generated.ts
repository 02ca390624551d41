// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const accessKey = {
  addKey: call<typeof import('@skyhelm/contract/access-key').addKey>('POST', '/enterprise/ak/addKey', 'change'),
  endKeySession: call<typeof import('@skyhelm/contract/access-key').endKeySession>('POST', '/enterprise/ak/endSession', 'change'),
  endOldSecret: call<typeof import('@skyhelm/contract/access-key').endOldSecret>('POST', '/enterprise/ak/endOldSecret', 'change'),
  getKeyUsage: call<typeof import('@skyhelm/contract/access-key').getKeyUsage>('GET', '/enterprise/ak/getKeyUsage', 'read'),
  getKeys: call<typeof import('@skyhelm/contract/access-key').getKeys>('GET', '/enterprise/ak/getKeys', 'read'),
  openKeySession: call<typeof import('@skyhelm/contract/access-key').openKeySession>('POST', '/enterprise/ak/openSession', 'change'),
  revokeKey: call<typeof import('@skyhelm/contract/access-key').revokeKey>('POST', '/enterprise/ak/revokeKey', 'change'),
  rotateKey: call<typeof import('@skyhelm/contract/access-key').rotateKey>('POST', '/enterprise/ak/rotateKey', 'change'),
  setKey: call<typeof import('@skyhelm/contract/access-key').setKey>('POST', '/enterprise/ak/setKey', 'change'),
} as const;
