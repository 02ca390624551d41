// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const parameterMetadata = {
  addParameterMetadata: call<typeof import('@skyhelm/contract/parameter-metadata').addParameterMetadata>('POST', '/enterprise/device/addParameterMetadata', 'change', 'upload'),
  deleteParameterMetadata: call<typeof import('@skyhelm/contract/parameter-metadata').deleteParameterMetadata>('POST', '/enterprise/device/deleteParameterMetadata', 'change'),
  getParameterMetadata: call<typeof import('@skyhelm/contract/parameter-metadata').getParameterMetadata>('GET', '/enterprise/device/getParameterMetadata', 'read'),
} as const;
