// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const file = {
  getFile: call<typeof import('@skyhelm/contract/file').getFile>('GET', '/file/:id', 'change', 'file'),
  uploadAvatar: call<typeof import('@skyhelm/contract/file').uploadAvatar>('POST', '/enterprise/user/uploadImage', 'change', 'upload'),
  uploadImage: call<typeof import('@skyhelm/contract/file').uploadImage>('POST', '/file/uploadImage', 'change', 'upload'),
} as const;
