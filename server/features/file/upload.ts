import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@skyhelm/contract/file';
import type { FileId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { PreparingContext, RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { type EncodedImage, imageReader, type ImageFault, type ImageTarget } from '../../platform/images/images.ts';
import type { Services } from '../../platform/services.ts';
import { requireQuota } from '../storage/index.ts';
import { insertFile, unusedSince, type FileRow } from './file.store.ts';

const TARGETS: Record<FileRow['purpose'], ImageTarget> = {
  avatar: { maxSide: 512, format: 'webp' },
  idPhoto: { maxSide: 3000, format: 'jpeg' },
  certificate: { maxSide: 3000, format: 'jpeg' },
  logo: { maxSide: 512, format: 'webp' },
  device: { maxSide: 1200, format: 'webp' },
};
const MEGABYTE = 1024 * 1024;
const DAY_MS = 86_400_000;
export const UNUSED_A_DAY = 200;

export const BLOB_PREFIX = 'picture/';

export function pictureKeeper({ blobs, config }: Services) {
  const read = imageReader({ maxPixels: IMAGE_MAX_PIXELS, atOnce: 2, waiting: 20 });

  return {
    /** Looks into what was uploaded and encodes it anew. */
    async readPicture(context: PreparingContext & { actor: UserActor }, purpose: FileRow['purpose']): Promise<EncodedImage> {
      await refuseTooMany(context);
      const { file } = context;
      if (!file || file.bytes.length === 0) return refuse('file.missing');
      if (file.bytes.length > IMAGE_MAX_BYTES) refuse('file.tooLarge', { max: IMAGE_MAX_BYTES / MEGABYTE });
      const picture = await read(file.bytes, TARGETS[purpose]);
      return typeof picture === 'string' ? refuseFault(picture) : picture;
    },

    /** Private and unused so far. */
    async keepPicture(context: RequestContext & { actor: UserActor }, purpose: FileRow['purpose'], picture: EncodedImage): Promise<FileId> {
      const { db, actor, now, record } = context;
      const id = newId<FileId>(now.getTime());
      const blobKey = `${BLOB_PREFIX}${id}`;
      await insertFile(db, {
        ...rowOf(picture),
        id,
        purpose,
        blobKey,
        enterpriseId: actor.enterpriseId,
        ownerId: actor.userId,
        createdAt: now,
      });
      await requireQuota({ config }, db, actor.enterpriseId, 'pictures');
      await blobs.put(blobKey, picture.bytes);
      record({ operation: 'file.uploaded', target: { id }, details: { purpose, bytes: picture.bytes.length } });
      return id;
    },
  };
}

/** Each takes space until the sweep: nobody fills the disk with what they never use. */
async function refuseTooMany({ db, actor, now }: PreparingContext & { actor: UserActor }): Promise<void> {
  const { count, first } = await unusedSince(db, actor.userId, new Date(now.getTime() - DAY_MS));
  if (count < UNUSED_A_DAY || first === null) return;
  const seconds = Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000);
  refuse('request.tooMany', { count: seconds }, { retryAfterSeconds: seconds });
}

const rowOf = ({ bytes, mediaType, width, height }: EncodedImage) => ({ bytes: bytes.length, mediaType, width, height });

function refuseFault(fault: ImageFault): never {
  if (fault === 'tooManyPixels') return refuse('file.tooManyPixels', { max: IMAGE_MAX_PIXELS / 1_000_000 });
  return refuse(fault === 'format' ? 'file.format' : 'file.image');
}
