// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const newsPush = {
  addNewsPush: call<typeof import('@skyhelm/contract/news-push').addNewsPush>('POST', '/enterprise/newsPush/addNewsPush', 'change'),
  deleteNewsPush: call<typeof import('@skyhelm/contract/news-push').deleteNewsPush>('POST', '/enterprise/newsPush/deleteNewsPush', 'change'),
  getNewsPushes: call<typeof import('@skyhelm/contract/news-push').getNewsPushes>('POST', '/enterprise/newsPush/getNewsPushes', 'read'),
  getPushReceipts: call<typeof import('@skyhelm/contract/news-push').getPushReceipts>('POST', '/enterprise/newsPush/getReceipts', 'read'),
  getPushReceivers: call<typeof import('@skyhelm/contract/news-push').getPushReceivers>('GET', '/enterprise/newsPush/getReceivers', 'read'),
  setNewsPush: call<typeof import('@skyhelm/contract/news-push').setNewsPush>('POST', '/enterprise/newsPush/setNewsPush', 'change'),
  stopNewsPush: call<typeof import('@skyhelm/contract/news-push').stopNewsPush>('POST', '/enterprise/newsPush/stopNewsPush', 'change'),
} as const;
