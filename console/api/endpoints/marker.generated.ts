// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const marker = {
  addMarker: call<typeof import('@skyhelm/contract/marker').addMarker>('POST', '/enterprise/marker/addMarker', 'change'),
  deleteMarkers: call<typeof import('@skyhelm/contract/marker').deleteMarkers>('POST', '/enterprise/marker/deleteMarkers', 'change'),
  exportMarkers: call<typeof import('@skyhelm/contract/marker').exportMarkers>('GET', '/enterprise/marker/exportMarkers', 'change', 'file'),
  getMarkerFolders: call<typeof import('@skyhelm/contract/marker').getMarkerFolders>('GET', '/enterprise/marker/getMarkerFolders', 'read'),
  getMarkerShares: call<typeof import('@skyhelm/contract/marker').getMarkerShares>('GET', '/enterprise/marker/getMarkerShares', 'read'),
  getMarkers: call<typeof import('@skyhelm/contract/marker').getMarkers>('POST', '/enterprise/marker/getMarkers', 'read'),
  getMarkersInView: call<typeof import('@skyhelm/contract/marker').getMarkersInView>('POST', '/enterprise/marker/getMarkersInView', 'read'),
  moveMarkers: call<typeof import('@skyhelm/contract/marker').moveMarkers>('POST', '/enterprise/marker/moveMarkers', 'change'),
  renameMarkerFolder: call<typeof import('@skyhelm/contract/marker').renameMarkerFolder>('POST', '/enterprise/marker/renameMarkerFolder', 'change'),
  setMarker: call<typeof import('@skyhelm/contract/marker').setMarker>('POST', '/enterprise/marker/setMarker', 'change'),
  shareMarker: call<typeof import('@skyhelm/contract/marker').shareMarker>('POST', '/enterprise/marker/shareMarker', 'change'),
  unshareMarker: call<typeof import('@skyhelm/contract/marker').unshareMarker>('POST', '/enterprise/marker/unshareMarker', 'change'),
} as const;
