// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const place = {
  findPlaces: call<typeof import('@skyhelm/contract/place').findPlaces>('GET', '/place/findPlaces', 'read'),
  getNearestPlace: call<typeof import('@skyhelm/contract/place').getNearestPlace>('GET', '/place/getNearestPlace', 'read'),
} as const;
