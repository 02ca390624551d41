import type { FileId } from '@skyhelm/contract/ids';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { EncodedImage } from '../../platform/images/images.ts';
import { insertFile, type FileRow } from './file.store.ts';
import { BLOB_PREFIX } from './upload.ts';

interface Place {
  enterpriseId: string;
  ownerId: string;
  purpose: FileRow['purpose'];
  now: Date;
}

/** A picture that the program made itself, in use from the beginning. */
export async function keepDrawnPicture(tx: Queryable, blobs: BlobStore, { now, ...place }: Place, picture: EncodedImage): Promise<FileId> {
  const id = newId<FileId>(now.getTime());
  const blobKey = `${BLOB_PREFIX}${id}`;
  const { bytes, mediaType, width, height } = picture;
  await insertFile(tx, { id, ...place, blobKey, mediaType, width, height, bytes: bytes.length, createdAt: now, usedAt: now });
  await blobs.put(blobKey, bytes);
  return id;
}
