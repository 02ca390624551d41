// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const flownRoute = {
  getClosedRoutes: call<typeof import('@skyhelm/contract/flown-route').getClosedRoutes>('GET', '/enterprise/route/getClosedRoutes', 'read'),
  getKeptRoute: call<typeof import('@skyhelm/contract/flown-route').getKeptRoute>('GET', '/enterprise/route/getKeptRoute', 'read'),
  getLandingAboard: call<typeof import('@skyhelm/contract/flown-route').getLandingAboard>('GET', '/enterprise/route/getLandingAboard', 'read'),
  getResumableRoutes: call<typeof import('@skyhelm/contract/flown-route').getResumableRoutes>('GET', '/enterprise/route/getResumableRoutes', 'read'),
  getRouteInFlight: call<typeof import('@skyhelm/contract/flown-route').getRouteInFlight>('GET', '/enterprise/route/getRouteInFlight', 'read'),
  getRoutesAboard: call<typeof import('@skyhelm/contract/flown-route').getRoutesAboard>('GET', '/enterprise/route/getRoutesAboard', 'read'),
  sendRoute: call<typeof import('@skyhelm/contract/flown-route').sendRoute>('POST', '/enterprise/route/sendRoute', 'change'),
} as const;
