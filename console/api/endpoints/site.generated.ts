// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const site = {
  addSite: call<typeof import('@skyhelm/contract/site').addSite>('POST', '/enterprise/site/addSite', 'change'),
  deleteSite: call<typeof import('@skyhelm/contract/site').deleteSite>('POST', '/enterprise/site/deleteSite', 'change'),
  exportSites: call<typeof import('@skyhelm/contract/site').exportSites>('GET', '/enterprise/site/exportSites', 'change', 'file'),
  getSites: call<typeof import('@skyhelm/contract/site').getSites>('POST', '/enterprise/site/getSites', 'read'),
  setSite: call<typeof import('@skyhelm/contract/site').setSite>('POST', '/enterprise/site/setSite', 'change'),
} as const;
