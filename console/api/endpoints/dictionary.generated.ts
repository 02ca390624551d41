// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const dictionary = {
  getMultipleDictionaryInfo: call<typeof import('@skyhelm/contract/dictionary').getMultipleDictionaryInfo>('GET', '/dictionary/getMultipleDictionaryInfo', 'read'),
} as const;
