// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const deviceShare = {
  endExclusiveUse: call<typeof import('@skyhelm/contract/device-share').endExclusiveUse>('POST', '/enterprise/device/endExclusiveUse', 'change'),
  getShareCandidates: call<typeof import('@skyhelm/contract/device-share').getShareCandidates>('POST', '/enterprise/device/getShareCandidates', 'read'),
  getSharing: call<typeof import('@skyhelm/contract/device-share').getSharing>('GET', '/enterprise/device/getSharing', 'read'),
  getSharings: call<typeof import('@skyhelm/contract/device-share').getSharings>('POST', '/enterprise/device/getSharings', 'read'),
  setExclusiveUser: call<typeof import('@skyhelm/contract/device-share').setExclusiveUser>('POST', '/enterprise/device/setExclusiveUser', 'change'),
  shareDevice: call<typeof import('@skyhelm/contract/device-share').shareDevice>('POST', '/enterprise/device/shareDevice', 'change'),
  takeBackDevice: call<typeof import('@skyhelm/contract/device-share').takeBackDevice>('POST', '/enterprise/device/takeBackDevice', 'change'),
  unshareDevice: call<typeof import('@skyhelm/contract/device-share').unshareDevice>('POST', '/enterprise/device/unshareDevice', 'change'),
} as const;
