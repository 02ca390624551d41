// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const commandPreview = {
  getCommandPreview: call<typeof import('@skyhelm/contract/command-preview').getCommandPreview>('GET', '/enterprise/device/getCommandPreview', 'read'),
} as const;
