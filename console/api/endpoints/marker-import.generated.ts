// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const markerImport = {
  importMarkers: call<typeof import('@skyhelm/contract/marker-import').importMarkers>('POST', '/enterprise/marker/importMarkers', 'change', 'upload'),
} as const;
