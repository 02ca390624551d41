// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const map = {
  getMapSources: call<typeof import('@skyhelm/contract/map').getMapSources>('GET', '/map/getMapSources', 'read'),
} as const;
