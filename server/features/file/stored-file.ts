import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { getFile } from '@skyhelm/contract/file';
import type { FileId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { claimFile, deleteFile, deleteFilesOf, giveFile, type FileRow } from './file.store.ts';

/** Where a browser finds the picture; empty where there is none. */
export const filePath = (id: string | null): string => (id === null ? '' : `${BASE_PATH}${getFile.path.replace(':id', id)}`);

/** Only what one has uploaded oneself for this purpose can be used; from then on it is kept. */
export async function requireOwnFile(db: Queryable, actor: UserActor, id: FileId, purpose: FileRow['purpose']): Promise<void> {
  const mine = { id, purpose, enterpriseId: actor.enterpriseId, ownerId: actor.userId };
  if (!(await claimFile(db, mine))) refuse('file.missing');
}

/** What was uploaded by the actor becomes the enterprise's own. */
export async function adoptPicture(db: Queryable, actor: UserActor, id: FileId, purpose: 'logo' | 'device'): Promise<void> {
  await requireOwnFile(db, actor, id, purpose);
  await giveFile(db, id, actor.enterpriseId);
}

type ChangeContext = Pick<RequestContext, 'db' | 'afterCommit'>;

export const removeFile = async (context: ChangeContext, blobs: BlobStore, id: string): Promise<void> =>
  deleteBlobsLater(context, blobs, await deleteFile(context.db, id));

/** Everything a person has uploaded goes with them. */
export const removeFilesOf = async (context: ChangeContext, blobs: BlobStore, ownerId: string): Promise<void> =>
  deleteBlobsLater(context, blobs, await deleteFilesOf(context.db, ownerId));

/** Bytes go only after the rows have gone for good. */
function deleteBlobsLater({ afterCommit }: ChangeContext, blobs: BlobStore, rows: { blobKey: string }[]): void {
  afterCommit(async () => {
    for (const { blobKey } of rows) await blobs.delete(blobKey);
  });
}
