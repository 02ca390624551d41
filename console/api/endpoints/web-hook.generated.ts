// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const webHook = {
  addWebHook: call<typeof import('@skyhelm/contract/web-hook').addWebHook>('POST', '/enterprise/webHook/addWebHook', 'change'),
  deleteWebHook: call<typeof import('@skyhelm/contract/web-hook').deleteWebHook>('POST', '/enterprise/webHook/deleteWebHook', 'change'),
  getDeliveries: call<typeof import('@skyhelm/contract/web-hook').getDeliveries>('POST', '/enterprise/webHook/getDeliveries', 'read'),
  getWebHooks: call<typeof import('@skyhelm/contract/web-hook').getWebHooks>('GET', '/enterprise/webHook/getWebHooks', 'read'),
  pingWebHook: call<typeof import('@skyhelm/contract/web-hook').pingWebHook>('POST', '/enterprise/webHook/pingWebHook', 'change'),
  renewWebHookSecret: call<typeof import('@skyhelm/contract/web-hook').renewWebHookSecret>('POST', '/enterprise/webHook/renewSecret', 'change'),
  replayDelivery: call<typeof import('@skyhelm/contract/web-hook').replayDelivery>('POST', '/enterprise/webHook/replayDelivery', 'change'),
  setWebHook: call<typeof import('@skyhelm/contract/web-hook').setWebHook>('POST', '/enterprise/webHook/setWebHook', 'change'),
} as const;
