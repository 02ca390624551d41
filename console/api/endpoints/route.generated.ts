// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const route = {
  addRoute: call<typeof import('@skyhelm/contract/route').addRoute>('POST', '/enterprise/route/addRoute', 'change'),
  copyRoute: call<typeof import('@skyhelm/contract/route').copyRoute>('POST', '/enterprise/route/copyRoute', 'change'),
  deleteRoute: call<typeof import('@skyhelm/contract/route').deleteRoute>('POST', '/enterprise/route/deleteRoute', 'change'),
  getRoute: call<typeof import('@skyhelm/contract/route').getRoute>('GET', '/enterprise/route/getRoute', 'read'),
  getRouteFolders: call<typeof import('@skyhelm/contract/route').getRouteFolders>('GET', '/enterprise/route/getRouteFolders', 'read'),
  getRouteShares: call<typeof import('@skyhelm/contract/route').getRouteShares>('GET', '/enterprise/route/getRouteShares', 'read'),
  getRoutes: call<typeof import('@skyhelm/contract/route').getRoutes>('POST', '/enterprise/route/getRoutes', 'read'),
  moveRoutes: call<typeof import('@skyhelm/contract/route').moveRoutes>('POST', '/enterprise/route/moveRoutes', 'change'),
  setRoute: call<typeof import('@skyhelm/contract/route').setRoute>('POST', '/enterprise/route/setRoute', 'change'),
  shareRoute: call<typeof import('@skyhelm/contract/route').shareRoute>('POST', '/enterprise/route/shareRoute', 'change'),
  unshareRoute: call<typeof import('@skyhelm/contract/route').unshareRoute>('POST', '/enterprise/route/unshareRoute', 'change'),
} as const;
