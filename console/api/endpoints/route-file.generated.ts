// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const routeFile = {
  exportRoutes: call<typeof import('@skyhelm/contract/route-file').exportRoutes>('POST', '/enterprise/route/exportRoutes', 'change', 'file'),
  getExportLosses: call<typeof import('@skyhelm/contract/route-file').getExportLosses>('POST', '/enterprise/route/getExportLosses', 'read'),
  readRouteFile: call<typeof import('@skyhelm/contract/route-file').readRouteFile>('POST', '/enterprise/route/readRouteFile', 'read', 'upload'),
} as const;
