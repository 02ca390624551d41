// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const zoneImport = {
  importNoFlyZones: call<typeof import('@skyhelm/contract/zone-import').importNoFlyZones>('POST', '/enterprise/noFlyZone/importNoFlyZones', 'change', 'upload'),
  readZoneFile: call<typeof import('@skyhelm/contract/zone-import').readZoneFile>('POST', '/enterprise/noFlyZone/readZoneFile', 'read', 'upload'),
} as const;
