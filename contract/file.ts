import { z } from 'zod';
import { endpoint, signedIn, signedInOrKey } from './endpoint.ts';
import { FileId } from './ids.ts';

export const FILE_PURPOSES = ['avatar', 'idPhoto', 'certificate', 'logo', 'device'] as const;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 50_000_000;

export const uploadImage = endpoint({
  method: 'POST',
  path: '/file/uploadImage',
  access: signedIn,
  kind: 'change',
  grows: true,
  wire: 'upload',
  input: z.object({ purpose: z.enum(FILE_PURPOSES, { error: 'choice' }) }),
  output: z.object({ id: FileId, path: z.string() }),
});
/** The specification's shape of the avatar call: the answer is the address itself. */
export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/enterprise/user/uploadImage',
  access: signedIn,
  kind: 'change',
  grows: true,
  wire: 'upload',
  input: z.object({}),
  output: z.string(),
});
/** With a key only what is for everybody: a page that is opened with one wears the logo too. */
export const getFile = endpoint({
  method: 'GET',
  path: '/file/:id',
  access: signedInOrKey,
  kind: 'change',
  wire: 'file',
  input: z.object({ id: FileId }),
  output: z.null(),
});
