// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const noFlyZone = {
  addNoFlyZone: call<typeof import('@skyhelm/contract/no-fly-zone').addNoFlyZone>('POST', '/enterprise/noFlyZone/addNoFlyZone', 'change'),
  deleteNoFlyZone: call<typeof import('@skyhelm/contract/no-fly-zone').deleteNoFlyZone>('POST', '/enterprise/noFlyZone/deleteNoFlyZone', 'change'),
  deleteNoFlyZones: call<typeof import('@skyhelm/contract/no-fly-zone').deleteNoFlyZones>('POST', '/enterprise/noFlyZone/deleteNoFlyZones', 'change'),
  getAirspace: call<typeof import('@skyhelm/contract/no-fly-zone').getAirspace>('GET', '/enterprise/noFlyZone/getAirspace', 'read'),
  getNoFlyZones: call<typeof import('@skyhelm/contract/no-fly-zone').getNoFlyZones>('POST', '/enterprise/noFlyZone/getNoFlyZones', 'read'),
  setNoFlyZone: call<typeof import('@skyhelm/contract/no-fly-zone').setNoFlyZone>('POST', '/enterprise/noFlyZone/setNoFlyZone', 'change'),
} as const;
