// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const terrain = {
  addHeightFile: call<typeof import('@skyhelm/contract/terrain').addHeightFile>('POST', '/enterprise/terrain/addHeightFile', 'change', 'upload'),
  deleteHeightFile: call<typeof import('@skyhelm/contract/terrain').deleteHeightFile>('POST', '/enterprise/terrain/deleteHeightFile', 'change'),
  getHeightFiles: call<typeof import('@skyhelm/contract/terrain').getHeightFiles>('GET', '/enterprise/terrain/getHeightFiles', 'read'),
  getHeights: call<typeof import('@skyhelm/contract/terrain').getHeights>('POST', '/enterprise/terrain/getHeights', 'read'),
} as const;
